import Semantics
import SourceText
import Syntax

extension ScopeTables {
  /// What rules may have read of `earlier` and is not the same here; nil where nothing leads from there to here, so that
  /// units may have the same numbers and be others.
  package func changes(since earlier: ScopeTables) -> Set<ScopeInput>? {
    guard let change = program.change(since: earlier.program.version) else { return nil }
    var changes = ScopeChanges(from: earlier, to: self)
    if files != earlier.files { changes.inputs.insert(.files) }
    if program.resources !== earlier.program.resources { changes.inputs.insert(.project) }
    for file in change.files {
      let (old, new) = (earlier.program.files[file], program.files[file])
      if let old, let new, old.tree.isSame(as: new.tree) { continue }
      changes.addFile(file, old, new)
    }
    changes.addUnits()
    for name in change.names { changes.inputs.insert(.meaning(name)) }
    if files != earlier.files || !change.names.isEmpty { changes.inputs.insert(.signatures) }
    return changes.inputs
  }
}

/// Collects what differs between two versions of a program.
private struct ScopeChanges {
  private let old: ScopeTables
  private let new: ScopeTables
  var inputs: Set<ScopeInput> = []
  private var removed: [UnitIndex] = []
  private var inserted: [UnitIndex] = []

  init(from old: ScopeTables, to new: ScopeTables) {
    self.old = old
    self.new = new
  }

  mutating func addFile(_ file: FileID, _ oldFile: ProgramFile?, _ newFile: ProgramFile?) {
    inputs.insert(.text(file))
    let (oldUnits, newUnits) = (oldFile?.units ?? [], newFile?.units ?? [])
    let middle = ChangedUnits(from: oldUnits, to: newUnits)
    let (oldMiddle, newMiddle) = (oldUnits[middle.old], newUnits[middle.new])
    let (oldIDs, newIDs) = (Set(oldMiddle.map(\.unit.id)), Set(newMiddle.map(\.unit.id)))
    let gone = oldMiddle.filter { !newIDs.contains($0.unit.id) }.compactMap { old.index(of: $0.unit.id) }
    let come = newMiddle.filter { !oldIDs.contains($0.unit.id) }.compactMap { new.index(of: $0.unit.id) }
    removed += gone
    inserted += come
    guard let oldFile, let newFile else {
      inputs.formUnion([.traits(file), .remarks(file)])
      return
    }
    let shared = newFile.tree.text.sharedEnds(with: oldFile.tree.text)
    addSurroundings(oldFile, newFile, middle, shared)
    if Remarks.mayChange(from: oldFile, to: newFile, shared) { inputs.insert(.remarks(file)) }
    if FileTraits.mayImport(from: shared.head) || FileTraits(of: gone) != FileTraits(of: come),
      FileTraits(of: oldFile, in: old) != FileTraits(of: newFile, in: new)
    {
      inputs.insert(.traits(file))
    }
  }

  /// The units that stay but have other comments or white space around them: they stand where the texts differ.
  private mutating func addSurroundings(
    _ oldFile: ProgramFile,
    _ newFile: ProgramFile,
    _ middle: ChangedUnits,
    _ shared: (head: Int, tail: Int)
  ) {
    let positions = [oldFile, newFile].map { file in
      file.positions(around: ByteRange(shared.head, file.tree.text.byteCount - shared.tail))
    }
    for position in Set(positions[0].map(middle.newPosition)).union(positions[1]) {
      guard newFile.units.indices.contains(position) else { continue }
      let earlier = middle.oldPosition(of: position)
      let isSame =
        earlier.map { earlier in
          newFile.gap(before: position) == oldFile.gap(before: earlier)
            && newFile.gap(before: position + 1) == oldFile.gap(before: earlier + 1)
        } ?? false
      if !isSame { inputs.insert(.surroundings(newFile.units[position].unit.id)) }
    }
  }

  mutating func addUnits() {
    guard !removed.isEmpty || !inserted.isEmpty else { return }
    inputs.formUnion([.everything, .allTypes])
    for index in removed + inserted { add(index) }
    addMarks(\.writtenNames) { .writes($0) }
    addMarks(\.rearrangedNames) { .rearranges($0) }
    for name in Set((removed + inserted).flatMap(\.unit.declaredNames)) {
      let isSame =
        old.program.declares(name) == new.program.declares(name)
        && (old.program.type(named: name)?.declaration == nil) == (new.program.type(named: name)?.declaration == nil)
      if !isSame { inputs.insert(.declared(name)) }
    }
  }

