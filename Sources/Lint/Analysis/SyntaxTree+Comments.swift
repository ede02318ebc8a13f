import SourceText
import Syntax

extension SyntaxTree {
  /// Where `marker` stands in comments, with the whole comment; in order.
  func comments(with marker: [UInt8]) -> [(offset: Int, comment: TriviaPiece)] {
    let bytes = text.bytes
    guard let first = marker.first, bytes.count >= marker.count else { return [] }
    var found: [(offset: Int, comment: TriviaPiece)] = []
    for start in 0...(bytes.count - marker.count) where bytes[start] == first {
      guard bytes[start..<(start + marker.count)].elementsEqual(marker) else { continue }
      let offset = ByteOffset(start)
      guard let token = root.token(at: offset) else { continue }
      let trivia = token.leadingTrivia + token.trailingTrivia
      guard let comment = trivia.first(where: { $0.isComment && $0.range.contains(offset) }) else { continue }
      found.append((start, comment))
    }
    return found
  }
}
