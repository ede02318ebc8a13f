import Interpreter
import Semantics
import Synchronization

/// Which files mention which names, looked up again only for files that have changed.
final class MentionTable: Sendable {
  private struct Mentions {
    let file: ProgramFile
    let names: NameSet
  }

  private let files = Mutex<[FileID: Mentions]>([:])
  private let names: UnitNameTable

  init(names: UnitNameTable) { self.names = names }

  /// How far a scene is from what a user sees: 0 for a preview, 1 for a view that nothing else names, 2 for a component,
  /// which is best looked at where it is used. `roots` are the units that the scene starts from.
  func distance(of request: SceneRequest, in program: Program, from roots: () -> [UnitID]) -> Int {
    guard case .view = request.source else { return 0 }
    let name = request.view.hashValue
    return program.files.values.contains { file in
      guard mentioned(in: file, of: program).contains(name) else { return false }
      return file.id != request.file || mentions(name, in: file, besides: roots(), of: program)
    } ? 2 : 1
  }

  private func mentions(_ name: Int, in file: ProgramFile, besides roots: [UnitID], of program: Program) -> Bool {
    let own = Set(roots)
    return file.units.contains { placed in
      !own.contains(placed.unit.id) && names.mentioned(in: placed.unit.id, of: program)?.contains(name) == true
    }
  }

  private func mentioned(in file: ProgramFile, of program: Program) -> NameSet {
    if let known = files.withLock({ $0[file.id] }), known.file.isSame(as: file) { return known.names }
    var found = NameSet()
    for placed in file.units { found.formUnion(names.mentioned(in: placed.unit.id, of: program) ?? NameSet()) }
    files.withLock { [found] in $0[file.id] = Mentions(file: file, names: found) }
    return found
  }
}
