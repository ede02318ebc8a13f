import Semantics
import SourceText
import Syntax
import ViewGraph

/// The top-level statements of a file before and after edits.
struct EditedStatements {
  let old: [SyntaxNode]
  let new: [SyntaxNode]
  private let edits: [FileEdit]

  /// Whether an edit touches one of the old statements.
  func isTouched(_ statement: SyntaxNode) -> Bool {
    edits.contains {
      statement.fullRange.touches($0.edit.range.start) || statement.fullRange.touches($0.edit.range.end)
    }
  }

  /// Whether `holds` is true of each file that the edits change; false where a file is not known.
  static func all(_ edits: [FileEdit], in scope: ProgramScope, satisfy holds: (EditedStatements) -> Bool) -> Bool {
    Dictionary(grouping: edits, by: \.file).allSatisfy { file, edits in
      guard let tree = scope.tree(file) else { return false }
      let old = SourceFileSyntax(tree.root)?.statements ?? []
      let new = SourceFileSyntax(tree.reparsed(after: edits.map(\.edit)).root)?.statements ?? []
      return holds(EditedStatements(old: old, new: new, edits: edits))
    }
  }
}
