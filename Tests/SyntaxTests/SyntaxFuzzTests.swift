import TestSupport
import Testing

/// Texts nobody would write and edits nobody would make; `benchmark fuzz-parse` and `fuzz-edits` try millions.
struct SyntaxFuzzTests {
  private static let fuzz = SyntaxFuzz(sources: Fixture.all(in: "").map(\.bytes).filter { $0.count < 60_000 })

  @Test func everyTextEndsWithEveryByteInItsTree() {
    for seed in 0..<1_000 as Range<UInt64> {
      let failure = Self.fuzz.failureOfText(seed: seed)
      #expect(failure == nil, "seed \(seed)")
    }
  }

  @Test func editsGiveTheTreeOfAFreshParse() {
    for seed in 0..<100 as Range<UInt64> {
      let failure = Self.fuzz.failureOfEdits(seed: seed)
      #expect(failure == nil, "seed \(seed)")
    }
  }
}
