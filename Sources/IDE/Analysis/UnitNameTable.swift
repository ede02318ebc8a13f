import Semantics
import SourceText
import Synchronization
import Syntax

/// The names of units, looked up once for each unit.
final class UnitNameTable: Sendable {
  /// More than this are not kept; they are looked up again.
  private static let mostUnits = 50_000

  private let names = Mutex<[UnitIdentity: UnitNames]>([:])

  func names(of placed: PlacedUnit, in file: ProgramFile) -> UnitNames {
    let key = UnitIdentity([placed.unit])
    if let known = names.withLock({ $0[key] }) { return known }
    let range = ByteRange(start: ByteOffset(placed.start), count: placed.unit.byteCount)
    let found = UnitNames(placed.unit, source: file.tree.text.bytes(in: range))
    names.withLock { names in
      if names.count > Self.mostUnits { names = [:] }
      names[key] = found
    }
    return found
  }
}
