/// `import struct A.B`
public struct ImportSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .importDeclaration else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var modifiers: [ModifierSyntax] { node.views() }

  /// `struct`, `func`, … where one is named.
  public var importKind: SyntaxNode? { node.child(after: .importKeyword, where: { $0.isReservedWord }) }

  /// The names of the path.
  public var path: [SyntaxNode] {
    node.children.filter { $0.isToken && ($0.kind == .identifier || $0.kind.isOperator) }
  }
}

/// `case a, b(Int) = 1` of an enum.
public struct EnumCaseDeclarationSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .enumCaseDeclaration else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var modifiers: [ModifierSyntax] { node.views() }

  public var elements: [EnumCaseElementSyntax] { node.child(.enumCaseElementList)?.views() ?? [] }
}

/// One name of an enum's `case`.
public struct EnumCaseElementSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .enumCaseElement else { return nil }
    self.node = node
  }

  /// The name's token (backticks included in its text; see `SyntaxNode.identifier`).
  public var name: SyntaxNode? { node.declaredName }

  /// The associated values; nil without parentheses.
  public var parameters: [ParameterSyntax]? { node.child(.parameterClause)?.child(.parameterList)?.views() }

  public var rawValue: SyntaxNode? { node.child(.initializerClause)?.child(where: \.isExpression) }
}

/// `typealias A<T> = B`
public struct TypealiasSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .typealiasDeclaration else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var modifiers: [ModifierSyntax] { node.views() }

  /// The name's token (backticks included in its text; see `SyntaxNode.identifier`).
  public var name: SyntaxNode? { node.declaredName }

  public var genericParameters: [GenericParameterSyntax] { node.child(.genericParameterClause)?.views() ?? [] }

  /// The type after `=`.
  public var type: SyntaxNode? { node.child(where: \.isType) }

  /// What stands after `where`.
  public var requirements: [RequirementSyntax] { node.child(.whereClause)?.views() ?? [] }
}

/// `associatedtype A: P = B where …`
public struct AssociatedTypeSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .associatedTypeDeclaration else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var modifiers: [ModifierSyntax] { node.views() }

  /// The name's token (backticks included in its text; see `SyntaxNode.identifier`).
  public var name: SyntaxNode? { node.declaredName }

  public var inheritedTypes: [InheritedTypeSyntax] { node.child(.inheritanceClause)?.views() ?? [] }

  /// The type after `=`.
  public var defaultType: SyntaxNode? { node.child(where: \.isType) }

  /// What stands after `where`.
  public var requirements: [RequirementSyntax] { node.child(.whereClause)?.views() ?? [] }
}

/// `infix operator +++: AdditionPrecedence`
public struct OperatorDeclarationSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .operatorDeclaration else { return nil }
    self.node = node
  }

  public var modifiers: [ModifierSyntax] { node.views() }

  public var operatorToken: SyntaxNode? { node.child(after: .operatorKeyword, where: { $0.isToken }) }

  public var precedenceGroup: SyntaxNode? { node.child(after: .colon, where: { $0 == .identifier }) }
}

/// `precedencegroup P { higherThan: Q }`
public struct PrecedenceGroupSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .precedenceGroupDeclaration else { return nil }
    self.node = node
  }

  public var modifiers: [ModifierSyntax] { node.views() }

  /// The name's token (backticks included in its text; see `SyntaxNode.identifier`).
  public var name: SyntaxNode? { node.declaredName }

  /// The braces with everything in them, as tokens.
  public var content: SyntaxNode? { node.child(.tokenGroup) }
}

/// `#name<T>(arguments) { … }`, as an expression or in place of a declaration.
public struct MacroExpansionSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .macroExpansionExpression || node.kind == .macroExpansionDeclaration else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var modifiers: [ModifierSyntax] { node.views() }

  /// The token after `#`.
  public var name: SyntaxNode? { node.child(after: .pound, where: { $0.isToken }) }

  public var genericArguments: [GenericArgumentSyntax] { node.child(.genericArgumentClause)?.views() ?? [] }

  public var arguments: [ArgumentSyntax] { node.child(.argumentList)?.views() ?? [] }

  public var trailingClosure: ClosureSyntax? { node.view() }

  public var labeledTrailingClosures: [TrailingClosureSyntax] { node.views() }
}
