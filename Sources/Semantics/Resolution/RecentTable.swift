/// A dictionary that drops what was not asked for in the last rounds.
struct RecentTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// So many entries make a round.
  let roundLength: Int
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  init(roundLength: Int) { self.roundLength = roundLength }

  /// What is kept for a key, which counts as asked for.
  mutating func value(for key: Key) -> Value? {
    if let known = recent[key] { return known }
    guard let known = older[key] else { return nil }
    keep(known, for: key)
    return known
  }

  mutating func keep(_ value: Value, for key: Key) {
    if recent.count >= roundLength {
      older = recent
      recent = [:]
    }
    recent[key] = value
  }
}
