import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Adds the cases of the program's own enumeration that a `switch` leaves out.
  static let fillInCases = RefactoringMaker(kind: .rewrite) { place in
    guard let token = place.tree.root.token(at: place.range.start),
      let statement = token.ancestors.first(where: { $0.kind == .switchExpression }),
      let subject = statement.child(where: \.isExpression), let closing = statement.child(.rightBrace),
      place.range.start <= subject.range.end || place.range.start >= closing.range.start,
      case .nominal(let id, _)? = place.typing.type(of: subject.range, in: place.file),
      let declaration = place.declaration(of: id)
    else { return [] }
    let written = statement.descendants.compactMap(SwitchCaseSyntax.init).filter {
      $0.node.ancestors.dropFirst().first { $0.kind == statement.kind } == statement
    }
    guard !written.contains(where: \.isDefault) else { return [] }
    let named = Set(written.flatMap(\.items).flatMap { $0.node.namesOfCases })
    let missing = EnumCase.all(of: declaration).filter { !named.contains($0.name) }
    guard !missing.isEmpty else { return [] }
    let text = place.tree.text
    let indentation = text.indentation(at: written.first?.node.range.start ?? statement.range.start)
    let step = written.first.flatMap { first in
      first.statements.first.map { text.step(of: $0.range.start, in: first.node.range.start) }
    }
    let content = place.isInBuilder(statement) ? "EmptyView()" : "break"
    let cases = missing.map { "\(indentation)case \($0.pattern):\n\(indentation)\(step ?? "  ")\(content)\n" }.joined()
    let end = text.indentation(at: statement.range.start)
    let last = written.last?.node.range.end ?? statement.child(.leftBrace)?.range.end ?? closing.range.start
    return [
      Change(
        "Add \(missing.map { "'\($0.name)'" }.joined(separator: ", "))",
        [TextEdit(range: ByteRange(last, closing.range.start), replacement: "\n\(cases)\(end)")]
      )
    ]
  }
}

extension SyntaxNode {
  /// The names after a period that stand alone or are called: those of cases.
  fileprivate var namesOfCases: [String] {
    descendants.filter { $0.kind == .memberAccessExpression }.compactMap { MemberAccessSyntax($0)?.name?.identifier }
  }
}

extension RefactoringPlace {
  /// Whether a statement is one of a closure or body whose statements are views.
  fileprivate func isInBuilder(_ statement: SyntaxNode) -> Bool {
    let holders = statement.ancestors.dropFirst()
    let isOfClosure = holders.first { $0.kind == .closureExpression || $0.kind.isDeclaration }
    if isOfClosure?.kind == .closureExpression {
      // What stands beside it tells.
      return ViewCode.around(self).contains { $0.range.contains(statement.range) }
    }
    guard let variable = isOfClosure.flatMap(VariableDeclarationSyntax.init) else { return false }
    return variable.bindings.first.map { $0.node.text.contains("some View") } ?? false
  }
}
