import SourceText

/// Parses by recursive descent, one function a production (see `grammar/swift-ui.ebnf`). A function whose name starts
/// with `parse` always leaves a node or an error; one that starts with `opt` may leave nothing. No function throws, and
/// every byte ends up in the tree.
struct Parser {
  /// How deep the grammar may nest; the compiler's own limit.
  static let maximumDepth = 256

  var lexer: Lexer
  var current: Token
  /// Tokens lexed beyond `current`, from `aheadIndex` on.
  private var ahead: [Token] = []
  private var aheadIndex = 0
  var builder: TreeBuilder
  /// Where the text of the last token ended, at which something is missing where it is.
  private(set) var previousEnd = 0
  private(set) var previousStart = 0
  private(set) var previousKind = SyntaxKind.semicolon
  /// The indentation of the last line that was started by a token.
  private var startedIndent = 0
  /// The piece of the old tree in which the line of the last token starts, if that was no token of its own, and where
  /// the piece ends.
  private var startedWithin: (piece: OldTree.Piece, end: Int)?
  /// The start of the token at which the last error was found, so that one mistake is told of once.
  private var lastError = -1
  /// Where the last error starts.
  private var lastErrorStart = -1
  /// Whether an error was found in the line of the last token.
  private(set) var hasErrorInLine = false
  /// Where the last `case` that belongs to nothing ends, so that a row of them is told of once.
  var strayCaseEnd = -1
  /// Where the last line ends that goes on with a list's punctuation although no list is open.
  var strayListEnd = -1
  /// How deep the grammar nests here, and at most since the start of the current item.
  var depth = 0
  var deepest = 0
  /// The least indentation, since the start of the current item, of a declaration that could have ended the innermost
  /// block by it.
  var leastIndent = UInt8.max
  var blocks: [Block] = []
  var usesIndentation = false
  var old: OldTree?
  /// Where the items come that an edit leaves alone, while only the items before are parsed anew.
  var resync: Resync?
  var context = ExpressionContext()

  init(_ text: SourceText, usesIndentation: Bool) {
    lexer = Lexer(text)
    builder = TreeBuilder(offset: 0)
    current = lexer.next()
    self.usesIndentation = usesIndentation
  }

  /// A parser of a text that came of an edit of another.
  init(_ text: SourceText, reusing old: OldTree, usesIndentation: Bool) {
    lexer = Lexer(text, from: 0)
    builder = TreeBuilder(offset: 0)
    current = lexer.next()
    self.old = old
    self.usesIndentation = usesIndentation
  }

  /// A parser of a text from the item of a list on that starts where `surroundings` say.
  init(_ text: SourceText, at surroundings: ItemSurroundings, reusing old: OldTree, usesIndentation: Bool) {
    lexer = Lexer(text, from: surroundings.start)
    builder = TreeBuilder(offset: surroundings.start)
    if let last = surroundings.lastToken {
      previousEnd = surroundings.start &- Int(last.second)
      previousStart = surroundings.start &- Int(last.length) &+ Int(last.first)
      previousKind = last.kind
      lexer.previous = last.kind
      lexer.previousEnd = previousEnd
    }
    lexer.reach = surroundings.reach
    current = lexer.next()
    lexer.keep = current.start
    startedIndent = surroundings.lineIndent
    blocks = surroundings.block.map { [$0] } ?? []
    depth = surroundings.depth
    deepest = depth
    context.container = surroundings.level
    resync = surroundings.resync
    self.old = old
    self.usesIndentation = usesIndentation
  }
}

extension Parser {
  // MARK: Looking

  @inline(__always)
  func at(_ kind: SyntaxKind) -> Bool {
    current.kind == kind
  }

  @inline(__always)
  func at(_ word: Word) -> Bool {
    current.word == word
  }

  func atOperator(_ byte: UInt8) -> Bool {
    current.isOperator(byte)
  }

  /// Whether the token's text is this operator.
  func at(operator text: StaticString) -> Bool {
    guard current.kind.isOperator, current.textLength == text.utf8CodeUnitCount else { return false }
    return currentText(startsWith: text)
  }

