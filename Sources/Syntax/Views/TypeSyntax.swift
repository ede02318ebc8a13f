/// `Name<Arguments>`, `base.Name<Arguments>`
public struct SimpleTypeSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .simpleType || node.kind == .memberType else { return nil }
    self.node = node
  }

  /// Of a `memberType`.
  public var base: SyntaxNode? { node.child(where: \.isType) }

  /// An identifier, `Self`, `Any`, `_`, or `class` in an inheritance clause.
  public var name: SyntaxNode? { node.tokens.last }

  public var genericArguments: [GenericArgumentSyntax] { node.child(.genericArgumentClause)?.views() ?? [] }
}

/// `[T]`, `T?`, `T!`, `T.Type`, `~T`, `repeat T`, `each T`, `some T`, `any T`.
public struct WrappedTypeSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    switch node.kind {
    case .arrayType,
      .optionalType,
      .implicitlyUnwrappedOptionalType,
      .metatypeType,
      .suppressedType,
      .packExpansionType,
      .packElementType,
      .someOrAnyType:
      break
    default:
      return nil
    }
    self.node = node
  }

  /// The type within.
  public var type: SyntaxNode? { node.child(where: \.isType) }

  /// `some`, `any`, `Type`, `Protocol`, `each`.
  public var keyword: SyntaxNode? { node.child(.contextualKeyword) }
}

/// `inout T`, `@escaping T`, `borrowing T`, `sending T`
public struct AttributedTypeSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .attributedType else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var specifiers: [SyntaxNode] { node.children.filter { $0.isToken } }

  public var type: SyntaxNode? { node.child(where: \.isType) }

  public var isInout: Bool { node.child(.inoutKeyword) != nil }
}

/// `[K: V]`
public struct DictionaryTypeSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .dictionaryType else { return nil }
    self.node = node
  }

  /// Nil where something else stands in its place.
  public var key: SyntaxNode? { node.child(before: .colon, where: \.isType) }

  public var value: SyntaxNode? { node.child(after: .colon, where: \.isType) }
}

/// `[3 of Int]`
public struct InlineArrayTypeSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .inlineArrayType else { return nil }
    self.node = node
  }

  public var count: SyntaxNode? { node.child(before: .contextualKeyword, where: { $0.isExpression || $0.isType }) }

  public var element: SyntaxNode? { node.child(after: .contextualKeyword, where: \.isType) }
}

/// `(A, label: B)`; with one element, a parenthesized type.
public struct TupleTypeSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .tupleType else { return nil }
    self.node = node
  }

  public var elements: [TupleTypeElementSyntax] { node.views() }
}

/// An element of a tuple type or a parameter of a function type.
public struct TupleTypeElementSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .tupleTypeElement else { return nil }
    self.node = node
  }

  public var firstName: SyntaxNode? {
    node.child(.colon) == nil ? nil : node.children.first { $0.isToken && $0.kind.canNameParameter }
  }

  public var secondName: SyntaxNode? {
    node.child(.colon) == nil ? nil : node.children.filter { $0.isToken && $0.kind.canNameParameter }.dropFirst().first
  }

  public var type: SyntaxNode? { node.child(where: \.isType) }

  public var isVariadic: Bool { node.child(.ellipsis) != nil }
}

/// `(A, B) async throws -> C`
public struct FunctionTypeSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .functionType else { return nil }
    self.node = node
  }

  public var parameters: [TupleTypeElementSyntax] { node.child(.tupleType)?.views() ?? [] }

  /// `async`, `throws(E)`.
  public var effects: EffectsSyntax? { node.view() }

  /// The type after `->`.
  public var returnType: SyntaxNode? { node.child(.returnClause)?.child(where: \.isType) }
}

/// `A & B`
public struct CompositionTypeSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .compositionType else { return nil }
    self.node = node
  }

  public var types: [SyntaxNode] { node.children.filter { $0.kind.isType } }
}
