/// `let` or `var` with its bindings.
public struct VariableDeclarationSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .variableDeclaration else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var modifiers: [ModifierSyntax] { node.views() }

  /// `let`, `var`, `inout` or `_mutating`.
  public var keyword: SyntaxNode? { node.introducer }

  public var isConstant: Bool { keyword?.kind == .letKeyword }

  public var bindings: [PatternBindingSyntax] { node.views() }

  /// The type of each binding: of `let a, b: Int` the type of the last one counts for all before it.
  public var bindingTypes: [SyntaxNode?] {
    var later: SyntaxNode?
    let types = bindings.reversed().map { binding in
      later = binding.type ?? (binding.initializer == nil && binding.accessorBlock == nil ? later : nil)
      return later
    }
    return types.reversed()
  }
}

/// `pattern: Type = value { accessors }`
public struct PatternBindingSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .patternBinding else { return nil }
    self.node = node
  }

  public var pattern: SyntaxNode? { node.child(where: \.isPattern) }

  public var type: SyntaxNode? { node.child(.typeAnnotation)?.child(where: \.isType) }

  /// The expression after `=`.
  public var initializer: SyntaxNode? { node.child(.initializerClause)?.child(where: \.isExpression) }

  public var accessorBlock: AccessorBlockSyntax? { node.view() }
}

/// `{ get … set … }`, or statements that are the getter.
public struct AccessorBlockSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .accessorBlock else { return nil }
    self.node = node
  }

  /// Empty where the block holds the getter's statements.
  public var accessors: [AccessorSyntax] { node.views() }

  /// The getter's statements where no accessor is named.
  public var statements: [SyntaxNode]? { node.child(.statementList)?.items }
}

/// `get`, `set`, `willSet`, `didSet`, `_modify`, … with its body.
public struct AccessorSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .accessor else { return nil }
    self.node = node
  }

  public var attributes: [AttributeSyntax] { node.views() }

  public var modifiers: [ModifierSyntax] { node.views() }

  /// The accessor's word: see its `text`.
  public var keyword: SyntaxNode? { node.children.first(where: \.isToken) }

  /// The name in parentheses of `set(x)`, `willSet(x)`, `didSet(x)`.
  public var parameterName: SyntaxNode? { node.child(.identifier) }

  /// `async`, `throws(E)`.
  public var effects: EffectsSyntax? { node.view() }

  /// The `codeBlock`; nil in protocols and interfaces.
  public var body: SyntaxNode? { node.child(.codeBlock) }
}
