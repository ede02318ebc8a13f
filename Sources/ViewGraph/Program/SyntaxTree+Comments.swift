package import SourceText
package import Syntax

extension SyntaxTree {
  /// Where `marker` stands in comments, with the whole comment; in order.
  package func comments(with marker: [UInt8]) -> [(offset: Int, comment: TriviaPiece)] {
    var found: [(offset: Int, comment: TriviaPiece)] = []
    // What stands around one token is cut into pieces once, however many of them are looked for.
    var token: ByteRange?
    var rest: ArraySlice<TriviaPiece> = []
    for start in text.starts(of: marker) {
      let offset = ByteOffset(start)
      if token.map({ $0.contains(offset) }) != true {
        guard let next = root.token(at: offset) else { continue }
        token = next.fullRange
        rest = (next.leadingTrivia + next.trailingTrivia)[...]
      }
      while let piece = rest.first, piece.range.end <= offset { rest.removeFirst() }
      if let piece = rest.first, piece.isComment, piece.range.contains(offset) { found.append((start, piece)) }
    }
    return found
  }

  /// The comments that lie in `range`, in order.
  package func comments(in range: ByteRange) -> [TriviaPiece] {
    root.node(covering: range).descendants
      .filter { $0.isToken && $0.fullRange.start < range.end && range.start < $0.fullRange.end }
      .flatMap { $0.leadingTrivia + $0.trailingTrivia }
      .filter { $0.isComment && range.contains($0.range) }
  }
}
