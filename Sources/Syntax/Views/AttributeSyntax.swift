/// `@Name(arguments)`
public struct AttributeSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .attribute else { return nil }
    self.node = node
  }

  /// The attribute's name as a type, which may be generic or qualified.
  public var nameType: SyntaxNode? { node.child(where: \.isType) }

  /// The name as written, without `@`.
  public var name: String { nameType?.text ?? "" }

  public var hasArguments: Bool { node.child(.leftParen) != nil || node.child(.tokenGroup) != nil }

  /// Arguments that are expressions.
  public var arguments: [ArgumentSyntax] { node.child(.argumentList)?.views() ?? [] }

  /// Arguments in a notation of their own (`@available`, `@objc(a:b:)`), parentheses included.
  public var tokens: SyntaxNode? { node.child(.tokenGroup) }
}

/// `private(set)`, `static`, `mutating`, `nonisolated(unsafe)`, …
public struct ModifierSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .modifier else { return nil }
    self.node = node
  }

  public var keyword: SyntaxNode? { node.children.first(where: \.isToken) }

  public var name: String { keyword?.text ?? "" }

  /// `private`, `internal`, `public(set)`
  public var isAccessLevel: Bool {
    switch keyword?.kind {
    case .privateKeyword, .fileprivateKeyword, .internalKeyword, .publicKeyword: true
    default: false
    }
  }

  /// The word in parentheses.
  public var detail: SyntaxNode? { node.child(after: .leftParen, where: { $0.isToken && $0 != .rightParen }) }
}

/// `T: P`, `each T`, `let n: Int`
public struct GenericParameterSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .genericParameter else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  /// The name's token (backticks included in its text; see `SyntaxNode.identifier`).
  public var name: SyntaxNode? { node.declaredName }

  /// `each T`
  public var isPack: Bool { node.children.contains { $0.kind == .contextualKeyword } }

  public var constraint: SyntaxNode? { node.child(after: .colon, where: \.isType) }
}

/// One type (or value) between `<` and `>`.
public struct GenericArgumentSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .genericArgument else { return nil }
    self.node = node
  }

  public var type: SyntaxNode? { node.child(where: \.isType) }

  /// A number in place of a type.
  public var value: SyntaxNode? { node.child(where: \.isExpression) }
}

/// `T: P` or `T == U` after `where`.
public struct RequirementSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .requirement else { return nil }
    self.node = node
  }

  public var left: SyntaxNode? { node.child(where: \.isType) }

  public var right: SyntaxNode? { node.children.filter { $0.kind.isType }.dropFirst().first }

  /// `==`; otherwise `:`.
  public var isSameType: Bool { node.child(.binaryOperator) != nil }
}

/// One type of an inheritance clause.
public struct InheritedTypeSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .inheritedType else { return nil }
    self.node = node
  }

  public var type: SyntaxNode? { node.child(where: \.isType) }
}
