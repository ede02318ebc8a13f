/// In how many files of a program each word stands, counted again only for files that have changed.
package struct WordCounts: Sendable {
  private struct File {
    let units: [UnitID]
    let words: Set<UInt32>
  }

  private var files: [FileID: File] = [:]
  private var counts: [UInt32: Int] = [:]

  package init() {}

  /// Follows what has changed in a program.
  package mutating func follow(_ program: Program) {
    if files.count > program.files.count || files.keys.contains(where: { program.files[$0] == nil }) {
      for id in files.keys.filter({ program.files[$0] == nil }) { remove(id) }
    }
    for (id, file) in program.files {
      let units = file.units.map(\.unit.id)
      guard files[id]?.units != units else { continue }
      remove(id)
      var words: Set<UInt32> = []
      for placed in file.units { words.formUnion(placed.unit.words.all) }
      for word in words { counts[word, default: 0] += 1 }
      files[id] = File(units: units, words: words)
    }
  }

  private mutating func remove(_ id: FileID) {
    guard let old = files.removeValue(forKey: id) else { return }
    for word in old.words {
      let left = (counts[word] ?? 1) - 1
      counts[word] = left > 0 ? left : nil
    }
  }

  /// How many files have the word, the two left out.
  package func files(with word: String, besides file: FileID, and other: FileID?) -> Int {
    guard let hash = UnitWords.hash(of: word.utf8) else { return 0 }
    var count = counts[hash] ?? 0
    if files[file]?.words.contains(hash) == true { count -= 1 }
    if let other, other != file, files[other]?.words.contains(hash) == true { count -= 1 }
    return count
  }
}
