import SourceText

/// Where a list of statements stands, which decides what ends it.
enum StatementPlace {
  case file
  case block
  case switchCase
  case directive(outer: ListPlace)
}

/// What a list holds.
enum ListPlace {
  case statements
  case fileStatements
  case members
  case switchCases
}

extension Parser {
  /// SourceFile = StatementList EndOfFile
  mutating func parseFile() {
    let start = mark()
    parseStatementList(.file)
    bump()
    finish(.sourceFile, start)
  }

  /// StatementList = (Statement ';'?)*
  mutating func parseStatementList(_ place: StatementPlace) {
    let start = mark()
    var runs = ListRuns(start, head: head)
    while !atStatementListEnd(place), !isBackInStep(start) {
      let before = previousEnd
      if !eatStraySemicolon(), !reuse(.statementList, in: runs, isFile: place.isFile) { parseListedStatement(place) }
      separateStatements(place, after: before)
      closeItem(&runs)
    }
    finish(.statementList, runs)
  }

  private mutating func atStatementListEnd(_ place: StatementPlace) -> Bool {
    switch place {
    case .file:
      return at(.endOfFile)
    case .block:
      if atListEnd, !at(.rightBrace), !at(.endOfFile) { return true }
      return atBlockEnd()
    case .switchCase:
      return at(.caseKeyword) || at(.defaultKeyword) || atListEnd || atCaseAttribute() || atDirectiveOfCases()
        || atBlockEnd()
    case .directive:
      return atListEnd
    }
  }

  private mutating func parseListedStatement(_ place: StatementPlace) {
    if atListEnd { return parseStrayCloser() }
    let item = beginBlockItem()
    parseStatement(place)
    endItem(item)
  }

  /// Statements are separated by line ends or semicolons.
  ///
  /// Several lines that go on with a list's punctuation are one mistake: `before` is where the statement before ended.
  private mutating func separateStatements(_ place: StatementPlace, after before: Int) {
    if previousKind == .semicolon || eat(.semicolon) || current.startsLine || atListEnd { return }
    if atStatementListEnd(place) { return }
    let isPunctuation = at(.comma) || at(.colon)
    if isPunctuation, before == strayListEnd {
      countFollowUp()
    } else if hasErrorInLine {
      builder.countError()
    } else {
      error("consecutive statements on a line must be separated by ';'", at: gap, fixes: insertion(";"))
    }
    guard !skipUnopenedList(), isPunctuation else { return }
    if !current.startsLine, !atListEnd { skipLine() }
    strayListEnd = previousEnd
  }

  private mutating func parseStrayCloser() {
    switch current.kind {
    case .rightBrace: skipToken("extraneous '}' at top level")
    case .poundElse, .poundElseif, .poundEndif: skipToken("'\(text(of: current))' without a matching '#if'")
    default: skipToken("unexpected '\(text(of: current))' without an opening bracket")
    }
  }

  /// Statement = Declaration | ConditionalCompilation | LabeledStatement | ControlStatement | Expression
  mutating func parseStatement(_ place: StatementPlace) {
    let start = builder.offset
    nested(.missingExpression) { $0.parseStatementBody(place) }
    if builder.offset == start, !atListEnd { skipToken("unexpected '\(text(of: current))'") }
  }

  private mutating func parseStatementBody(_ place: StatementPlace) {
    switch current.kind {
    case .ifKeyword, .switchKeyword: parseExpression()
    case .guardKeyword: parseGuard()
    case .whileKeyword: parseWhile()
    case .repeatKeyword where peek().kind == .leftBrace: parseRepeat()
    case .forKeyword: parseFor()
    case .doKeyword: parseDo()
    case .returnKeyword: parseReturn()
    case .throwKeyword: parseThrow()
    case .breakKeyword, .continueKeyword: parseLabeledJump()
    case .fallthroughKeyword: parseBare(.fallthroughStatement)
    case .deferKeyword: parseDefer()
    case .poundIf where !atAttributeDirective():
      parseConditionalCompilation(place.isFile ? .fileStatements : .statements)
    case .poundSourceLocation: parseSourceLocation()
    case .caseKeyword, .defaultKeyword: parseStrayCase()
    default: parseOtherStatement(place)
    }
  }

  private mutating func parseOtherStatement(_ place: StatementPlace) {
    if atLabel() { return parseLabeled() }
    if at(.yield), atYield() { return parseYield() }
    if at(.discard), peek().kind == .selfKeyword || peek().kind == .identifier, !peek().startsLine {
      return parseDiscard()
    }
    if atDeclaration(place.isFile ? .file : .local) { return parseDeclaration(place.isFile ? .file : .local) }
    if startsNoStatement { return skipMisplacedStart() }
    parseExpression()
  }

  private var startsNoStatement: Bool {
    switch current.kind {
    case .comma, .colon, .equal, .arrow, .infixQuestion, .elseKeyword, .catchKeyword, .inKeyword, .whereKeyword,
      .throwsKeyword, .rethrowsKeyword, .isKeyword, .asKeyword:
      true
    default:
      false
    }
  }

  /// Takes what can only stand after something else, where a statement starts.
  private mutating func skipMisplacedStart() {
    let range = currentRange
    error("expected a statement; found '\(text(of: current))'", at: range, fixes: removal())
    let start = mark()
    bump()
    finish(.unexpected, start)
    skipUnopenedList()
  }

  private mutating func parseStrayCase() {
    let word = text(of: current)
    if previousEnd == strayCaseEnd {
      builder.countError()
    } else {
      error("'\(word)' label can only appear inside a 'switch' statement", at: currentRange)
    }
    let start = mark()
    repeat { skipBalanced() } while !atListEnd && !current.startsLine && previousKind != .colon
    finish(.unexpected, start)
    if previousKind == .colon, !atListEnd, !at(.caseKeyword), !at(.defaultKeyword) { parseStatement(.block) }
    strayCaseEnd = previousEnd
  }

