package import Semantics
import Synchronization

/// What an evaluated scene has read of its program: it is the same in every version that has the same units and, under
/// the names that were looked up, the same signatures.
package final class SceneReads: Sendable {
  /// The units whose code ran, or whose declarations were looked at, as they were in the version that was read.
  private let units: Set<UnitID>
  /// Those among them that it depends on as wholes: they were looked at as such, or the scene tells of places in them.
  package let wholeUnits: Set<UnitID>
  /// The pieces of the others whose code ran.
  private let pieces: [UnitID: Set<Int>]
  /// The hashes of names that were looked up and need not stand in the units' code.
  private let lookedUp: NameSet
  /// The hashes of names by which types of the code were worked out.
  private let typed: NameSet
  private let conformers: [String: [String]]
  /// The types, by their last names, whose callers were asked for.
  private let called: Set<String>
  private let request: SceneRequest
  /// What the request means where it does not name a type.
  private let roots: [UnitID]
  /// The last versions of which it is known whether all of this is as it was read.
  private let verdicts: Mutex<[Verdict]>

  /// Whether the code that the scene has read is unchanged in one version of the program.
  private struct Verdict {
    let version: ProgramVersion
    let holds: Bool
    /// By each unit that was read and edited since, without a change of what was read in it, the unit that took its place.
    var successors: [UnitID: UnitID] = [:]
  }

  /// `told`: the units in which something stands that the scene tells of; nil where that may be anywhere.
  init(_ reads: ReadSet, of request: SceneRequest, telling told: Set<UnitID>?, in program: Program) {
    units = reads.allUnits
    let whole = told.map { $0.union(reads.units) } ?? units
    wholeUnits = whole
    pieces = Dictionary(grouping: reads.pieces.lazy.filter { !whole.contains($0.unit) }, by: \.unit).mapValues {
      Set($0.lazy.map(\.number))
    }
    lookedUp = reads.names
    typed = reads.typedNames
    conformers = reads.conformers
    called = reads.called
    self.request = request
    roots = request.roots(in: program)
    verdicts = Mutex([Verdict(version: program.version, holds: true)])
  }

  /// How much it holds, in elements of a scene.
  package var weight: Int { (units.count + lookedUp.count + typed.count) / 8 + 1 }

  /// The units of which something was read, as they are in a version in which all of this is known to hold.
  package func units(in program: Program) -> Set<UnitID> {
    let successors = successors(at: program.version) ?? [:]
    return successors.isEmpty ? units : Set(units.map { successors[$0] ?? $0 })
  }

  /// The units of `program`, which was read here, of which more was read than `other` has read: as wholes, or other pieces.
  package func units(readFurtherThan other: SceneReads, in program: Program) -> Set<UnitID> {
    let origins = Self.origins(other.successors(at: program.version) ?? [:])
    let further = pieces.lazy.filter { unit, pieces in
      !other.wholeUnits.contains(unit) && !pieces.isSubset(of: other.pieces[origins[unit] ?? unit] ?? [])
    }
    return wholeUnits.subtracting(other.wholeUnits).union(further.map(\.key))
  }

  /// The units that took the places of others until that version; nil where the reads are not known to hold in it.
  private func successors(at version: ProgramVersion) -> [UnitID: UnitID]? {
    verdicts.withLock { $0.last { $0.version == version && $0.holds } }?.successors
  }

  /// The units that were read, by the units that took their places.
  private static func origins(_ successors: [UnitID: UnitID]) -> [UnitID: UnitID] {
    Dictionary(successors.map { ($1, $0) }) { first, _ in first }
  }

  /// Whether all that was read is the same in `program`: false also where nothing leads there from a version that is
  /// known. The answer is remembered unless the program is one of many copies, which `isTrial`.
  package func holds(in program: Program, _ names: UnitNameTable, isTrial: Bool = false) -> Bool {
    let known = verdicts.withLock(\.self)
    if let verdict = known.last(where: { $0.version == program.version }) { return verdict.holds }
    let found = known.reversed().lazy.compactMap { verdict -> Verdict? in
      guard verdict.holds, let change = program.change(since: verdict.version),
        !self.isTouched(by: change, verdict.successors, to: program, names)
      else { return nil }
      var next = Verdict(version: program.version, holds: true, successors: verdict.successors)
      let origins = Self.origins(verdict.successors)
      for (unit, edit) in change.edits {
        let origin = origins[unit] ?? unit
        if self.units.contains(origin) { next.successors[origin] = edit.new }
      }
      return next
    }.first
    let holds = found != nil
    guard !isTrial else { return holds }
    verdicts.withLock { verdicts in
      if verdicts.count >= Self.mostVerdicts {
        verdicts.remove(at: verdicts.firstIndex { !$0.holds } ?? 0)
      }
      verdicts.append(found ?? Verdict(version: program.version, holds: false))
    }
    return holds
  }

  private static let mostVerdicts = 6

  /// Whether `change` has changed code that the scene has read; true also where nobody knows. The change leads from the
  /// version `earlier` to `program`; `names` knows the names that the code of that program's units uses.
  package func isTouched(
    by change: ProgramChange,
    since earlier: ProgramVersion,
    to program: Program,
    _ names: UnitNameTable
  ) -> Bool {
    successors(at: earlier).map { isTouched(by: change, $0, to: program, names) } ?? true
  }

  private func isTouched(
    by change: ProgramChange,
    _ successors: [UnitID: UnitID],
    to program: Program,
    _ names: UnitNameTable
  ) -> Bool {
    let origins = Self.origins(successors)
    if change.removedUnits.contains(where: { isTouched(origins[$0] ?? $0, edited: change.edits[$0]) }) { return true }
    if change.files.contains(request.file), roots != request.roots(in: program) { return true }
    if change.insertedUnits.contains(where: { program.unit($0)?.mayShow(request) ?? true }) { return true }
    if !called.isEmpty, isCalledAnew(by: change, in: program) { return true }
    guard !change.names.isEmpty else { return false }
    if change.names.contains(where: typed.contains) { return true }
    if change.foundNames.contains(where: lookedUp.contains) { return true }
    for unit in units.map({ successors[$0] ?? $0 }).map({ change.edits[$0]?.new ?? $0 }) {
      guard let mentioned = names.mentioned(in: unit, of: program) else { return true }
      if change.foundNames.contains(where: mentioned.contains) { return true }
    }
    let seen = program.seen(from: request.file)
    return conformers.contains { seen.conformers(of: $0.key) != $0.value }
  }
}

