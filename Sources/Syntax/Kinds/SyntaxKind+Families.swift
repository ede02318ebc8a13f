extension SyntaxKind {
  public var isToken: Bool { rawValue < SyntaxKind.sourceFile.rawValue }

  /// Whether the token is a word that can name nothing without backticks.
  public var isReservedWord: Bool { isBetween(.anyKeyword, .wildcardKeyword) }

  public var isDirective: Bool { isBetween(.poundIf, .poundUnavailable) }

  public var isPunctuation: Bool { isBetween(.leftParen, .exclamation) }

  public var isOperator: Bool { isBetween(.binaryOperator, .postfixOperator) }

  public var isList: Bool { isBetween(.statementList, .enumCaseElementList) }

  public var isDeclaration: Bool { isBetween(.importDeclaration, .missingDeclaration) }

  /// A statement; `if` and `switch` are statements and expressions.
  public var isStatement: Bool {
    isBetween(.guardStatement, .labeledStatement) || isBetween(.ifExpression, .switchExpression)
  }

  public var isExpression: Bool { isBetween(.ifExpression, .missingExpression) }

  public var isPattern: Bool { isBetween(.identifierPattern, .missingPattern) && self != .tuplePatternElement }

  public var isType: Bool { isBetween(.simpleType, .missingType) && self != .tupleTypeElement }

  /// Whether the node stands for something that the source leaves out.
  public var isMissing: Bool {
    switch self {
    case .missingDeclaration, .missingExpression, .missingPattern, .missingType: true
    default: false
    }
  }

  private func isBetween(_ first: SyntaxKind, _ last: SyntaxKind) -> Bool {
    first.rawValue <= rawValue && rawValue <= last.rawValue
  }

  /// The kind's name, as in the source of this enumeration.
  public var name: String { "\(self)" }
}