  func currentText(startsWith text: StaticString) -> Bool {
    let start = current.textStart &- lexer.base
    guard current.textLength >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      for (offset, byte) in buffer.enumerated() where lexer.byte(start &+ offset) != byte { return false }
      return true
    }
  }

  /// The token `distance` after the current one.
  mutating func peek(_ distance: Int = 1) -> Token {
    while ahead.count &- aheadIndex < distance {
      ahead.append(lexer.next())
    }
    let token = ahead[aheadIndex &+ distance &- 1]
    lexer.noteReach(token.reach)
    return token
  }

  /// The text of a token, for messages.
  func text(of token: Token) -> String {
    lexer.text.string(in: ByteRange(token.textStart, token.textEnd))
  }

  func range(of token: Token) -> ByteRange { ByteRange(token.textStart, token.textEnd) }

  // MARK: Consuming

  /// Adds the current token to the tree, as `kind` where it is meant otherwise than it was lexed.
  mutating func bump(as kind: SyntaxKind? = nil) {
    let kind = kind ?? current.kind
    if current.flags.contains(.hasProblem) { reportProblems(before: current.end) }
    if current.startsLine { startLine() }
    builder.append(current, as: kind)
    previousEnd = current.textEnd
    previousStart = current.textStart
    previousKind = kind
    advance()
  }

  /// Notes that the current token starts a line.
  mutating func startLine() {
    startedIndent = Int(current.indent)
    if startedWithin != nil { startedWithin = nil }
    hasErrorInLine = lastErrorStart >= current.textStart
  }

  private mutating func advance() {
    if aheadIndex < ahead.count {
      current = ahead[aheadIndex]
      lexer.noteReach(current.reach)
      aheadIndex &+= 1
      if aheadIndex == ahead.count {
        ahead.removeAll(keepingCapacity: true)
        aheadIndex = 0
      }
    } else {
      lexer.keep = lexer.base &+ lexer.position
      current = lexer.next()
    }
    lexer.keep = current.start
  }

  /// Takes the current token if it is of `kind`.
  mutating func eat(_ kind: SyntaxKind) -> Bool {
    guard current.kind == kind else { return false }
    bump()
    return true
  }

  mutating func eat(_ word: Word) -> Bool {
    guard current.word == word else { return false }
    bump(as: .contextualKeyword)
    return true
  }

  /// Takes the first `count` bytes of the current token as a token of their own.
  mutating func bumpPrefix(_ count: Int, as kind: SyntaxKind) {
    guard count < current.textLength else { return bump(as: kind) }
    var head = current
    head.textEnd = current.textStart &+ count
    head.end = head.textEnd
    restart(at: head.end, after: kind)
    let rest = current
    current = head
    bumpHead(as: kind, then: rest)
  }

  private mutating func bumpHead(as kind: SyntaxKind, then rest: Token) {
    if current.startsLine { startLine() }
    builder.append(current, as: kind)
    previousEnd = current.textEnd
    previousStart = current.textStart
    previousKind = kind
    current = rest
  }

  /// Lexes anew from `offset`, which is the start of a token's trivia.
  mutating func restart(at offset: Int, after kind: SyntaxKind) {
    ahead.removeAll(keepingCapacity: true)
    aheadIndex = 0
    lexer.forgetProblems(from: offset)
    lexer.move(to: offset)
    lexer.previous = kind
    lexer.previousEnd = offset
    current = lexer.next()
  }

  /// Goes on after a piece that was taken from the old tree, whose last token is given.
  mutating func resume(after last: Record, endingAt end: Int) {
    previousEnd = end &- Int(last.second)
    previousStart = end &- Int(last.length) &+ Int(last.first)
    previousKind = last.kind
    hasErrorInLine = false
    restart(at: end, after: last.kind)
  }

  /// Notes that the line of the last token starts in a piece that was just taken from the old tree.
  mutating func startLine(within piece: OldTree.Piece) {
    startedWithin = (piece, builder.offset)
  }

  /// The indentation of the line that the last token is in.
  var lineIndent: Int {
    guard let (piece, end) = startedWithin,
      let token = piece.chunk.lastLineStart(in: piece.range, endingAt: end)
    else { return startedIndent }
    return lexer.text.indentation(before: token)
  }

  mutating func reportProblems(before offset: Int) {
    let reported = lexer.problems.prefix { $0.start < offset }
    lexer.problems.removeFirst(reported.count)
    for problem in reported {
      let range = ByteRange(problem.start, problem.end)
      builder.report(problem.diagnostic(text: lexer.text.string(in: range)))
      hasErrorInLine = true
      lastErrorStart = max(lastErrorStart, problem.start)
    }
  }

  // MARK: Parts of a string literal

  /// What goes on after an interpolation.
  struct Suspended {
    fileprivate let lexer: (end: Int, isEndFinal: Bool, position: Int, previous: SyntaxKind, previousEnd: Int)
    fileprivate let ahead: [Token]
    fileprivate let aheadIndex: Int
    fileprivate let current: Token
  }

  /// Lexes only the bytes from `start` to `end`, which lie in the lexer's window, until `restore`.
  mutating func limit(from start: Int, to end: Int) -> Suspended {
    let saved = Suspended(
      lexer: (lexer.end, lexer.isEndFinal, lexer.position, lexer.previous, lexer.previousEnd),
      ahead: ahead,
      aheadIndex: aheadIndex,
      current: current
    )
    ahead = []
    aheadIndex = 0
    lexer.position = start &- lexer.base
    lexer.end = end &- lexer.base
    lexer.isEndFinal = true
    lexer.previous = .leftParen
    lexer.previousEnd = start
    previousEnd = start
    previousKind = .leftParen
    current = lexer.next()
    return saved
  }

  mutating func restore(_ saved: Suspended) {
    (lexer.end, lexer.isEndFinal, lexer.position, lexer.previous, lexer.previousEnd) = saved.lexer
    ahead = saved.ahead
    aheadIndex = saved.aheadIndex
    current = saved.current
  }

  /// Adds the last part of the current token, of which the first ones are in the tree already, and goes on after it.
  mutating func resume(_ token: Token, at offset: Int, after kind: SyntaxKind) {
    builder.append(token, as: token.kind)
    previousEnd = token.textEnd
    previousStart = token.textStart
    previousKind = kind
    advance()
  }

  // MARK: Building

  func mark() -> Mark { builder.mark() }

  mutating func finish(_ kind: SyntaxKind, _ mark: Mark) { builder.finish(kind, mark) }

  // MARK: Errors

  /// Reports an error at the current token's place unless one was reported there already, or in the line: what follows
  /// a mistake in its line mostly follows from it.
  mutating func error(
    _ message: String,
    at range: ByteRange,
    related: [SyntaxDiagnostic.Related] = [],
    fixes: [SyntaxFix] = []
  ) {
    if current.flags.contains(.hasProblem), range.start.value >= current.textStart {
      reportProblems(before: current.end)
      if !current.startsLine || lastErrorStart >= current.textStart { return builder.countError() }
    }
    let isInLine = !current.startsLine || range.start.value < current.textStart
    let isTold = lastError == current.textStart && (isInLine || lastErrorStart >= current.textStart)
    guard !isTold, !(isInLine && hasErrorInLine) else { return builder.countError() }
    lastError = current.textStart
    lastErrorStart = range.start.value
    if isInLine { hasErrorInLine = true }
    builder.report(SyntaxDiagnostic(range: range, message: message, related: related, fixes: fixes))
  }

  /// Whether an error was told of at the current token or beyond it.
  var hasErrorAtCurrent: Bool { lastErrorStart >= current.textStart }

  /// Counts what is wrong at the current token because of an error that was told of.
  mutating func countFollowUp() {
    builder.countError()
    lastErrorStart = current.textStart
    if !current.startsLine { hasErrorInLine = true }
  }

  /// The place after the last token, where something is missing.
  var gap: ByteRange { ByteRange(previousEnd, previousEnd) }

  var currentRange: ByteRange { ByteRange(current.textStart, current.textEnd) }

  /// Takes a token of `kind`; where it is missing, says so, offers to insert `text` and leaves a missing token.
  @discardableResult
  mutating func expect(_ kind: SyntaxKind, _ message: @autoclosure () -> String, inserting text: String? = nil) -> Bool
  {
    if eat(kind) { return true }
    error(message(), at: gap, fixes: text.map(insertion) ?? [])
    builder.appendMissing(kind)
    return false
  }

  /// Runs `body` deeper by `levels`, more than one where it calls many functions before it comes back here; at the depth
  /// limit it takes a balanced run of tokens as unexpected instead.
  mutating func nested(_ missing: SyntaxKind, by levels: Int = 1, _ body: (inout Parser) -> Void) {
    guard depth &+ levels <= Self.maximumDepth else { return skipTooDeep(missing) }
    depth &+= levels
    deepest = max(deepest, depth)
    body(&self)
    depth &-= levels
  }

  private mutating func skipTooDeep(_ missing: SyntaxKind) {
    error("nesting is too deep; split the code into smaller pieces", at: currentRange)
    builder.appendMissing(missing)
    guard !atListEnd else { return }
    let start = mark()
    skipBalanced()
    finish(.unexpected, start)
  }
}
