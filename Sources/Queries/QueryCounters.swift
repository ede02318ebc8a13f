/// What a graph has done so far.
@usableFromInline package struct QueryCounters: Sendable, Hashable {
  /// Answers that were derived.
  @usableFromInline package var derived = 0
  /// Answers that were there.
  @usableFromInline package var reused = 0
  /// Answers that were doubtful, and held.
  package var verified = 0
  /// Answers that a change has spoiled.
  package var outdated = 0
}
