/// `{ statements }`
public struct CodeBlockSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .codeBlock else { return nil }
    self.node = node
  }

  /// Declarations, statements and expressions.
  public var statements: [SyntaxNode] { node.child(.statementList)?.items ?? [] }
}

/// `guard conditions else { … }`
public struct GuardSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .guardStatement else { return nil }
    self.node = node
  }

  /// See `IfSyntax.conditions`.
  public var conditions: [SyntaxNode] { node.conditions }

  /// The `codeBlock`; nil in protocols and interfaces.
  public var body: SyntaxNode? { node.child(.codeBlock) }
}

/// `while conditions { … }`
public struct WhileSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .whileStatement else { return nil }
    self.node = node
  }

  /// See `IfSyntax.conditions`.
  public var conditions: [SyntaxNode] { node.conditions }

  /// The `codeBlock`; nil in protocols and interfaces.
  public var body: SyntaxNode? { node.child(.codeBlock) }
}

/// `repeat { … } while condition`
public struct RepeatSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .repeatStatement else { return nil }
    self.node = node
  }

  public var condition: SyntaxNode? { node.child(after: .whileKeyword, where: \.isExpression) }

  /// The `codeBlock`; nil in protocols and interfaces.
  public var body: SyntaxNode? { node.child(.codeBlock) }
}

/// `for try await pattern in sequence where condition { … }`
public struct ForSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .forStatement else { return nil }
    self.node = node
  }

  /// `for await`
  public var isAsync: Bool { node.child(.contextualKeyword) != nil }

  /// With `case`, a matching pattern.
  public var pattern: SyntaxNode? { node.child(where: \.isPattern) }

  /// `for case`
  public var isMatching: Bool { node.child(.caseKeyword) != nil }

  public var type: SyntaxNode? { node.child(.typeAnnotation)?.child(where: \.isType) }

  public var sequence: SyntaxNode? { node.child(after: .inKeyword, where: \.isExpression) }

  public var whereCondition: SyntaxNode? { node.child(.whereCondition)?.child(where: \.isExpression) }

  /// The `codeBlock`; nil in protocols and interfaces.
  public var body: SyntaxNode? { node.child(.codeBlock) }
}

/// `do { … } catch pattern { … }`
public struct DoSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .doStatement else { return nil }
    self.node = node
  }

  public var throwsClause: SyntaxNode? { node.child(.throwsClause) }

  /// The `codeBlock`; nil in protocols and interfaces.
  public var body: SyntaxNode? { node.child(.codeBlock) }

  public var catches: [CatchClauseSyntax] { node.views() }
}

/// `catch pattern where condition, pattern { … }`
public struct CatchClauseSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .catchClause else { return nil }
    self.node = node
  }

  /// Empty for a bare `catch`.
  public var items: [MatchItemSyntax] { node.views() }

  /// The `codeBlock`; nil in protocols and interfaces.
  public var body: SyntaxNode? { node.child(.codeBlock) }
}

/// One pattern of a `case` or a `catch`, with its condition.
public struct MatchItemSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .switchCaseItem || node.kind == .catchItem else { return nil }
    self.node = node
  }

  public var pattern: SyntaxNode? { node.child(where: \.isPattern) }

  public var whereCondition: SyntaxNode? { node.child(.whereCondition)?.child(where: \.isExpression) }
}

/// `return value`, `throw error`, `break label`, `continue label`, `fallthrough`, `yield &x`, `discard self`.
public struct JumpSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    switch node.kind {
    case .returnStatement,
      .throwStatement,
      .breakStatement,
      .continueStatement,
      .fallthroughStatement,
      .yieldStatement,
      .discardStatement:
      break
    default:
      return nil
    }
    self.node = node
  }

  public var value: SyntaxNode? { node.child(where: \.isExpression) }

  public var label: SyntaxNode? { node.child(.identifier) }
}

/// `defer { … }`
public struct DeferSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .deferStatement else { return nil }
    self.node = node
  }

  /// The `codeBlock`; nil in protocols and interfaces.
  public var body: SyntaxNode? { node.child(.codeBlock) }
}

/// `label: while …`
public struct LabeledStatementSyntax: TypedSyntax {
  public let node: SyntaxNode

  public init?(_ node: SyntaxNode) {
    guard node.kind == .labeledStatement else { return nil }
    self.node = node
  }

  public var label: SyntaxNode? { node.child(.identifier) }

  public var statement: SyntaxNode? { node.child(where: { $0.isStatement }) }
}
