/// `func`, `init`, `deinit`, `subscript` or `macro`.
public struct FunctionDeclarationSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    switch node.kind {
    case .functionDeclaration,
      .initializerDeclaration,
      .deinitializerDeclaration,
      .subscriptDeclaration,
      .macroDeclaration:
      break
    default:
      return nil
    }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var modifiers: [ModifierSyntax] { node.views() }

  public var keyword: SyntaxNode? { node.introducer }

  /// The name or operator after `func` or `macro`; nil for the others.
  public var name: SyntaxNode? { node.declaredName }

  /// Whether it is called by an operator.
  public var isOperator: Bool { name.map { $0.kind != .identifier } ?? false }

  /// `init?` or `init!`
  public var isFailable: Bool {
    node.kind == .initializerDeclaration
      && node.children.contains { $0.kind == .postfixQuestion || $0.kind == .exclamation }
  }

  public var genericParameters: [GenericParameterSyntax] { node.child(.genericParameterClause)?.views() ?? [] }

  public var parameters: [ParameterSyntax] { node.child(.parameterClause)?.child(.parameterList)?.views() ?? [] }

  /// `async`, `throws(E)`.
  public var effects: EffectsSyntax? { node.view() }

  /// The type after `->`.
  public var returnType: SyntaxNode? { node.child(.returnClause)?.child(where: \.isType) }

  /// What stands after `where`.
  public var requirements: [RequirementSyntax] { node.child(.whereClause)?.views() ?? [] }

  /// The `codeBlock`; nil in protocols and interfaces.
  public var body: SyntaxNode? { node.child(.codeBlock) }

  /// Of a `subscript`.
  public var accessorBlock: AccessorBlockSyntax? { node.view() }

  /// The expression after `=` of a `macro`.
  public var definition: SyntaxNode? { node.child(.initializerClause)?.child(where: \.isExpression) }
}

/// A parameter of a function, an initializer, a subscript or an enum case.
public struct ParameterSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .parameter else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var modifiers: [ModifierSyntax] { node.views() }

  /// The label (`_` for none); nil where an enum case has only a type.
  public var firstName: SyntaxNode? { node.children.first { $0.isToken && $0.kind.canNameParameter } }

  /// The inner name, where it differs.
  public var secondName: SyntaxNode? {
    node.children.filter { $0.isToken && $0.kind.canNameParameter }.dropFirst().first
  }

  /// An `attributedType` where `inout` or attributes stand before it.
  public var type: SyntaxNode? { node.child(where: \.isType) }

  public var isVariadic: Bool { node.child(.ellipsis) != nil }

  public var defaultValue: SyntaxNode? { node.child(.initializerClause)?.child(where: \.isExpression) }
}

/// `async`, `throws`, `rethrows` after a signature.
public struct EffectsSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .effectSpecifiers else { return nil }
    self.node = node
  }

  public var isAsync: Bool {
    node.children.contains { $0.kind == .contextualKeyword && ($0.text == "async" || $0.text == "reasync") }
  }

  /// `throws`, `throws(E)` or `rethrows`.
  public var throwsClause: SyntaxNode? { node.child(.throwsClause) }

  public var thrownType: SyntaxNode? { throwsClause?.child(where: \.isType) }
}
