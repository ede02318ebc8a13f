import Interpreter
import Queries
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

  /// A brief look at each root in its first configuration, and where `budget` will likely allow it, right away what will
  /// be asked for next, since the scene is there: longer looks, and the other configurations. A root has no look where it
  /// has no configuration, or where those before it in its file were too much work.
  func looks(at roots: [SceneRequest], _ shares: FileShares, expecting budget: WorkBudget) -> [SceneLook?] {
    let expected = Expectation(budget)
    var shares = shares
    var looks: [SceneLook?] = Array(repeating: nil, count: roots.count)
    for wave in shares.waves {
      let allowed = wave.filter { shares.allow(roots[$0]) }
      let found = engine.executor.map(allowed.count, of: .scenes) { look(at: roots[allowed[$0]], expecting: expected) }
      for (index, look) in zip(allowed, found) {
        looks[index] = look
        // What is done right away depends on who comes first: it does not count.
        if let look { shares.take(look.opening.work * configurations(of: roots[index]).count, for: roots[index]) }
      }
    }
    return looks
  }

  private func look(at root: SceneRequest, expecting expected: Expectation) -> SceneLook? {
    let session = session(root)
    let (opening, others) = (opening(of: root), others(of: root))
    guard let brief = notes(session, opening, within: .brief).first else { return nil }
    var look = SceneLook(opening: brief)
    var last = brief
    for limits in SceneLook.longer where last.isCutShort {
      guard expected.takes(limits.steps), let longer = notes(session, opening, within: limits).first else {
        return look
      }
      expected.budget.withLock { $0.giveBack(limits.steps - longer.steps) }
      look.next.append(longer)
      last = longer
    }
    if !last.reachedLimit, expected.budget.withLock({ $0.take(last.work, times: others.count) }) {
      look.others = notes(session, others, within: .standard)
    }
    return look
  }

  private func session(_ request: SceneRequest) -> SceneSession {
    SceneSession(request, of: scope.program, isCancelled: engine.executor.isOver)
  }

  /// What the rules see in each of the scenes, in their order, and in each of its configurations.
  func notes(
    of work: [(request: SceneRequest, configurations: [TestedConfiguration])],
    within limits: EvaluationLimits
  ) -> [[RenderingNotes]] {
    engine.executor.map(work.count, of: .scenes) { index in
      notes(session(work[index].request), work[index].configurations, within: limits)
    }
  }

  private func notes(
    _ session: SceneSession,
    _ configurations: [TestedConfiguration],
    within limits: EvaluationLimits
  ) -> [RenderingNotes] {
    let results = scenes.results(session, configurations.map(\.scene), limits)
    let count = self.configurations(of: session.request).count
    return zip(configurations, results).compactMap { configuration, result in
      guard !result.isAbandoned else { return nil }
      func notes(in scope: ProgramScope) -> RenderingNotes {
        RenderingNotes(
          Rendering(program: scope, configuration: configuration, result: result, session: session),
          under: limits,
          observers: observers,
          of: count,
          recordsFrames: recordsFrames
        )
      }
      // Frames are compared with those of copies of the program: such notes are used once.
      guard !recordsFrames, let key = MovableNotes.Key(result, in: configuration, of: count, within: limits) else {
        return notes(in: scope)
      }
      return scope.derived(MovableNotes.query, for: key, unless: engine.executor.isOver) { scope in
        for unit in key.units { scope.read(.unit(unit)) }
        return MovableNotes(notes(in: scope.movingPlaces), in: scope)
      }.notes(in: scope.program)
    }
  }

  /// What of the budget is not yet promised, for all threads.
  private final class Expectation: Sendable {
    let budget: Mutex<WorkBudget>

    init(_ budget: WorkBudget) { self.budget = Mutex(budget) }

    func takes(_ steps: Int) -> Bool { budget.withLock { $0.take(steps) } }
  }
}

/// What was seen of a scene.
struct SceneLook: Sendable {
  /// What a scene may take that a brief look does not show to its end.
  static let longer = [EvaluationLimits.long, .standard]

  /// In its first configuration.
  private(set) var opening: RenderingNotes
  /// The same in longer looks, one after another, where they were taken already.
  var next: [RenderingNotes] = []
  /// In the other configurations, where it was looked at in those after the last look.
  var others: [RenderingNotes]?

  init(opening: RenderingNotes) { self.opening = opening }

  /// Goes on to the next longer look; false where that was not taken.
  mutating func advance() -> Bool {
    guard !next.isEmpty else { return false }
    opening = next.removeFirst()
    return true
  }
}
