/// What came of trying a property at one seed.
package struct FuzzOutcome: Sendable {
  /// What is wrong.
  package var failure: String?
  /// How much of what was tried.
  package var counts: [String: Int]

  package init(failure: String? = nil, counts: [String: Int] = [:]) {
    self.failure = failure
    self.counts = counts
  }
}
