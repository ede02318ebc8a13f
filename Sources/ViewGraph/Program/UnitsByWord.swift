import Queries
import SourceText
import Synchronization

/// Which units of a version of a program have a word: found by looking at each of them, and in a table from where so many
/// have asked, for this version and those after it, that the table costs less.
final class UnitsByWord: Sendable {
  /// A table costs as much as so many looks at all units (`--check` of 640 files).
  private static let looksBeforeTable = 256

  /// In the order of files and places.
  private let units: [UnitIndex]
  private let looks = Atomic<Int>(0)
  private let table = Lazy<[UInt32: [UnitIndex]]>()

  init(_ units: [UnitIndex]) { self.units = units }

  /// Those that have the word, in their order.
  func units(with word: TextWords.Word) -> [UnitIndex] {
    guard let key = word.key else { return [] }
    guard looks.wrappingAdd(1, ordering: .relaxed).newValue > Self.looksBeforeTable else {
      return units.filter { $0.words.contains(word) }
    }
    return (table.value { makeTable() }[key] ?? []).filter { $0.words.contains(word) }
  }

  private func makeTable() -> [UInt32: [UnitIndex]] {
    var table: [UInt32: [UnitIndex]] = [:]
    for unit in units {
      for key in unit.words.keys { table[key, default: []].append(unit) }
    }
    return table
  }
}
