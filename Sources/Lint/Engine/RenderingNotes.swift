import Interpreter

/// What is kept of one rendering.
struct RenderingNotes: Sendable {
  let request: SceneRequest
  private(set) var sightings: [RuleID: [Sighting]] = [:]
  let frames: FrameRecord
  let reachedLimit: Bool
  /// Whether more fuel may have led further.
  let isCutShort: Bool
  /// What the rendering cost.
  let steps: Int

  init(
    _ rendering: Rendering,
    under limits: EvaluationLimits,
    observers: [LintRule],
    of configurationCount: Int,
    recordsFrames: Bool
  ) {
    let result = rendering.result
    request = result.request
    reachedLimit = result.facts.limit != nil
    isCutShort = result.isCutShort(by: limits)
    steps = result.steps
    frames = recordsFrames && !reachedLimit ? FrameRecord(rendering) : FrameRecord()
    for rule in observers {
      for case .rendered(let observe, _) in rule.checks {
        sightings[rule.id, default: []] += observe(rendering).map { observation in
          Sighting(
            observation: observation,
            request: rendering.result.request,
            configuration: rendering.configuration,
            configurationCount: configurationCount
          )
        }
      }
    }
  }

  /// The same for a scene that is not laid out in other configurations.
  var alone: RenderingNotes {
    var copy = self
    copy.sightings = sightings.mapValues { $0.map { $0.among(configurationCount: 1) } }
    return copy
  }
}
