import SourceText

extension Parser {
  /// Postfix = Primary ('.' name | Call | Subscript | TrailingClosures | '?' | '!' | operator | '#if' …)*
  mutating func parsePostfix() {
    let start = mark()
    let closuresFit = parsePrimary()
    parseSuffixes(start, canCall: closuresFit)
  }

  /// The links of a postfix chain whose base was parsed since `start`.
  mutating func parseSuffixes(_ start: Mark, canCall: Bool) {
    var canCall = canCall
    var links = 0
    while parseSuffix(start, canCall) {
      canCall = previousKind != .rightBrace
      links &+= 1
      guard links < Self.maximumChain else {
        error("the chain of calls is too long; split it", at: currentRange)
        return skipLine()
      }
    }
  }

  private mutating func parseSuffix(_ start: Mark, _ canCall: Bool) -> Bool {
    if context.stopsAtLine, current.startsLine { return false }
    switch current.kind {
    case .period:
      parseMemberAccess(start)
    case .leftParen where !current.startsLine:
      parseCall(start)
    case .leftBracket where !current.startsLine:
      parseSubscriptExpression(start)
    case .leftBrace:
      guard canCall, atTrailingClosure() else { return false }
      parseTrailingClosures()
      finish(.functionCallExpression, start)
    case .postfixQuestion where !current.startsLine:
      bump()
      finish(.optionalChainingExpression, start)
    case .exclamation where !current.startsLine:
      bump()
      finish(.forceUnwrapExpression, start)
    case .postfixOperator where !current.startsLine:
      bump()
      finish(.postfixOperatorExpression, start)
    case .poundIf:
      guard current.startsLine, atPostfixDirective() else { return false }
      parsePostfixDirective(start)
    default:
      return false
    }
    return true
  }

  // MARK: Members

  /// '.' (name | number) GenericArguments? ArgumentLabels?
  mutating func parseMemberAccess(_ start: Mark) {
    let isBound = current.flags.contains(.isGlued) && current.textStart > start.offset
    if !isBound, peek().kind == .integerLiteral, builder.offset == start.offset {
      error(
        "a floating-point literal cannot start with '.'; write '0.'",
        at: currentRange,
        fixes: [SyntaxFix(title: "write '0.'", edits: [.init(range: currentRange, replacement: "0.")])]
      )
    }
    bump()
    parseMemberName(isBound: isBound)
    finish(.memberAccessExpression, start)
  }

  private mutating func parseMemberName(isBound: Bool) {
    let isApart = isBound && previousEnd != current.textStart
    if isApart && current.startsLine || atListEnd {
      error("expected the name of a member after '.'", at: gap)
      builder.appendMissing(.identifier)
      return
    }
    if isApart {
      reportSpace("extraneous whitespace after '.'")
    }
    switch current.kind {
    case .identifier, .dollarIdentifier, .placeholder:
      bumpSelectedName()
      optNameSuffixes()
    case .integerLiteral:
      bump()
    case .binaryOperator, .prefixOperator, .postfixOperator:
      bump(as: .binaryOperator)
    default:
      guard current.kind.isReservedWord, current.kind != .wildcardKeyword else {
        error("expected the name of a member after '.'", at: gap)
        builder.appendMissing(.identifier)
        return
      }
      bump(as: current.kind == .selfKeyword || current.kind == .initKeyword ? current.kind : .identifier)
      optNameSuffixes()
    }
  }

  /// Generic arguments and argument labels after a name.
  mutating func optNameSuffixes() {
    if current.kind.isOperator, current.first == UInt8(ascii: "<"), atGenericArguments() {
      optGenericArgumentClause()
    }
    if at(.leftParen), !current.startsLine, atArgumentLabels() { parseArgumentLabels() }
  }

