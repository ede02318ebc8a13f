import LSPProtocol
import Server
import SourceText
import TestSupport
import Testing

struct PositionTests {
  /// Offsets of the start of `x` in a text, as the line and character of each encoding.
  @Test(arguments: [
    ("abx", [2, 2, 2]), ("éx", [2, 1, 1]), ("😀x", [4, 2, 1]), ("\u{FEFF}x", [3, 1, 1]), ("e\u{301}x", [3, 2, 2]),
  ])
  func countsUnits(_ text: String, _ expected: [Int]) {
    let text = SourceText("\r\n\(text)")
    let offset = ByteOffset(text.byteCount - 1)
    for (encoding, character) in zip([LSP.PositionEncoding.utf8, .utf16, .utf32], expected) {
      let converter = PositionConverter(text: text, encoding: encoding)
      let position = converter.position(of: offset)
      #expect(position == LSP.Position(line: 1, character: character))
      #expect(converter.offset(of: position) == offset)
    }
  }

  /// Marks are kept of long lines: places of two of them, asked for in any order.
  @Test func countsUnitsOfLongLines() {
    let line = String(repeating: "aé😀", count: 5_000)
    let text = SourceText("\(line)\n\(line)\nb")
    for (encoding, width) in zip([LSP.PositionEncoding.utf8, .utf16, .utf32], [7, 4, 3]) {
      let converter = PositionConverter(text: text, encoding: encoding)
      for (number, index) in [(0, 4_999), (0, 0), (1, 600), (1, 2_500), (0, 601), (0, 4_000), (0, 3_999), (1, 5_000)] {
        let offset = ByteOffset(number * (7 * 5_000 + 1) + 7 * index)
        #expect(converter.position(of: offset) == LSP.Position(line: number, character: width * index))
      }
    }
  }

  /// Places outside the text mean the nearest place in it; the line's end is before its terminator.
  @Test(arguments: [(0, 99, 2), (1, 99, 4), (2, 99, 7), (3, 0, 8), (99, 0, 8), (0, 1, 0)])
  func clamps(_ line: Int, _ character: Int, _ offset: Int) {
    let converter = PositionConverter(text: SourceText("é\n1\r\n2\r"), encoding: .utf8)
    #expect(converter.offset(of: LSP.Position(line: line, character: character)) == ByteOffset(offset))
  }

  @Test func everyOffsetOfARandomTextComesBack() {
    var generator = SeededGenerator(seed: 3)
    let pieces = ["a", "é", "😀", "\n", "\r\n", "\r", "\u{2028}", "👩‍👩‍👧", " "]
    for _ in 0..<20 {
      let string = (0..<40).compactMap { _ in generator.pick(pieces) }.joined()
      let text = SourceText(string)
      for encoding in [LSP.PositionEncoding.utf8, .utf16, .utf32] {
        let converter = PositionConverter(text: text, encoding: encoding)
        for index in string.unicodeScalars.indices {
          let offset = ByteOffset(string.utf8.distance(from: string.startIndex, to: index))
          let isWithinLineEnd = text.bytes(in: ByteRange(offset - 1, offset + 1)) == [0x0D, 0x0A]
          let expected = isWithinLineEnd ? offset - 1 : offset
          #expect(converter.offset(of: converter.position(of: offset)) == expected)
        }
      }
    }
  }
}
