import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Puts what a constant stands for in the place of its name, and takes the constant away.
  static let inlineVariable = RefactoringMaker(kind: .inline) { place in
    guard let uses = place.analysis.occurrences(at: place.range.start, in: place.file),
      let declared = uses.first(where: { $0.role == .declaration && $0.file == place.file }),
      let name = place.tree.root.token(at: declared.range.start), let constant = LocalConstant(name)
    else { return [] }
    let reads = uses.filter { $0.role == .read && $0.file == place.file }
    // What does something is done as often as before.
    guard !reads.isEmpty, reads.count + 1 == uses.count, reads.count == 1 || constant.isPlain else { return [] }
    let tokens = reads.compactMap { place.tree.root.token(at: $0.range.start) }
    guard tokens.count == reads.count, tokens.allSatisfy({ $0.parent?.kind == .identifierExpression }) else {
      return []
    }
    let edits = tokens.map { TextEdit(range: $0.range, replacement: constant.code(inPlaceOf: $0)) }
    let times = reads.count == 1 ? "" : " in \(reads.count) places"
    return [
      Change("Inline \(name.identifier)\(times)", [place.removal(ofLinesOf: constant.statement)] + edits)
    ]
  }
}

/// A constant that a block declares, with its value.
private struct LocalConstant {
  let statement: SyntaxNode
  let value: SyntaxNode

  /// Nil where the name is not that of a constant alone.
  init?(_ name: SyntaxNode) {
    guard
      let variable = name.ancestors.lazy.compactMap(VariableDeclarationSyntax.init).first, variable.isConstant,
      variable.node.parent?.kind == .statementList, variable.attributes.isEmpty, variable.modifiers.isEmpty,
      variable.bindings.count == 1, let binding = variable.bindings.first, binding.type == nil,
      binding.pattern?.kind == .identifierPattern, binding.pattern?.range == name.range,
      let value = binding.initializer
    else { return nil }
    statement = variable.node
    self.value = value
  }

  /// Whether it only names and computes, and calls nothing.
  var isPlain: Bool {
    !value.descendants.contains { node in
      node.kind == .functionCallExpression || node.kind == .closureExpression || node.kind == .awaitExpression
        || node.kind == .tryExpression || node.kind == .inoutExpression
    } && value.kind != .functionCallExpression && value.kind != .closureExpression
  }

  /// The value, in parentheses where what stands around would take it apart.
  func code(inPlaceOf use: SyntaxNode) -> String {
    switch value.kind {
    case .sequenceExpression, .prefixOperatorExpression, .closureExpression:
      let whole = use.parent
      let isAlone =
        whole?.parent?.kind == .argument || whole?.parent?.kind == .initializerClause
        || whole?.parent?.kind == .statementList
      return isAlone ? value.text : "(\(value.text))"
    default: return value.text
    }
  }
}

extension RefactoringPlace {
  /// The edit that takes a statement or a type away, with its lines where nothing else stands on them; of the empty lines
  /// around it one side's stay.
  func removal(ofLinesOf statement: SyntaxNode) -> TextEdit {
    let text = tree.text
    let first = text.lineColumn(at: statement.range.start).line
    let last = text.lineColumn(at: statement.range.end).line
    let (start, end) = (
      text.lineStart(first), last + 1 < text.lineCount ? text.lineStart(last + 1) : text.lineEnd(last)
    )
    let around = [ByteRange(start, statement.range.start), ByteRange(statement.range.end, end)]
    let isAlone = around.allSatisfy { text.bytes(in: $0).allSatisfy { $0 == 0x20 || (9...13).contains($0) } }
    guard isAlone else { return TextEdit(range: statement.range, replacement: "") }
    func isEmpty(_ line: Int) -> Bool {
      guard line >= 0, line < text.lineCount else { return line >= text.lineCount }
      let bytes = text.bytes(in: ByteRange(text.lineStart(line), text.lineEnd(line)))
      return bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
    let takesGap = first > 0 && isEmpty(first - 1) && isEmpty(last + 1)
    return TextEdit(range: ByteRange(takesGap ? text.lineStart(first - 1) : start, end), replacement: "")
  }
}
