import SourceText

extension Parser {
  /// Primary = literal | name | Tuple | Array | Dictionary | Closure | '.' name | KeyPath | Macro | If | Switch | '_'
  ///
  /// Whether a trailing closure may follow it.
  mutating func parsePrimary() -> Bool {
    let start = mark()
    switch current.kind {
    case .integerLiteral, .floatLiteral, .trueKeyword, .falseKeyword, .nilKeyword, .regexLiteral:
      bump()
      finish(.literalExpression, start)
      return false
    case .stringLiteral:
      parseString()
      return false
    case .identifier, .selfKeyword, .selfTypeKeyword, .superKeyword, .dollarIdentifier, .placeholder, .anyKeyword,
      .initKeyword:
      parseIdentifier()
    case .period:
      parseMemberAccess(start)
    case .leftParen:
      return parseTuple()
    case .leftBracket:
      parseCollection()
      return false
    case .leftBrace:
      parseClosure()
    case .backslash:
      parseKeyPath()
    case .pound:
      parseMacroExpansion(start, .macroExpansionExpression)
    default:
      return parseRarePrimary()
    }
    return true
  }

  private mutating func parseRarePrimary() -> Bool {
    let start = mark()
    switch current.kind {
    case .ifKeyword:
      parseIf()
    case .switchKeyword:
      parseSwitch()
    case .wildcardKeyword:
      bump()
      finish(.wildcardExpression, start)
    case .poundAvailable, .poundUnavailable:
      error("'\(text(of: current))' may only be a condition of 'if', 'guard' or 'while'", at: currentRange)
      parseAvailabilityCondition()
    default:
      parseMissingExpression()
    }
    return false
  }

  private mutating func parseMissingExpression() {
    if atListEnd || current.startsLine || at(.comma) || at(.colon) || at(.semicolon) || at(.equal) {
      error("expected an expression", at: gap)
    } else {
      error("expected an expression; found '\(text(of: current))'", at: currentRange)
    }
    builder.appendMissing(.missingExpression)
  }

  private mutating func parseIdentifier() {
    let start = mark()
    bumpSelectedName()
    optNameSuffixes()
    finish(.identifierExpression, start)
  }

  /// Tuple = '(' ArgumentList ')'
  ///
  /// Whether it is one parenthesized expression, which a trailing closure may follow.
  private mutating func parseTuple() -> Bool {
    let start = mark()
    let hasLabel = peek().kind == .identifier && peek(2).kind == .colon
    parseParenthesizedArguments("this parenthesis")
    finish(.tupleExpression, start)
    return !hasLabel
  }

  // MARK: Collections

  /// Array = '[' (Expression (',' Expression)* ','?)? ']';  Dictionary = '[' (':' | Expression ':' Expression …) ']'
  private mutating func parseCollection() {
    let start = mark()
    let opening = currentRange
    let outer = enterParens(.leftBracket)
    context.isPattern = outer.isPattern
    bump()
    if at(.colon), peek().kind == .rightBracket {
      bump()
      bump()
      leaveBraces(outer)
      return finish(.dictionaryExpression, start)
    }
    let isDictionary = parseElements(opening)
    close(.rightBracket, opening, isDictionary ? "this dictionary" : "this array")
    leaveBraces(outer)
    finish(isDictionary ? .dictionaryExpression : .arrayExpression, start)
  }

  /// The elements, or those that follow the first one; whether they have keys.
  @discardableResult
  mutating func parseElements(_ opening: ByteRange, after kind: SyntaxKind? = nil) -> Bool {
    let list = mark()
    var runs = ListRuns(list, head: head)
    var isDictionary = kind == .dictionaryElementList
    var isFirst = kind == nil
    while !atListEnd || skipWrongBracket(.rightBracket), !atForeignKeyword(), !isBackInStep(list) {
      let kind: SyntaxKind = isDictionary ? .dictionaryElementList : .arrayElementList
      if isFirst || !reuse(kind, in: runs) {
        let item = beginItem()
        let isPair = parseElement(inDictionary: isDictionary, isFirst: isFirst)
        if isFirst { isDictionary = isPair }
        endItem(item)
      }
      isFirst = false
      closeItem(&runs)
      if previousKind == .comma || skipWrongBracket(.rightBracket) { continue }
      guard recoverList("element", opening: opening, { $0.startsElement }) else { break }
    }
    finish(isDictionary ? .dictionaryElementList : .arrayElementList, runs)
    return isDictionary
  }

  private var startsElement: Bool {
    at(.identifier) || at(.stringLiteral) || at(.integerLiteral)
  }

  /// One element; whether it has a key.
  private mutating func parseElement(inDictionary: Bool, isFirst: Bool) -> Bool {
    let start = mark()
    parseExpression()
    let isPair = (inDictionary || isFirst) && at(.colon)
    if isPair {
      bump()
      parseExpression()
    } else if inDictionary {
      error("expected ':' and a value after the key", at: gap, fixes: insertion(": "))
    }
    if !isPair, !inDictionary, at(.colon) {
      error("expected ',' between the elements of an array; found ':'", at: currentRange)
      let value = mark()
      bump()
      if !atListEnd, !at(.comma) { parseExpression() }
      finish(.unexpected, value)
    }
    if isFirst, at(.of), !isPair { parseInlineArrayRest() }
    if !eat(.comma), builder.offset == start.offset, !atListEnd { skipToken("unexpected '\(text(of: current))'") }
    finish(isPair || inDictionary ? .dictionaryElement : .arrayElement, start)
    return isPair
  }

