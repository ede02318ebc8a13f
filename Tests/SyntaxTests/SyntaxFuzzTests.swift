import FoundationEssentials
import SourceText
import Syntax
import TestSupport
import Testing

/// Texts nobody would write and edits nobody would make. `UILSP_FUZZ=1000000 swift test -c release --filter Fuzz` runs
/// that many of each, from the seed `UILSP_FUZZ_FROM` on, so that several processes can share the work.
struct SyntaxFuzzTests {
  private static let rounds = ProcessInfo.processInfo.environment["UILSP_FUZZ"].flatMap { UInt64($0) }
  private static let first = ProcessInfo.processInfo.environment["UILSP_FUZZ_FROM"].flatMap { UInt64($0) } ?? 0
  private static let sources = Fixture.all(in: "").map(\.bytes)

  /// The seeds to run: those that the environment asks for, or the first `count`.
  private static func seeds(_ count: UInt64) -> Range<UInt64> {
    let (end, overflows) = first.addingReportingOverflow(rounds ?? count)
    return first..<(overflows ? .max : end)
  }

  @Test func everyTextEndsWithEveryByteInItsTree() {
    let input = FuzzInput(sources: Self.sources)
    for seed in Self.seeds(1_000) {
      let text = input.text(seed: seed)
      let tree = SyntaxTree.parse(SourceText(text))
      let isInside = tree.diagnostics.allSatisfy { diagnostic in
        diagnostic.range.start <= diagnostic.range.end && diagnostic.range.end.value <= text.count
      }
      #expect(isInside, "seed \(seed)")
      #expect(tree.root.fullRange == ByteRange(0, text.count), "seed \(seed)")
      if seed.isMultiple(of: 16) { #expect(TreeShape.gaps(tree) == [], "seed \(seed)") }
    }
  }

  @Test func editsGiveTheTreeOfAFreshParse() {
    let sources = Self.sources.filter { $0.count < 60_000 }
    for seed in Self.seeds(100) {
      var generator = SeededGenerator(seed: seed)
      var sequence = EditSequence(generator.pick(sources) ?? [], seed: seed)
      var tree = SyntaxTree.parse(SourceText(sequence.bytes))
      for step in 0..<4 {
        let edit = sequence.next()
        let replacement = String(decoding: edit.replacement, as: UTF8.self)
        // Half a character cannot be typed.
        guard Array(replacement.utf8) == edit.replacement else { break }
        let range = ByteRange(edit.range.lowerBound, edit.range.upperBound)
        tree = tree.reparsed(after: [TextEdit(range: range, replacement: replacement)])
        let difference = TreeShape.difference(tree, SyntaxTree.parse(SourceText(sequence.bytes)))
        #expect(difference == nil, "seed \(seed), step \(step), \(edit)")
        if difference != nil { break }
      }
    }
  }
}
