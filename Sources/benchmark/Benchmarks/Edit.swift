import SourceText
import Syntax

extension Benchmark {
  static let edit = Benchmark("edit", "the tree after one typed character, and after it is taken back") {
    let scratch = Scratch()
    var ordinary: Double?
    let files = [
      ("1000 lines", SampleProgram.text(lineCount: 1_000)),
      ("10000 lines", SampleProgram.text(lineCount: 10_000)),
      ("100000 lines", SampleProgram.text(lineCount: 100_000)),
      ("10000 lines in one body", SampleProgram.singleBody(lineCount: 10_000)),
    ]
    return files.flatMap { name, text in
      let series = EditSeries(text)
      let places = [0.01, 0.5, 0.95].map { series.place(at: $0) }
      let edits = places.map { (place: $0, typed: "x") } + ["{", "\""].map { (place: places[1], typed: $0) }
      let theirs = PythonPeer.treeSitter.measure(
        [scratch.file("edit.swift", text)] + edits.flatMap { ["\($0.place)", $0.typed] }
      )
      var rows = zip(edits, ["start", "middle", "end", "middle", "middle"]).flatMap { edit, position in
        measurements("\(name), '\(edit.typed)' at the \(position)", series, edit.place, edit.typed, theirs)
      }
      let median = series.microseconds(typing: "x", at: places[1]).median
      if let ordinary, name == "100000 lines" {
        rows.append(
          Measurement(
            label: "\(name), growth",
            value: median,
            unit: "µs",
            comparison: Comparison(median, to: "1000 lines", ordinary)
          )
        )
      }
      ordinary = ordinary ?? median
      return rows
    }
  }

  private static func measurements(
    _ label: String,
    _ series: EditSeries,
    _ place: Int,
    _ typed: String,
    _ theirs: [String: Double]
  ) -> [Measurement] {
    let (median, slow) = series.microseconds(typing: typed, at: place)
    let peer = theirs["edit\(place)\(typed)"].map { $0 * 1e6 }
    return [
      Measurement(
        label: label,
        value: median,
        unit: "µs",
        comparison: Comparison(median, to: PythonPeer.treeSitter.name, peer)
      ),
      Measurement(
        label: label + ", 99 of 100",
        value: slow,
        unit: "µs",
        comparison: Comparison(slow, to: "the median", median)
      ),
    ]
  }
}

/// A text in which the same character is typed and taken back, again and again.
private struct EditSeries {
  private static let rounds = 200
  private let tree: SyntaxTree

  init(_ text: String) {
    tree = SyntaxTree.parse(SourceText(text))
  }

  /// A place within a word, after `share` of the text.
  func place(at share: Double) -> Int {
    let start = Int(Double(tree.text.byteCount) * share)
    let bytes = tree.text.bytes(in: ByteRange(start, tree.text.byteCount))
    return start + (bytes.firstIndex(of: UInt8(ascii: ".")) ?? 0) + 2
  }

  func microseconds(typing character: String, at place: Int) -> (median: Double, slow: Double) {
    let typed = TextEdit(range: ByteRange(place, place), replacement: character)
    let erased = TextEdit(range: ByteRange(place, place + character.utf8.count), replacement: "")
    var tree = tree
    let times = (0..<Self.rounds).map { round in
      let edit = round.isMultiple(of: 2) ? typed : erased
      return Stopwatch.processorTime { tree = tree.reparsed(after: [edit]) }
    }
    return (Stopwatch.percentile(0.5, of: times) * 1e6, Stopwatch.percentile(0.99, of: times) * 1e6)
  }
}
