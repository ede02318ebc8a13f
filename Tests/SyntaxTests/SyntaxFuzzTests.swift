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

  @Test func twoEditsGiveTheTreeOfAFreshParse() {
    let sources = Self.sources.filter { $0.count < 60_000 }
    for seed in Self.seeds(100) {
      var generator = SeededGenerator(seed: seed)
      var bytes = generator.pick(sources) ?? []
      var tree = SyntaxTree.parse(SourceText(bytes))
      for _ in 0..<2 {
        let edit = RandomEdit.next(in: bytes, using: &generator)
        bytes = edit.applied(to: bytes)
        let range = ByteRange(edit.range.lowerBound, edit.range.upperBound)
        let replacement = String(decoding: edit.replacement, as: UTF8.self)
        tree = tree.reparsed(after: [TextEdit(range: range, replacement: replacement)])
      }
      #expect(TreeShape.difference(tree, SyntaxTree.parse(SourceText(bytes))) == nil, "seed \(seed)")
    }
  }
}
