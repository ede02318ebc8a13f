import SourceText
import Syntax

extension RefactoringMaker {
  /// Changes places with the view before or after in the same block.
  static let moveView = RefactoringMaker(kind: .move) { place in
    guard let view = ViewCode.at(place) else { return [] }
    let siblings = view.siblings
    guard let position = siblings.firstIndex(of: view.node) else { return [] }
    func exchange(_ first: SyntaxNode, _ second: SyntaxNode) -> [TextEdit] {
      [
        TextEdit(range: first.range, replacement: second.text),
        TextEdit(range: second.range, replacement: first.text),
      ]
    }
    var changes: [Change] = []
    if position > 0, siblings[position - 1].kind.isExpression {
      changes.append(Change("Move up", exchange(siblings[position - 1], view.node)))
    }
    if position + 1 < siblings.count, siblings[position + 1].kind.isExpression {
      changes.append(Change("Move down", exchange(view.node, siblings[position + 1])))
    }
    return changes
  }
}
