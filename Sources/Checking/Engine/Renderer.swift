import Interpreter
import Lint
import Queries
import Synchronization
import ViewGraph

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
    defer { if engine.executor.isSpent() { engine.end.note(.layout, at: scope.place(of: root)) } }
    return engine.end.looking(at: { [scope] in scope.place(of: root) }, .layout) {
      unwatchedLook(at: root, expecting: expected)
    }
  }

  private func unwatchedLook(at root: SceneRequest, expecting expected: Expectation) -> SceneLook? {
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
      let root = work[index].request
      return engine.end.looking(at: { [scope] in scope.place(of: root) }, .layout) {
        notes(session(root), work[index].configurations, within: limits)
      }
    }
  }

  private func notes(
    _ session: SceneSession,
    _ configurations: [TestedConfiguration],
    within limits: EvaluationLimits
  ) -> [RenderingNotes] {
    let known = configurations.map { knownNotes(of: session.request, in: $0, within: limits) }
    let missing = zip(configurations, known).filter { $1 == nil }.map(\.0)
    guard !missing.isEmpty else { return known.compactMap(\.self) }
    let results = scenes.results(session, missing.map(\.scene), limits)
    var made = zip(missing, results).lazy.filter { !$1.isAbandoned }.map { configuration, result in
      notes(of: result, in: configuration, session, within: limits)
    }.makeIterator()
    return known.compactMap { $0 ?? made.next() }
  }

  /// What rules saw when the scene was evaluated last, where all is the same that it has read, and they.
  private func knownNotes(
    of request: SceneRequest,
    in configuration: TestedConfiguration,
    within limits: EvaluationLimits
  ) -> RenderingNotes? {
    guard let reads = scenes.reads(request, configuration.scene, limits, of: scope.program) else { return nil }
    let key = NotesKey(reads, in: configuration, of: configurations(of: request).count, within: limits)
    return scope.known(Self.sceneNotes, for: key)?.value(in: scope.program)
  }

  private func notes(
    of result: SceneResult,
    in configuration: TestedConfiguration,
    _ session: SceneSession,
    within limits: EvaluationLimits
  ) -> RenderingNotes {
    let count = configurations(of: session.request).count
    func notes(in scope: ProgramScope) -> RenderingNotes {
      let rendering = Rendering(program: scope, configuration: configuration, result: result, session: session)
      return RenderingNotes(rendering, under: limits, observers: observers, of: count)
    }
    var found: RenderingNotes
    if let reads = result.reads {
      let key = NotesKey(reads, in: configuration, of: count, within: limits)
      found = scope.derived(Self.sceneNotes, for: key, unless: engine.executor.isOver) { scope in
        for unit in key.units { scope.read(.unit(unit)) }
        return Movable(notes(in: scope.movingPlaces), in: scope)
      }.value(in: scope.program)
    } else {
      found = notes(in: scope)
    }
    if recordsFrames { found.frames = FrameRecord(result, in: configuration, of: scope) }
    return found
  }

  private static let sceneNotes = Query<NotesKey, Movable<RenderingNotes>>()

  /// The frames of a scene that rules need not look at again.
  func frames(of notes: RenderingNotes) -> FrameRecord {
    let results = scenes.results(session(notes.request), [notes.configuration.scene], .standard)
    return results.first.map { FrameRecord($0, in: notes.configuration, of: scope) } ?? FrameRecord()
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
