import Semantics
import TestSupport
import Testing

/// Random changes of programs made of fixtures; `benchmark fuzz-incremental` tries many, on real programs too.
struct IncrementalFuzzTests {
  private static let fuzz = IncrementalFuzz([.fixtures], steps: 6)

  @Test(arguments: 0..<12 as Range<UInt64>) func answersAreThoseOfAFreshStart(seed: UInt64) {
    #expect(Self.fuzz.outcome(seed: seed).failure == nil)
  }
}
