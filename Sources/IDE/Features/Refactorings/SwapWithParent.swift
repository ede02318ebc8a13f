import Semantics
import SourceText
import Syntax

extension RefactoringMaker {
  /// Changes places with the container that holds nothing else.
  static let swapWithParent = RefactoringMaker(kind: .move) { place in
    guard let view = ViewCode.around(place).first(where: { $0.maker?.callee?.range.touches(place.range) == true }),
      let inner = view.maker, inner.node == view.node, view.siblings.count == 1,
      let closure = view.node.parent?.parent.flatMap(ClosureSyntax.init), closure.signature == nil,
      let outer = closure.node.parent.flatMap(FunctionCallSyntax.init), outer.trailingClosure?.node == closure.node,
      outer.labeledTrailingClosures.isEmpty, inner.labeledTrailingClosures.isEmpty,
      let innerClosure = inner.trailingClosure, innerClosure.signature == nil,
      let innerName = inner.callee?.text, let outerName = outer.callee?.text, innerName != outerName,
      let outerType = place.typing.type(of: outer.node.range, in: place.file), place.typing.isView(outerType)
    else { return [] }
    let text = place.tree.text
    let heads = [(outer, closure), (inner, innerClosure)].map { call, closure in
      ByteRange(call.node.range.start, closure.node.range.start)
    }
    return [
      Change(
        "Swap with \(outerName) around it",
        [
          TextEdit(range: heads[0], replacement: text.string(in: heads[1])),
          TextEdit(range: heads[1], replacement: text.string(in: heads[0])),
        ]
      )
    ]
  }
}
