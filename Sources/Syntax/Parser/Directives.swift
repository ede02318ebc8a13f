import SourceText

extension Parser {
  /// ConditionalCompilation = '#if' Expression Items ('#elseif' Expression Items)* ('#else' Items)? '#endif'
  mutating func parseConditionalCompilation(_ place: ListPlace) {
    let start = mark()
    let opening = currentRange
    repeat {
      let clause = mark()
      parseDirective()
      parseDirectiveItems(place)
      finish(.conditionalClause, clause)
    } while at(.poundElseif) || at(.poundElse)
    closeDirective(opening)
    finish(.conditionalCompilation, start)
  }

  mutating func closeDirective(_ opening: ByteRange) {
    if eat(.poundEndif) { return }
    error(
      "expected '#endif' to end this '#if'",
      at: gap,
      related: [.init(range: opening, message: "'#if' starts here")]
    )
    builder.appendMissing(.poundEndif)
  }

  /// The directive's word and its condition, which ends with the line.
  mutating func parseDirective() {
    let hasCondition = !at(.poundElse)
    bump()
    guard hasCondition else { return }
    if current.startsLine || at(.endOfFile) {
      error("expected a condition after the directive", at: gap)
      builder.appendMissing(.missingExpression)
      return
    }
    let outer = context
    context = ExpressionContext(isBasic: true, isPattern: false, stopsAtLine: true)
    parseExpression()
    context = outer
    if !current.startsLine, !atListEnd {
      error("extra tokens after the condition of the directive", at: currentRange)
      skipLine()
    }
  }

  private mutating func parseDirectiveItems(_ place: ListPlace) {
    let outer = context
    context = ExpressionContext()
    context.isInEnum = outer.isInEnum
    switch place {
    case .statements, .fileStatements:
      parseStatementList(.directive(outer: place))
      skipStrayBrackets { $0.parseStatementList(.directive(outer: place)) }
    case .members:
      parseMemberList()
      skipStrayBrackets { $0.parseMemberList() }
    case .switchCases:
      parseSwitchCaseList()
    }
    context = outer
  }

  /// Takes brackets that close nothing within a directive, then goes on.
  private mutating func skipStrayBrackets(_ next: (inout Parser) -> Void) {
    while at(.rightParen) || at(.rightBracket) {
      skipToken("unexpected '\(text(of: current))' without an opening bracket")
      next(&self)
    }
  }

  /// SourceLocation = '#sourceLocation' '(' tokens ')'
  mutating func parseSourceLocation() {
    let start = mark()
    bump()
    if at(.leftParen) {
      parseTokenGroup()
    } else {
      error("expected '(' after '#sourceLocation'", at: gap)
    }
    finish(.sourceLocationDirective, start)
  }

  /// TokenGroup = balanced tokens from an opening bracket to the closing one
  mutating func parseTokenGroup() {
    let start = mark()
    let opening = currentRange
    let (closer, text): (SyntaxKind, String) = at(.leftBrace) ? (.rightBrace, "{") : (.rightParen, "(")
    bump()
    while !at(closer), !at(.endOfFile), !at(.rightBrace) { skipBalanced() }
    if !eat(closer) {
      let close = closer == .rightBrace ? "}" : ")"
      error("expected '\(close)'", at: gap, related: opener(opening, text), fixes: insertion(close))
      builder.appendMissing(closer)
    }
    finish(.tokenGroup, start)
  }
}
