import SourceText
import Syntax

/// What passes labelled arguments: a call, a subscript, or the attribute of a property wrapper.
struct ArgumentHolder {
  let node: SyntaxNode
  /// Where what is called is named: the callee's name, a subscript's bracket, an attribute's type.
  let nameStart: ByteOffset
  /// Where what is called ends, and the value of it is called that has `callAsFunction`.
  var callStart: ByteOffset? { FunctionCallSyntax(node)?.callee?.range.end }

  init?(_ node: SyntaxNode) {
    self.node = node
    switch node.kind {
    case .functionCallExpression:
      guard let name = FunctionCallSyntax(node)?.callee?.lastNameToken else { return nil }
      nameStart = name.range.start
    case .subscriptExpression:
      guard let base = SubscriptSyntax(node)?.base else { return nil }
      nameStart = base.range.end
    case .attribute:
      guard let name = AttributeSyntax(node)?.nameType else { return nil }
      nameStart = name.range.start
    default: return nil
    }
  }

  /// The one that an argument or a closure is a part of.
  init?(around part: SyntaxNode) {
    guard let list = part.ancestors.first(where: { $0.kind != .argumentList }) else { return nil }
    self.init(list)
  }

  /// The one whose name begins with a token.
  init?(named token: SyntaxNode) {
    let start = token.range.start
    guard
      let own = token.ancestors.prefix(4).lazy.compactMap({ ArgumentHolder($0) })
        .first(where: { $0.nameStart == start || $0.callStart == start })
    else { return nil }
    self = own
  }

  /// The labels of that name, of arguments and of closures behind the parentheses.
  func labels(_ name: String) -> [SyntaxNode] {
    let arguments: [ArgumentSyntax] = node.child(.argumentList)?.views() ?? []
    let closures = node.children(.trailingClosure).compactMap(TrailingClosureSyntax.init)
    return (arguments.compactMap(\.label) + closures.compactMap(\.label)).filter { $0.identifier == name }
  }
}
