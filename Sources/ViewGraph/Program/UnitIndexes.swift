package import Semantics
package import SourceText

/// The indexes of a program's units. Units that a change leaves alone keep theirs.
package struct UnitIndexes: Sendable {
  private var version: ProgramVersion
  private var byUnit = SharedTable<UnitID, UnitIndex>()
  /// In the order of files and places.
  package private(set) var all: [UnitIndex] = []
  /// Where names occur, in a version before this one, and what has come and gone since.
  private var names: UnitNames
  private var removed: Set<UnitID> = []
  private var added: [UnitIndex] = []

  /// Indexes what `earlier` has not, spread over threads by `executor`.
  package init(of program: Program, after earlier: UnitIndexes?, executor: Executor) {
    if let earlier, let change = program.change(since: earlier.version) {
      self = earlier
      version = program.version
      self.change(by: change, of: program, executor)
      return
    }
    version = program.version
    let units = program.files.ordered { $0.key < $1.key }.flatMap { id, file in file.units.map { ($0.unit, id) } }
    all = executor.map(units.count) { position in
      let (unit, file) = units[position]
      if let known = earlier?.byUnit[unit.id], known.unit === unit { return known }
      return UnitIndex(unit, file: file)
    }
    byUnit.beginBulk()
    for index in all { byUnit[index.id] = index }
    byUnit.endBulk()
    names = UnitNames(all)
  }

  /// The index of a unit.
  package subscript(unit: UnitID) -> UnitIndex? { byUnit[unit] }

  private mutating func change(by change: ProgramChange, of program: Program, _ executor: Executor) {
    let places = change.insertedUnits.compactMap { id in
      program.unit(id).flatMap { unit in program.start(of: id).map { (unit: unit, file: $0.file, start: $0.start) } }
    }.ordered { ($0.file, $0.start) < ($1.file, $1.start) }
    let new = executor.map(places.count) { UnitIndex(places[$0].unit, file: places[$0].file) }
    for unit in change.removedUnits { byUnit[unit] = nil }
    for index in new { byUnit[index.id] = index }
    for file in change.files.ordered() { place(program.files[file]?.units ?? [], of: file) }
    removed.formUnion(change.removedUnits.subtracting(added.map(\.id)))
    added.removeAll { change.removedUnits.contains($0.id) }
    added += new
    if added.count * 8 >= all.count || removed.count * 4 >= all.count {
      names = UnitNames(all)
      (removed, added) = ([], [])
    }
  }

  /// Brings the units of one file up to date.
  private mutating func place(_ units: [PlacedUnit], of file: FileID) {
    let first = all.partitionPoint { $0.file < file }
    let end = all.partitionPoint { $0.file <= file }
    guard end - first == units.count else {
      return all.replaceSubrange(first..<end, with: units.compactMap { byUnit[$0.unit.id] })
    }
    for (position, placed) in units.enumerated() where all[first + position].unit !== placed.unit {
      if let index = byUnit[placed.unit.id] { all[first + position] = index }
    }
  }

  /// The units that call `name`, in the order of files and places.
  package func units(calling name: String, in program: Program) -> [UnitIndex] {
    units(names.calling[name] ?? [], added.filter { $0.calls[name] != nil }, program)
  }

  /// The units that use `name` where no local scope declares it, in the order of files and places.
  package func units(naming name: String, in program: Program) -> [UnitIndex] {
    units(names.naming[name] ?? [], added.filter { $0.names[name] != nil }, program)
  }

  /// The units that have the word somewhere, in the order of files and places.
  package func units(with word: TextWords.Word, in program: Program) -> [UnitIndex] {
    units(names.words.units(with: word), added.filter { $0.words.contains(word) }, program)
  }

  private func units(_ known: [UnitIndex], _ new: [UnitIndex], _ program: Program) -> [UnitIndex] {
    var units = removed.isEmpty ? known : known.filter { !removed.contains($0.id) }
    for index in new {
      guard let place = program.start(of: index.id) else { continue }
      let position = units.partitionPoint { other in
        program.start(of: other.id).map { ($0.file, $0.start) < (place.file, place.start) } ?? false
      }
      units.insert(index, at: position)
    }
    return units
  }
}

/// Which units a name occurs in.
private final class UnitNames: Sendable {
  let calling: [String: [UnitIndex]]
  let naming: [String: [UnitIndex]]
  let words: UnitsByWord

  init(_ units: [UnitIndex]) {
    var calling: [String: [UnitIndex]] = [:]
    var naming: [String: [UnitIndex]] = [:]
    for unit in units {
      for name in unit.calls.keys { calling[name, default: []].append(unit) }
      for name in unit.names.keys { naming[name, default: []].append(unit) }
    }
    self.calling = calling
    self.naming = naming
    words = UnitsByWord(units)
  }
}

extension [UnitIndex] {
  /// How many of the units, which are in order, come before.
  fileprivate func partitionPoint(_ comesBefore: (UnitIndex) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Program {
  /// Where the unit stands.
  fileprivate func start(of unit: UnitID) -> (file: FileID, start: Int)? {
    absolute(SourceSpan(unit: unit, start: 0, end: 0)).map { ($0.file, $0.range.start.value) }
  }
}
