import SourceText

/// Which places of a text have the line and column that they had in an earlier one: those before all changes, and those on
/// lines after them, where as many lines came as went.
struct KeptPositions: Sendable {
  /// Offsets below it are before all changes.
  private let head: Int
  /// The start of the first line after the changes; nil where lines have moved.
  private let tail: Int?
  /// How many bytes more there are than in the earlier text.
  private let growth: Int

  init(in text: SourceText, since earlier: SourceText) {
    growth = text.byteCount - earlier.byteCount
    let shared = text.sharedEnds(with: earlier)
    guard shared.head < text.byteCount || growth != 0 else {
      (head, tail) = (.max, nil)
      return
    }
    // What follows a carriage return tells whether it ends a line.
    head = shared.head
    let line = text.lineColumn(at: ByteOffset(text.byteCount - shared.tail)).line + 1
    guard line < text.lineCount else {
      tail = nil
      return
    }
    let start = text.lineStart(line)
    let place = earlier.lineColumn(at: start - growth)
    tail = place.line == line && place.column == 0 ? start.value : nil
  }

  /// Where a range stood whose ends have not changed their lines and columns; nil for others.
  func earlierRange(of range: ByteRange) -> ByteRange? {
    guard let start = earlierOffset(of: range.start), let end = earlierOffset(of: range.end) else { return nil }
    return ByteRange(start, end)
  }

  private func earlierOffset(of offset: ByteOffset) -> ByteOffset? {
    if offset.value < head { return offset }
    guard let tail, offset.value >= tail else { return nil }
    return offset - growth
  }
}
