import Interpreter
import Semantics

/// Which of a check's scenes depend on which top-level items of its program.
struct SceneAreas {
  private let areas: TrialAreas
  /// The files that some scene depends on.
  let files: Set<FileID>
  /// The scenes that were seen to their end, by the units that they can depend on.
  private var scenes: [UnitID: Set<SceneRequest>] = [:]

  init(_ areas: TrialAreas, _ run: CheckRun) {
    self.areas = areas
    guard !run.renderings.costs.isEmpty else {
      files = []
      return
    }
    let graph = UnitGraph(run.scope.program, known: UnitNameTable())
    for request in run.renderings.costs.keys where !run.renderings.unproven.contains(request) {
      for unit in graph.units(reachedBy: request) { scenes[unit.id, default: []].insert(request) }
    }
    files = Set(scenes.keys.compactMap { run.scope.program.absolute(SourceSpan(unit: $0, start: 0, end: 0))?.file })
  }

  /// The scenes that depend on one of some items.
  func scenes(of items: Set<TrialArea>) -> Set<SceneRequest> {
    items.reduce(into: []) { found, area in
      if let unit = areas.unit(of: area) { found.formUnion(scenes[unit] ?? []) }
    }
  }
}
