import SourceText

/// Whose parameters are parsed: they differ in what may be left out.
enum ParameterPlace {
  case function
  case enumCase
  case closure
}

extension Parser {
  /// Function = 'func' (name | operator) GenericParameters? ParameterClause Effects? ReturnClause? WhereClause? CodeBlock?
  mutating func parseFunction(_ start: Mark) {
    bump()
    parseFunctionName()
    optGenericParameterClause()
    parseParameterClause(.function)
    optEffects()
    optReturnClause()
    optWhereClause()
    optFunctionBody("function")
    finish(.functionDeclaration, start)
  }

  private mutating func parseFunctionName() {
    if current.kind.isOperator || at(.prefixAmpersand) || at(.exclamation) || at(.equal) || at(.infixQuestion)
      || at(.postfixQuestion)
    {
      let last = lexer.text.bytes(in: ByteRange(current.textEnd &- 1, current.textEnd)).first
      if current.textLength > 1, last == UInt8(ascii: "<"), peek().kind == .identifier, peek().flags.contains(.isGlued)
      {
        bumpPrefix(current.textLength &- 1, as: .binaryOperator)
      } else {
        bump(as: .binaryOperator)
      }
    } else {
      parseName("function")
    }
  }

  /// The body, which protocols leave out.
  private mutating func optFunctionBody(_ what: String) {
    if at(.leftBrace), context.container == .protocolType {
      error("a protocol's \(what) has no body; give it in an extension", at: currentRange)
    }
    if at(.leftBrace) || (at(.identifier) && !current.startsLine && current.first >= 0x80)
      || context.container != .protocolType && atUnopenedBlock()
    {
      parseCodeBlock("body of this \(what)")
    }
  }

  /// Initializer = 'init' ('?' | '!')? GenericParameters? ParameterClause Effects? WhereClause? CodeBlock?
  mutating func parseInitializer(_ start: Mark) {
    bump()
    if at(.postfixQuestion) || at(.exclamation) { bump() }
    optGenericParameterClause()
    parseParameterClause(.function)
    optEffects()
    if at(.arrow) { error("an initializer has no result type; remove it", at: currentRange) }
    optReturnClause()
    optWhereClause()
    optFunctionBody("initializer")
    finish(.initializerDeclaration, start)
  }

  /// Deinitializer = 'deinit' Effects? CodeBlock?
  mutating func parseDeinitializer(_ start: Mark) {
    bump()
    if at(.async) || at(.throwsKeyword), !current.startsLine {
      error("a deinitializer has neither a name nor effects", at: currentRange)
    }
    optEffects()
    optFunctionBody("deinitializer")
    finish(.deinitializerDeclaration, start)
  }

  /// Subscript = 'subscript' GenericParameters? ParameterClause ReturnClause WhereClause? AccessorBlock?
  mutating func parseSubscript(_ start: Mark) {
    bump()
    optGenericParameterClause()
    parseParameterClause(.function)
    if at(.arrow) {
      optReturnClause()
    } else {
      error("expected '->' and the type of the subscript's elements", at: gap)
    }
    optWhereClause()
    if at(.leftBrace) {
      parseAccessorBlock()
    } else {
      error("expected '{' and the accessors of the subscript", at: gap)
    }
    finish(.subscriptDeclaration, start)
  }

  /// MacroDeclaration = 'macro' name GenericParameters? ParameterClause ReturnClause? ('=' Expression)? WhereClause?
  mutating func parseMacroDeclaration(_ start: Mark) {
    bump(as: .contextualKeyword)
    parseName("macro")
    optGenericParameterClause()
    parseParameterClause(.function)
    optReturnClause()
    optInitializerClause()
    optWhereClause()
    finish(.macroDeclaration, start)
  }

  /// ParameterClause = '(' (Parameter (',' Parameter)*)? ')'
  mutating func parseParameterClause(_ place: ParameterPlace) {
    let start = mark()
    guard at(.leftParen) || skipToParameters() else {
      builder.appendMissing(.parameterClause)
      return
    }
    let opening = currentRange
    let outer = enterBrackets(.leftParen)
    context.isInClosureParameters = place == .closure
    bump()
    let list = mark()
    while !atListEnd {
      let parameter = mark()
      parseParameter(place)
      let isMore = eat(.comma)
      finish(.parameter, parameter)
      if isMore || skipWrongBracket(.rightParen) { continue }
      guard
        recoverList("parameter", opening: opening, { $0.at(.identifier) || $0.at(.wildcardKeyword) || $0.at(.at) })
      else { break }
    }
    finish(.parameterList, list)
    close(.rightParen, opening, "these parameters")
    leaveBraces(outer)
    finish(.parameterClause, start)
  }

  /// Says that the parameters are missing; whether they follow in the line after something else.
  private mutating func skipToParameters() -> Bool {
    error("expected '(' to start the parameters", at: gap, fixes: insertion("()"))
    return !current.startsLine && skipToHeaderPart(.leftParen)
  }

