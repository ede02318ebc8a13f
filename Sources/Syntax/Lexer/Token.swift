/// A token with the trivia around it, at its place in the text.
struct Token {
  var kind: SyntaxKind
  var word: Word = .none
  var flags: TokenFlags = []
  /// The first byte of the token's text; 0 at the end of the file.
  var first: UInt8 = 0
  /// The offset of the leading trivia.
  var start: Int
  /// The offset of the text.
  var textStart: Int
  /// The offset of the trailing trivia.
  var textEnd: Int
  /// The offset after the trailing trivia.
  var end: Int
  /// Bytes between the start of the line and the text, where the token starts a line.
  var indent: UInt32 = 0
  /// The offset after the last byte that was looked at when the token was known.
  var reach = 0
}

/// What the parser asks of a token beside its kind.
struct TokenFlags: OptionSet {
  let rawValue: UInt8

  /// A line starts within the leading trivia, or the text does.
  static let startsLine = TokenFlags(rawValue: 1)
  /// The lexer found a fault in the token or its trivia.
  static let hasProblem = TokenFlags(rawValue: 2)
  /// A string literal with interpolations or a fault, which the parser takes apart.
  static let isComposed = TokenFlags(rawValue: 4)
  /// The identifier stands in backticks.
  static let isQuoted = TokenFlags(rawValue: 8)
  /// Nothing stands between the token before and the text.
  static let isGlued = TokenFlags(rawValue: 16)
  /// A string literal over several lines.
  static let isMultiline = TokenFlags(rawValue: 32)
  /// A string literal without its closing quotes.
  static let isUnterminated = TokenFlags(rawValue: 64)
}

extension Token {
  var startsLine: Bool { flags.contains(.startsLine) }
  var textLength: Int { textEnd &- textStart }

  /// Whether the token is the operator that is this one byte.
  func isOperator(_ byte: UInt8) -> Bool {
    kind.isOperator && first == byte && textLength == 1
  }
}
