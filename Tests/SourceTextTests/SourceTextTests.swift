import SourceText
import TestSupport
import Testing

struct SourceTextTests {
  @Test func editsOfALargeTextEqualEditsOfItsBytes() {
    var generator = SeededGenerator(seed: 5)
    var bytes = Array(String(repeating: "let value = 1\r\nvar other\rfunc\n", count: 400).utf8)
    var text = SourceText(bytes)
    for _ in 0..<200 {
      let edit = RandomEdit.next(in: bytes, using: &generator)
      let piece = generator.below(8) == 0 ? Array(repeating: UInt8(ascii: "\r"), count: 3000) : edit.replacement
      bytes.replaceSubrange(edit.range, with: piece)
      text = text.replacing(ByteRange(edit.range.lowerBound, edit.range.upperBound), with: piece)
      guard text.bytes == bytes else {
        Issue.record("\(edit)")
        return
      }
      #expect(text.lineCount == SourceText(bytes).lineCount)
      for _ in 0..<5 {
        let offset = generator.below(bytes.count + 1)
        let (position, whole) = (text.lineColumn(at: ByteOffset(offset)), SourceText(bytes))
        #expect(position.line == whole.lineColumn(at: ByteOffset(offset)).line)
        #expect(text.lineStart(position.line).value + position.column == offset)
      }
    }
  }

  @Test func textsShareTheirEndsUpToAnEdit() {
    var generator = SeededGenerator(seed: 7)
    var text = SourceText(String(repeating: "let value = 1\nvar other\n", count: 20_000))
    for _ in 0..<100 {
      let edit = RandomEdit.next(in: text.bytes, using: &generator)
      let edited = text.replacing(ByteRange(edit.range.lowerBound, edit.range.upperBound), with: edit.replacement)
      for (one, other) in [(text, edited), (edited, text), (SourceText(text.bytes), edited)] {
        let shared = one.sharedEnds(with: other)
        #expect(one.bytes.prefix(shared.head) == other.bytes.prefix(shared.head))
        #expect(one.bytes.suffix(shared.tail) == other.bytes.suffix(shared.tail))
        #expect(shared.head + shared.tail <= min(one.byteCount, other.byteCount))
      }
      // Where one was made from the other, no more is left between than some pieces.
      let shared = edited.sharedEnds(with: text)
      #expect(text.byteCount - shared.head - shared.tail <= edit.range.count + 4 * 2048)
      text = edited
    }
  }

  @Test func searchesOfAnEditedTextEqualSearchesOfItsBytes() {
    var generator = SeededGenerator(seed: 11)
    var text = SourceText(String(repeating: "let aa = aaa // aa_a é\n", count: 250))
    for _ in 0..<16 {
      let edit = RandomEdit.next(in: text.bytes, using: &generator)
      let range = ByteRange(edit.range.lowerBound, edit.range.upperBound)
      text = text.replacing(range, with: edit.replacement)
      let bytes = text.bytes
      #expect(text.pieces.flatMap(\.self) == bytes)
      #expect(text.isASCII == bytes.allSatisfy { $0 < 0x80 })
      for pattern in ["a", "aa", "aaa // ", "\nlet aa = ", String(repeating: "let aa = aaa // aa_a é\n", count: 120)] {
        let pattern = Array(pattern.utf8)
        let expected = bytes.indices.filter { bytes[$0...].starts(with: pattern) }
        #expect(text.starts(of: pattern) == expected)
      }
      let words = TextWords(of: text)
      for word in ["aa", "aaa", "let", "é", "nothing"] {
        let expected = bytes.split { !$0.isPartOfWord }.filter { $0.elementsEqual(word.utf8) }.map(\.startIndex)
        #expect(words.starts(of: word) == expected)
      }
    }
  }

  @Test(arguments: ["", "a", "a\n", "\r\n\r\n", "a\rb\nc\r\nd", "\n\r", "\r"])
  func linesAndOffsetsAgree(_ string: String) {
    let text = SourceText(string)
    for offset in 0...text.byteCount {
      let position = text.lineColumn(at: ByteOffset(offset))
      #expect(text.lineStart(position.line).value + position.column == offset)
    }
  }

  @Test func lineEndsAreCounted() {
    let text = SourceText("a\r\nb\rc\nd")
    #expect(text.lineCount == 4)
    #expect((0..<4).map { text.lineStart($0).value } == [0, 3, 5, 7])
    #expect((0..<4).map { text.lineEnd($0).value } == [1, 4, 6, 8])
    #expect(text.offset(at: LineColumn(line: 0, column: 99)) == ByteOffset(1))
    #expect(text.offset(at: LineColumn(line: 99, column: 0)) == ByteOffset(8))
    #expect(text.offset(at: LineColumn(line: -1, column: 5)) == ByteOffset(0))
  }

  @Test func linesOfLongTextsWithPairsAcrossPieces() {
    for shift in 0..<3 {
      let source = String(repeating: "x", count: shift) + String(repeating: "\r\n", count: 5000)
      let text = SourceText(source)
      #expect(text.lineCount == 5001)
      #expect(text.lineStart(2500).value == shift + 5000)
      #expect(text.lineColumn(at: ByteOffset(shift + 4001)).line == 2000)
    }
  }

  @Test func manyEditsAreMadeAsOneAfterTheOther() {
    let text = SourceText(String(repeating: "ab\r\n", count: 2_000))
    var edits = (0..<1_000).map { (index: Int) -> TextEdit in
      TextEdit(range: ByteRange(index * 8, index * 8 + index % 3), replacement: "\(index)")
    }
    edits.append(TextEdit(range: ByteRange(7_999, 9_000), replacement: "end"))
    edits.append(TextEdit(range: ByteRange(3, 9), replacement: ""))
    let expected = TextEdit.disjoint(edits).reversed().reduce(text) {
      $0.replacing($1.range, with: Array($1.replacement.utf8))
    }
    #expect(text.applying(edits).bytes == expected.bytes)
  }

  @Test func overlappingEditsAreDropped() {
    let text = SourceText("abcdef")
    let edits = [
      TextEdit(range: ByteRange(3, 5), replacement: "X"), TextEdit(range: ByteRange(1, 4), replacement: "Y"),
      TextEdit(range: ByteRange(0, 0), replacement: "Z"),
    ]
    #expect(text.applying(edits).string == "ZaYef")
  }

  @Test func rangesOutsideTheTextAreClamped() {
    let text = SourceText("abc")
    #expect(text.string(in: ByteRange(-5, 2)) == "ab")
    #expect(text.replacing(ByteRange(2, 99), with: [0x21]).string == "ab!")
  }
}