  private mutating func add(_ index: UnitIndex) {
    if index.unit.showsViews { inputs.insert(.signatures) }
    inputs.insert(.unit(index.id))
    inputs.insert(.surroundings(index.id))
    for name in index.calls.keys { inputs.insert(.calls(name)) }
    for name in index.names.keys { inputs.insert(.names(name)) }
    for name in index.attributeNames { inputs.insert(.attributes(name)) }
    for hash in TextWords.hashes(of: [index.unit.source]) { inputs.insert(.words(hash)) }
    for variable in index.globalVariables { inputs.insert(.globals(variable.name)) }
    for function in index.globalFunctions { inputs.insert(.globals(function.name)) }
    for occurrence in index.types { add(occurrence.type) }
    if index.declaresAlias { inputs.insert(.inheritance) }
  }

  private mutating func add(_ type: TypeDeclaration) {
    let name = type.qualifiedName
    inputs.insert(.type(name))
    inputs.insert(.typesNamed(type.name))
    if let last = name.split(separator: ".").last { inputs.insert(.typesNamed(String(last))) }
    if name == "View" { for function in type.members.functions { inputs.insert(.modifiers(function.name)) } }
    let (before, after) = (old.program.type(named: name), new.program.type(named: name))
    for conformance in (before?.conformances ?? []).union(after?.conformances ?? []) {
      inputs.insert(.conformers(conformance))
    }
    guard before?.conformances != after?.conformances || before?.kind != after?.kind else { return }
    inputs.insert(.conformances(name))
    // Others may inherit what it conforms to.
    let kinds = [before, after].map { $0?.kind }
    if kinds.contains(where: { $0 != .structure && $0 != .enumeration }) { inputs.insert(.inheritance) }
  }

  /// Names that one side says and the other does not.
  private mutating func addMarks(_ names: (UnitIndex) -> Set<String>, _ input: (String) -> ScopeInput) {
    let before = removed.reduce(into: Set<String>()) { $0.formUnion(names($1)) }
    let after = inserted.reduce(into: Set<String>()) { $0.formUnion(names($1)) }
    for name in before.symmetricDifference(after) { inputs.insert(input(name)) }
  }
}

/// The positions of a file's units that are not the same in two versions: those before and behind them are.
private struct ChangedUnits {
  let old: Range<Int>
  let new: Range<Int>

  init(from oldUnits: [PlacedUnit], to newUnits: [PlacedUnit]) {
    let shared = min(oldUnits.count, newUnits.count)
    var head = 0
    while head < shared, oldUnits[head].unit === newUnits[head].unit { head += 1 }
    var tail = 0
    while tail < shared - head,
      oldUnits[oldUnits.count - 1 - tail].unit === newUnits[newUnits.count - 1 - tail].unit
    {
      tail += 1
    }
    old = head..<(oldUnits.count - tail)
    new = head..<(newUnits.count - tail)
  }

  /// Where a unit stood; nil where it is not one of those before and behind.
  func oldPosition(of position: Int) -> Int? {
    if position < new.lowerBound { return position }
    return position >= new.upperBound ? position - new.upperBound + old.upperBound : nil
  }

  /// Where a unit stands now, or one that has come in its place.
  func newPosition(of position: Int) -> Int {
    position < old.upperBound ? position : position - old.upperBound + new.upperBound
  }
}

extension ProgramFile {
  /// What stands before the unit at a position; behind the last unit for the position after it.
  fileprivate func gap(before position: Int) -> ArraySlice<UInt8> {
    let start = position > 0 ? units[position - 1].start + units[position - 1].unit.byteCount : 0
    let end = units.indices.contains(position) ? units[position].start : tree.text.byteCount
    return tree.text.slice(in: ByteRange(start, end))
  }
}

extension Unit {
  /// Whether it holds a preview, or code to run.
  fileprivate var showsViews: Bool {
    contents.contains { content in
      switch content {
      case .preview, .code: true
      case .type(let type): type.inheritance.contains { $0.name == "PreviewProvider" }
      default: false
      }
    }
  }
}

extension UnitIndex {
  fileprivate var declaresAlias: Bool {
    unit.contents.contains { if case .typealias = $0 { true } else { false } }
      || types.contains { !$0.type.members.typealiases.isEmpty }
  }
}
