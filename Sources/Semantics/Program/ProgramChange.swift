import SourceText

/// What differs between two versions of a program.
package struct ProgramChange: Sendable {
  /// Units of the earlier version that are gone. One that was edited is another unit.
  package let removedUnits: Set<UnitID>
  package let insertedUnits: Set<UnitID>
  /// Those units that are gone whose places others have taken, which have the same signatures.
  package let edits: [UnitID: UnitEdit]
  /// The hashes of the names whose signatures differ: something of that name came, went, or changed in more than its
  /// bodies. Of a member it is that of its name, and that of its name in its type (`MemberName`).
  package let names: NameSet
  /// Those among them that differ also for who has read none of the units that are gone: not only members of types
  /// differ, which are found by who has read the declarations of these types.
  package let foundNames: NameSet
  /// The files that were added, removed or changed in between.
  package let files: Set<FileID>
}

/// What one change of a program replaces.
struct UnitChanges: Sendable {
  private(set) var removed: [Unit] = []
  private(set) var inserted: [Unit] = []
  /// Units that came in the place of others with the same signatures; they are not among the others.
  private(set) var exchanged: [(old: Unit, new: Unit)] = []
  /// What was declared, by the hashes of the names.
  fileprivate var declared: [Int: DeclaredName] = [:]
  private(set) var files: Set<FileID> = []

  mutating func note(_ file: FileID) { files.insert(file) }

  mutating func exchange(_ old: Unit, for new: Unit) { exchanged.append((old, new)) }

  /// To be called before `index` learns of it.
  mutating func remove(_ unit: Unit, from index: ProgramIndex) {
    note(unit, index)
    removed.append(unit)
  }

  /// To be called before `index` learns of it.
  mutating func insert(_ unit: Unit, into index: ProgramIndex) {
    note(unit, index)
    inserted.append(unit)
  }

  private mutating func note(_ unit: Unit, _ index: ProgramIndex) {
    for entry in unit.signatures { note(entry.name, index) }
  }

  private mutating func note(_ name: Int, _ index: ProgramIndex) {
    if declared[name] == nil { declared[name] = index.names[name] ?? DeclaredName() }
  }
}

/// The last versions before one of a program, with what each change has replaced.
struct ProgramHistory: Sendable {
  /// Maximum number of versions that are remembered.
  private static let limit = 128

  private struct Step {
    let earlier: ProgramVersion
    let removed: [UnitID]
    let inserted: [UnitID]
    let exchanges: [UnitExchange]
    /// What was declared before the change by those names whose signatures it has changed.
    let declared: [Int: DeclaredName]
    let files: Set<FileID>
  }

  private(set) var version = ProgramVersion.empty
  private var steps: [Step] = []

  /// That of a program with no version before.
  static var started: ProgramHistory {
    var history = ProgramHistory()
    history.version = .next
    return history
  }

  /// Begins the next version; `index` knows of the changes. Whether any name means something else than before.
  mutating func add(_ changes: UnitChanges, to index: ProgramIndex) -> Bool {
    let declared = changes.declared.filter { $0.value.signature != index.names[$0.key]?.signature ?? 0 }
    if steps.count >= Self.limit { steps.removeFirst(Self.limit / 4) }
    steps.append(
      Step(
        earlier: version,
        removed: (changes.removed + changes.exchanged.map(\.old)).map(\.id),
        inserted: (changes.inserted + changes.exchanged.map(\.new)).map(\.id),
        exchanges: changes.exchanged.map { UnitExchange($0.old, for: $0.new) },
        declared: declared,
        files: changes.files
      )
    )
    version = .next
    return !declared.isEmpty
  }

  func change(since earlier: ProgramVersion, to index: ProgramIndex) -> ProgramChange? {
    var (removed, inserted): (Set<UnitID>, Set<UnitID>) = ([], [])
    var declared: [Int: DeclaredName] = [:]
    var files: Set<FileID> = []
    var edits = UnitEdits()
    if earlier != version {
      guard let first = steps.lastIndex(where: { $0.earlier == earlier }) else { return nil }
      for step in steps[first...] {
        for unit in step.removed where inserted.remove(unit) == nil { removed.insert(unit) }
        inserted.formUnion(step.inserted)
        edits.add(step.exchanges)
        declared.merge(step.declared) { first, _ in first }
        files.formUnion(step.files)
      }
    }
    let names = declared.filter { $0.value.signature != index.names[$0.key]?.signature ?? 0 }
    let found = names.filter { !$0.value.isAlike(index.names[$0.key] ?? DeclaredName()) }
    return ProgramChange(
      removedUnits: removed,
      insertedUnits: inserted,
      edits: edits.all(from: removed, to: inserted),
      names: NameSet(names.keys),
      foundNames: NameSet(found.keys),
      files: files
    )
  }
}
