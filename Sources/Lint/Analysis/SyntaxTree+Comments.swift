import SourceText
import Syntax

extension SyntaxTree {
  /// Where `marker` stands in comments, with the whole comment; in order.
  func comments(with marker: [UInt8]) -> [(offset: Int, comment: TriviaPiece)] {
    text.starts(of: marker).compactMap { start in
      let offset = ByteOffset(start)
      guard let token = root.token(at: offset) else { return nil }
      let trivia = token.leadingTrivia + token.trailingTrivia
      return trivia.first { $0.isComment && $0.range.contains(offset) }.map { (start, $0) }
    }
  }
}
