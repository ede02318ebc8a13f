package import Semantics
import SourceText
import Synchronization
import Syntax

/// The names of units, looked up once for each unit.
package final class UnitNameTable: Sendable {
  private let names = Mutex<[UnitIdentity: UnitNames]>([:])

  package init() {}

  func names(of placed: PlacedUnit, in file: ProgramFile) -> UnitNames {
    let key = UnitIdentity([placed.unit])
    if let known = names.withLock({ $0[key] }) { return known }
    let range = ByteRange(start: ByteOffset(placed.start), count: placed.unit.byteCount)
    let found = UnitNames(placed.unit, source: file.tree.text.bytes(in: range))
    names.withLock { $0[key] = found }
    return found
  }

  /// Forgets the units that `program` does not hold, where they have become many.
  package func prune(to program: Program) {
    let units = program.files.values.flatMap { file in file.units.map { UnitIdentity([$0.unit]) } }
    names.withLock { names in
      guard names.count > 2 * units.count + 100 else { return }
      let kept = Set(units)
      names = names.filter { kept.contains($0.key) }
    }
  }
}
