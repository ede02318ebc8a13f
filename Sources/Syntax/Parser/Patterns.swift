import SourceText

extension Parser {
  /// Pattern = name | '_' | TuplePattern | ('let' | 'var' | 'inout') Pattern
  ///
  /// `binds` is true within a `let` or `var`; a loop's pattern stands in none, so its elements may have their own.
  mutating func parsePattern(binds: Bool = true) {
    nested(.missingPattern) { $0.parsePatternBody(binds: binds) }
  }

  private mutating func parsePatternBody(binds: Bool) {
    let start = mark()
    switch current.kind {
    case .identifier, .dollarIdentifier, .selfKeyword, .placeholder:
      bump()
      finish(.identifierPattern, start)
    case .wildcardKeyword:
      bump()
      finish(.wildcardPattern, start)
    case .leftParen:
      parseTuplePattern(binds: binds)
    case .letKeyword, .varKeyword, .inoutKeyword:
      if binds {
        error("'\(text(of: current))' cannot stand within another 'let' or 'var'", at: currentRange, fixes: removal())
      }
      bump()
      parsePattern()
      finish(.valueBindingPattern, start)
    default:
      if current.kind.isReservedWord, !current.startsLine {
        reportKeywordAsName()
        bump(as: .identifier)
        return finish(.identifierPattern, start)
      }
      error("expected a name or a pattern", at: gap)
      builder.appendMissing(.missingPattern)
    }
  }

  /// Says that the keyword at hand is no name.
  mutating func reportKeywordAsName() {
    let word = text(of: current)
    error(
      "keyword '\(word)' cannot be used as a name here; put it in backticks",
      at: currentRange,
      fixes: [
        SyntaxFix(title: "put it in backticks", edits: [TextEdit(range: currentRange, replacement: "`\(word)`")])
      ]
    )
  }

  /// TuplePattern = '(' ((name ':')? Pattern (',' …)*)? ')'
  private mutating func parseTuplePattern(binds: Bool) {
    let start = mark()
    let opening = currentRange
    bump()
    while !atListEnd {
      let element = mark()
      if at(.identifier), peek().kind == .colon {
        bump()
        bump()
      }
      parsePattern(binds: binds)
      let isMore = eat(.comma)
      finish(.tuplePatternElement, element)
      if !isMore { break }
    }
    close(.rightParen, opening, "the tuple pattern")
    finish(.tuplePattern, start)
  }

  /// MatchingPattern = ('let' | 'var') MatchingPattern | 'is' Type | Expression
  mutating func parseMatchingPattern(isBasic: Bool = false) {
    nested(.missingPattern) { $0.parseMatchingPatternBody(isBasic: isBasic, binds: false) }
  }

  private mutating func parseMatchingPatternBody(isBasic: Bool, binds: Bool) {
    let start = mark()
    switch current.kind {
    case .letKeyword, .varKeyword, .inoutKeyword:
      if binds {
        error("'\(text(of: current))' cannot stand within another 'let' or 'var'", at: currentRange, fixes: removal())
      }
      bump()
      nested(.missingPattern) { $0.parseMatchingPatternBody(isBasic: isBasic, binds: true) }
      finish(.valueBindingPattern, start)
    case .isKeyword:
      bump()
      parseType()
      finish(.isTypePattern, start)
    case .wildcardKeyword where endsPattern(peek()):
      bump()
      finish(.wildcardPattern, start)
    case .identifier where binds && endsPattern(peek()):
      bump()
      finish(.identifierPattern, start)
    default:
      let outer = context
      context = ExpressionContext(isBasic: isBasic, isPattern: true, binds: binds)
      parseExpression()
      context = outer
      finish(.expressionPattern, start)
    }
  }

  /// Whether a pattern that is one word ends before `token`.
  func endsPattern(_ token: Token) -> Bool {
    switch token.kind {
    case .comma, .rightParen, .rightBracket, .colon, .equal, .inKeyword, .whereKeyword, .leftBrace, .rightBrace,
      .endOfFile:
      true
    default:
      false
    }
  }
}