  /// Parameter = Attribute* (name name? ':')? Type '...'? ('=' Expression)?
  private mutating func parseParameter(_ place: ParameterPlace) {
    let count = builder.recordCount
    while at(.at) { parseAttribute() }
    while at(.identifier), current.word.isModifier, startsParameterName(peek()), !isParameterName() {
      let modifier = mark()
      bump(as: .contextualKeyword)
      finish(.modifier, modifier)
    }
    if isParameterName() {
      let isUnlabeled = at(.wildcardKeyword)
      bump(as: nameKind)
      if startsParameterName(current), !at(.colon) {
        if place == .closure, !isUnlabeled {
          error("a closure's parameters have no labels", at: ByteRange(previousStart, previousEnd))
        }
        bump(as: nameKind)
      }
      if at(.colon) {
        bump()
        parseType()
      } else if place != .closure {
        error("expected ':' and the type of the parameter", at: gap, fixes: insertion(": "))
        if !at(.comma), !atListEnd, !at(.equal), !current.startsLine { parseType() }
      }
    } else if place == .enumCase || !at(.comma) && !at(.equal) {
      parseUnnamedParameter(place)
    }
    if at(operator: "...") { bump(as: .ellipsis) }
    optInitializerClause()
    if builder.recordCount == count { skipToken("expected a parameter") }
  }

  /// A type alone, or a name that lost the colon before its type.
  private mutating func parseUnnamedParameter(_ place: ParameterPlace) {
    guard place == .function else { return parseType() }
    if at(.identifier), peek().kind == .identifier, !peek().startsLine {
      bump()
      error("expected ':' and the type of the parameter", at: gap, fixes: insertion(":"))
    } else if at(.identifier) || at(.leftParen) || at(.leftBracket) {
      error("expected the name of the parameter and ':' before its type; '_' stands for no name", at: currentRange)
    }
    parseType()
  }

  private var nameKind: SyntaxKind {
    at(.wildcardKeyword) ? .wildcardKeyword : .identifier
  }

  private func startsParameterName(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .placeholder || token.kind == .dollarIdentifier
      || token.kind.isReservedWord && token.kind != .inoutKeyword
  }

  /// Whether a name stands here rather than a type alone: `x:`, `x y:`, or a closure's `x` before `,` or `)`.
  private mutating func isParameterName() -> Bool {
    guard startsParameterName(current) else { return false }
    let next = peek()
    if next.kind == .colon { return true }
    if startsParameterName(next), peek(2).kind == .colon { return true }
    return isClosureName(next)
  }

  private func isClosureName(_ next: Token) -> Bool {
    context.isInClosureParameters && (next.kind == .comma || next.kind == .rightParen)
  }

  // MARK: Signatures

  /// Effects = ('async' | 'reasync')? ThrowsClause?
  mutating func optEffects() {
    let start = mark()
    let count = builder.recordCount
    var effects = Effects()
    while parseEffect(&effects) {}
    if builder.recordCount > count { finish(.effectSpecifiers, start) }
  }

  /// Which effects were written so far.
  private struct Effects {
    var isAsync = false
    var throwsErrors = false
  }

  private mutating func parseEffect(_ effects: inout Effects) -> Bool {
    let word = text(of: current)
    if at(.async) || at(.reasync) {
      if current.startsLine, atDeclarationAfterAsync() { return false }
      if effects.isAsync {
        error("'\(word)' stands here twice; remove one", at: currentRange, fixes: removal())
      } else if effects.throwsErrors {
        error("'\(word)' must stand before 'throws'", at: currentRange)
      }
      effects.isAsync = true
      bump(as: .contextualKeyword)
    } else if at(.throwsKeyword) || at(.rethrowsKeyword) {
      if effects.throwsErrors { error("'\(word)' after another; remove one", at: currentRange, fixes: removal()) }
      effects.throwsErrors = true
      optThrowsClause()
    } else if at(.tryKeyword) || at(.throwKeyword), peek().kind == .arrow || peek().kind == .leftBrace {
      error(
        "expected 'throws'",
        at: currentRange,
        fixes: [
          SyntaxFix(title: "write 'throws'", edits: [.init(range: currentRange, replacement: "throws")])
        ]
      )
      bump()
    } else {
      return false
    }
    return true
  }

  private mutating func atDeclarationAfterAsync() -> Bool {
    peek().kind == .letKeyword || peek().kind == .varKeyword
  }

  /// ThrowsClause = 'throws' ('(' Type ')')? | 'rethrows'
  mutating func optThrowsClause() {
    guard at(.throwsKeyword) || at(.rethrowsKeyword) else { return }
    let start = mark()
    let isThrows = at(.throwsKeyword)
    bump()
    if isThrows, at(.leftParen) {
      let opening = currentRange
      bump()
      parseType()
      close(.rightParen, opening, "the thrown type")
    }
    finish(.throwsClause, start)
  }

  /// ReturnClause = '->' Type
  mutating func optReturnClause() {
    guard at(.arrow) else { return }
    let start = mark()
    bump()
    parseType()
    finish(.returnClause, start)
    if at(.throwsKeyword) || at(.async), !current.startsLine {
      error("'\(text(of: current))' must stand before '->'", at: currentRange)
      let stray = mark()
      bump()
      finish(.unexpected, stray)
    }
  }
}