extension SceneReads {
  /// Whether something was read of a unit that is gone which another does not have in its place.
  private func isTouched(_ unit: UnitID, edited edit: UnitEdit?) -> Bool {
    guard units.contains(unit) else { return false }
    guard !wholeUnits.contains(unit), let edit else { return true }
    return pieces[unit].map(edit.changes) ?? false
  }

  /// Whether code that came, or that was changed, may call one of the types whose callers were asked for.
  private func isCalledAnew(by change: ProgramChange, in program: Program) -> Bool {
    let edited = Set(change.edits.values.compactMap(\.new))
    let isCalled = { (id: UnitID) -> Bool in program.unit(id).map { self.called.contains(where: $0.mayCall) } ?? true }
    return change.insertedUnits.contains { !edited.contains($0) && isCalled($0) }
      || change.edits.values.contains { called.contains(where: $0.changesCalls) }
  }
}

extension SceneRequest {
  /// The units of its file that it means by their position.
  fileprivate func roots(in program: Program) -> [UnitID] {
    switch source {
    case .provider, .view: return []
    case .expression: return (program.files[file]?.units ?? []).map(\.unit).filter(\.isCode).map(\.id)
    case .preview(let index):
      let previews = program.files[file]?.previews ?? []
      guard previews.indices.contains(index) else { return [] }
      // Those of the same unit stand beside each other.
      var first = index
      while first > 0, previews[first - 1].unit == previews[index].unit { first -= 1 }
      return previews[first...index].map(\.unit)
    }
  }
}

extension Unit {
  fileprivate var isCode: Bool { contents.contains { if case .code = $0 { true } else { false } } }

  /// Whether it may be a preview of the view that the scene shows, with arguments that are taken from there.
  fileprivate func mayShow(_ request: SceneRequest) -> Bool {
    guard case .view(let type) = request.source else { return false }
    return contents.contains { content in
      switch content {
      case .preview(let preview): preview.constructedNames.contains(type)
      case .type(let declaration): declaration.mayShow(type)
      default: false
      }
    }
  }
}

extension TypeDeclaration {
  /// Whether it may be a provider of previews of that type.
  fileprivate func mayShow(_ type: String) -> Bool {
    if inheritance.contains(where: { $0.name == "PreviewProvider" }) {
      return kind == .extension || type.contains(".") || namesInPreviews.contains(type)
    }
    return members.types.contains { $0.mayShow(type) } || (!namesInPreviews.isEmpty && namesInPreviews.contains(type))
  }
}
