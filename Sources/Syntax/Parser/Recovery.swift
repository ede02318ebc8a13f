import SourceText

/// A brace that is open, for recovery by indentation.
struct Block {
  /// The indentation of the line that the brace is in.
  let indent: Int
  let brace: ByteRange
  /// What the parser knew of the block around.
  var leastIndentAround = UInt8.max
}

extension Parser {
  /// Whether nothing more can follow in any list.
  var atListEnd: Bool {
    switch current.kind {
    case .endOfFile, .rightBrace, .rightParen, .rightBracket, .poundElse, .poundElseif, .poundEndif: true
    default: false
    }
  }

  /// Takes one token, or with an opening bracket all up to the closing one.
  mutating func skipBalanced() {
    var open = 0
    repeat {
      switch current.kind {
      case .endOfFile:
        return
      case .leftParen, .leftBracket, .leftBrace:
        open &+= 1
      case .rightParen, .rightBracket, .rightBrace:
        open &-= 1
      default:
        break
      }
      bump()
    } while open > 0
  }

  /// Takes tokens as unexpected up to the next line, the end of the list, or a token that `stops`.
  mutating func skipLine(_ stops: (Parser) -> Bool = { _ in false }) {
    let start = mark()
    repeat { skipBalanced() } while !atListEnd && !current.startsLine && !at(.semicolon) && !stops(self)
    finish(.unexpected, start)
  }

  /// Takes the current token as unexpected, with an error.
  mutating func skipToken(_ message: String) {
    error(message, at: currentRange, fixes: atListEnd && !at(.endOfFile) ? removal() : [])
    let start = mark()
    bump()
    finish(.unexpected, start)
  }

  /// Takes a semicolon that follows nothing.
  mutating func eatStraySemicolon() -> Bool {
    guard at(.semicolon) else { return false }
    error("unexpected ';'; nothing stands before it", at: currentRange, fixes: removal())
    bump()
    return true
  }

  /// A note that points at the bracket to be closed.
  func opener(_ range: ByteRange, _ text: String) -> [SyntaxDiagnostic.Related] {
    [SyntaxDiagnostic.Related(range: range, message: "to match this opening '\(text)'")]
  }

  func insertion(_ text: String) -> [SyntaxFix] {
    [SyntaxFix(title: "insert '\(text)'", edits: [TextEdit(range: gap, replacement: text)])]
  }

  /// Says that no white space may stand before the token at hand, and offers to remove it.
  mutating func reportSpace(_ message: String) {
    let space = ByteRange(previousEnd, current.textStart)
    let fix = SyntaxFix(title: "remove it", edits: [TextEdit(range: space, replacement: "")])
    error(message, at: space, fixes: [fix])
  }

  /// Takes the current token, and the space after it, away.
  func removal() -> [SyntaxFix] {
    [
      SyntaxFix(
        title: "remove '\(text(of: current))'",
        edits: [TextEdit(range: ByteRange(current.textStart, current.end), replacement: "")]
      )
    ]
  }

  /// Takes the bracket that closes what `opening` opened; where it is missing, says what it would close.
  mutating func close(_ kind: SyntaxKind, _ opening: ByteRange, _ what: String) {
    if eat(kind) { return }
    let (open, close) = Self.brackets(kind)
    let isAhead = closes(kind)
    error(
      "expected '\(close)' to close \(what)",
      at: gap,
      related: opener(opening, open),
      fixes: isAhead ? [] : insertion(close)
    )
    guard isAhead else { return builder.appendMissing(kind) }
    let start = mark()
    while !at(kind) { skipBalanced() }
    finish(.unexpected, start)
    bump()
  }

