import Interpreter
import Semantics
import Synchronization

/// Which files mention which names, looked up again only for files that have changed.
final class MentionTable: Sendable {
  private struct Mentions {
    let units: [UnitID]
    let names: NameSet
  }

  private let files = Mutex<[FileID: Mentions]>([:])
  private let names: UnitNameTable

  init(names: UnitNameTable) { self.names = names }

  /// How far a scene is from what a user sees: 0 for a preview, 1 for a view that nothing else names, 2 for a component,
  /// which is best looked at where it is used.
  func distance(of request: SceneRequest, in program: Program) -> Int {
    guard case .view = request.source else { return 0 }
    let name = request.view.hashValue
    return program.files.contains { mentions(name, in: $1, besides: request, of: program) } ? 2 : 1
  }

  private func mentions(_ name: Int, in file: ProgramFile, besides request: SceneRequest, of program: Program) -> Bool {
    guard mentioned(in: file, of: program).contains(name) else { return false }
    guard file.id == request.file else { return true }
    let own = Set(request.rootUnits(in: program))
    return file.units.contains { placed in
      !own.contains(placed.unit.id) && names.mentioned(in: placed.unit.id, of: program)?.contains(name) == true
    }
  }

  private func mentioned(in file: ProgramFile, of program: Program) -> NameSet {
    let units = file.units.map(\.unit.id)
    if let known = files.withLock({ $0[file.id] }), known.units == units { return known.names }
    var found = NameSet()
    for unit in units { found.formUnion(names.mentioned(in: unit, of: program) ?? NameSet()) }
    files.withLock { [found] in $0[file.id] = Mentions(units: units, names: found) }
    return found
  }
}