  /// 'of' Type, of an inline array's type used as a value.
  private mutating func parseInlineArrayRest() {
    bump(as: .contextualKeyword)
    parseType()
  }

  // MARK: Macros

  /// MacroExpansion = '#' name GenericArguments? ('(' ArgumentList ')')? TrailingClosures?
  mutating func parseMacroExpansion(_ start: Mark, _ kind: SyntaxKind) {
    bump()
    if at(.identifier) || current.kind.isReservedWord, current.flags.contains(.isGlued) {
      let name = currentRange
      bumpSelectedName(as: .identifier)
      checkArguments(of: name)
      while at(.period), peek().kind == .identifier, kind == .macroExpansionDeclaration {
        bump()
        bump()
      }
      if current.kind.isOperator, current.first == UInt8(ascii: "<"), atGenericArguments() {
        optGenericArgumentClause()
      }
    } else {
      error("expected the name of a macro after '#'", at: gap)
      builder.appendMissing(.identifier)
    }
    if at(.leftParen), !current.startsLine { parseParenthesizedArguments("the arguments of this macro") }
    if at(.leftBrace), !current.startsLine || !context.isBasic, atTrailingClosure() { parseTrailingClosures() }
    finish(kind, start)
  }

  /// `#warning` and `#error` take one string literal, object literals take arguments.
  private mutating func checkArguments(of name: ByteRange) {
    let word = lexer.text.string(in: name)
    if word == "colorLiteral" || word == "imageLiteral" || word == "fileLiteral", !at(.leftParen) {
      return error("expected '(' and the arguments of '#\(word)'", at: gap)
    }
    guard word == "warning" || word == "error" else { return }
    guard at(.leftParen), !current.startsLine else {
      return error("expected '(' and a message after '#\(word)'", at: gap, fixes: insertion("(\"\")"))
    }
    let message = peek()
    guard message.kind == .stringLiteral, !message.flags.contains(.isComposed), peek(2).kind == .rightParen else {
      return error("expected a string literal without interpolation as the message", at: range(of: message))
    }
  }

  // MARK: Key paths

  /// KeyPath = '\' SimpleType? KeyPathComponent+
  private mutating func parseKeyPath() {
    let start = mark()
    bump()
    let hasRoot =
      at(.identifier) || at(.selfTypeKeyword) || at(.anyKeyword) || at(.leftBracket) || at(.leftParen)
    if hasRoot { parseKeyPathRoot() }
    // The first period of '\..name' stands for the root.
    if !hasRoot, current.kind.isOperator, currentText(startsWith: "..") { bumpPrefix(1, as: .period) }
    var components = 0
    while components < Self.maximumChain, parseKeyPathComponent() { components &+= 1 }
    if components == 0, !hasRoot {
      error("expected '.' and a member after '\\'", at: gap)
      builder.appendMissing(.missingExpression)
    }
    finish(.keyPathExpression, start)
  }

  private mutating func parseKeyPathRoot() {
    let start = mark()
    if at(.identifier) || at(.selfTypeKeyword) || at(.anyKeyword) {
      bumpSelectedName()
      if current.kind.isOperator, current.first == UInt8(ascii: "<"), atGenericArguments() {
        optGenericArgumentClause()
      }
      finish(.simpleType, start)
    } else {
      nested(.missingType) { $0.parseSimpleType(start) }
    }
  }

  /// KeyPathComponent = '.' name | '.'? '[' ArgumentList ']' | '?' | '!' | '(' ArgumentList ')'
  private mutating func parseKeyPathComponent() -> Bool {
    if context.stopsAtLine, current.startsLine { return false }
    let start = mark()
    switch current.kind {
    case .period:
      bump()
      if at(.leftBracket), current.flags.contains(.isGlued) {
        parseKeyPathArguments(.rightBracket)
      } else if at(.postfixQuestion) || at(.exclamation) {
        bump()
      } else {
        parseKeyPathName()
      }
    case .leftBracket where !current.startsLine:
      parseKeyPathArguments(.rightBracket)
    case .leftParen where !current.startsLine:
      parseKeyPathArguments(.rightParen)
    case .postfixQuestion, .exclamation:
      bump()
    case .prefixOperator, .binaryOperator, .postfixOperator:
      guard currentText(startsWith: ".?") || currentText(startsWith: ".!") else { return false }
      bumpPrefix(1, as: .period)
      bump(as: currentText(startsWith: "?") ? .postfixQuestion : .exclamation)
    default:
      return false
    }
    finish(.keyPathComponent, start)
    return true
  }

  private mutating func parseKeyPathName() {
    if at(.identifier) || at(.integerLiteral) || at(.placeholder) || at(.dollarIdentifier) {
      bump()
      optNameSuffixes()
    } else if current.kind.isReservedWord, !current.startsLine {
      bump(as: at(.selfKeyword) || at(.initKeyword) ? current.kind : .identifier)
      optNameSuffixes()
    } else {
      error("expected the name of a member after '.'", at: gap)
      builder.appendMissing(.identifier)
    }
  }

  private mutating func parseKeyPathArguments(_ closer: SyntaxKind) {
    let opening = currentRange
    let outer = enterParens(current.kind)
    bump()
    parseArgumentList(closer, opening)
    close(closer, opening, "the arguments of this key path")
    leaveBraces(outer)
  }
}
