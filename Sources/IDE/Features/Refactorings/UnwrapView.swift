import SourceText
import Syntax

extension RefactoringMaker {
  /// Puts what a container holds in the container's place.
  static let unwrapView = RefactoringMaker(kind: .rewrite) { place in
    guard let view = ViewCode.around(place).first(where: { $0.maker?.callee?.range.touches(place.range) == true }),
      let maker = view.maker, maker.node == view.node, let closure = maker.trailingClosure,
      maker.labeledTrailingClosures.isEmpty, closure.node.child(.closureSignature) == nil,
      let content = closure.node.child(.statementList), let first = content.items.first, let last = content.items.last,
      let name = maker.callee?.text
    else { return [] }
    let inner = ByteRange(first.range.start, last.range.end)
    let step = place.tree.text.step(of: first.range.start, in: view.range.start)
    return [
      Change(
        "Remove \(name), keep what it holds",
        [TextEdit(range: view.range, replacement: place.tree.text.outdented(inner, by: step))]
      )
    ]
  }
}
