import Synchronization

/// What has been typed, from version to version of a program: a declaration whose text has not changed keeps its types
/// as long as the names that it read mean the same.
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

  private let entries = Mutex(RecentTable<DeclarationID, Entry>(roundLength: BodyStore.roundLength))
  private let made = Atomic<Int>(0)

  /// How many declarations have been typed so far, those that were kept not counted.
  var workCount: Int { made.load(ordering: .relaxed) }

  /// The types in `program` of a declaration with that text.
  func types(of id: DeclarationID, text: Int, in program: Program, make: () -> BodyTypes) -> BodyTypes {
    if var known = entries.withLock({ $0.value(for: id) }), known.text == text {
      if known.version == program.signatureVersion { return known.types }
      if known.stamp == program.stamp(of: known.types.reads) {
        known.version = program.signatureVersion
        entries.withLock { [known] in $0.keep(known, for: id) }
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
    entries.withLock { $0.keep(entry, for: id) }
    return types
  }
}

extension Program {
  /// How many declarations have been typed for this program and those that it was changed from.
  package var typedCount: Int { bodies.workCount }
}
