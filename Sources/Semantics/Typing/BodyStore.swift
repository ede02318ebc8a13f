import Synchronization

/// What has been typed, from version to version of a program: a declaration whose text has not changed keeps its types
/// as long as the names that it read mean the same.
///
/// It is shared by all copies of a program. What was not asked for in the last rounds is dropped.
final class BodyStore: Sendable {
  private static let mostKept = 20_000

  private struct Entry {
    let types: BodyTypes
    let text: Int
    let stamp: UInt64
  }

  private struct State {
    var recent: [DeclarationID: Entry] = [:]
    var older: [DeclarationID: Entry] = [:]
  }

  private let state = Mutex(State())
  private let made = Atomic<Int>(0)

  /// How many declarations have been typed so far, those that were kept not counted.
  var workCount: Int { made.load(ordering: .relaxed) }

  /// The types of a declaration with that text; `stamp` says what the names of a read set mean.
  func types(
    of id: DeclarationID,
    text: Int,
    stamp: (ReadSet) -> UInt64,
    make: () -> BodyTypes
  ) -> BodyTypes {
    let known = state.withLock { $0.recent[id] ?? $0.older[id] }
    if let known, known.text == text, known.stamp == stamp(known.types.reads) {
      keep(known, for: id)
      return known.types
    }
    made.add(1, ordering: .relaxed)
    let types = make()
    keep(Entry(types: types, text: text, stamp: stamp(types.reads)), for: id)
    return types
  }

  private func keep(_ entry: Entry, for id: DeclarationID) {
    state.withLock { state in
      if state.recent.count >= Self.mostKept {
        state.older = state.recent
        state.recent = [:]
      }
      state.recent[id] = entry
    }
  }
}

extension Program {
  /// How many declarations have been typed for this program and those that it was changed from.
  package var typedCount: Int { bodies.workCount }
}
