import Synchronization

/// How much has been worked out, which says more of an edit's cost than a time does.
package struct WorkCounters: Hashable, Sendable {
  /// Declarations that rules about syntax and names looked at.
  package var unitsJudged = 0
  /// Runs of rules about the whole program.
  package var rulesRun = 0
  /// Scenes, each counted once for every configuration that it is evaluated in.
  package var scenesEvaluated = 0

  /// What has been added since `earlier`.
  package func since(_ earlier: WorkCounters) -> WorkCounters {
    WorkCounters(
      unitsJudged: unitsJudged - earlier.unitsJudged,
      rulesRun: rulesRun - earlier.rulesRun,
      scenesEvaluated: scenesEvaluated - earlier.scenesEvaluated
    )
  }
}

/// Counts work, from any thread.
package final class WorkMeter: Sendable {
  private let unitsJudged = Atomic(0)
  private let rulesRun = Atomic(0)
  private let scenesEvaluated = Atomic(0)

  package init() {}

  package var counters: WorkCounters {
    WorkCounters(
      unitsJudged: unitsJudged.load(ordering: .relaxed),
      rulesRun: rulesRun.load(ordering: .relaxed),
      scenesEvaluated: scenesEvaluated.load(ordering: .relaxed)
    )
  }

  package func judged(units count: Int) { unitsJudged.wrappingAdd(count, ordering: .relaxed) }
  package func ran(rules count: Int) { rulesRun.wrappingAdd(count, ordering: .relaxed) }
  package func evaluated(scenes count: Int) { scenesEvaluated.wrappingAdd(count, ordering: .relaxed) }
}
