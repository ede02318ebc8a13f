package import Semantics
import Synchronization

/// The names of units, looked up once for each unit.
package final class UnitNameTable: Sendable {
  private let names = Mutex<[UnitID: UnitNames]>([:])

  package init() {}

  func names(of unit: Unit) -> UnitNames {
    if let known = names.withLock({ $0[unit.id] }) { return known }
    let found = UnitNames(unit, source: Array(unit.source))
    names.withLock { $0[unit.id] = found }
    return found
  }

  /// The hashes of the names in the code of a unit; nil where the program does not hold it.
  package func mentioned(in id: UnitID, of program: Program) -> NameSet? {
    if let known = names.withLock({ $0[id] }) { return known.mentioned }
    return program.unit(id).map { names(of: $0).mentioned }
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
