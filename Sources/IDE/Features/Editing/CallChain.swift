import Semantics
import SourceText
import Syntax

/// A view with its modifiers, call by call, as it is written.
struct CallChain {
  /// All of it.
  let node: SyntaxNode
  /// The view's own call first.
  let calls: [Link]

  /// One call of the chain.
  struct Link {
    let node: FunctionCallSyntax
    /// Its name.
    let name: SyntaxNode
    let isModifier: Bool

    /// From the name, or from the period before it, to the end.
    var range: ByteRange { ByteRange(name.range.start, node.node.range.end) }
  }

  /// The innermost view around a place that is made by a call, with all modifiers.
  init?(at offset: ByteOffset, in tree: SyntaxTree, _ file: FileID, _ typing: Typing) {
    guard let token = tree.root.token(at: offset), token.range.touches(ByteRange(offset, offset)) else { return nil }
    for ancestor in token.ancestors where ancestor.kind == .functionCallExpression {
      guard let type = typing.type(of: ancestor.range, in: file), typing.isView(type) else { continue }
      let top = Self.top(of: ancestor, file, typing)
      // A color that is passed on belongs to what it is passed to.
      if top.parent?.kind == .argument, typing.conforms(type, to: "ShapeStyle") { continue }
      self.init(node: top, calls: Self.links(of: top, file, typing))
      return
    }
    return nil
  }

  private init(node: SyntaxNode, calls: [Link]) {
    self.node = node
    self.calls = calls
  }

  /// The whole chain that a call is part of.
  private static func top(of call: SyntaxNode, _ file: FileID, _ typing: Typing) -> SyntaxNode {
    var top = call
    while let access = top.parent.flatMap(MemberAccessSyntax.init), access.base == top,
      let next = access.node.parent, FunctionCallSyntax(next)?.callee == access.node,
      let type = typing.type(of: next.range, in: file), typing.isView(type)
    {
      top = next
    }
    return top
  }

  private static func links(of top: SyntaxNode, _ file: FileID, _ typing: Typing) -> [Link] {
    var links: [Link] = []
    var current = top
    while let call = FunctionCallSyntax(current), let callee = call.callee {
      let access = MemberAccessSyntax(callee)
      guard let name = access?.name ?? IdentifierSyntax(callee)?.name else { break }
      let base = access?.base.flatMap { base in
        typing.type(of: base.range, in: file).map { typing.isView($0) } == true ? base : nil
      }
      links.append(Link(node: call, name: name, isModifier: base != nil))
      guard let base else { break }
      current = base
    }
    return links.reversed()
  }
}