  /// Whether `(a:b:)` stands here.
  private mutating func atArgumentLabels() -> Bool {
    var distance = 1
    while distance < 64 {
      let name = peek(distance)
      guard name.kind == .identifier || name.kind.isReservedWord else {
        return distance > 1 && name.kind == .rightParen
      }
      guard peek(distance &+ 1).kind == .colon else { return false }
      let after = peek(distance &+ 2)
      guard
        after.kind == .rightParen
          || after.flags.contains(.isGlued) && (after.kind == .identifier || after.kind.isReservedWord)
      else { return false }
      distance &+= 2
    }
    return false
  }

  private mutating func parseArgumentLabels() {
    let start = mark()
    while !at(.rightParen) { bump() }
    bump()
    finish(.declarationName, start)
  }

  // MARK: Calls

  /// Call = '(' ArgumentList ')' TrailingClosures?
  private mutating func parseCall(_ start: Mark) {
    parseParenthesizedArguments("this argument list")
    if at(.leftBrace), atTrailingClosure() { parseTrailingClosures() }
    finish(.functionCallExpression, start)
  }

  /// '(' ArgumentList ')' as direct children of the node around.
  mutating func parseParenthesizedArguments(_ what: String) {
    let opening = currentRange
    let outer = enterParens(.leftParen)
    bump()
    parseArgumentList(.rightParen, opening)
    close(.rightParen, opening, what)
    leaveBraces(outer)
  }

  /// SubscriptExpression = '[' ArgumentList ']' TrailingClosures?
  private mutating func parseSubscriptExpression(_ start: Mark) {
    let opening = currentRange
    let outer = enterParens(.leftBracket)
    bump()
    parseArgumentList(.rightBracket, opening)
    close(.rightBracket, opening, "this subscript")
    leaveBraces(outer)
    if at(.leftBrace), atTrailingClosure() { parseTrailingClosures() }
    finish(.subscriptExpression, start)
  }

  /// ArgumentList = (Argument (',' Argument)* ','?)?
  mutating func parseArgumentList(_ closer: SyntaxKind, _ opening: ByteRange) {
    let start = mark()
    var runs = ListRuns(start, head: head)
    while !atListEnd || skipWrongBracket(closer), !atForeignKeyword(), !isBackInStep(start) {
      if !reuse(.argumentList, in: runs) {
        let item = beginItem()
        parseArgument()
        endItem(item)
      }
      closeItem(&runs)
      if previousKind == .comma || skipWrongBracket(closer) { continue }
      guard recoverList("argument", opening: opening, { $0.startsArgument }) else { break }
    }
    finish(.argumentList, runs)
  }

  private var startsArgument: Bool {
    at(.identifier) || at(.stringLiteral) || at(.integerLiteral) || at(.floatLiteral) || at(.trueKeyword)
      || at(.falseKeyword) || at(.nilKeyword) || at(.selfKeyword) || at(.period) || at(.backslash)
  }

  /// Argument = (name ':')? (Expression | operator) ','?
  private mutating func parseArgument() {
    let start = mark()
    if at(.identifier) || current.kind.isReservedWord || at(.placeholder), peek().kind == .colon,
      peek(2).kind != .colon || !peek(2).flags.contains(.isGlued)
    {
      bump(as: at(.wildcardKeyword) ? .wildcardKeyword : .identifier)
      bump()
    }
    if atOperatorValue() {
      let value = mark()
      bump(as: .binaryOperator)
      finish(.identifierExpression, value)
    } else if at(.comma) || at(.rightParen) || at(.rightBracket) {
      error("expected the value of the argument", at: gap)
      builder.appendMissing(.missingExpression)
    } else {
      parseExpression()
    }
    if !eat(.comma), builder.offset == start.offset, !atListEnd { skipToken("unexpected '\(text(of: current))'") }
    finish(.argument, start)
  }

  /// Whether an operator stands here in place of a function: `sorted(by: >)`.
  private mutating func atOperatorValue() -> Bool {
    guard current.kind.isOperator || at(.exclamation) || at(.prefixAmpersand) else { return false }
    let next = peek().kind
    return next == .comma || next == .rightParen || next == .rightBracket
  }

  // MARK: Trailing closures

