import SourceText

extension Parser {
  /// StringLiteral = stringLiteral | quotes (segment | Interpolation)* quotes
  mutating func parseString() {
    let start = mark()
    if current.flags.contains(.isComposed) {
      parseComposedString()
    } else {
      bump()
    }
    finish(.stringLiteralExpression, start)
  }

  /// Takes a literal with interpolations apart; it was lexed as one token.
  private mutating func parseComposedString() {
    let literal = current
    let pieces = StringPieces(literal, lexer)
    guard !pieces.interpolations.isEmpty else { return bump() }
    if literal.flags.contains(.hasProblem) { reportProblems(before: literal.end) }
    if literal.startsLine { startLine() }
    var cursor = pieces.contentStart
    append(literal.start, literal.textStart, pieces.contentStart, .stringQuote, literal)
    for interpolation in pieces.interpolations {
      if interpolation.start > cursor { append(cursor, cursor, interpolation.start, .stringSegment) }
      parseInterpolation(interpolation)
      cursor = interpolation.end
    }
    if pieces.contentEnd > cursor { append(cursor, cursor, pieces.contentEnd, .stringSegment) }
    finishString(literal, pieces)
  }

  private mutating func finishString(_ literal: Token, _ pieces: StringPieces) {
    var quote = Token(
      kind: .stringQuote,
      start: pieces.contentEnd,
      textStart: pieces.contentEnd,
      textEnd: literal.textEnd,
      end: literal.end
    )
    if literal.textEnd == pieces.contentEnd {
      quote.kind = .stringSegment
    }
    resume(quote, at: literal.end, after: .stringLiteral)
  }

  private mutating func append(_ start: Int, _ textStart: Int, _ end: Int, _ kind: SyntaxKind, _ origin: Token? = nil) {
    builder.append(
      Token(kind: kind, flags: origin?.flags ?? [], start: start, textStart: textStart, textEnd: end, end: end),
      as: kind
    )
  }

  /// Interpolation = '\' '(' ArgumentList ')'
  private mutating func parseInterpolation(_ piece: StringPieces.Interpolation) {
    let start = mark()
    append(piece.start, piece.start, piece.parenStart, .interpolationBackslash)
    append(piece.parenStart, piece.parenStart, piece.parenStart &+ 1, .leftParen)
    let saved = limit(from: piece.parenStart &+ 1, to: piece.closeParen)
    let outer = enterBraces()
    nested(.missingExpression) { $0.parseInterpolated() }
    leaveBraces(outer)
    let leading = current.start
    restore(saved)
    append(leading, piece.closeParen, piece.end, .rightParen)
    finish(.stringInterpolation, start)
  }

  private mutating func parseInterpolated() {
    while true {
      parseArgumentList(.rightParen, gap)
      guard !at(.endOfFile) else { return }
      skipToken("unexpected '\(text(of: current))' in the interpolation")
      while !at(.endOfFile), !at(.comma) {
        let start = mark()
        bump()
        finish(.unexpected, start)
      }
      guard !at(.endOfFile) else { return }
    }
  }
}

/// Where the interpolations of a string literal lie.
struct StringPieces {
  struct Interpolation {
    /// The backslash.
    let start: Int
    let parenStart: Int
    let closeParen: Int
    /// After the closing parenthesis.
    let end: Int
  }

  private(set) var interpolations: [Interpolation] = []
  let contentStart: Int
  let contentEnd: Int

  init(_ token: Token, _ lexer: Lexer) {
    let base = lexer.base
    let end = token.textEnd &- base
    var index = token.textStart &- base
    var pounds = 0
    while lexer.byte(index) == UInt8(ascii: "#") {
      pounds &+= 1
      index &+= 1
    }
    let isMultiline = token.flags.contains(.isMultiline)
    index &+= isMultiline ? 3 : 1
    contentStart = min(index, end) &+ base
    var nested = lexer
    while index < end {
      guard lexer.byte(index) == UInt8(ascii: "\\") else {
        index &+= 1
        continue
      }
      guard pounds == 0 || lexer.isPoundRun(index &+ 1, pounds) else {
        index &+= 1
        continue
      }
      let paren = index &+ 1 &+ pounds
      guard lexer.byte(paren) == UInt8(ascii: "(") else {
        index = paren &+ 1
        continue
      }
      guard let close = nested.interpolationEnd(paren, isMultiline: isMultiline, before: end), close < end
      else { break }
      interpolations.append(
        Interpolation(
          start: index &+ base,
          parenStart: paren &+ base,
          closeParen: close &+ base,
          end: close &+ 1 &+ base
        )
      )
      index = close &+ 1
    }
    let marks = (isMultiline ? 3 : 1) &+ pounds
    let last = max(interpolations.last?.end ?? contentStart, contentStart)
    contentEnd = token.flags.contains(.isUnterminated) ? token.textEnd : max(last, token.textEnd &- marks)
  }
}
