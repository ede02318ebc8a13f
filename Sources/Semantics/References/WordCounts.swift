/// In how many top-level items of a program each word stands, and each name is declared with a type, counted again only for
/// files that have changed. What is written for previews does not count.
package struct WordCounts: Sendable {
  private struct File {
    /// The words of each item.
    var units: [UnitID: [UInt32]] = [:]
    /// The members that each names.
    var members: [UnitID: [UInt32]] = [:]
    var counts: [UInt32: Int] = [:]
  }

  private var version: ProgramVersion?
  private var files: [FileID: File] = [:]
  private var counts: [UInt32: Int] = [:]
  /// How often members are named, by what stands before them.
  private(set) var memberUses: [UInt32: Int] = [:]

  package init() {}

  /// Follows what has changed in a program since it was followed last.
  package mutating func follow(_ program: Program) {
    guard version != program.version else { return }
    let changed = version.flatMap { program.change(since: $0)?.files } ?? Set(files.keys).union(program.files.keys)
    for id in changed { change(id, to: program.files[id]?.units.map(\.unit) ?? [], of: program) }
    version = program.version
  }

  private mutating func change(_ id: FileID, to units: [Unit], of program: Program) {
    var file = files.removeValue(forKey: id) ?? File()
    var old = file.units
    for unit in units where old.removeValue(forKey: unit.id) == nil {
      let words = program.isForPreviews(unit) ? [] : unit.words.all + unit.typedNames
      file.units[unit.id] = words
      add(1, words, to: &file)
      let members = unit.memberUses
      for member in members { memberUses[member, default: 0] += 1 }
      file.members[unit.id] = members
    }
    for (unit, words) in old {
      file.units[unit] = nil
      add(-1, words, to: &file)
      for member in file.members.removeValue(forKey: unit) ?? [] { memberUses[member, default: 0] -= 1 }
    }
    if !units.isEmpty { files[id] = file }
  }

  private mutating func add(_ amount: Int, _ words: [UInt32], to file: inout File) {
    for word in words {
      counts[word, default: 0] += amount
      file.counts[word, default: 0] += amount
    }
  }

  /// How many items have the word, those of a file left out.
  package func items(with word: String, besides file: FileID) -> Int {
    guard let hash = UnitWords.hash(of: word.utf8) else { return 0 }
    return (counts[hash] ?? 0) - (files[file]?.counts[hash] ?? 0)
  }

  /// How many items declare something of that name with a type that the other name is part of: `movieID`, `Int`.
  package func items(declaring name: String, as type: String) -> Int { counts[TypedName.hash(name, type)] ?? 0 }

  /// The same for names that end with the word: `ID` of `movieID`.
  package func items(declaringLast word: Substring, as type: String) -> Int {
    counts[TypedName.hash(lastWord: word, type)] ?? 0
  }
}

extension Program {
  /// Whether a unit only shows what others declare.
  fileprivate func isForPreviews(_ unit: Unit) -> Bool {
    if let declared = unit.onlyType { return type(named: declared.name)?.conforms(to: "PreviewProvider") ?? false }
    return !unit.previews.isEmpty && unit.previews.count == unit.contents.count
  }
}
