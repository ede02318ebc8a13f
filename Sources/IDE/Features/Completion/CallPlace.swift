import SourceText
import Syntax

/// A call whose parentheses are around a place: of a function, or of the wrapper that an attribute names.
struct CallPlace {
  let node: SyntaxNode
  /// In parentheses.
  let arguments: [ArgumentSyntax]
  /// How many closures follow the parentheses, and the labels of those that have one.
  let trailingClosures: Int
  let trailingLabels: Set<String>

  /// The innermost call around `offset` that `inner` is in, not from within a closure there.
  init?(around offset: ByteOffset, from inner: SyntaxNode) {
    for ancestor in inner.ancestors {
      switch ancestor.kind {
      case .closureExpression, .codeBlock, .memberBlock: return nil
      case .subscriptExpression:
        // Arguments in the brackets of a subscript get no labels of the call around it.
        if let opening = ancestor.child(.leftBracket), opening.range.end <= offset { return nil }
      case .functionCallExpression, .attribute:
        guard let opening = ancestor.child(.leftParen), opening.range.end <= offset else { continue }
        if let closing = ancestor.child(.rightParen), !closing.range.isEmpty, closing.range.start < offset { continue }
        self.init(ancestor)
        return
      default: continue
      }
    }
    return nil
  }

  private init(_ node: SyntaxNode) {
    self.node = node
    arguments = FunctionCallSyntax(node)?.arguments ?? AttributeSyntax(node)?.arguments ?? []
    let call = FunctionCallSyntax(node)
    let labeled = call?.labeledTrailingClosures ?? []
    trailingClosures = (call?.trailingClosure == nil ? 0 : 1) + labeled.count
    trailingLabels = Set(labeled.compactMap { $0.label?.identifier })
  }
}
