import SourceText
import Synchronization

/// How often values were asked for, used again and made.
package struct DerivedCounters: Equatable, Sendable {
  package fileprivate(set) var asked = 0
  package fileprivate(set) var reused = 0
  package fileprivate(set) var made = 0
}

/// Values that outlive what they were derived from: one is used again as long as it is current, which the values tell
/// themselves by what they have read. Of those that were used longest ago as many go as there is no room for.
final class DerivedValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Versions of a value that are kept for those who still look at an earlier state.
  private static var mostVersions: Int { 2 }

  private struct Entry {
    let value: Value
    let weight: Int
    var lastUse: Int
  }

  private struct State {
    /// The newest version first.
    var entries: [Key: [Entry]] = [:]
    var weight = 0
    var clock = 0
    var counters = DerivedCounters()
    var making: [Key: Making] = [:]
  }

  /// Held by whoever makes values, so that nobody else makes them, too.
  private final class Making: Sendable {
    let lock = Mutex(())
  }

  private let state = Mutex(State())
  private let capacity: Int
  private let weight: @Sendable (Value) -> Int

  /// Keeps values up to a total weight.
  init(capacity: Int, weight: @escaping @Sendable (Value) -> Int) {
    self.capacity = capacity
    self.weight = weight
  }

  var counters: DerivedCounters { state.withLock(\.counters) }
  var totalWeight: Int { state.withLock(\.weight) }

  /// The value that was made last, whether it is current or not.
  func newest(_ key: Key) -> Value? { state.withLock { $0.entries[key]?.first?.value } }

  /// The value, where a current one is known.
  func known(_ key: Key, isCurrent: (Value) -> Bool) -> Value? {
    let versions = state.withLock { state in state.entries[key]?.map(\.value) ?? [] }
    guard let position = versions.firstIndex(where: isCurrent) else { return nil }
    state.withLock { state in
      state.clock += 1
      let clock = state.clock
      guard state.entries[key]?.indices.contains(position) == true else { return }
      state.entries[key]?[position].lastUse = clock
    }
    return versions[position]
  }

  /// The values of several keys, of which `make` makes those together that are not known; without one where it cannot. The
  /// same first key means the same keys' values: of several that ask one makes them, and the others wait. `waits` lets a
  /// moment pass and tells whether to wait on; who does not makes them, too.
  func values(
    for keys: [Key],
    isCurrent: (Value) -> Bool,
    waits: (() -> Bool)? = nil,
    making make: (_ missing: [Int]) -> [Value?]
  ) -> [Value?] {
    guard let first = keys.first else { return [] }
    var values = keys.map { known($0, isCurrent: isCurrent) }
    note(asked: keys.count, reused: values.count { $0 != nil })
    guard values.contains(where: { $0 == nil }) else { return values }
    let making = making(first)
    func find() {
      for index in keys.indices where values[index] == nil { values[index] = known(keys[index], isCurrent: isCurrent) }
      let missing = keys.indices.filter { values[$0] == nil }
      guard !missing.isEmpty else { return }
      for (index, made) in zip(missing, make(missing)) {
        values[index] = made
        if let made { keep(made, for: keys[index]) }
      }
    }
    if let waits {
      while making.lock.withLockIfAvailable({ _ in find() }) == nil {
        if !waits() {
          find()
          break
        }
      }
    } else {
      making.lock.withLock { _ in find() }
    }
    state.withLock { $0.making[first] = nil }
    return values
  }

  private func making(_ key: Key) -> Making {
    state.withLock { state in
      let making = state.making[key] ?? Making()
      state.making[key] = making
      return making
    }
  }

  private func note(asked: Int, reused: Int) {
    state.withLock { state in
      state.counters.asked += asked
      state.counters.reused += reused
    }
  }

  private func keep(_ value: Value, for key: Key) {
    let weight = weight(value)
    state.withLock { state in
      state.counters.made += 1
      state.clock += 1
      var versions = state.entries[key] ?? []
      versions.insert(Entry(value: value, weight: weight, lastUse: state.clock), at: 0)
      state.weight += weight
      if versions.count > Self.mostVersions { state.weight -= versions.removeLast().weight }
      state.entries[key] = versions
      if state.weight > capacity { makeRoom(in: &state) }
    }
  }

  /// Forgets a quarter of the weight at once, so that this happens seldom.
  private func makeRoom(in state: inout State) {
    let uses = state.entries.values.flatMap { $0.map { (use: $0.lastUse, weight: $0.weight) } }.ordered {
      $0.use < $1.use
    }
    var excess = state.weight - capacity * 3 / 4
    var oldest = 0
    for entry in uses where excess > 0 {
      excess -= entry.weight
      oldest = entry.use
    }
    var weight = 0
    state.entries = state.entries.compactMapValues { versions in
      let kept = versions.filter { $0.lastUse > oldest }
      weight += kept.reduce(0) { $0 + $1.weight }
      return kept.isEmpty ? nil : kept
    }
    state.weight = weight
  }
}
