import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Gives the selected expression a name before the statement that it is in.
  static let extractVariable = RefactoringMaker(kind: .extract) { place in
    guard !place.range.isEmpty else { return [] }
    let node = place.tree.root.node(covering: place.range)
    guard node.kind.isExpression, node.range == place.range, let statement = node.statement,
      let list = statement.parent, list.kind == .statementList,
      let type = place.typing.type(of: node.range, in: place.file), !type.hasUnknowns
    else { return [] }
    let indentation = place.tree.text.indentation(at: statement.range.start)
    let name = node.localsInScope.contains { $0.name == "value" } ? "newValue" : "value"
    return [
      Change(
        "Extract into a constant",
        [
          TextEdit(
            range: ByteRange(statement.range.start, statement.range.start),
            replacement: "let \(name) = \(node.text)\n\(indentation)"
          ),
          TextEdit(range: node.range, replacement: name),
        ]
      )
    ]
  }
}

extension SyntaxNode {
  /// The statement of the innermost block that it is in, itself not.
  fileprivate var statement: SyntaxNode? {
    ancestors.first { $0.parent?.kind == .statementList }
  }
}
