import Synchronization

/// What has been typed, from version to version of a program: a declaration whose text has not changed keeps its types
/// as long as the names that it read mean the same. Of each declaration two texts are known, since what becomes of a change
/// is compared with what was before.
///
/// It is shared by all copies of a program. What was not asked for in the last rounds is dropped.
final class BodyStore: Sendable {
  private static let roundLength = 20_000

  private struct Entry {
    let types: BodyTypes
    let text: Int
    let stamp: UInt64
    /// In which version of the program, or one with the same signatures, the types were right.
    var version: ProgramVersion
  }

  /// What is known of a declaration, what was asked for last before the other.
  private struct Entries {
    var last: Entry
    var other: Entry?
  }

  private let entries = Mutex(RecentTable<DeclarationID, Entries>(roundLength: BodyStore.roundLength))
  private let made = Atomic<Int>(0)

  /// How many declarations have been typed so far, those that were kept not counted.
  var workCount: Int { made.load(ordering: .relaxed) }

  /// The types in `program` of a declaration with that text.
  func types(of id: DeclarationID, text: Int, in program: Program, make: () -> BodyTypes) -> BodyTypes {
    if var known = entry(of: id, text: text) {
      if known.version == program.signatureVersion { return known.types }
      if known.stamp == program.stamp(of: known.types.reads) {
        known.version = program.signatureVersion
        keep(known, of: id)
        return known.types
      }
    }
    made.add(1, ordering: .relaxed)
    let types = make()
    let entry = Entry(
      types: types,
      text: text,
      stamp: program.stamp(of: types.reads),
      version: program.signatureVersion
    )
    keep(entry, of: id)
    return types
  }

  /// What is known of the declaration with that text; from now on it is what was asked for last.
  private func entry(of id: DeclarationID, text: Int) -> Entry? {
    entries.withLock { entries in
      guard let known = entries.value(for: id) else { return nil }
      if known.last.text == text { return known.last }
      guard let other = known.other, other.text == text else { return nil }
      entries.keep(Entries(last: other, other: known.last), for: id)
      return other
    }
  }

  private func keep(_ entry: Entry, of id: DeclarationID) {
    entries.withLock { entries in
      let known = entries.value(for: id)
      let other = known?.last.text == entry.text ? known?.other : known?.last
      entries.keep(Entries(last: entry, other: other), for: id)
    }
  }
}

extension Program {
  /// How many declarations have been typed for this program and those that it was changed from.
  package var typedCount: Int { bodies.workCount }
}
