/// In how many top-level items of a program each word stands, counted again only for files that have changed. What is
/// written for previews does not count.
package struct WordCounts: Sendable {
  private struct File {
    let units: [UnitID]
    let counts: [UInt32: Int]
  }

  private var files: [FileID: File] = [:]
  private var counts: [UInt32: Int] = [:]

  package init() {}

  /// Follows what has changed in a program.
  package mutating func follow(_ program: Program) {
    for id in files.keys.filter({ program.files[$0] == nil }) { remove(id) }
    for (id, file) in program.files {
      let units = file.units.map(\.unit.id)
      guard files[id]?.units != units else { continue }
      remove(id)
      var found: [UInt32: Int] = [:]
      for placed in file.units where !program.isForPreviews(placed.unit) {
        for word in placed.unit.words.all { found[word, default: 0] += 1 }
      }
      counts.merge(found, uniquingKeysWith: +)
      files[id] = File(units: units, counts: found)
    }
  }

  private mutating func remove(_ id: FileID) {
    guard let old = files.removeValue(forKey: id) else { return }
    for (word, count) in old.counts {
      let left = (counts[word] ?? count) - count
      counts[word] = left > 0 ? left : nil
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
