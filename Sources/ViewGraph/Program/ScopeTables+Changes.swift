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
    let shared = min(oldUnits.count, newUnits.count)
    var head = 0
    while head < shared, oldUnits[head].unit === newUnits[head].unit { head += 1 }
    var tail = 0
    while tail < shared - head,
      oldUnits[oldUnits.count - 1 - tail].unit === newUnits[newUnits.count - 1 - tail].unit
    {
      tail += 1
    }
    let (oldMiddle, newMiddle) = (oldUnits[head..<(oldUnits.count - tail)], newUnits[head..<(newUnits.count - tail)])
    let (oldIDs, newIDs) = (Set(oldMiddle.map(\.unit.id)), Set(newMiddle.map(\.unit.id)))
    for placed in oldMiddle where !newIDs.contains(placed.unit.id) {
      old.index(of: placed.unit.id).map { removed.append($0) }
    }
    for placed in newMiddle where !oldIDs.contains(placed.unit.id) {
      new.index(of: placed.unit.id).map { inserted.append($0) }
    }
    if let oldFile, let newFile { addSurroundings(oldFile, newFile) }
  }

  /// The units that stay but have other comments or white space around them.
  private mutating func addSurroundings(_ oldFile: ProgramFile, _ newFile: ProgramFile) {
    let (oldGaps, newGaps) = (UnitGaps(of: oldFile), UnitGaps(of: newFile))
    for placed in newFile.units where oldGaps.differ(from: newGaps, around: placed.unit.id) {
      inputs.insert(.surroundings(placed.unit.id))
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

/// What stands between the units of a file.
private struct UnitGaps {
  private var before: [UnitID: [UInt8]] = [:]
  private var after: [UnitID: [UInt8]] = [:]

  init(of file: ProgramFile) {
    let text = file.tree.text
    var end = 0
    for (position, placed) in file.units.enumerated() {
      let gap = text.bytes(in: ByteRange(end, max(end, placed.start)))
      before[placed.unit.id] = gap
      if position > 0 { after[file.units[position - 1].unit.id] = gap }
      end = placed.start + placed.unit.byteCount
    }
    if let last = file.units.last { after[last.unit.id] = text.bytes(in: ByteRange(end, max(end, text.byteCount))) }
  }

  /// Whether something else stands around a unit that both have.
  func differ(from other: UnitGaps, around unit: UnitID) -> Bool {
    guard let own = before[unit], let ownAfter = after[unit] else { return false }
    return own != other.before[unit] || ownAfter != other.after[unit]
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
