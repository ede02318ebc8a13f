public import SourceText

/// What stands between tokens.
public enum TriviaKind: Sendable {
  /// Spaces, tabs, form feeds.
  case whitespace
  /// One line end.
  case newline
  case lineComment
  /// `///`
  case documentationLineComment
  case blockComment
  /// `/** */`
  case documentationBlockComment
  /// `#!…` in the first line.
  case shebang
  case byteOrderMark
  /// Bytes that belong to no token.
  case unexpectedText
}

/// A piece of trivia at its place in the text.
public struct TriviaPiece: Hashable, Sendable {
  public let kind: TriviaKind
  public let range: ByteRange

  public init(kind: TriviaKind, range: ByteRange) {
    self.kind = kind
    self.range = range
  }

  public var isComment: Bool {
    switch kind {
    case .lineComment, .documentationLineComment, .blockComment, .documentationBlockComment: true
    case .whitespace, .newline, .shebang, .byteOrderMark, .unexpectedText: false
    }
  }

  /// Whether it is a comment that documents what comes next.
  public var isDocumentation: Bool { kind == .documentationLineComment || kind == .documentationBlockComment }
}

extension SyntaxNode {
  /// The pieces before the first token's text.
  public var leadingTrivia: [TriviaPiece] {
    TriviaScanner.pieces(in: ByteRange(start, start &+ leadingTriviaLength), of: place.text)
  }

  /// The pieces after the last token's text, up to the end of its line.
  public var trailingTrivia: [TriviaPiece] {
    let end = fullRange.end
    return TriviaScanner.pieces(in: ByteRange(end - trailingTriviaLength, end), of: place.text)
  }
}
