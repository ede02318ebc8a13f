import SourceText
import Syntax

extension SyntaxNode {
  /// Longest text that is shown beside a name.
  private static let longest = 80

  /// The text on one line, shortened where it is long.
  var line: String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= Self.longest ? words : words.prefix(Self.longest - 1) + "…"
  }

  /// The name tokens that a pattern binds.
  var boundNames: [SyntaxNode] {
    let patterns = kind == .identifierPattern ? [self] : descendants.filter { $0.kind == .identifierPattern }
    return patterns.compactMap { pattern in pattern.tokens.first { $0.kind == .identifier } }
  }

  /// The documentation before a declaration, without its comment marks.
  func documentation(in text: SourceText) -> String? {
    let lines = leadingTrivia.flatMap { piece -> [Substring] in
      let comment = text.string(in: piece.range)
      switch piece.kind {
      case .documentationLineComment:
        return [comment.dropFirst(3).drop { $0 == " " }]
      case .documentationBlockComment:
        return comment.dropFirst(3).dropLast(2).split(separator: "\n").map { line in
          line.drop { $0 == " " || $0 == "*" || $0 == "\t" }
        }
      default: return []
      }
    }
    let documentation = lines.joined(separator: "\n")
    return documentation.contains { !$0.isWhitespace } ? documentation : nil
  }
}
