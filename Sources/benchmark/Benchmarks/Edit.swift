import SourceText
import Syntax

extension Benchmark {
  static let edit = Benchmark("edit", "the tree after one typed character, in the middle of the file") {
    let files = [
      ("1000 lines", SampleProgram.text(lineCount: 1_000)),
      ("10000 lines", SampleProgram.text(lineCount: 10_000)),
      ("100000 lines", SampleProgram.text(lineCount: 100_000)),
      ("10000 lines in one body", SampleProgram.singleBody(lineCount: 10_000)),
    ]
    return files.flatMap { name, text in
      ["x", "{"].map { character in
        Measurement(label: "\(name), '\(character)'", value: microseconds(typing: character, into: text), unit: "µs")
      }
    }
  }

  /// The median time of typing and taking back a character after a word near the middle.
  private static func microseconds(typing character: String, into text: String) -> Double {
    let tree = SyntaxTree.parse(SourceText(text))
    let middle = tree.text.lineStart(tree.text.lineCount / 2)
    let bytes = tree.text.bytes(in: ByteRange(middle.value, tree.text.byteCount))
    let column = bytes.firstIndex(of: UInt8(ascii: ".")) ?? 0
    let place = middle.value + column + 2
    let typed = TextEdit(range: ByteRange(place, place), replacement: character)
    let erased = TextEdit(range: ByteRange(place, place + 1), replacement: "")
    let seconds = Stopwatch.median(runs: 101) {
      _ = tree.reparsed(after: [typed]).reparsed(after: [erased])
    }
    return seconds / 2 * 1e6
  }
}
