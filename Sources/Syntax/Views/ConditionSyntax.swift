/// `if conditions { … } else …`, a statement or an expression.
public struct IfSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .ifExpression else { return nil }
    self.node = node
  }

  /// Each an expression, an `optionalBindingCondition`, a `matchingPatternCondition` or an `availabilityCondition`.
  public var conditions: [SyntaxNode] { node.conditions }

  /// The block taken when the conditions hold.
  public var body: SyntaxNode? { node.child(.codeBlock) }

  /// A `codeBlock` or the next `ifExpression`.
  public var elseBody: SyntaxNode? {
    node.child(after: .elseKeyword, where: { $0 == .codeBlock || $0 == .ifExpression })
  }
}

/// `let x: T = value`; without a value, `let x` unwraps `x`.
public struct OptionalBindingSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .optionalBindingCondition else { return nil }
    self.node = node
  }

  public var isConstant: Bool { node.child(.letKeyword) != nil }

  public var pattern: SyntaxNode? { node.child(where: \.isPattern) }

  public var type: SyntaxNode? { node.child(.typeAnnotation)?.child(where: \.isType) }

  /// The expression after `=`.
  public var initializer: SyntaxNode? { node.child(.initializerClause)?.child(where: \.isExpression) }
}

/// `case pattern = value`
public struct MatchingPatternSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .matchingPatternCondition else { return nil }
    self.node = node
  }

  public var pattern: SyntaxNode? { node.child(where: \.isPattern) }

  public var type: SyntaxNode? { node.child(.typeAnnotation)?.child(where: \.isType) }

  /// The expression after `=`.
  public var initializer: SyntaxNode? { node.child(.initializerClause)?.child(where: \.isExpression) }
}

/// `#available(iOS 17, *)` or `#unavailable(…)`
public struct AvailabilityConditionSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .availabilityCondition else { return nil }
    self.node = node
  }

  public var isUnavailable: Bool { node.child(.poundUnavailable) != nil }

  public var arguments: [AvailabilityArgumentSyntax] { node.views() }
}

/// `iOS 17.0` or `*`
public struct AvailabilityArgumentSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .availabilityArgument else { return nil }
    self.node = node
  }

  public var platform: SyntaxNode? { node.children.first(where: \.isToken) }

  /// Digits and dots.
  public var version: String? {
    node.children.dropFirst().filter(\.isToken).map(\.text).joined().split(separator: ",").first.map(String.init)
  }
}

/// `switch subject { cases }`, a statement or an expression.
public struct SwitchSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .switchExpression else { return nil }
    self.node = node
  }

  public var subject: SyntaxNode? { node.child(where: \.isExpression) }

  /// `switchCase`s and `conditionalCompilation`s around such.
  public var cases: [SyntaxNode] { node.child(.switchCaseList)?.items ?? [] }
}

/// `case a, b where c:` or `default:` with its statements.
public struct SwitchCaseSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .switchCase else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var isDefault: Bool { node.child(.defaultKeyword) != nil }

  public var items: [MatchItemSyntax] { node.views() }

  public var statements: [SyntaxNode] { node.child(.statementList)?.items ?? [] }
}
