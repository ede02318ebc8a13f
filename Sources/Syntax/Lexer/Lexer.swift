import SourceText

/// Turns bytes into tokens one at a time. What a token is depends on nothing but the bytes around it and the kind of
/// the token before (which tells a regex from a division), so that lexing can start again anywhere.
struct Lexer {
  /// A contiguous part of the text; all of it in a full parse.
  var bytes: [UInt8]
  /// The offset of `bytes[0]` in the text.
  var base: Int
  /// The offset from which on bytes stay in the window: the start of the parser's token.
  var keep = 0
  /// Where lexing stops, as an index of `bytes`: its end, or that of an interpolation.
  var end: Int
  /// Whether a token may end at `end`: the window reaches to the end of the text, or `end` is that of an
  /// interpolation.
  var isEndFinal: Bool
  /// The text, from which a window that is too small is widened.
  let text: SourceText
  /// The index of the next byte.
  var position = 0
  var previous: SyntaxKind = .semicolon
  /// The offset at which the text of the token before ends.
  var previousEnd = 0
  /// The offset after the last byte looked at so far.
  var reach = 0
  /// The index at which the line of the last token starts that starts a line.
  var lineStart = 0
  var problems: [LexicalProblem] = []
  /// Where the last run of `#`s lies in the text.
  var poundRun = 0..<0

  let classes = ByteClass.table
  let words = WordTable.shared

  /// A lexer over a whole text.
  init(_ text: SourceText) {
    self.text = text
    bytes = text.bytes
    base = 0
    end = bytes.count
    isEndFinal = true
  }
}

extension Lexer {
  /// The byte at `index`, 0 at the end.
  @inline(__always)
  func byte(_ index: Int) -> UInt8 {
    index < end ? bytes[index] : 0
  }

  @inline(__always)
  func isClass(_ byte: UInt8, _ wanted: ByteClass) -> Bool {
    classes[Int(byte)] & wanted.rawValue != 0
  }

  /// Counts the bytes before `offset` as looked at.
  mutating func noteReach(_ offset: Int) {
    reach = max(reach, offset)
  }

  mutating func note(_ fault: LexicalProblem.Fault, _ start: Int, _ end: Int) {
    // Tokens of an interpolation are lexed after those that follow the literal where the parser looked ahead.
    let later = problems.lastIndex { $0.start <= base &+ start } ?? -1
    problems.insert(LexicalProblem(fault: fault, start: base &+ start, end: base &+ end), at: later &+ 1)
  }

  /// Takes back the problems from `offset` on up to where lexing stops.
  mutating func forgetProblems(from offset: Int) {
    guard !problems.isEmpty else { return }
    problems.removeAll { $0.start >= offset && $0.start < base &+ end }
  }

  /// The next token; at the end of the text `endOfFile`, again and again.
  mutating func next() -> Token {
    while true {
      let start = position
      let kindBefore = previous
      let reachBefore = reach
      reach = 0
      var token = lex()
      if isEndFinal || (position &+ 4 < end && reach &- base < end) {
        previous = endsTry(token) ? .tryKeyword : token.kind
        previousEnd = token.textEnd
        reach = max(reach, reachBefore)
        token.reach = reach
        return token
      }
      forgetProblems(from: base &+ start)
      previous = kindBefore
      reach = reachBefore
      widen(from: start)
    }
  }

  /// Whether the token is the mark of `try?` or `try!`, after which an operand starts.
  private func endsTry(_ token: Token) -> Bool {
    previous == .tryKeyword && (token.kind == .postfixQuestion || token.kind == .exclamation)
  }

  private mutating func lex() -> Token {
    let start = position
    let known = problems.count
    var flags: TokenFlags = []
    skipLeadingTrivia(&flags)
    let textStart = position
    if base &+ textStart == previousEnd { flags.insert(.isGlued) }
    if base &+ start == 0 { flags.insert(.startsLine) }
    let indent = flags.contains(.startsLine) ? textStart &- lineStart : 0
    var token = Token(
      kind: .endOfFile,
      flags: flags,
      first: byte(textStart),
      start: base &+ start,
      textStart: base &+ textStart,
      textEnd: 0,
      end: 0,
      indent: UInt32(clamping: indent)
    )
    if textStart < end { lexText(&token) }
    token.textEnd = base &+ position
    if token.kind != .endOfFile { skipTrailingTrivia() }
    token.end = base &+ position
    reach = max(reach, token.end &+ 2)
    if problems.count > known { token.flags.insert(.hasProblem) }
    return token
  }

  private mutating func lexText(_ token: inout Token) {
    let start = position
    let byte = token.first
    if isClass(byte, .identifierStart) {
      lexWord(&token)
    } else if isClass(byte, .operatorPart) {
      lexOperator(&token)
    } else if isClass(byte, .digit) {
      token.kind = lexNumber()
    } else if isClass(byte, .wide) {
      lexWide(&token)
    } else {
      lexPunctuation(&token, byte)
    }
    if position == start { position &+= 1 }
  }

  private mutating func lexPunctuation(_ token: inout Token, _ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): single(&token, .leftParen)
    case UInt8(ascii: ")"): single(&token, .rightParen)
    case UInt8(ascii: "["): single(&token, .leftBracket)
    case UInt8(ascii: "]"): single(&token, .rightBracket)
    case UInt8(ascii: "{"): single(&token, .leftBrace)
    case UInt8(ascii: "}"): single(&token, .rightBrace)
    case UInt8(ascii: ","): single(&token, .comma)
    case UInt8(ascii: ":"): single(&token, .colon)
    case UInt8(ascii: ";"): single(&token, .semicolon)
    case UInt8(ascii: "@"): single(&token, .at)
    case UInt8(ascii: "\\"): single(&token, .backslash)
    case UInt8(ascii: "\""): lexString(&token)
    case UInt8(ascii: "'"): lexSingleQuoted(&token)
    case UInt8(ascii: "`"): lexQuotedName(&token)
    case UInt8(ascii: "$"): lexDollar(&token)
    case UInt8(ascii: "#"): lexPound(&token)
    default:
      note(.strangeCharacter, position, position &+ 1)
      single(&token, .unknown)
    }
  }

  private mutating func single(_ token: inout Token, _ kind: SyntaxKind) {
    token.kind = kind
    position &+= 1
  }
}
