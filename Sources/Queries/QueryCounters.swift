/// What a graph has done so far.
package struct QueryCounters: Sendable, Hashable {
  /// Answers that were derived.
  package var derived = 0
  /// Answers that were there.
  package var reused = 0
  /// Answers that were doubtful, and held.
  package var verified = 0
  /// Answers that a change has spoiled.
  package var outdated = 0
}
