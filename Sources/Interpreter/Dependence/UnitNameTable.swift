package import Semantics
import SourceText
import Synchronization
import Syntax

/// The names of units, looked up once for each unit.
package final class UnitNameTable: Sendable {
  private let names = Mutex<[UnitID: UnitNames]>([:])

  package init() {}

  func names(of placed: PlacedUnit, in file: ProgramFile) -> UnitNames {
    if let known = names.withLock({ $0[placed.unit.id] }) { return known }
    let range = ByteRange(start: ByteOffset(placed.start), count: placed.unit.byteCount)
    let found = UnitNames(placed.unit, source: file.tree.text.bytes(in: range))
    names.withLock { $0[placed.unit.id] = found }
    return found
  }

  /// The hashes of the names in the code of a unit; nil where the program does not hold it.
  package func mentioned(in id: UnitID, of program: Program) -> Set<Int>? {
    if let known = names.withLock({ $0[id] }) { return known.mentioned }
    guard let unit = program.unit(id), let place = program.absolute(SourceSpan(unit: id, start: 0, end: 0)),
      let file = program.files[place.file]
    else { return nil }
    return names(of: PlacedUnit(unit: unit, start: place.range.start.value), in: file).mentioned
  }

  /// Forgets the units that `program` does not hold, where they have become many.
  package func prune(to program: Program) {
    names.withLock { names in
      guard names.count > Self.fewUnits else { return }
      let count = program.files.values.reduce(0) { $0 + $1.units.count }
      if names.count > 2 * count { names = names.filter { program.holds($0.key) } }
    }
  }

  private static let fewUnits = 1_000
}
