/// Reads ahead over tokens as if they were types, to tell `a<b>(c)` from two comparisons.
struct GenericLookahead {
  /// Tokens that are read at most; what is longer counts as no type.
  private static let limit = 256

  private var distance: Int
  /// Bytes of the token at `distance` that are read already: `>>` closes two lists.
  private var consumed = 0
  private var depth = 0

  private init(distance: Int) {
    self.distance = distance
  }

  /// Whether generic arguments stand at the parser's position, followed by what can follow them in an expression.
  static func atGenericArguments(_ parser: inout Parser) -> Bool {
    var lookahead = GenericLookahead(distance: 0)
    guard lookahead.skipArguments(&parser) else { return false }
    return lookahead.endsGenericName(&parser)
  }

  private func token(_ parser: inout Parser) -> Token {
    distance == 0 ? parser.current : parser.peek(distance)
  }

  /// The byte that comes next within an operator, 0 for other tokens.
  private func byte(_ parser: inout Parser) -> UInt8 {
    let token = token(&parser)
    guard
      token.kind.isOperator || token.kind == .postfixQuestion || token.kind == .exclamation
        || token.kind == .prefixAmpersand
    else { return 0 }
    return parser.lexer.byte(token.textStart &- parser.lexer.base &+ consumed)
  }

  private mutating func skipByte(_ parser: inout Parser) {
    consumed &+= 1
    if consumed >= token(&parser).textLength { advance() }
  }

  private mutating func advance() {
    distance &+= 1
    consumed = 0
  }

  private mutating func skip(_ kind: SyntaxKind, _ parser: inout Parser) -> Bool {
    guard consumed == 0, token(&parser).kind == kind else { return false }
    advance()
    return true
  }

  private mutating func skipArguments(_ parser: inout Parser) -> Bool {
    guard byte(&parser) == UInt8(ascii: "<") else { return false }
    skipByte(&parser)
    if byte(&parser) == UInt8(ascii: ">") {
      skipByte(&parser)
      return true
    }
    repeat {
      guard skipType(&parser) else { return false }
    } while skip(.comma, &parser)
    guard byte(&parser) == UInt8(ascii: ">") else { return false }
    skipByte(&parser)
    return true
  }

  private mutating func skipType(_ parser: inout Parser) -> Bool {
    depth &+= 1
    defer { depth &-= 1 }
    guard depth < 64, distance < Self.limit else { return false }
    skipSpecifiers(&parser)
    guard skipSimple(&parser) else { return false }
    while distance < Self.limit {
      if byte(&parser) == UInt8(ascii: "&") {
        skipByte(&parser)
        skipSpecifiers(&parser)
        guard skipSimple(&parser) else { return false }
      } else if !skipSuffix(&parser) {
        return true
      }
    }
    return false
  }

  private mutating func skipSpecifiers(_ parser: inout Parser) {
    while distance < Self.limit, consumed == 0 {
      let token = token(&parser)
      let next = parser.peek(distance &+ 1)
      if token.kind == .at, next.kind == .identifier {
        distance &+= 2
        if parser.peek(distance).kind == .leftParen, parser.peek(distance).flags.contains(.isGlued) {
          distance = parser.afterGroup(distance)
        }
      } else if token.kind == .inoutKeyword || token.kind == .repeatKeyword {
        distance &+= 1
      } else if token.kind == .prefixOperator, token.first == UInt8(ascii: "~"), token.textLength == 1 {
        distance &+= 1
      } else if token.word.isTypeSpecifier, parser.startsType(next) {
        distance &+= 1
      } else {
        return
      }
    }
  }

  private mutating func skipSimple(_ parser: inout Parser) -> Bool {
    guard consumed == 0 else { return false }
    switch token(&parser).kind {
    case .identifier, .selfTypeKeyword, .anyKeyword, .wildcardKeyword, .placeholder, .integerLiteral:
      advance()
      if token(&parser).kind == .colon, token(&parser).flags.contains(.isGlued),
        parser.peek(distance &+ 1).kind == .colon, parser.peek(distance &+ 1).flags.contains(.isGlued)
      {
        distance &+= 3
      }
      if byte(&parser) == UInt8(ascii: "<") { return skipArguments(&parser) }
      return true
    case .leftParen:
      return skipParenthesized(&parser)
    case .leftBracket:
      return skipBracketed(&parser)
    case .prefixOperator where parser.peek(distance &+ 1).kind == .integerLiteral:
      distance &+= 2
      return true
    default:
      return false
    }
  }

  private mutating func skipParenthesized(_ parser: inout Parser) -> Bool {
    advance()
    if !skip(.rightParen, &parser) {
      repeat {
        skipLabel(&parser)
        guard skipType(&parser) else { return false }
        if byte(&parser) == UInt8(ascii: "."), token(&parser).textLength == 3 { advance() }
      } while skip(.comma, &parser)
      guard skip(.rightParen, &parser) else { return false }
    }
    return skipArrow(&parser)
  }

  private mutating func skipLabel(_ parser: inout Parser) {
    if parser.peek(distance &+ 1).kind == .colon {
      distance &+= 2
    } else if parser.peek(distance &+ 2).kind == .colon {
      distance &+= 3
    }
  }

  /// `async throws -> T` after a tuple, where it stands.
  private mutating func skipArrow(_ parser: inout Parser) -> Bool {
    let start = distance
    while token(&parser).word == .async || token(&parser).kind == .throwsKeyword
      || token(&parser).kind == .rethrowsKeyword
    {
      advance()
      if token(&parser).kind == .leftParen { distance = parser.afterGroup(distance) }
    }
    guard skip(.arrow, &parser) else { return distance == start }
    return skipType(&parser)
  }

  private mutating func skipBracketed(_ parser: inout Parser) -> Bool {
    advance()
    guard skipType(&parser) else { return false }
    if token(&parser).word == .of {
      advance()
      guard skipType(&parser) else { return false }
    } else if skip(.colon, &parser) {
      guard skipType(&parser) else { return false }
    }
    return skip(.rightBracket, &parser)
  }

  private mutating func skipSuffix(_ parser: inout Parser) -> Bool {
    let next = byte(&parser)
    if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") {
      skipByte(&parser)
      return true
    }
    guard consumed == 0, token(&parser).kind == .period else { return false }
    let name = parser.peek(distance &+ 1)
    guard name.kind == .identifier || name.kind.isReservedWord else { return false }
    distance &+= 2
    if byte(&parser) == UInt8(ascii: "<") { return skipArguments(&parser) }
    return true
  }

  /// Whether what comes next can follow a generic name in an expression.
  private func endsGenericName(_ parser: inout Parser) -> Bool {
    let token = token(&parser)
    if consumed > 0 {
      let next = byte(&parser)
      return next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
    }
    switch token.kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation,
      .postfixQuestion, .colon:
      return true
    case .leftParen, .leftBracket:
      return !token.startsLine
    case .binaryOperator:
      return token.isOperator(UInt8(ascii: "&"))
    default:
      return false
    }
  }
}

extension Word {
  var isTypeSpecifier: Bool {
    switch self {
    case .some, .any, .each, .borrowing, .consuming, .sending, .isolated, .underscoreOwned, .underscoreShared: true
    default: false
    }
  }
}

extension Parser {
  mutating func atGenericArguments() -> Bool {
    GenericLookahead.atGenericArguments(&self)
  }
}
