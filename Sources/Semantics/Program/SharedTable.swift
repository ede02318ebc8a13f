/// A dictionary whose copies share what they have in common: a change of a copy costs what it changes, however much the
/// table holds.
package struct SharedTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Maximum number of changes that are kept apart from what is shared.
  private static var limit: Int { 256 }

  private var base: [Key: Value] = [:]
  /// What is otherwise than in `base`; nil where a key is gone.
  private var changes: [Key: Value?] = [:]
  /// Whether so much changes at once that nothing is to be shared with the table before.
  private var isBulk = false

  package init() {}

  package subscript(key: Key) -> Value? {
    get {
      if !changes.isEmpty, let change = changes[key] { return change }
      return base[key]
    }
    set { modify(key) { $0 = newValue } }
  }

  package mutating func modify(_ key: Key, _ change: (inout Value?) -> Void) {
    guard !isBulk else { return change(&base[key]) }
    change(&changes[key, default: base[key]])
    if changes[key].map({ $0 == nil }) ?? false, base[key] == nil { changes.removeValue(forKey: key) }
    if changes.count > Self.limit { fold() }
  }

  /// From here on changes are made in place, since there are many of them.
  package mutating func beginBulk() {
    fold()
    isBulk = true
  }

  package mutating func endBulk() { isBulk = false }

  private mutating func fold() {
    for (key, value) in changes { base[key] = value }
    changes = [:]
  }
}
