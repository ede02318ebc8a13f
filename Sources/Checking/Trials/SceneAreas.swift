import Interpreter
import Semantics
import ViewGraph

/// Which of a check's scenes depend on which top-level items of its program: on those that they have executed, and on
/// those that a change could make them execute.
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
  /// The units that scenes have read before they were cut off.
  private let cutOffUnits: Set<UnitID>
  /// The scenes that were left out, or cut off where nobody knows.
  private let leftOut: Set<SceneRequest>
  /// Whether nobody waits for answers any more.
  private let isOver: @Sendable () -> Bool

  init(_ areas: TrialAreas, _ run: CheckRun) {
    self.areas = areas
    isOver = run.engine.executor.isOver
    program = run.scope.program
    for request in run.renderings.costs.keys where !run.renderings.unproven.contains(request) {
      guard let reads = run.renderings.reads[request] ?? nil else {
        unknown.insert(request)
        continue
      }
      self.reads[request] = reads
      for unit in reads.reduce(into: Set(), { [program] in $0.formUnion($1.units(in: program)) }) {
        scenes[unit, default: []].insert(request)
      }
    }
    var (cutOffUnits, leftOut): (Set<UnitID>, Set<SceneRequest>) = ([], [])
    for request in run.renderings.unproven {
      guard let reads = run.renderings.reads[request] ?? nil else {
        leftOut.insert(request)
        continue
      }
      for part in reads { cutOffUnits.formUnion(part.units(in: program)) }
    }
    self.cutOffUnits = cutOffUnits
    self.leftOut = leftOut
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
      let isTouched = scene.value.contains { $0.isTouched(by: change, since: program.version, to: changed, names) }
      if isTouched { found.insert(scene.key) }
    }
  }

  /// The scenes whose code may lead to one of some items, by the names in it.
  func scenes(leadingTo items: Set<TrialArea>) -> Set<SceneRequest> {
    items.reduce(into: []) { found, area in
      guard let unit = areas.unit(of: area) else { return }
      for scene in leads.scenesOfUnits[unit] ?? [] { found.insert(leads.scenes[scene]) }
    }
  }

  /// Whether a scene that was cut off has executed one of some items, or the code of one that was left out may lead
  /// there by the names in it.
  func isCutOff(_ items: Set<TrialArea>) -> Bool {
    guard !cutOffUnits.isEmpty || !leftOut.isEmpty else { return false }
    return items.contains { area in
      guard let unit = areas.unit(of: area) else { return false }
      return cutOffUnits.contains(unit) || !leftOut.isEmpty && leads.leftOutUnits.contains(unit)
    }
  }

  private var leads: Leads {
    known.value(for: program.version) {
      var leads = Leads(scenes: Array(unknown.union(reads.keys)))
      let graph = UnitGraph(program, known: names)
      for (scene, request) in leads.scenes.enumerated() where !isOver() {
        for unit in graph.units(reachedBy: request) { leads.scenesOfUnits[unit.id, default: []].append(scene) }
      }
      for request in leftOut where !isOver() {
        leads.leftOutUnits.formUnion(graph.units(reachedBy: request).map(\.id))
      }
      return leads
    }
  }

  private struct Leads {
    let scenes: [SceneRequest]
    /// The places among the scenes of those that each unit may be reached by.
    var scenesOfUnits: [UnitID: [Int]] = [:]
    /// The units that scenes may reach which were left out.
    var leftOutUnits: Set<UnitID> = []
  }

  private let known = MemoTable<ProgramVersion, Leads>()
}
