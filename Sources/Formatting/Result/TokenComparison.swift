import SourceText
import Syntax

extension FlatTree {
  /// The offset of the first place where the tokens, comments or nodes of `other` are not those of this tree, in this
  /// tree's text; nil where they differ in white space only.
  func firstDifference(from other: FlatTree) -> Int? {
    for index in 0..<max(tokens.count, other.tokens.count) {
      guard index < tokens.count, index < other.tokens.count else { return tokens.last?.start ?? 0 }
      let token = TokenID(index: index)
      guard tokens[index].kind == other.tokens[index].kind, text(of: token) == other.text(of: token),
        comments(before: token) == other.comments(before: token)
      else { return tokens[index].start }
    }
    for index in 0..<max(pieces.count, other.pieces.count) {
      guard index < pieces.count, index < other.pieces.count, pieces[index].kind == other.pieces[index].kind,
        pieces[index].end == other.pieces[index].end
      else {
        let piece = PieceID(index: min(index, pieces.count &- 1))
        return firstToken(of: piece).map { tokens[$0.index].start } ?? 0
      }
    }
    return nil
  }

  /// The offset of the first token at which an error is told of in one tree and not in the other, which has the same
  /// tokens; nil where all messages are the same.
  func firstDifference(of errors: [SyntaxDiagnostic], from others: [SyntaxDiagnostic], in other: FlatTree) -> Int? {
    for index in 0..<max(errors.count, others.count) {
      let error = index < errors.count ? errors[index] : nil
      let counterpart = index < others.count ? others[index] : nil
      guard error?.message != counterpart?.message else { continue }
      let places = [
        error.flatMap { token(endingFrom: $0.range.start.value) },
        counterpart.flatMap { other.token(endingFrom: $0.range.start.value) },
      ]
      return places.compactMap { $0 }.min().map { tokens[$0.index].start } ?? 0
    }
    return nil
  }

  /// The comments between a token and the one before it, without blanks at the ends of lines.
  private func comments(before token: TokenID) -> [[UInt8]] {
    guard !isPlainGap(before: token) else { return [] }
    return gapPieces(before: token).compactMap { piece in
      switch piece {
      case .comment(let range, _), .stray(let range): trimmed(bytes[range.start.value..<range.end.value])
      case .blanks, .lineEnds: nil
      }
    }
  }

  private func trimmed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      if Blank.isLineEnd(byte) { while let last = result.last, Blank.isBlank(last) { result.removeLast() } }
      result.append(byte)
    }
    return result
  }
}
