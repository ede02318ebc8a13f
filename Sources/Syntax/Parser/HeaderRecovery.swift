import SourceText

/// Recovery from mistakes between the start of something and its body, and in lists whose brackets or commas are
/// missing.
extension Parser {
  /// Tokens that recovery looks through.
  private static let maximumSkip = 256
  /// Bytes that recovery looks back through for the start of a line.
  private static let maximumDistance = 4000

  // MARK: Headers

  /// Takes what stands before a `kind` that starts the rest of a header or its body, if that follows in the line.
  ///
  /// `isType` lets the header go on in lines that are no declarations, as those of types do.
  mutating func skipToHeaderPart(_ kind: SyntaxKind, isType: Bool = false) -> Bool {
    guard !at(kind) else { return true }
    guard let count = distance(to: kind, isType: isType) else { return false }
    let start = mark()
    for _ in 0..<count { bump() }
    finish(.unexpected, start)
    return true
  }

  private mutating func distance(to kind: SyntaxKind, isType: Bool) -> Int? {
    var open = 0
    for distance in 0..<Self.maximumSkip {
      let token = distance == 0 ? current : peek(distance)
      if token.kind == kind, open <= 0 { return distance }
      if token.startsLine, open <= 0, !(isType && continuesHeader(token)) { return nil }
      switch token.kind {
      case .leftParen, .leftBracket: open &+= 1
      case .rightParen, .rightBracket: open &-= 1
      case .endOfFile, .leftBrace, .rightBrace, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif: return nil
      default: break
      }
    }
    return nil
  }

  /// Whether a line within the header of a type can start with `token`.
  private func continuesHeader(_ token: Token) -> Bool {
    if token.kind.startsNoExpression || token.kind == .at || token.kind == .pound || token.word.isModifier {
      return false
    }
    return token.kind != .identifier || Int(token.indent) > lineIndent
  }

  // MARK: Lists

  /// Whether a list goes on although its separator is missing, which is told.
  ///
  /// In a line of its own an element must be indented deeper than the line of `opening`, the list's bracket.
  mutating func recoverList(_ what: String, opening: ByteRange, _ starts: (Parser) -> Bool) -> Bool {
    guard !atListEnd, starts(self) else { return false }
    if current.startsLine, Int(current.indent) <= indent(ofLineAt: opening.start.value) { return false }
    error("expected ',' before the next \(what)", at: gap, fixes: insertion(","))
    return true
  }

  /// The indentation of the line that holds the byte at `offset`.
  private func indent(ofLineAt offset: Int) -> Int {
    let start = max(0, offset &- Self.maximumDistance)
    let bytes = lexer.text.bytes(in: ByteRange(start, offset))
    let line = bytes.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { bytes[($0 &+ 1)...] } ?? bytes[...]
    return line.prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// Whether a keyword stands here that no expression starts with, so that a list of such has ended.
  mutating func atForeignKeyword() -> Bool {
    guard current.kind.startsNoExpression, peek().kind != .colon else { return false }
    return !(context.isPattern && (at(.letKeyword) || at(.varKeyword)))
  }

  /// Takes a closing bracket of the other kind within a list that `closer` closes, if nothing of that kind is open.
  mutating func skipWrongBracket(_ closer: SyntaxKind) -> Bool {
    let isWrong =
      at(.rightParen) && closer != .rightParen && context.openParens == 0
      || at(.rightBracket) && closer != .rightBracket && context.openBrackets == 0
    guard isWrong, !current.startsLine else { return false }
    skipToken("unexpected '\(text(of: current))' without an opening bracket")
    return true
  }

  /// Whether the closing bracket at hand closes what is around the innermost braces, which were opened by mistake or
  /// never closed in this line.
  var atBracketAround: Bool {
    guard usesIndentation, !current.startsLine, let brace = blocks.last?.brace,
      at(.rightParen) && context.isInParens || at(.rightBracket) && context.isInBrackets,
      current.textStart &- brace.start.value < Self.maximumDistance
    else { return false }
    return !lexer.text.bytes(in: ByteRange(brace.start.value, current.textStart)).contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// After a statement that a list's punctuation follows: takes the rest of the list, whose opening bracket is missing.
  @discardableResult
  mutating func skipUnopenedList() -> Bool {
    guard let count = distanceToStrayBracket() else { return false }
    let start = mark()
    for _ in 0...count { bump() }
    finish(.unexpected, start)
    return true
  }

  /// The distance of a closing bracket that nothing opened, if what is before it can be a list.
  private mutating func distanceToStrayBracket() -> Int? {
    var open = 0
    var previous = current.kind
    for distance in 0..<Self.maximumSkip {
      let token = distance == 0 ? current : peek(distance)
      if distance > 0, token.startsLine, open == 0, !continuesList(token, after: previous) { return nil }
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace:
        open &+= 1
      case .rightParen, .rightBracket, .rightBrace:
        if open == 0 { return token.kind == .rightBrace ? nil : distance }
        open &-= 1
      case .endOfFile, .poundElse, .poundElseif, .poundEndif:
        return nil
      default:
        break
      }
      previous = token.kind
    }
    return nil
  }

  private func continuesList(_ token: Token, after previous: SyntaxKind) -> Bool {
    switch token.kind {
    case .rightParen, .rightBracket, .period, .comma, .binaryOperator, .infixQuestion, .colon: true
    default: (previous == .comma || previous == .colon) && !token.kind.startsNoExpression
    }
  }
}

extension SyntaxKind {
  /// Whether the keyword starts a declaration or a statement that can be no expression.
  var startsNoExpression: Bool {
    switch self {
    case .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword, .funcKeyword, .importKeyword,
      .typealiasKeyword, .associatedtypeKeyword, .operatorKeyword, .precedencegroupKeyword, .staticKeyword,
      .privateKeyword, .publicKeyword, .internalKeyword, .fileprivateKeyword, .subscriptKeyword, .deinitKeyword,
      .guardKeyword, .whileKeyword, .forKeyword, .deferKeyword, .returnKeyword, .throwKeyword, .breakKeyword,
      .continueKeyword, .fallthroughKeyword, .caseKeyword, .defaultKeyword, .letKeyword, .varKeyword, .doKeyword,
      .elseKeyword, .catchKeyword:
      true
    default:
      false
    }
  }
}
