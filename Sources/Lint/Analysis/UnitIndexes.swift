import Semantics
import SourceText

/// The indexes of a program's units. Units that a change leaves alone keep theirs.
package struct UnitIndexes: Sendable {
  private let byUnit: [ObjectIdentifier: UnitIndex]
  /// In the order of files and places.
  let all: [UnitIndex]
  /// Where names occur, in a version before this one, and what has come and gone since.
  private let names: UnitNames
  private let removed: Set<UnitID>
  private let added: [UnitIndex]

  package static let none = UnitIndexes(of: .empty, after: nil, executor: .serial)

  /// Indexes what `earlier` has not, spread over threads by `executor`.
  init(of program: Program, after earlier: UnitIndexes?, executor: Executor) {
    let units = program.files.sorted { $0.key < $1.key }.flatMap { id, file in file.units.map { ($0.unit, id) } }
    let missing = units.filter { earlier?.byUnit[ObjectIdentifier($0.0)] == nil }
    let new = executor.map(missing.count) { UnitIndex(missing[$0].0, file: missing[$0].1) }
    var byUnit: [ObjectIdentifier: UnitIndex] = [:]
    byUnit.reserveCapacity(units.count)
    for index in new { byUnit[ObjectIdentifier(index.unit)] = index }
    var all: [UnitIndex] = []
    all.reserveCapacity(units.count)
    for (unit, _) in units {
      let key = ObjectIdentifier(unit)
      guard let index = byUnit[key] ?? earlier?.byUnit[key] else { continue }
      byUnit[key] = index
      all.append(index)
    }
    self.byUnit = byUnit
    self.all = all
    if let earlier, (new.count + earlier.added.count) * 8 < all.count {
      names = earlier.names
      let gone = earlier.all.count + new.count > all.count ? earlier.units(notIn: byUnit) : []
      removed = earlier.removed.union(gone)
      added = earlier.added.filter { !gone.contains($0.id) } + new
    } else {
      names = UnitNames(all)
      removed = []
      added = []
    }
  }

  private func units(notIn current: [ObjectIdentifier: UnitIndex]) -> Set<UnitID> {
    Set(byUnit.lazy.filter { current[$0.key] == nil }.map(\.value.id))
  }

  /// The units that call `name`, in the order of files and places.
  func units(calling name: String, in program: Program) -> [UnitIndex] {
    units(names.calling[name] ?? [], added.filter { $0.calls[name] != nil }, program)
  }

  /// The units that use `name` where no local scope declares it, in the order of files and places.
  func units(naming name: String, in program: Program) -> [UnitIndex] {
    units(names.naming[name] ?? [], added.filter { $0.names[name] != nil }, program)
  }

  private func units(_ known: [UnitIndex], _ new: [UnitIndex], _ program: Program) -> [UnitIndex] {
    let kept = removed.isEmpty ? known : known.filter { !removed.contains($0.id) }
    guard !new.isEmpty else { return kept }
    let placed = (kept + new).map { unit in (unit: unit, place: program.start(of: unit.id)) }
    return placed.sorted { first, second in
      guard let one = first.place, let other = second.place else { return first.place != nil }
      return (one.file, one.start) < (other.file, other.start)
    }.map(\.unit)
  }
}

/// Which units a name occurs in.
private final class UnitNames: Sendable {
  let calling: [String: [UnitIndex]]
  let naming: [String: [UnitIndex]]

  init(_ units: [UnitIndex]) {
    var calling: [String: [UnitIndex]] = [:]
    var naming: [String: [UnitIndex]] = [:]
    for unit in units {
      for name in unit.calls.keys { calling[name, default: []].append(unit) }
      for name in unit.names.keys { naming[name, default: []].append(unit) }
    }
    self.calling = calling
    self.naming = naming
  }
}

extension Program {
  /// Where the unit stands.
  fileprivate func start(of unit: UnitID) -> (file: FileID, start: Int)? {
    absolute(SourceSpan(unit: unit, start: 0, end: 0)).map { ($0.file, $0.range.start.value) }
  }
}