  /// Whether the bracket that closes what is open comes before anything else ends or starts, so that what is between is
  /// a mistake within the brackets.
  private mutating func closes(_ kind: SyntaxKind) -> Bool {
    guard kind == .rightParen || kind == .rightBracket, !atListEnd else { return false }
    var token = current
    var before = previousKind
    var open = 0
    for distance in 1...Self.maximumSkip {
      if open == 0, token.kind == kind { return true }
      if token.startsLine, open == 0, before != .comma { return false }
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: open &+= 1
      case .rightParen, .rightBracket, .rightBrace: open &-= 1
      case .endOfFile, .poundIf, .poundElse, .poundElseif, .poundEndif: return false
      default: break
      }
      guard open >= 0 else { return false }
      before = token.kind
      token = peek(distance)
    }
    return false
  }

  /// Tokens that recovery looks through for a closing bracket.
  private static var maximumSkip: Int { 128 }

  private static func brackets(_ kind: SyntaxKind) -> (open: String, close: String) {
    switch kind {
    case .rightParen: ("(", ")")
    case .rightBracket: ("[", "]")
    case .rightAngle: ("<", ">")
    default: ("{", "}")
    }
  }

  // MARK: Braces

  /// Takes an opening brace and remembers it.
  mutating func openBlock() -> ByteRange {
    let brace = currentRange
    let indent = current.startsLine ? Int(current.indent) : lineIndent
    bump()
    enterBlock(indent, brace)
    return brace
  }

  private mutating func enterBlock(_ indent: Int, _ brace: ByteRange) {
    blocks.append(Block(indent: indent, brace: brace, leastIndentAround: leastIndent))
    leastIndent = .max
  }

  /// Starts a block whose opening brace is missing although the lines that follow are indented as its content.
  mutating func openMissingBlock() -> Bool {
    guard atUnopenedBlock() else { return false }
    builder.appendMissing(.leftBrace)
    enterBlock(lineIndent, gap)
    return true
  }

  /// Whether the braces of the file do not pair up, and the line here is indented as the content of the line before.
  mutating func atUnopenedBlock() -> Bool {
    guard current.startsLine, Int(current.indent) > lineIndent, !at(.rightBrace), !at(.endOfFile) else { return false }
    builder.countRagged()
    return usesIndentation
  }

  /// Takes the closing brace of the innermost block.
  mutating func closeBlock(_ what: String) {
    guard let block = blocks.popLast() else { return }
    leastIndent = block.leastIndentAround
    if at(.rightBrace) {
      if current.startsLine, Int(current.indent) < block.indent {
        builder.countRagged()
        if !usesIndentation || !isOuterBrace { return bump() }
      } else {
        return bump()
      }
    }
    error(
      "expected '}' to close \(what)",
      at: gap,
      related: opener(block.brace, "{"),
      fixes: insertion("\n" + String(repeating: " ", count: min(block.indent, 200)) + "}")
    )
    builder.appendMissing(.rightBrace)
  }

  /// Whether the closing brace at hand, by its indentation, belongs to a block around.
  private var isOuterBrace: Bool {
    blocks.contains { $0.indent == Int(current.indent) }
  }

  /// Whether the innermost block ends here: at its brace, or at one or a declaration that its indentation puts outside.
  mutating func atBlockEnd() -> Bool {
    while at(.rightBrace) {
      if !skipStrayBrace() { return true }
    }
    if at(.endOfFile) { return true }
    guard isOutdentedDeclaration() else { return false }
    builder.countRagged()
    return usesIndentation
  }

  /// Takes a closing brace that is indented deeper than the block it would close.
  private mutating func skipStrayBrace() -> Bool {
    guard current.startsLine, let block = blocks.last, Int(current.indent) > block.indent else { return false }
    guard usesIndentation else {
      builder.countRagged()
      return false
    }
    skipToken("extraneous '}'; nothing with this indentation is open")
    return true
  }

  private mutating func isOutdentedDeclaration() -> Bool {
    guard current.startsLine, let block = blocks.last, Int(current.indent) <= block.indent else { return false }
    return atDeclarationThatEndsBlock()
  }

  /// Whether a declaration starts here that ends a block whose content is indented deeper.
  mutating func atDeclarationThatEndsBlock() -> Bool {
    !at(.caseKeyword) && !atCaseAttribute() && atDeclaration(.member)
  }
}
