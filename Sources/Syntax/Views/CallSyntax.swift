/// `callee(arguments) { … } label: { … }`
public struct FunctionCallSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .functionCallExpression else { return nil }
    self.node = node
  }

  public var callee: SyntaxNode? { node.child(where: \.isExpression) }

  public var leftParen: SyntaxNode? { node.child(.leftParen) }

  public var rightParen: SyntaxNode? { node.child(.rightParen) }

  /// In parentheses.
  public var arguments: [ArgumentSyntax] { node.child(.argumentList)?.views() ?? [] }

  /// The first one, without a label.
  public var trailingClosure: ClosureSyntax? {
    node.laterChild { $0 == .closureExpression }.flatMap(ClosureSyntax.init)
  }

  public var labeledTrailingClosures: [TrailingClosureSyntax] {
    node.children(.trailingClosure).compactMap(TrailingClosureSyntax.init)
  }
}

/// `base[arguments]`
public struct SubscriptSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .subscriptExpression else { return nil }
    self.node = node
  }

  public var base: SyntaxNode? { node.child(where: \.isExpression) }

  public var arguments: [ArgumentSyntax] { node.child(.argumentList)?.views() ?? [] }

  public var trailingClosure: ClosureSyntax? {
    node.laterChild { $0 == .closureExpression }.flatMap(ClosureSyntax.init)
  }

  public var labeledTrailingClosures: [TrailingClosureSyntax] {
    node.children(.trailingClosure).compactMap(TrailingClosureSyntax.init)
  }
}

/// `label: value`, also an element of a tuple; the value may be an operator's name (`sorted(by: >)`).
public struct ArgumentSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .argument else { return nil }
    self.node = node
  }

  public var label: SyntaxNode? { node.child(.colon) == nil ? nil : node.child(where: \.isToken) }

  public var value: SyntaxNode? { node.child(where: \.isExpression) }
}

/// `label: { … }` after the first trailing closure.
public struct TrailingClosureSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .trailingClosure else { return nil }
    self.node = node
  }

  public var label: SyntaxNode? { node.child(where: \.isToken) }

  public var closure: ClosureSyntax? { node.view() }
}

/// `{ [captures] (parameters) async throws -> T in statements }`
public struct ClosureSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .closureExpression else { return nil }
    self.node = node
  }

  public var signature: ClosureSignatureSyntax? { node.view() }

  public var statements: [SyntaxNode] { node.child(.statementList)?.items ?? [] }
}

/// What stands before `in` in a closure.
public struct ClosureSignatureSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .closureSignature else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var captures: [ClosureCaptureSyntax] { node.child(.closureCaptureList)?.views() ?? [] }

  /// `a, b` without parentheses.
  public var shorthandParameters: [ClosureParameterSyntax] { node.views() }

  /// In parentheses; types may be left out. nil without parentheses.
  public var parameters: [ParameterSyntax]? { node.child(.parameterClause)?.child(.parameterList)?.views() }

  /// `async`, `throws(E)`.
  public var effects: EffectsSyntax? { node.view() }

  /// The type after `->`.
  public var returnType: SyntaxNode? { node.child(.returnClause)?.child(where: \.isType) }
}

/// `[weak self]`, `[x = value]`
public struct ClosureCaptureSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .closureCapture else { return nil }
    self.node = node
  }

  /// `weak` or `unowned`.
  public var specifier: SyntaxNode? { node.child(.contextualKeyword) }

  public var name: SyntaxNode? {
    node.children.first { $0.kind == .identifier || $0.kind == .selfKeyword || $0.kind == .dollarIdentifier }
  }

  /// The expression after `=`.
  public var initializer: SyntaxNode? { node.child(.initializerClause)?.child(where: \.isExpression) }
}

/// A closure's parameter that is only a name.
public struct ClosureParameterSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .closureParameter else { return nil }
    self.node = node
  }

  /// May be `_`.
  public var name: SyntaxNode? { node.children.first { $0.isToken && $0.kind != .comma } }
}
