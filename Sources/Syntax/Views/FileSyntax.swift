/// The whole file.
public struct SourceFileSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .sourceFile else { return nil }
    self.node = node
  }

  /// Declarations, statements and expressions in order.
  public var statements: [SyntaxNode] { node.child(.statementList)?.items ?? [] }
}

/// `#if … #elseif … #else … #endif`, around statements, members, switch cases or links of a postfix chain.
public struct ConditionalCompilationSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .conditionalCompilation else { return nil }
    self.node = node
  }

  public var clauses: [ConditionalClauseSyntax] { node.views() }
}

/// One branch of `#if`: its directive, condition and content.
public struct ConditionalClauseSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .conditionalClause else { return nil }
    self.node = node
  }

  /// `#if`, `#elseif` or `#else`.
  public var directive: SyntaxNode? { node.children.first { $0.kind.isDirective } }

  /// nil for `#else`. In a postfix chain the condition comes before the content.
  public var condition: SyntaxNode? {
    directive?.kind == .poundElse ? nil : node.child(where: \.isExpression)
  }

  /// Statements, members or switch cases; empty in a postfix chain.
  public var items: [SyntaxNode] { node.child(where: { $0.isList })?.items ?? [] }

  /// In a postfix chain: the links, whose innermost base is a `missingExpression`.
  public var postfix: SyntaxNode? {
    node.children.filter { $0.kind.isExpression }.dropFirst(directive?.kind == .poundElse ? 0 : 1).first
  }
}
