import SourceText

extension Lexer {
  private static let windowSize = 1024

  /// A lexer over a part of a text that starts at `offset`; the part grows where tokens need it.
  init(_ text: SourceText, from offset: Int) {
    self.text = text
    bytes = []
    base = 0
    end = 0
    isEndFinal = false
    move(to: offset)
  }

  /// Goes on at `offset`, which is where a token's leading trivia starts.
  mutating func move(to offset: Int) {
    keep = offset
    let index = offset &- base
    if base == 0 ? 0...end ~= index : 1...max(1, end) ~= index && index <= end {
      position = index
    } else {
      load(from: offset, count: Self.windowSize, keeping: offset)
    }
  }

  /// Loads more bytes after the token at the index `start` met the end of the window.
  mutating func widen(from start: Int) {
    load(from: base &+ start, count: max(Self.windowSize, (end &- start) &* 2), keeping: keep)
  }

  /// Makes a window to lex from `offset`. Its first byte is one before what is kept, which tells what an operator there
  /// is bound to.
  private mutating func load(from offset: Int, count: Int, keeping keep: Int) {
    let start = max(0, min(offset, keep) &- 1)
    let stop = min(text.byteCount, offset &+ count)
    bytes = text.bytes(in: ByteRange(start, stop))
    base = start
    end = bytes.count
    isEndFinal = stop == text.byteCount
    position = min(offset &- start, end)
    lineStart = position
  }
}
