import Interpreter

/// The renderings of a check: which scenes are laid out in which configurations, at what cost.
struct Renderings: Sendable {
  /// What was seen, in the order of scenes and configurations: all first ones, then the others.
  private(set) var notes: [RenderingNotes] = []
  /// Scenes that would have gone beyond the budget.
  private(set) var skipped: [SceneRequest] = []
  /// Scenes that were not seen to their end in every configuration: what is missing from them proves nothing.
  private(set) var unproven: Set<SceneRequest> = []
  /// What was seen by each rule, and what of it proves something.
  private var sightings: [RuleID: [Sighting]] = [:]
  private var proofs: [RuleID: [Sighting]] = [:]
  /// What each scene has cost.
  private(set) var costs: [SceneRequest: Int] = [:]

  /// Nothing was laid out.
  init() {}

  /// Lays out each root in each configuration. All get a brief look; those that need more get a longer one, and then as
  /// much as a scene may take, each time in their order and as long as the budget lasts. A root that was too much work in
  /// the first configuration is not tried in the others.
  init(of roots: [SceneRequest], by renderer: Renderer) {
    let openings = roots.compactMap { root in renderer.configurations(of: root).first.map { (root, [$0]) } }
    guard openings.count == roots.count else { return }
    func others(of root: SceneRequest) -> ArraySlice<TestedConfiguration> {
      renderer.configurations(of: root).dropFirst()
    }
    var budget = WorkBudget(sceneCount: roots.count)
    var looks = renderer.notes(of: openings, within: .brief)
    var refused: Set<Int> = []
    var heavy = looks.indices.filter { looks[$0].isCutShort }
    for limits in [EvaluationLimits.long, .standard] {
      let admitted = heavy.filter { _ in budget.take(limits.steps) }
      refused.formUnion(Set(heavy).subtracting(admitted))
      for (index, note) in zip(admitted, renderer.notes(of: admitted.map { openings[$0] }, within: limits)) {
        budget.giveBack(limits.steps - note.steps)
        looks[index] = note
      }
      heavy = admitted.filter { looks[$0].isCutShort }
    }
    skipped = refused.sorted().map { roots[$0] }
    var opening: [RenderingNotes] = []
    var further: [SceneRequest] = []
    for (index, root) in roots.enumerated() where !refused.contains(index) {
      let note = looks[index]
      if !note.reachedLimit, budget.take(note.steps, times: others(of: root).count) {
        opening.append(note)
        further.append(root)
      } else {
        opening.append(note.alone)
        unproven.insert(root)
      }
    }
    unproven.formUnion(skipped)
    let rest = further.map { root in (root, Array(others(of: root))) }
    notes = opening + renderer.notes(of: rest, within: .standard)
    for note in notes {
      costs[note.request, default: 0] += note.steps
      let isProof = !unproven.contains(note.request)
      for (rule, seen) in note.sightings {
        sightings[rule, default: []] += seen
        if isProof { proofs[rule, default: []] += seen }
      }
    }
  }

  /// The sightings of a rule, without those in scenes that prove nothing where `isProof`.
  func sightings(of rule: RuleID, isProof: Bool) -> [Sighting] { (isProof ? proofs : sightings)[rule] ?? [] }

  /// The sightings of a rule in some scenes.
  func sightings(of rule: RuleID, in scenes: Set<SceneRequest>) -> [Sighting] {
    notes.flatMap { scenes.contains($0.request) ? $0.sightings[rule] ?? [] : [] }
  }

  /// The frames of the scenes that were seen to their end.
  var frames: FrameRecord {
    var frames = FrameRecord()
    for note in notes where !unproven.contains(note.request) { frames.merge(note.frames) }
    return frames
  }
}

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

  /// What the rules see in each of the scenes, in their order, and in each of its configurations.
  func notes(
    of work: [(request: SceneRequest, configurations: [TestedConfiguration])],
    within limits: EvaluationLimits
  ) -> [RenderingNotes] {
    engine.executor.map(work.count, of: .scenes) { index in
      let (request, configurations) = work[index]
      let results = scenes.results(request, scope.program, configurations.map(\.scene), limits)
      let count = self.configurations(of: request).count
      return zip(configurations, results).map { configuration, result in
        RenderingNotes(
          Rendering(program: scope, configuration: configuration, result: result),
          under: limits,
          observers: observers,
          of: count,
          recordsFrames: recordsFrames
        )
      }
    }.flatMap(\.self)
  }
}
