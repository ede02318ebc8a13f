import Interpreter
import Synchronization

/// Makes renderings and lets rules look at them.
struct Renderer: Sendable {
  let engine: RuleEngine
  let scope: ProgramScope
  let scenes: SceneSource
  let observers: [LintRule]
  let recordsFrames: Bool

  /// Where a scene is laid out, the configuration that messages quote first.
  func configurations(of request: SceneRequest) -> [TestedConfiguration] {
    engine.configuration.scenes(of: request.file)
  }

  func opening(of request: SceneRequest) -> [TestedConfiguration] { Array(configurations(of: request).prefix(1)) }

  func others(of request: SceneRequest) -> [TestedConfiguration] { Array(configurations(of: request).dropFirst()) }

  /// A brief look at each root in its first configuration, and where `budget` will likely allow it, a look at the others
  /// right away, since the scene is there. A root without configurations has none.
  func looks(at roots: [SceneRequest], expecting budget: WorkBudget) -> [SceneLook] {
    let expected = Expectation(budget)
    let looks = engine.executor.map(roots.count, of: .scenes) { index -> SceneLook? in
      let root = roots[index]
      let session = SceneSession(root, of: scope.program)
      guard let opening = notes(session, opening(of: root), within: .brief).first else { return nil }
      let others = others(of: root)
      let isAllowed = !opening.reachedLimit && expected.budget.withLock { $0.take(opening.steps, times: others.count) }
      return SceneLook(opening: opening, others: isAllowed ? notes(session, others, within: .standard) : nil)
    }
    return looks.compactMap(\.self)
  }

  /// What the rules see in each of the scenes, in their order, and in each of its configurations.
  func notes(
    of work: [(request: SceneRequest, configurations: [TestedConfiguration])],
    within limits: EvaluationLimits
  ) -> [[RenderingNotes]] {
    engine.executor.map(work.count, of: .scenes) { index in
      notes(SceneSession(work[index].request, of: scope.program), work[index].configurations, within: limits)
    }
  }

  private func notes(
    _ session: SceneSession,
    _ configurations: [TestedConfiguration],
    within limits: EvaluationLimits
  ) -> [RenderingNotes] {
    let results = scenes.results(session, configurations.map(\.scene), limits)
    let count = self.configurations(of: session.request).count
    return zip(configurations, results).map { configuration, result in
      RenderingNotes(
        Rendering(program: scope, configuration: configuration, result: result, session: session),
        under: limits,
        observers: observers,
        of: count,
        recordsFrames: recordsFrames
      )
    }
  }

  /// What of the budget is not yet promised, for all threads.
  private final class Expectation: Sendable {
    let budget: Mutex<WorkBudget>

    init(_ budget: WorkBudget) { self.budget = Mutex(budget) }
  }
}

/// What was seen of a scene.
struct SceneLook: Sendable {
  /// In its first configuration.
  let opening: RenderingNotes
  /// In the others, where it was looked at in those.
  var others: [RenderingNotes]?
}
