import SourceText

/// A fault within a token or in the trivia before it.
struct LexicalProblem {
  enum Fault {
    case nonBreakingSpace
    case invalidUTF8
    case strangeCharacter
    case unterminatedComment
    case unterminatedString
    case unterminatedMultilineString
    case contentAfterMultilineOpening
    case unterminatedRegex
    case unterminatedQuotedName
    case curlyQuote
    case conflictMarker
    case placeholder
    case invalidDigit(radix: Int)
    case missingDigits
    case missingExponent
    case hexadecimalFloatWithoutExponent
    case invalidEscape
    case insufficientIndentation
    case commentEnd
    case unevenEqual
    case loneDollar
    case singleQuotes
    case codePointDigits
    case codePointBraces
    case invalidCodePoint
    case escapedLastNewline
    case contentBeforeMultilineClosing
  }

  let fault: Fault
  let start: Int
  let end: Int
}

extension LexicalProblem {
  /// What to tell the user; `text` is the text at fault.
  func diagnostic(text: String) -> SyntaxDiagnostic {
    let range = ByteRange(start, end)
    return SyntaxDiagnostic(range: range, message: message(text), fixes: fixes(range))
  }

  private func message(_ text: String) -> String {
    switch fault {
    case .nonBreakingSpace: "non-breaking space; write an ordinary space"
    case .invalidUTF8: "invalid UTF-8 in the source; save the file as UTF-8"
    case .strangeCharacter: "unexpected character '\(text)'; remove it"
    case .unterminatedComment: "unterminated comment; expected '*/'"
    case .unterminatedString: "unterminated string literal; expected '\"' on the same line"
    case .unterminatedMultilineString: "unterminated string literal; expected '\"\"\"'"
    case .contentAfterMultilineOpening: "the content of a multi-line string literal must begin on a new line"
    case .unterminatedRegex: "unterminated regex literal; expected '/#'"
    case .unterminatedQuotedName: "unterminated name; expected '`'"
    case .curlyQuote: "curly quotation mark; write '\"'"
    case .conflictMarker: "source control conflict marker; resolve the conflict and remove it"
    case .placeholder: "editor placeholder; fill it in"
    case .invalidDigit(let radix): "'\(text)' is not a valid digit in \(Self.name(of: radix)) literal"
    case .missingDigits: "expected a digit after the prefix of the number"
    case .missingExponent: "expected a digit in the exponent of the floating-point literal"
    case .hexadecimalFloatWithoutExponent: "hexadecimal floating-point literal must end with an exponent such as 'p0'"
    case .invalidEscape: "invalid escape sequence in the string literal; write '\\\\' for a backslash"
    case .insufficientIndentation: "insufficient indentation of a line in the multi-line string literal"
    case .unevenEqual: "'=' must have whitespace on both sides or on neither"
    case .loneDollar: "'$' is no name; put it in backticks or write what follows it"
    case .singleQuotes: "a string literal stands in double quotes; write '\"'"
    case .codePointDigits: "'\\u{…}' must hold between 1 and 8 hexadecimal digits"
    case .codePointBraces: "expected '}' to end the escape sequence '\\u{…'"
    case .invalidCodePoint: "invalid unicode scalar; no character has this number"
    case .escapedLastNewline: "the last line of a multi-line string literal cannot end with '\\'"
    case .contentBeforeMultilineClosing:
      "the closing delimiter of a multi-line string literal must stand on a line of its own"
    case .commentEnd: "unexpected end of a block comment; remove '*/'"
    }
  }

  private static func name(of radix: Int) -> String {
    switch radix {
    case 2: "binary"
    case 8: "octal"
    case 16: "hexadecimal"
    default: "integer"
    }
  }

  private func fixes(_ range: ByteRange) -> [SyntaxFix] {
    switch fault {
    case .nonBreakingSpace:
      [SyntaxFix(title: "replace with a space", edits: [TextEdit(range: range, replacement: " ")])]
    case .curlyQuote:
      [SyntaxFix(title: "replace with '\"'", edits: [TextEdit(range: range, replacement: "\"")])]
    case .singleQuotes:
      [
        SyntaxFix(
          title: "write '\"'",
          edits: [
            TextEdit(range: ByteRange(range.start, range.start + 1), replacement: "\""),
            TextEdit(range: ByteRange(range.end + -1, range.end), replacement: "\""),
          ]
        )
      ]
    case .strangeCharacter, .commentEnd, .escapedLastNewline:
      [SyntaxFix(title: "remove", edits: [TextEdit(range: range, replacement: "")])]
    case .hexadecimalFloatWithoutExponent:
      [SyntaxFix(title: "insert 'p0'", edits: [TextEdit(range: ByteRange(range.end, range.end), replacement: "p0")])]
    case .unterminatedString:
      [
        SyntaxFix(
          title: "insert '\"'",
          edits: [TextEdit(range: ByteRange(range.end, range.end), replacement: "\"")]
        )
      ]
    default: []
    }
  }
}
