import SourceText

extension Parser {
  /// Links of a postfix chain and suffixes of a type that may follow each other; past them the chain ends with an error.
  static let maximumChain = 1000

  /// Expression = Sequence
  mutating func parseExpression() {
    nested(.missingExpression) { $0.parseSequence() }
  }

  /// An expression in a condition, where a brace starts the body.
  mutating func parseBasicExpression() {
    let outer = context
    context.isBasic = true
    parseExpression()
    context = outer
  }

  /// Sequence = Element (Operator Element)*
  private mutating func parseSequence() {
    let start = mark()
    parseElement()
    var operators = 0
    while parseOperator() { operators &+= 1 }
    if operators > 0 { finish(.sequenceExpression, start) }
  }

  /// An operator between operands with the operand after it; false where the sequence ends.
  private mutating func parseOperator() -> Bool {
    if context.stopsAtLine, current.startsLine { return false }
    switch current.kind {
    case .binaryOperator:
      if context.stopsAtLine, !at(operator: "&&"), !at(operator: "||") {
        error("expected '&&' or '||' between the conditions of the directive", at: currentRange)
      }
      bump()
      parseElement()
    case .equal:
      guard !context.isPattern else { return false }
      bump()
      parseElement()
    case .infixQuestion:
      parseTernary()
      parseElement()
    case .isKeyword, .asKeyword:
      parseCast()
    case .arrow:
      parseArrow()
      parseElement()
    case .throwsKeyword, .identifier:
      guard !current.startsLine, atEffectsBeforeArrow() else { return false }
      parseArrow()
      parseElement()
    default:
      return false
    }
    return true
  }

  /// Ternary = '?' Expression ':'
  private mutating func parseTernary() {
    let start = mark()
    let question = currentRange
    bump()
    let outer = enterParens(nil)
    context.isPattern = false
    parseExpression()
    leaveBraces(outer)
    if !eat(.colon) {
      error(
        "expected ':' and the alternative after '? …'",
        at: question,
        related: [.init(range: gap, message: "':' belongs here")],
        fixes: insertion(" :")
      )
      builder.appendMissing(.colon)
    }
    finish(.ternaryOperator, start)
  }

  /// Cast = 'is' Type | 'as' ('?' | '!')? Type
  private mutating func parseCast() {
    let start = mark()
    let isAs = at(.asKeyword)
    bump()
    if isAs, at(.postfixQuestion) || at(.exclamation) { bump() }
    parseType()
    finish(.castOperator, start)
  }

  /// Arrow = Effects? '->'
  private mutating func parseArrow() {
    let start = mark()
    optEffects()
    expect(.arrow, "expected '->'")
    finish(.arrowOperator, start)
  }

  // MARK: Elements

  /// Element = 'try' Sequence | 'await' Sequence | 'unsafe' Sequence | Unary | …
  private mutating func parseElement() {
    switch current.kind {
    case .tryKeyword:
      nested(.missingExpression) { $0.parseTry() }
    case .identifier where current.word != .none && !current.flags.contains(.isQuoted):
      if !parseWordExpression() { parseUnary() }
    case .repeatKeyword:
      let start = mark()
      bump()
      nested(.missingExpression) { $0.parseElement() }
      finish(.packExpansionExpression, start)
    case .at:
      let start = mark()
      parseType()
      finish(.typeExpression, start)
    case .letKeyword, .varKeyword, .inoutKeyword, .isKeyword:
      if context.isPattern { parsePatternExpression() } else { parseUnary() }
    default:
      parseUnary()
    }
  }

  /// 'try' ('?' | '!')? Sequence: it covers everything to its right.
  private mutating func parseTry() {
    let start = mark()
    bump()
    if at(.postfixQuestion) || at(.exclamation) { bump() }
    parseSequence()
    finish(.tryExpression, start)
  }

  private mutating func parsePatternExpression() {
    let start = mark()
    let outer = context
    parseMatchingPattern(isBasic: context.isBasic)
    context = outer
    finish(.patternExpression, start)
  }

  /// Words that are operators or types only before an operand: `await x`, `consume x`, `any P`, `each x`.
  private mutating func parseWordExpression() -> Bool {
    let next = peek()
    switch current.word {
    case .await:
      prefixed(.awaitExpression) { $0.parseSequence() }
    case .unsafe where startsOperand(next) && !next.startsLine:
      prefixed(.ownershipExpression) { $0.parseSequence() }
    case .consume, .copy:
      guard next.kind == .identifier || next.kind == .selfKeyword || next.kind == .dollarIdentifier, !next.startsLine
      else { return false }
      prefixed(.ownershipExpression) { $0.parseUnary() }
    case .each:
      guard next.kind == .identifier || next.kind == .selfKeyword || next.kind == .superKeyword, !next.startsLine
      else { return false }
      prefixed(.packElementExpression) { $0.parseUnary() }
    case .any:
      guard next.kind == .identifier || next.kind == .prefixOperator && next.first == UInt8(ascii: "~"),
        !next.startsLine
      else { return false }
      let start = mark()
      parseType()
      finish(.typeExpression, start)
    default:
      return false
    }
    return true
  }

  private mutating func prefixed(_ kind: SyntaxKind, _ operand: (inout Parser) -> Void) {
    let start = mark()
    bump(as: .contextualKeyword)
    nested(.missingExpression, operand)
    finish(kind, start)
  }

  /// Whether an operand other than one in brackets starts with `token`.
  private func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringLiteral, .regexLiteral, .placeholder,
      .selfKeyword, .selfTypeKeyword, .superKeyword, .trueKeyword, .falseKeyword, .nilKeyword, .tryKeyword, .pound,
      .ifKeyword, .switchKeyword, .backslash, .prefixAmpersand, .wildcardKeyword, .anyKeyword, .leftBrace:
      !(token.kind == .leftBrace && context.isBasic)
    case .period:
      token.start < token.textStart || token.textStart > current.textEnd
    case .prefixOperator:
      true
    default:
      false
    }
  }

  // MARK: Unary

  /// Unary = prefixOperator Unary | '&' Unary | Postfix
  mutating func parseUnary() {
    switch current.kind {
    case .prefixOperator:
      let start = mark()
      bump()
      nested(.missingExpression) { $0.parseUnary() }
      finish(.prefixOperatorExpression, start)
    case .prefixAmpersand:
      let start = mark()
      bump()
      nested(.missingExpression) { $0.parseUnary() }
      finish(.inoutExpression, start)
    case .tryKeyword:
      nested(.missingExpression) { $0.parseTry() }
    case .binaryOperator, .postfixOperator:
      parseMisplacedOperator()
    default:
      parsePostfix()
    }
  }

  /// An operator that has nothing before it although its spacing says so.
  private mutating func parseMisplacedOperator() {
    let word = text(of: current)
    error(
      "expected an operand before '\(word)'; a prefix operator stands directly before its operand",
      at: currentRange
    )
    let start = mark()
    bump()
    if startsOperand(current) || at(.leftParen) || at(.leftBracket), !current.startsLine {
      nested(.missingExpression) { $0.parseUnary() }
    } else {
      builder.appendMissing(.missingExpression)
    }
    finish(.prefixOperatorExpression, start)
  }
}
