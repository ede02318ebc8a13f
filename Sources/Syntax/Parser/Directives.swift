import SourceText

extension Parser {
  /// ConditionalCompilation = '#if' Expression Items ('#elseif' Expression Items)* ('#else' Items)? '#endif'
  mutating func parseConditionalCompilation(_ place: ListPlace) {
    let start = mark()
    let opening = currentRange
    var selection = BranchSelection()
    repeat {
      let clause = mark()
      if parseDirective(&selection) {
        parseDirectiveItems(place)
      } else {
        skipBranch()
      }
      finish(.conditionalClause, clause)
    } while at(.poundElseif) || at(.poundElse)
    closeDirective(opening)
    finish(.conditionalCompilation, start)
  }

  mutating func closeDirective(_ opening: ByteRange) {
    if eat(.poundEndif) { return expectLineEnd("'#endif'") }
    error(
      "expected '#endif' to end this '#if'",
      at: gap,
      related: [.init(range: opening, message: "'#if' starts here")],
      fixes: insertion("\n#endif")
    )
    builder.appendMissing(.poundEndif)
  }

  /// The directive's word and its condition, which ends with the line; false where the version leaves out what follows.
  mutating func parseDirective(_ selection: inout BranchSelection) -> Bool {
    if selection.hasElse {
      error("nothing can follow the '#else' of an '#if'", at: currentRange)
    }
    guard !at(.poundElse) else {
      selection.hasElse = true
      bump()
      expectLineEnd("'#else'")
      return !selection.leavesOut(nil)
    }
    bump()
    let start = current.textStart
    parseDirectiveCondition()
    guard start < previousEnd else { return true }
    return !selection.leavesOut(VersionCondition(lexer.text.bytes(in: ByteRange(start, previousEnd))))
  }

  /// Says what follows a directive in its line although nothing may.
  private mutating func expectLineEnd(_ directive: String) {
    guard !current.startsLine, !at(.endOfFile) else { return }
    error("extra tokens after \(directive); start a new line", at: currentRange, fixes: insertion("\n"))
  }

  private mutating func parseDirectiveCondition() {
    if current.startsLine || at(.endOfFile) {
      error("expected a condition after the directive", at: gap)
      builder.appendMissing(.missingExpression)
      return
    }
    let outer = context
    context = ExpressionContext(isBasic: true, isPattern: false, stopsAtLine: true)
    parseExpression()
    context = outer
    guard !current.startsLine, !at(.endOfFile) else { return }
    error("extra tokens after the condition of the directive", at: currentRange)
    let start = mark()
    while !current.startsLine, !at(.endOfFile) { bump() }
    finish(.unexpected, start)
  }

  /// Takes the tokens of a branch as they are, up to the directive that ends it.
  mutating func skipBranch() {
    let start = mark()
    var open = 0
    while !at(.endOfFile) {
      if open == 0, at(.poundElse) || at(.poundElseif) || at(.poundEndif) { break }
      if at(.poundIf) { open &+= 1 }
      if at(.poundEndif) { open &-= 1 }
      lexer.problems.removeAll { $0.start < current.end }
      bump()
    }
    if builder.recordCount > start.index { finish(.tokenGroup, start) }
  }

  private mutating func parseDirectiveItems(_ place: ListPlace) {
    let outer = context
    context = ExpressionContext()
    context.container = outer.container
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

  /// SourceLocation = '#sourceLocation' '(' ('file' ':' stringLiteral ',' 'line' ':' integerLiteral)? ')'
  mutating func parseSourceLocation() {
    let start = mark()
    bump()
    if at(.leftParen) {
      let isEmpty = peek().kind == .rightParen
      if !isEmpty, !atSourcePlace() { error("expected 'file: \"name\", line: number'", at: range(of: peek())) }
      parseTokenGroup()
    } else {
      error("expected '(' after '#sourceLocation'", at: gap)
    }
    finish(.sourceLocationDirective, start)
  }

  private mutating func atSourcePlace() -> Bool {
    let kinds: [SyntaxKind] = [
      .identifier, .colon, .stringLiteral, .comma, .identifier, .colon, .integerLiteral, .rightParen,
    ]
    for (offset, kind) in kinds.enumerated() where peek(offset &+ 1).kind != kind { return false }
    return text(of: peek(1)) == "file" && text(of: peek(5)) == "line" && text(of: peek(7)) != "0"
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
