/// In how many top-level items of a program each word stands, counted again only for files that have changed. What is
/// written for previews does not count.
package struct WordCounts: Sendable {
  private struct File {
    /// The words of each item.
    var units: [UnitID: [UInt32]] = [:]
    var counts: [UInt32: Int] = [:]
  }

  private var files: [FileID: File] = [:]
  private var counts: [UInt32: Int] = [:]

  package init() {}

  /// Follows what has changed in a program.
  package mutating func follow(_ program: Program) {
    for id in files.keys.filter({ program.files[$0] == nil }) { change(id, to: [], of: program) }
    for (id, file) in program.files {
      let known = files[id]?.units ?? [:]
      let isSame = known.count == file.units.count && file.units.allSatisfy { known[$0.unit.id] != nil }
      if !isSame { change(id, to: file.units.map(\.unit), of: program) }
    }
  }

  private mutating func change(_ id: FileID, to units: [Unit], of program: Program) {
    var file = files.removeValue(forKey: id) ?? File()
    var old = file.units
    for unit in units where old.removeValue(forKey: unit.id) == nil {
      let words = program.isForPreviews(unit) ? [] : unit.words.all
      file.units[unit.id] = words
      add(1, words, to: &file)
    }
    for (unit, words) in old {
      file.units[unit] = nil
      add(-1, words, to: &file)
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
}

extension Program {
  /// Whether a unit only shows what others declare.
  fileprivate func isForPreviews(_ unit: Unit) -> Bool {
    if let declared = unit.onlyType { return type(named: declared.name)?.conforms(to: "PreviewProvider") ?? false }
    return !unit.previews.isEmpty && unit.previews.count == unit.contents.count
  }
}
