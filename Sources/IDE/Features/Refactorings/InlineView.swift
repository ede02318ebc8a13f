import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Puts what a view of the program shows in the place of the only call that makes it, and takes its type away.
  static let inlineView = RefactoringMaker(kind: .inline) { place in
    guard let token = place.tree.root.token(at: place.range.start),
      let call = token.parent?.parent.flatMap(FunctionCallSyntax.init), call.callee == token.parent,
      let type = place.typing.type(of: call.node.range, in: place.file)?.nominal, type.file == place.file,
      let view = InlinedView(type, place), call.trailingClosure == nil
    else { return [] }
    let uses = place.analysis.occurrences(at: token.range.start, in: place.file) ?? []
    guard uses.count == 2, uses.contains(where: { $0.range == token.range }),
      !view.node.range.contains(token.range), let code = view.code(for: call, place)
    else { return [] }
    let indented = place.tree.text.indentation(at: call.node.range.start)
    let text = code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index == 0 || line.isEmpty ? String(line) : indented + line
    }.joined(separator: "\n")
    return [
      Change(
        "Inline \(type.name), which is used once",
        [
          TextEdit(range: call.node.range, replacement: text), place.removal(ofLinesOf: view.node),
        ]
      )
    ]
  }
}

/// A view that is nothing but its body and what is passed to it.
private struct InlinedView {
  let node: SyntaxNode
  /// What it shows.
  private let body: SyntaxNode
  private let properties: [Property]

  /// Something that is passed.
  private struct Property {
    let name: String
    let defaultCode: String?
  }

  /// Nil where it has anything else: state, functions, other properties.
  init?(_ id: NominalID, _ place: RefactoringPlace) {
    guard let type = place.declaration(of: id), type.node.kind == .structDeclaration,
      place.typing.isView(.nominal(id, []))
    else { return nil }
    var shown: SyntaxNode?
    var properties: [Property] = []
    for member in type.members {
      guard let variable = VariableDeclarationSyntax(member), variable.attributes.isEmpty, variable.bindings.count == 1,
        let binding = variable.bindings.first, let name = binding.pattern?.boundNames.first
      else { return nil }
      if let block = binding.accessorBlock {
        // The only thing that is worked out is the body, in one expression.
        guard shown == nil, let statements = block.statements, statements.count == 1, let only = statements.first,
          only.kind.isExpression
        else { return nil }
        shown = only
      } else {
        guard !variable.modifiers.contains(where: { $0.node.text == "static" }) else { return nil }
        properties.append(Property(name: name.identifier, defaultCode: binding.initializer?.text))
      }
    }
    guard let shown else { return nil }
    node = type.node
    body = shown
    self.properties = properties
  }

  /// Its body with what a call passes; nil where that cannot be told. Lines are set in as in the body, without its margin.
  func code(for call: FunctionCallSyntax, _ place: RefactoringPlace) -> String? {
    var values: [String: String] = [:]
    for property in properties { values[property.name] = property.defaultCode }
    for argument in call.arguments {
      guard let label = argument.label?.identifier, properties.contains(where: { $0.name == label }),
        let value = argument.value
      else { return nil }
      let isSimple = value.kind != .sequenceExpression && value.kind != .closureExpression
      values[label] = isSimple ? value.text : "(\(value.text))"
    }
    var edits: [TextEdit] = []
    for token in body.descendants where token.kind == .identifier {
      guard case .declaration(let id)? = place.typing.name(at: token.range.start, in: place.file)?.resolution,
        id.owner == NominalID(name: id.owner?.name ?? "", file: place.file), place.declaration(ofOwner: id) == node
      else { continue }
      guard let value = values[id.name], id.kind == .variable, token.parent?.kind == .identifierExpression else {
        return nil
      }
      edits.append(TextEdit(range: token.range, replacement: value))
    }
    let isSelfNamed = body.descendants.contains { $0.kind == .selfKeyword }
    guard !isSelfNamed else { return nil }
    let text = place.tree.text
    let margin = text.indentation(at: body.range.start)
    let changed = text.applying(edits)
    let grown = changed.byteCount - text.byteCount
    let range = ByteRange(body.range.start, body.range.end + grown)
    return changed.outdented(range, by: margin)
  }
}

extension RefactoringPlace {
  /// The declaration of the type that declares a member.
  fileprivate func declaration(ofOwner id: DeclarationID) -> SyntaxNode? {
    id.owner.flatMap { declaration(of: $0)?.node }
  }
}
