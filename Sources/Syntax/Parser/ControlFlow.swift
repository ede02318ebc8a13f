extension Parser {
  /// IfExpression = 'if' ConditionList CodeBlock ('else' (IfExpression | CodeBlock))?
  mutating func parseIf() {
    let start = mark()
    bump()
    parseConditionList("if")
    parseCodeBlock("body of 'if'")
    if eat(.elseKeyword) {
      if at(.ifKeyword) {
        nested(.missingExpression) { $0.parseIf() }
      } else {
        parseCodeBlock("body of 'else'")
      }
    }
    finish(.ifExpression, start)
  }

  /// GuardStatement = 'guard' ConditionList 'else' CodeBlock
  mutating func parseGuard() {
    let start = mark()
    bump()
    parseConditionList("guard")
    if !eat(.elseKeyword) {
      error("expected 'else' after the condition of 'guard'", at: gap, fixes: insertion(" else"))
      builder.appendMissing(.elseKeyword)
    }
    parseCodeBlock("body of 'guard'")
    finish(.guardStatement, start)
  }

  /// WhileStatement = 'while' ConditionList CodeBlock
  mutating func parseWhile() {
    let start = mark()
    bump()
    parseConditionList("while")
    parseCodeBlock("body of 'while'")
    finish(.whileStatement, start)
  }

  /// RepeatStatement = 'repeat' CodeBlock 'while' Expression
  mutating func parseRepeat() {
    let start = mark()
    bump()
    parseCodeBlock("body of 'repeat'")
    expect(.whileKeyword, "expected 'while' after the body of 'repeat'", inserting: " while")
    parseExpression()
    finish(.repeatStatement, start)
  }

  /// ForStatement = 'for' 'try'? 'await'? 'case'? Pattern TypeAnnotation? 'in' Expression WhereCondition? CodeBlock
  mutating func parseFor() {
    let start = mark()
    bump()
    _ = eat(.tryKeyword)
    _ = eat(.await)
    if at(.unsafe), peek().kind != .inKeyword { _ = eat(.unsafe) }
    let isMatching = eat(.caseKeyword)
    if !isMatching, at(.letKeyword) {
      error("the variables of 'for' are constants without 'let'; remove it", at: currentRange, fixes: removal())
    }
    if isMatching || at(.letKeyword) || at(.varKeyword) {
      parseMatchingPattern()
    } else {
      parsePattern(binds: false)
    }
    optTypeAnnotation()
    if eat(.inKeyword) {
      parseBasicExpression()
    } else {
      error("expected 'in' after the pattern of 'for'", at: gap, fixes: insertion(" in"))
      builder.appendMissing(.inKeyword)
      if !at(.leftBrace), !current.startsLine {
        parseBasicExpression()
      } else {
        builder.appendMissing(.missingExpression)
      }
    }
    optWhereCondition(isBasic: true)
    parseCodeBlock("body of 'for'")
    finish(.forStatement, start)
  }

  /// DoStatement = 'do' ThrowsClause? CodeBlock CatchClause*
  mutating func parseDo() {
    let start = mark()
    bump()
    let effect = at(.throwsKeyword) ? currentRange : nil
    optThrowsClause()
    parseCodeBlock("body of 'do'")
    if let effect, !at(.catchKeyword) { error("'do throws' must have a 'catch'", at: effect) }
    while at(.catchKeyword) { parseCatch() }
    finish(.doStatement, start)
  }

  /// CatchClause = 'catch' (CatchItem (',' CatchItem)*)? CodeBlock
  private mutating func parseCatch() {
    let start = mark()
    bump()
    if !at(.leftBrace) {
      repeat {
        let item = mark()
        // `catch where error is Timeout` leaves the pattern out.
        if !at(.whereKeyword) { parseMatchingPattern(isBasic: true) }
        optWhereCondition(isBasic: true)
        let isMore = eat(.comma)
        finish(.catchItem, item)
        if !isMore { break }
      } while true
    }
    parseCodeBlock("body of 'catch'")
    finish(.catchClause, start)
  }

  /// WhereCondition = 'where' Expression
  mutating func optWhereCondition(isBasic: Bool) {
    guard at(.whereKeyword) else { return }
    let start = mark()
    bump()
    if isBasic { parseBasicExpression() } else { parseExpression() }
    finish(.whereCondition, start)
  }

  // MARK: Conditions

  /// ConditionList = ConditionElement (',' ConditionElement)*
  mutating func parseConditionList(_ keyword: String) {
    let list = mark()
    if at(.leftBrace) || at(.elseKeyword) {
      error("expected a condition after '\(keyword)'", at: gap)
      builder.appendMissing(.missingExpression)
      return finish(.conditionList, list)
    }
    var bindsBefore = false
    while true {
      let element = mark()
      let binds = at(.letKeyword) || at(.varKeyword) || at(.inoutKeyword)
      if bindsBefore, at(.identifier), peek().kind == .equal {
        error("expected 'let' before the name", at: currentRange, fixes: insertion(" let"))
      }
      bindsBefore = binds
      parseCondition()
      let isMore = eat(.comma)
      finish(.conditionElement, element)
      if !isMore { break }
    }
    finish(.conditionList, list)
  }

  private mutating func parseCondition() {
    switch current.kind {
    case .poundAvailable, .poundUnavailable: parseAvailabilityCondition()
    case .letKeyword, .varKeyword, .inoutKeyword: parseOptionalBinding()
    case .caseKeyword: parseMatchingCondition()
    default: parseBasicExpression()
    }
  }

  /// OptionalBinding = ('let' | 'var') Pattern TypeAnnotation? ('=' Expression)?
  private mutating func parseOptionalBinding() {
    let start = mark()
    bump()
    parsePattern()
    optTypeAnnotation()
    optBasicInitializer()
    finish(.optionalBindingCondition, start)
  }

  /// MatchingCondition = 'case' Pattern TypeAnnotation? '=' Expression
  private mutating func parseMatchingCondition() {
    let start = mark()
    bump()
    parseMatchingPattern(isBasic: true)
    optTypeAnnotation()
    if !at(.equal) {
      error("expected '=' and the value to match after the pattern", at: gap)
      builder.appendMissing(.equal)
    }
    optBasicInitializer()
    finish(.matchingPatternCondition, start)
  }

  private mutating func optBasicInitializer() {
    guard at(.equal) else { return }
    let start = mark()
    bump()
    parseBasicExpression()
    finish(.initializerClause, start)
  }

  /// AvailabilityCondition = ('#available' | '#unavailable') '(' AvailabilityArgument (',' AvailabilityArgument)* ')'
  mutating func parseAvailabilityCondition() {
    let start = mark()
    let word = text(of: current)
    bump()
    guard at(.leftParen) else {
      error("expected '(' and platforms after '\(word)'", at: gap)
      builder.appendMissing(.leftParen)
      return finish(.availabilityCondition, start)
    }
    let opening = currentRange
    bump()
    if at(.rightParen) { error("expected a platform with its version, such as 'iOS 17', or '*'", at: gap) }
    while !atListEnd {
      let argument = mark()
      if at(.identifier) {
        bump()
        _ = eatVersion()
      } else if atOperator(UInt8(ascii: "*")) {
        bump()
      } else {
        skipToken("expected a platform with its version, such as 'iOS 17', or '*'")
      }
      let isMore = eat(.comma)
      finish(.availabilityArgument, argument)
      if !isMore { break }
    }
    close(.rightParen, opening, "the platforms of '\(word)'")
    finish(.availabilityCondition, start)
  }

  // MARK: Switch

  /// SwitchExpression = 'switch' Expression '{' SwitchCaseList '}'
  mutating func parseSwitch() {
    let start = mark()
    bump()
    if at(.leftBrace) {
      error("expected the value to switch over after 'switch'", at: gap)
      builder.appendMissing(.missingExpression)
    } else {
      parseBasicExpression()
    }
    guard at(.leftBrace) || skipToCases() else { return finish(.switchExpression, start) }
    let outer = enterBraces()
    _ = openBlock()
    parseSwitchCaseList()
    closeBlock("this 'switch'")
    leaveBraces(outer)
    finish(.switchExpression, start)
  }

  private mutating func skipToCases() -> Bool {
    error("expected '{' after the value of 'switch'", at: gap, fixes: insertion(" {"))
    return skipToHeaderPart(.leftBrace)
  }

  /// SwitchCaseList = (SwitchCase | ConditionalCompilation)*
  mutating func parseSwitchCaseList() {
    let start = mark()
    var runs = ListRuns(start, head: head)
    while !atBlockEnd(), !at(.poundElse), !at(.poundElseif), !at(.poundEndif), !isBackInStep(start) {
      if !reuse(.switchCaseList, in: runs) {
        let item = beginBlockItem()
        parseSwitchCaseItem()
        endItem(item)
      }
      closeItem(&runs)
    }
    finish(.switchCaseList, runs)
  }

  private mutating func parseSwitchCaseItem() {
    if at(.poundIf) {
      parseConditionalCompilation(.switchCases)
    } else if at(.caseKeyword) || at(.defaultKeyword) || atCaseAttribute() {
      parseSwitchCase()
    } else {
      error("expected 'case' or 'default' within 'switch'", at: currentRange)
      let start = mark()
      repeat { skipBalanced() } while !atListEnd && !at(.caseKeyword) && !at(.defaultKeyword) && !at(.poundIf)
      finish(.unexpected, start)
    }
  }

  /// Whether an attribute of a `case` or `default` stands here: `@unknown default`.
  mutating func atCaseAttribute() -> Bool {
    guard at(.at), peek().kind == .identifier else { return false }
    let after = peek(2).kind
    return after == .defaultKeyword || after == .caseKeyword
  }

  /// Whether `#if` stands here with cases within, rather than statements.
  mutating func atDirectiveOfCases() -> Bool {
    guard at(.poundIf) else { return false }
    var distance = 1
    while distance < 64 {
      let token = peek(distance)
      if token.kind == .endOfFile { return false }
      if token.startsLine, token.kind != .poundIf, token.kind != .poundElseif, token.kind != .poundElse {
        if token.kind == .at {
          return peek(distance &+ 2).kind == .defaultKeyword || peek(distance &+ 2).kind == .caseKeyword
        }
        return token.kind == .caseKeyword || token.kind == .defaultKeyword
      }
      distance &+= 1
    }
    return false
  }

  /// SwitchCase = Attribute* ('case' CaseItem (',' CaseItem)* | 'default') ':' StatementList
  private mutating func parseSwitchCase() {
    let start = mark()
    if at(.at), peek().kind == .identifier, text(of: peek()) != "unknown" {
      error("expected 'unknown' after '@'", at: range(of: peek()))
    }
    while at(.at) { parseAttribute() }
    let isDefault = at(.defaultKeyword)
    if eat(.caseKeyword) {
      while true {
        let item = mark()
        parseMatchingPattern()
        optWhereCondition(isBasic: false)
        let isMore = eat(.comma)
        finish(.switchCaseItem, item)
        if !isMore { break }
      }
    } else {
      expect(.defaultKeyword, "expected 'case' or 'default'")
    }
    if !eat(.colon) {
      error("expected ':' after the pattern of this case", at: gap, fixes: insertion(":"))
      builder.appendMissing(.colon)
    }
    let count = builder.recordCount
    parseStatementList(.switchCase)
    checkCaseBody(isEmpty: builder.recordCount == count &+ 1)
    if isDefault, at(.caseKeyword) || at(.defaultKeyword) || atCaseAttribute() {
      error("nothing can follow the 'default' of a 'switch'; move it to the end", at: currentRange)
    }
    finish(.switchCase, start)
  }

  private mutating func checkCaseBody(isEmpty: Bool) {
    guard isEmpty, at(.caseKeyword) || at(.defaultKeyword) || at(.rightBrace) || atCaseAttribute() else { return }
    error(
      "a 'case' or 'default' must hold at least one statement; write 'break' for none",
      at: gap,
      fixes: insertion(" break")
    )
  }
}