  // MARK: Labels and jumps

  private mutating func atLabel() -> Bool {
    guard at(.identifier), peek().kind == .colon else { return false }
    switch peek(2).kind {
    case .forKeyword, .whileKeyword, .repeatKeyword, .ifKeyword, .switchKeyword, .doKeyword: return true
    default: return false
    }
  }

  /// LabeledStatement = name ':' Statement
  private mutating func parseLabeled() {
    let start = mark()
    bump()
    bump()
    parseStatement(.block)
    finish(.labeledStatement, start)
  }

  /// ReturnStatement = 'return' Expression?
  private mutating func parseReturn() {
    let start = mark()
    bump()
    if !atListEnd, !at(.semicolon), !at(.caseKeyword), !at(.defaultKeyword), !(current.startsLine && atStatementKeyword)
    {
      parseExpression()
    }
    finish(.returnStatement, start)
  }

  /// Whether a new statement starts here that no expression can be.
  private var atStatementKeyword: Bool {
    switch current.kind {
    case .guardKeyword, .whileKeyword, .forKeyword, .doKeyword, .returnKeyword, .throwKeyword, .breakKeyword,
      .continueKeyword, .fallthroughKeyword, .deferKeyword, .letKeyword, .varKeyword, .funcKeyword, .structKeyword,
      .classKeyword, .enumKeyword, .extensionKeyword, .protocolKeyword, .typealiasKeyword, .importKeyword,
      .staticKeyword, .privateKeyword, .publicKeyword, .internalKeyword, .fileprivateKeyword, .at, .poundIf,
      .ifKeyword, .switchKeyword:
      true
    default:
      false
    }
  }

  /// ThrowStatement = 'throw' Expression
  private mutating func parseThrow() {
    let start = mark()
    bump()
    parseExpression()
    finish(.throwStatement, start)
  }

  /// LabeledJump = ('break' | 'continue') name?
  private mutating func parseLabeledJump() {
    let start = mark()
    let kind: SyntaxKind = at(.breakKeyword) ? .breakStatement : .continueStatement
    bump()
    if at(.identifier), !current.startsLine { bump() }
    finish(kind, start)
  }

  private mutating func parseBare(_ kind: SyntaxKind) {
    let start = mark()
    bump()
    finish(kind, start)
  }

  private mutating func atYield() -> Bool {
    let next = peek()
    guard !next.startsLine else { return false }
    switch next.kind {
    case .prefixAmpersand, .identifier, .selfKeyword, .integerLiteral, .stringLiteral, .nilKeyword, .trueKeyword,
      .falseKeyword, .superKeyword:
      return true
    default:
      return false
    }
  }

  /// YieldStatement = 'yield' Expression
  private mutating func parseYield() {
    let start = mark()
    bump(as: .contextualKeyword)
    parseExpression()
    finish(.yieldStatement, start)
  }

  /// DiscardStatement = 'discard' 'self'
  private mutating func parseDiscard() {
    let start = mark()
    bump(as: .contextualKeyword)
    parseExpression()
    finish(.discardStatement, start)
  }

  /// DeferStatement = 'defer' CodeBlock
  private mutating func parseDefer() {
    let start = mark()
    bump()
    parseCodeBlock("'defer' block")
    finish(.deferStatement, start)
  }

  /// CodeBlock = '{' StatementList '}'
  mutating func parseCodeBlock(_ what: String) {
    guard at(.leftBrace) || skipStrayName() else {
      return parseUnopenedCodeBlock(what)
    }
    parseCodeBlockBody(what, isOpen: false)
  }

  private mutating func parseCodeBlockBody(_ what: String, isOpen: Bool) {
    let start = mark()
    let outer = enterBraces()
    if !isOpen { _ = openBlock() }
    parseStatementList(.block)
    skipToBrace()
    closeBlock("the \(what)")
    leaveBraces(outer)
    finish(.codeBlock, start)
  }

  /// A block that does not start where it should: it may follow in the line, or lack its brace.
  private mutating func parseUnopenedCodeBlock(_ what: String) {
    error("expected '{' to start the \(what)", at: gap, fixes: insertion(" {"))
    if skipToHeaderPart(.leftBrace) {
      parseCodeBlockBody(what, isOpen: false)
    } else if openMissingBlock() {
      parseCodeBlockBody(what, isOpen: true)
    } else {
      builder.appendMissing(.codeBlock)
    }
  }

  /// Takes what is left before a closing brace, such as a stray directive or parenthesis.
  mutating func skipToBrace() {
    while atListEnd, !at(.rightBrace), !at(.endOfFile) {
      if at(.poundElse) || at(.poundElseif) || at(.poundEndif) || atBracketAround { return }
      parseStrayCloser()
      parseStatementList(.block)
    }
  }

  /// A stray letter before a brace, as a wrong text encoding leaves it behind (`Â`).
  private mutating func skipStrayName() -> Bool {
    guard at(.identifier), !current.startsLine, peek().kind == .leftBrace, current.first >= 0x80 else { return false }
    error(
      "unexpected '\(text(of: current))' before '{'; remove it",
      at: currentRange,
      fixes: [SyntaxFix(title: "remove", edits: [TextEdit(range: currentRange, replacement: "")])]
    )
    let start = mark()
    bump()
    finish(.unexpected, start)
    return true
  }
}

extension StatementPlace {
  var isFile: Bool {
    switch self {
    case .file: true
    case .directive(outer: .fileStatements): true
    case .block, .switchCase, .directive: false
    }
  }
}
