/// `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
public struct TypeDeclarationSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    switch node.kind {
    case .structDeclaration,
      .classDeclaration,
      .enumDeclaration,
      .actorDeclaration,
      .protocolDeclaration,
      .extensionDeclaration:
      break
    default:
      return nil
    }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var modifiers: [ModifierSyntax] { node.views() }

  public var keyword: SyntaxNode? { node.introducer }

  /// The name's token (backticks included in its text; see `SyntaxNode.identifier`).
  public var name: SyntaxNode? { node.declaredName }

  /// The type of an `extension`.
  public var extendedType: SyntaxNode? { node.child(where: \.isType) }

  public var genericParameters: [GenericParameterSyntax] { node.child(.genericParameterClause)?.views() ?? [] }

  /// Of `protocol P<A, B>`: names as types.
  public var primaryAssociatedTypes: [GenericArgumentSyntax] { node.child(.genericArgumentClause)?.views() ?? [] }

  public var inheritedTypes: [InheritedTypeSyntax] { node.child(.inheritanceClause)?.views() ?? [] }

  /// What stands after `where`.
  public var requirements: [RequirementSyntax] { node.child(.whereClause)?.views() ?? [] }

  /// `{ … }`
  public var memberBlock: SyntaxNode? { node.child(.memberBlock) }

  /// Declarations and `conditionalCompilation`s.
  public var members: [SyntaxNode] { node.child(.memberBlock)?.child(.memberList)?.items ?? [] }
}
