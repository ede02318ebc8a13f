/// A name to bind.
public struct IdentifierPatternSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .identifierPattern else { return nil }
    self.node = node
  }

  public var name: SyntaxNode? { node.children.first(where: \.isToken) }
}

/// `(a, label: b)`
public struct TuplePatternSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .tuplePattern else { return nil }
    self.node = node
  }

  public var elements: [TuplePatternElementSyntax] { node.views() }
}

/// `label: pattern`
public struct TuplePatternElementSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .tuplePatternElement else { return nil }
    self.node = node
  }

  public var label: SyntaxNode? { node.child(.colon) == nil ? nil : node.children.first(where: \.isToken) }

  public var pattern: SyntaxNode? { node.child(where: \.isPattern) }
}

/// `let pattern`, `var pattern`; names within bind.
public struct ValueBindingPatternSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .valueBindingPattern else { return nil }
    self.node = node
  }

  public var isConstant: Bool { node.child(.letKeyword) != nil }

  public var pattern: SyntaxNode? { node.child(where: \.isPattern) }
}

/// A value to match; calls, tuples and `x?` hold patterns as `patternExpression`s.
public struct ExpressionPatternSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .expressionPattern else { return nil }
    self.node = node
  }

  public var expression: SyntaxNode? { node.child(where: \.isExpression) }
}

/// `is T`
public struct IsTypePatternSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .isTypePattern else { return nil }
    self.node = node
  }

  public var type: SyntaxNode? { node.child(where: \.isType) }
}
