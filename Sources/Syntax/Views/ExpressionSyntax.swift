/// A name, `self`, `Self`, `super`, `$0`, an operator used as a value, with `<generic arguments>` or argument labels `(a:b:)`.
public struct IdentifierSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .identifierExpression else { return nil }
    self.node = node
  }

  public var name: SyntaxNode? { node.children.first(where: \.isToken) }

  public var genericArguments: [GenericArgumentSyntax] { node.child(.genericArgumentClause)?.views() ?? [] }

  /// `(a:b:)`
  public var argumentLabels: SyntaxNode? { node.child(.declarationName) }
}

/// `base.name`; `.name` where the base is implied.
public struct MemberAccessSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .memberAccessExpression else { return nil }
    self.node = node
  }

  /// nil in `.name`; a `missingExpression` for links within a postfix `#if`.
  public var base: SyntaxNode? { node.child(where: \.isExpression) }

  public var period: SyntaxNode? { node.child(.period) }

  /// An identifier, a number of a tuple, `self`, `init`, `Type`, …
  public var name: SyntaxNode? { node.child(after: .period, where: { $0.isToken }) }

  public var genericArguments: [GenericArgumentSyntax] { node.child(.genericArgumentClause)?.views() ?? [] }

  public var argumentLabels: SyntaxNode? { node.child(.declarationName) }
}

/// A number, `true`, `false`, `nil` or a regex.
public struct LiteralSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .literalExpression else { return nil }
    self.node = node
  }

  /// `integerLiteral`, `floatLiteral`, `trueKeyword`, `falseKeyword`, `nilKeyword`, `regexLiteral`.
  public var token: SyntaxNode? { node.children.first(where: \.isToken) }
}

/// `[a, b]`
public struct ArraySyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .arrayExpression else { return nil }
    self.node = node
  }

  public var elements: [SyntaxNode] {
    node.child(.arrayElementList)?.items.compactMap { $0.child(where: \.isExpression) } ?? []
  }
}

/// `[a: b]`, `[:]`
public struct DictionarySyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .dictionaryExpression else { return nil }
    self.node = node
  }

  public var elements: [DictionaryElementSyntax] { node.child(.dictionaryElementList)?.views() ?? [] }
}

/// `key: value`
public struct DictionaryElementSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .dictionaryElement else { return nil }
    self.node = node
  }

  /// Nil where something else stands in its place.
  public var key: SyntaxNode? { node.child(before: .colon, where: \.isExpression) }

  public var value: SyntaxNode? { node.child(after: .colon, where: \.isExpression) }
}

/// `(a, label: b)`; with one element without label, a parenthesized expression.
public struct TupleSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .tupleExpression else { return nil }
    self.node = node
  }

  public var elements: [ArgumentSyntax] { node.child(.argumentList)?.views() ?? [] }
}

/// `-x`, `x%`, `&x`, `x?`, `x!`, `await x`, `consume x`, `repeat each x`.
public struct UnaryExpressionSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    switch node.kind {
    case .prefixOperatorExpression,
      .postfixOperatorExpression,
      .inoutExpression,
      .optionalChainingExpression,
      .forceUnwrapExpression,
      .awaitExpression,
      .ownershipExpression,
      .packExpansionExpression,
      .packElementExpression:
      break
    default:
      return nil
    }
    self.node = node
  }

  /// The operator or word.
  public var operatorToken: SyntaxNode? { node.children.first(where: \.isToken) }

  public var operand: SyntaxNode? { node.child(where: \.isExpression) }
}

/// `try x`, `try? x`, `try! x`
public struct TrySyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .tryExpression else { return nil }
    self.node = node
  }

  public var isOptional: Bool { node.child(.postfixQuestion) != nil }

  public var isForced: Bool { node.child(.exclamation) != nil }

  public var operand: SyntaxNode? { node.child(where: \.isExpression) }
}

/// Operands with the operators between them, not yet grouped by precedence.
public struct SequenceSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .sequenceExpression else { return nil }
    self.node = node
  }

  /// Operands (expressions) and operators by turns: `binaryOperator`, `equal`, `ternaryOperator`, `castOperator` (which no operand follows), `arrowOperator`.
  public var elements: [SyntaxNode] { Array(node.children) }
}

/// `? value :`
public struct TernaryOperatorSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .ternaryOperator else { return nil }
    self.node = node
  }

  /// The value when the condition holds.
  public var value: SyntaxNode? { node.child(where: \.isExpression) }
}

/// `is T`, `as T`, `as? T`, `as! T`
public struct CastOperatorSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .castOperator else { return nil }
    self.node = node
  }

  /// `is`
  public var isCheck: Bool { node.child(.isKeyword) != nil }

  /// `as?`
  public var isOptional: Bool { node.child(.postfixQuestion) != nil }

  /// `as!`
  public var isForced: Bool { node.child(.exclamation) != nil }

  public var type: SyntaxNode? { node.child(where: \.isType) }
}

/// `\Root.a?.b[0]`
public struct KeyPathSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .keyPathExpression else { return nil }
    self.node = node
  }

  public var rootType: SyntaxNode? { node.child(where: \.isType) }

  public var components: [KeyPathComponentSyntax] { node.views() }
}

/// `.name`, `.method(x)`, `[arguments]`, `?` or `!` of a key path.
public struct KeyPathComponentSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .keyPathComponent else { return nil }
    self.node = node
  }

  public var name: SyntaxNode? { node.child(after: .period, where: { $0.isToken }) }

  public var isOptionalChaining: Bool { node.child(.postfixQuestion) != nil }

  public var isForceUnwrap: Bool { node.child(.exclamation) != nil }

  public var isSubscript: Bool { node.child(.leftBracket) != nil }

  public var arguments: [ArgumentSyntax] { node.child(.argumentList)?.views() ?? [] }
}

/// `any P` where an expression stands.
public struct TypeExpressionSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .typeExpression else { return nil }
    self.node = node
  }

  public var type: SyntaxNode? { node.child(where: \.isType) }
}

/// `let x` or `is T` within an expression that is a pattern.
public struct PatternExpressionSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .patternExpression else { return nil }
    self.node = node
  }

  public var pattern: SyntaxNode? { node.child(where: \.isPattern) }
}

/// A postfix chain that goes on within `#if`.
public struct PostfixConditionalSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .postfixConditionalExpression else { return nil }
    self.node = node
  }

  public var base: SyntaxNode? { node.child(where: \.isExpression) }

  public var conditional: ConditionalCompilationSyntax? { node.view() }
}
