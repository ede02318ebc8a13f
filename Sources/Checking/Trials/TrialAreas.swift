import Semantics
import SourceText
import ViewGraph

/// A top-level item of a file as it was before any fix: fixes of different items are told apart by what happens there.
struct TrialArea: Hashable, Comparable, Sendable {
  let file: FileID
  let item: Int

  static func < (one: TrialArea, other: TrialArea) -> Bool { (one.file, one.item) < (other.file, other.item) }
}

/// The top-level items of a program, and where places of a changed copy have been in it.
struct TrialAreas: Sendable {
  private let items: [FileID: [PlacedUnit]]

  init(_ program: Program) { items = program.files.mapValues(\.units) }

  /// The items that `place` touches. An item reaches to the next one.
  func touched(by place: Place) -> [TrialArea] {
    let first = item(at: place.range.start, in: place.file)
    let last = item(at: place.range.end, in: place.file)
    return (first...max(first, last)).map { TrialArea(file: place.file, item: $0) }
  }

  /// The item that `offset` stands in.
  func area(at offset: ByteOffset, in file: FileID) -> TrialArea {
    TrialArea(file: file, item: item(at: offset, in: file))
  }

  /// All items of a file.
  func all(in file: FileID) -> [TrialArea] {
    (0..<max(1, items[file]?.count ?? 0)).map { TrialArea(file: file, item: $0) }
  }

  /// The unit of an item; nil where the file has none.
  func unit(of area: TrialArea) -> UnitID? {
    guard let items = items[area.file], items.indices.contains(area.item) else { return nil }
    return items[area.item].unit.id
  }

  /// The last item that begins at or before `offset`; the first where none does.
  private func item(at offset: ByteOffset, in file: FileID) -> Int {
    let items = items[file] ?? []
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].start <= offset.value { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
