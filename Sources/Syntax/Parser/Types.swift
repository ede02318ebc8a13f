import SourceText

extension Parser {
  /// Type = (Attribute | specifier)* ('some' | 'any' | 'each' | 'repeat' | '~')? Composition
  mutating func parseType() {
    nested(.missingType, by: 2) { $0.parseTypeBody() }
  }

  private mutating func parseTypeBody() {
    let start = mark()
    let count = builder.recordCount
    var specifiers = 0
    while atTypeSpecifier() {
      if at(.inoutKeyword) || at(.borrowing) || at(.consuming) {
        specifiers &+= 1
        if specifiers > 1 {
          error("a parameter can be only one of 'inout', 'borrowing' and 'consuming'", at: currentRange)
        }
      }
      if at(.at) {
        parseAttribute()
      } else {
        if at(.nonisolated), !peek().flags.contains(.isGlued) || text(of: peek(2)) != "nonsending" {
          error("expected '(nonsending)' after 'nonisolated'", at: range(of: peek()))
        }
        bump(as: at(.inoutKeyword) ? .inoutKeyword : .contextualKeyword)
        if at(.leftParen), current.flags.contains(.isGlued), previousKind == .contextualKeyword,
          peek(2).kind == .rightParen
        {
          parseTokenGroup()
        }
      }
    }
    let isAttributed = builder.recordCount > count
    parseComposition()
    if isAttributed { finish(.attributedType, start) }
  }

  private mutating func atTypeSpecifier() -> Bool {
    switch current.kind {
    case .at, .inoutKeyword: return true
    case .identifier: break
    default: return false
    }
    switch current.word {
    case .nonisolated:
      return peek().kind == .leftParen && !peek().startsLine
    case .borrowing, .consuming, .isolated, .sending, .underscoreConst, .underscoreOwned, .underscoreShared,
      .underscoreBorrowing, .underscoreConsuming:
      return startsType(peek()) && !peek().startsLine
    default:
      return false
    }
  }

