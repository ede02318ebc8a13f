extension Parser {
  /// Closure = '{' ClosureSignature? StatementList '}'
  mutating func parseClosure() {
    let start = mark()
    nested(.missingExpression) { $0.parseClosureBody() }
    finish(.closureExpression, start)
  }

  private mutating func parseClosureBody() {
    let outer = enterBraces()
    _ = openBlock()
    if atClosureSignature() { parseClosureSignature() }
    parseStatementList(.block)
    skipToBrace()
    closeBlock("this closure")
    leaveBraces(outer)
  }

  /// Whether what stands here leads to `in`.
  private mutating func atClosureSignature() -> Bool {
    var distance = 0
    func token(_ parser: inout Parser) -> Token { distance == 0 ? parser.current : parser.peek(distance) }
    while token(&self).kind == .at {
      distance &+= 2
      while peek(distance).kind == .period { distance &+= 2 }
      if peek(distance).kind == .leftParen, peek(distance).flags.contains(.isGlued) { distance = afterGroup(distance) }
    }
    if token(&self).kind == .leftBracket {
      distance = afterGroup(distance)
      let after = token(&self).kind
      if after != .identifier, after != .leftParen, after != .wildcardKeyword, after != .inKeyword,
        after != .throwsKeyword,
        after != .arrow
      {
        return false
      }
    }
    switch token(&self).kind {
    case .leftParen:
      distance = afterGroup(distance)
      return endsSignature(distance)
    case .identifier, .wildcardKeyword, .dollarIdentifier:
      return atNamesBeforeIn(distance)
    default:
      return endsSignature(distance)
    }
  }

  /// `a, _, b in`
  private mutating func atNamesBeforeIn(_ start: Int) -> Bool {
    var distance = start
    while distance &- start < 64 {
      let name = distance == 0 ? current : peek(distance)
      guard name.kind == .identifier || name.kind == .wildcardKeyword || name.kind == .dollarIdentifier else {
        return false
      }
      if distance == start, endsSignature(distance), name.word == .async { return true }
      guard peek(distance &+ 1).kind == .comma else { return endsSignature(distance &+ 1) }
      distance &+= 2
    }
    return false
  }

  /// Whether effects, a result and `in` come next.
  private mutating func endsSignature(_ start: Int) -> Bool {
    var distance = start
    while distance &- start < 8 {
      let token = distance == 0 ? current : peek(distance)
      if token.kind == .inKeyword || token.kind == .arrow { return distance > 0 }
      if token.kind == .leftParen, distance > start { distance = afterGroup(distance); continue }
      guard token.word == .async || token.kind == .throwsKeyword || token.kind == .rethrowsKeyword else { return false }
      distance &+= 1
    }
    return false
  }

  /// ClosureSignature = Attribute* CaptureList? (ParameterClause | name (',' name)*)? Effects? ReturnClause? 'in'
  private mutating func parseClosureSignature() {
    let start = mark()
    while at(.at) { parseAttribute() }
    if at(.leftBracket) { parseCaptureList() }
    if at(.leftParen) {
      parseParameterClause(.closure)
    } else if !at(.inKeyword), !at(.throwsKeyword), !at(.arrow), !(at(.async) && endsSignature(0)) {
      parseNames()
    }
    optEffects()
    optReturnClause()
    expect(.inKeyword, "expected 'in' after the signature of the closure", inserting: " in")
    finish(.closureSignature, start)
  }

  private mutating func parseNames() {
    while at(.identifier) || at(.wildcardKeyword) || at(.dollarIdentifier) {
      let start = mark()
      bump()
      let isMore = eat(.comma)
      finish(.closureParameter, start)
      if !isMore { return }
    }
  }

  /// CaptureList = '[' (Capture (',' Capture)*)? ']'
  private mutating func parseCaptureList() {
    let start = mark()
    let opening = currentRange
    bump()
    while !atListEnd {
      let capture = mark()
      parseCapture()
      let isMore = eat(.comma)
      finish(.closureCapture, capture)
      if !isMore { break }
    }
    close(.rightBracket, opening, "this capture list")
    finish(.closureCaptureList, start)
  }

  /// Capture = ('weak' | 'unowned' ('(' word ')')?)? name ('=' Expression)?
  private mutating func parseCapture() {
    if at(.weak) || at(.unowned) || at(.borrowing) || at(.consuming), peek().kind != .comma, peek().kind != .equal,
      peek().kind != .rightBracket
    {
      let isUnowned = at(.unowned)
      bump(as: .contextualKeyword)
      if at(.leftParen) {
        if !isUnowned || !(peek().word == .safe || peek().word == .unsafe) {
          error("expected 'unowned(safe)' or 'unowned(unsafe)'", at: currentRange)
        }
        parseTokenGroup()
      }
    } else if at(.weak) || at(.unowned) {
      error("expected the name that '\(text(of: current))' captures", at: currentRange)
    }
    if at(.letKeyword) || at(.varKeyword) { bump() }
    if at(.identifier) || at(.selfKeyword) || at(.dollarIdentifier) {
      bump()
    } else if current.kind.isReservedWord, peek().kind == .equal {
      bump(as: .identifier)
    } else {
      skipToken("expected a name to capture")
    }
    optInitializerClause()
  }
}
