import Queries
import SourceText
import Synchronization

/// Which units of a version of a program have a word: found by looking at each of them, and in a table from where so many
/// have asked that the table costs less.
final class UnitsByWord: Sendable {
  /// A table costs as much as so many looks at all units (`--check` of 640 files).
  private static let looksBeforeTable = 256

  private let looks = Atomic<Int>(0)
  private let table = Lazy<[UInt32: [Int]]>()

  /// Those of `units`, which are always the same, that have the word, in their order.
  func units(with word: TextWords.Word, among units: [UnitIndex]) -> [UnitIndex] {
    guard let key = word.key else { return [] }
    guard looks.wrappingAdd(1, ordering: .relaxed).newValue > Self.looksBeforeTable else {
      return units.filter { !$0.words.starts(of: word).isEmpty }
    }
    let positions = table.value { Self.table(of: units) }[key] ?? []
    return positions.compactMap { position in
      units.indices.contains(position) && !units[position].words.starts(of: word).isEmpty ? units[position] : nil
    }
  }

  private static func table(of units: [UnitIndex]) -> [UInt32: [Int]] {
    var table: [UInt32: [Int]] = [:]
    for (position, unit) in units.enumerated() {
      for key in unit.words.keys { table[key, default: []].append(position) }
    }
    return table
  }
}