  func startsType(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .selfTypeKeyword, .anyKeyword, .leftParen, .leftBracket, .at, .inoutKeyword, .wildcardKeyword,
      .repeatKeyword:
      true
    default:
      token.kind == .prefixOperator && token.first == UInt8(ascii: "~")
    }
  }

  /// Composition = SimpleType ('&' SimpleType)*
  private mutating func parseComposition() {
    let start = mark()
    parsePrefixedType()
    guard atOperator(UInt8(ascii: "&")) || at(.prefixAmpersand) else { return }
    while atOperator(UInt8(ascii: "&")) || at(.prefixAmpersand) {
      bump(as: .binaryOperator)
      parsePrefixedType()
    }
    finish(.compositionType, start)
  }

  private mutating func parsePrefixedType() {
    let start = mark()
    if at(.some) || at(.any) {
      bump(as: .contextualKeyword)
      nested(.missingType) { $0.parseComposition() }
      finish(.someOrAnyType, start)
    } else if at(.each), startsType(peek()) {
      bump(as: .contextualKeyword)
      parseSuffixedType()
      finish(.packElementType, start)
    } else if at(.repeatKeyword) {
      bump()
      parseType()
      finish(.packExpansionType, start)
    } else if at(.prefixOperator), current.first == UInt8(ascii: "~") {
      bump()
      nested(.missingType) { $0.parsePrefixedType() }
      finish(.suppressedType, start)
    } else {
      parseSuffixedType()
    }
  }

  /// SimpleType ('?' | '!' | '.' name | '.' 'Type')*
  private mutating func parseSuffixedType() {
    let start = mark()
    parseSimpleType(start)
    var links = 0
    while links < Self.maximumChain {
      links &+= 1
      if at(.postfixQuestion), !current.startsLine {
        bump()
        finish(.optionalType, start)
      } else if at(.exclamation), !current.startsLine {
        bump()
        finish(.implicitlyUnwrappedOptionalType, start)
      } else if current.kind.isOperator, current.flags.contains(.isGlued), current.first == UInt8(ascii: "?") {
        bumpPrefix(1, as: .postfixQuestion)
        finish(.optionalType, start)
      } else if current.kind.isOperator, current.flags.contains(.isGlued), current.first == UInt8(ascii: "!") {
        bumpPrefix(1, as: .exclamation)
        finish(.implicitlyUnwrappedOptionalType, start)
      } else if at(.period) {
        parseMemberType(start)
      } else {
        return
      }
    }
  }

  private mutating func parseMemberType(_ start: Mark) {
    bump()
    if at(.typeMetatype) || at(.protocolMetatype) {
      bump(as: .contextualKeyword)
      finish(.metatypeType, start)
    } else if at(.identifier) && !current.startsLine || at(.placeholder) || at(.selfTypeKeyword) {
      bumpSelectedName()
      optGenericArgumentClause()
      finish(.memberType, start)
    } else if current.kind.isReservedWord, !current.startsLine {
      bump(as: .identifier)
      finish(.memberType, start)
    } else {
      error("expected the name of a type after '.'", at: gap)
      builder.appendMissing(.identifier)
      finish(.memberType, start)
    }
  }

  mutating func parseSimpleType(_ start: Mark) {
    switch current.kind {
    case .identifier, .placeholder, .selfTypeKeyword:
      bumpSelectedName()
      optGenericArgumentClause()
      finish(.simpleType, start)
    case .anyKeyword, .wildcardKeyword:
      bump()
      finish(.simpleType, start)
    case .leftParen:
      parseTupleOrFunctionType(start)
    case .leftBracket:
      parseBracketType(start)
    default:
      if current.kind.isReservedWord, !current.startsLine {
        error("expected a type; '\(text(of: current))' is a keyword", at: currentRange)
        if current.kind.startsNoExpression, peek().startsLine || peek().kind == .equal {
          bump(as: .identifier)
          return finish(.simpleType, start)
        }
      } else {
        error("expected a type", at: gap)
      }
      builder.appendMissing(.missingType)
    }
  }

  /// '(' elements ')' (Effects? '->' Type)?
  private mutating func parseTupleOrFunctionType(_ start: Mark) {
    let opening = currentRange
    let outer = enterBrackets(.leftParen)
    bump()
    var label: ByteRange?
    while !atListEnd {
      let element = mark()
      let count = builder.recordCount
      if label == nil, namesElement(current), !at(.wildcardKeyword), peek().kind == .colon || peek(2).kind == .colon {
        label = currentRange
      }
      parseTupleTypeElement()
      let isMore = eat(.comma)
      if builder.recordCount == count { skipToken("expected a type") }
      finish(.tupleTypeElement, element)
      if isMore || skipWrongBracket(.rightParen) { continue }
      guard recoverList("element", opening: opening, { $0.startsType($0.current) }) else { break }
    }
    close(.rightParen, opening, "this tuple type")
    leaveBraces(outer)
    finish(.tupleType, start)
    guard at(.arrow) || atEffectsBeforeArrow() else { return }
    if let label { error("a function type has no argument labels; write '_' before the name", at: label) }
    optEffects()
    optReturnClause()
    finish(.functionType, start)
  }

  mutating func atEffectsBeforeArrow() -> Bool {
    guard at(.async) || at(.reasync) || at(.throwsKeyword) || at(.rethrowsKeyword) else { return false }
    var distance = 1
    while distance < 12 {
      let token = peek(distance)
      if token.kind == .arrow { return true }
      if token.kind == .leftParen, token.flags.contains(.isGlued) {
        distance = afterGroup(distance)
        continue
      }
      guard token.kind == .throwsKeyword || token.kind == .rethrowsKeyword || token.word == .async else { return false }
      distance &+= 1
    }
    return false
  }

  /// Element = (name name? ':')? Type '...'? ('=' Expression)?
  private mutating func parseTupleTypeElement() {
    if namesElement(current), peek().kind == .colon {
      bump(as: at(.wildcardKeyword) ? .wildcardKeyword : .identifier)
      bump()
    } else if namesElement(current), namesElement(peek()), peek(2).kind == .colon {
      bump(as: at(.wildcardKeyword) ? .wildcardKeyword : .identifier)
      bump(as: at(.wildcardKeyword) ? .wildcardKeyword : .identifier)
      bump()
    }
    parseType()
    if at(operator: "...") { bump(as: .ellipsis) }
    if at(.equal) { error("a type has no default values", at: currentRange) }
    optInitializerClause()
  }

  private func namesElement(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind.isReservedWord && token.kind != .inoutKeyword
  }

  /// '[' Type ']' | '[' Type ':' Type ']' | '[' count 'of' Type ']'
  private mutating func parseBracketType(_ start: Mark) {
    let opening = currentRange
    let outer = enterBrackets(.leftBracket)
    defer { leaveBraces(outer) }
    bump()
    if at(.integerLiteral) { parseUnary() } else { parseType() }
    if at(.of) {
      bump(as: .contextualKeyword)
      parseType()
      close(.rightBracket, opening, "this array type")
      return finish(.inlineArrayType, start)
    }
    let isDictionary = eat(.colon)
    if isDictionary { parseType() }
    close(.rightBracket, opening, isDictionary ? "this dictionary type" : "this array type")
    finish(isDictionary ? .dictionaryType : .arrayType, start)
  }
}