  /// Whether the brace here starts a trailing closure rather than a body or accessors.
  mutating func atTrailingClosure() -> Bool {
    let next = peek()
    if next.word == .didSet || next.word == .willSet, peek(2).kind == .leftBrace || peek(2).kind == .leftParen {
      return false
    }
    if next.kind == .caseKeyword { return false }
    guard context.isBasic else { return !(context.stopsAtLine && current.startsLine) }
    if next.startsLine { return false }
    return isClosureInCondition()
  }

  /// In a condition a brace starts a closure if what follows its end goes on with the condition.
  private mutating func isClosureInCondition() -> Bool {
    // Branches of `#if` need not pair up their brackets.
    var hasDirective = false
    let reach = lexer.reach
    let result = goesOnAfterBraces(&hasDirective)
    if !hasDirective { lexer.reach = reach }
    return result
  }

  private mutating func goesOnAfterBraces(_ hasDirective: inout Bool) -> Bool {
    var open = 1
    var distance = 0
    while open > 0 {
      distance &+= 1
      switch peek(distance).kind {
      case .leftBrace: open &+= 1
      case .rightBrace: open &-= 1
      case .poundIf: hasDirective = true
      case .endOfFile: return false
      default: break
      }
    }
    let next = peek(distance &+ 1)
    switch next.kind {
    case .leftBrace, .whereKeyword, .comma:
      return true
    case .leftBracket, .leftParen, .period, .isKeyword, .asKeyword, .postfixQuestion, .infixQuestion, .exclamation,
      .colon, .equal, .postfixOperator, .binaryOperator:
      return !next.startsLine
    default:
      return false
    }
  }

  /// TrailingClosures = Closure (name ':' Closure)*
  mutating func parseTrailingClosures() {
    parseClosure()
    while atLabeledClosure() {
      let start = mark()
      bump(as: at(.wildcardKeyword) ? .wildcardKeyword : .identifier)
      bump()
      parseClosure()
      finish(.trailingClosure, start)
    }
  }

  private mutating func atLabeledClosure() -> Bool {
    guard at(.identifier) || current.kind.isReservedWord, !at(.defaultKeyword) else { return false }
    return peek().kind == .colon && peek(2).kind == .leftBrace
  }

  // MARK: Directives in chains

  /// Whether the branches of `#if` here go on with the chain: their first token is a period.
  private mutating func atPostfixDirective() -> Bool {
    var distance = 1
    while distance < 128 {
      let token = peek(distance)
      switch token.kind {
      case .endOfFile, .poundEndif: return false
      case .poundIf, .poundElse, .poundElseif: break
      default: if token.startsLine { return token.kind == .period && peek(distance &+ 1).kind != .integerLiteral }
      }
      distance &+= 1
    }
    return false
  }

  /// PostfixConditional = Postfix '#if' Expression links ('#elseif' …)* ('#else' …)? '#endif'
  private mutating func parsePostfixDirective(_ start: Mark) {
    let conditional = mark()
    let opening = currentRange
    var selection = BranchSelection()
    repeat {
      let clause = mark()
      if !parseDirective(&selection) {
        skipBranch()
      } else if !at(.poundEndif), !at(.poundElse), !at(.poundElseif) {
        parseConditionalLinks()
      }
      finish(.conditionalClause, clause)
    } while at(.poundElseif) || at(.poundElse)
    closeDirective(opening)
    finish(.conditionalCompilation, conditional)
    finish(.postfixConditionalExpression, start)
  }

  private mutating func parseConditionalLinks() {
    let links = mark()
    builder.appendMissing(.missingExpression)
    nested(.missingExpression) { $0.parseSuffixes(links, canCall: false) }
    guard !atListEnd else { return }
    error("unexpected code after the links of the chain", at: currentRange)
    skipUntilDirective()
  }

  private mutating func skipUntilDirective() {
    let start = mark()
    repeat { skipBalanced() } while !atListEnd
    finish(.unexpected, start)
  }
}
