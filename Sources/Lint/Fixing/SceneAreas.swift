import Interpreter
import Semantics

/// Which of a check's scenes depend on which top-level items of its program: on those that they have executed.
struct SceneAreas {
  private let areas: TrialAreas
  private let program: Program
  private let names = UnitNameTable()
  /// The scenes that were seen to their end, by the units that they have read.
  private var scenes: [UnitID: Set<SceneRequest>] = [:]
  /// What these have read, in each configuration that differs.
  private var reads: [SceneRequest: [SceneReads]] = [:]
  /// Those of which that is not known.
  private var unknown: Set<SceneRequest> = []
  /// The files with units that were read.
  private let readFiles: Set<FileID>

  init(_ areas: TrialAreas, _ run: CheckRun) {
    self.areas = areas
    program = run.scope.program
    for request in run.renderings.costs.keys where !run.renderings.unproven.contains(request) {
      guard let reads = run.renderings.reads[request] ?? nil else {
        unknown.insert(request)
        continue
      }
      self.reads[request] = reads
      for unit in reads.reduce(into: Set(), { $0.formUnion($1.units) }) { scenes[unit, default: []].insert(request) }
    }
    readFiles = Set(scenes.keys.compactMap { [program] in program.file(of: $0) })
  }

  /// The scenes that have executed one of some items.
  func scenes(of items: Set<TrialArea>) -> Set<SceneRequest> {
    items.reduce(into: unknown) { found, area in
      if let unit = areas.unit(of: area) { found.formUnion(scenes[unit] ?? []) }
    }
  }

  /// The scenes that may be others in `program`, which edits have made of that of the check.
  func scenes(touchedIn changed: Program) -> Set<SceneRequest> {
    guard let change = changed.change(since: program.version) else { return unknown.union(reads.keys) }
    return reads.reduce(into: unknown) { found, scene in
      if scene.value.contains(where: { $0.isTouched(by: change, to: changed, names) }) { found.insert(scene.key) }
    }
  }

  /// Whether some scene can depend on one of the files, were it evaluated with other values.
  func reaches(_ files: Set<FileID>) -> Bool {
    if !readFiles.isDisjoint(with: files) { return true }
    guard !reads.isEmpty || !unknown.isEmpty else { return false }
    let units = Set(files.flatMap { program.files[$0]?.units ?? [] }.map(\.unit.id))
    let graph = graph.value(for: 0) { UnitGraph(program, known: names) }
    return unknown.union(reads.keys).contains { graph.units(reachedBy: $0).contains { units.contains($0.id) } }
  }

  private let graph = MemoTable<Int, UnitGraph>()
}

extension Program {
  fileprivate func file(of unit: UnitID) -> FileID? { absolute(SourceSpan(unit: unit, start: 0, end: 0))?.file }
}
