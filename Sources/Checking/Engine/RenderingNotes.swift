import Interpreter
import Lint
import ViewGraph

/// What is kept of one rendering.
struct RenderingNotes: Sendable {
  let request: SceneRequest
  private(set) var sightings: [RuleID: [Sighting]] = [:]
  let configuration: TestedConfiguration
  /// The frames, where they are at hand.
  var frames: FrameRecord?
  let reachedLimit: Bool
  /// Whether more fuel may have led further.
  let isCutShort: Bool
  /// What the evaluation cost.
  let steps: Int
  /// What the evaluation, the layout and the rules that look at it cost, in the interpreter's steps.
  private(set) var work = 0
  /// What the scene depends on, where that is known.
  let reads: SceneReads?

  init(
    _ rendering: Rendering,
    under limits: EvaluationLimits,
    observers: [LintRule],
    of configurationCount: Int
  ) {
    let result = rendering.result
    request = result.request
    configuration = rendering.configuration
    reachedLimit = result.facts.limit != nil
    isCutShort = result.isCutShort(by: limits)
    steps = result.steps
    reads = result.reads
    for rule in observers {
      for case .rendered(let observe, _) in rule.checks {
        let observations = rendering.known(observe(rendering)).withoutRepetitions
        guard !observations.isEmpty else { continue }
        sightings[rule.id, default: []] += observations.map { observation in
          Sighting(
            observation: observation,
            request: request,
            configuration: rendering.configuration,
            configurationCount: configurationCount
          )
        }
      }
    }
    work = result.work + rendering.furtherWork
  }

  /// The same for a scene that is not laid out in other configurations.
  var alone: RenderingNotes {
    var copy = self
    copy.sightings = sightings.mapValues { $0.map { $0.among(configurationCount: 1) } }
    return copy
  }
}

extension [Observation] {
  /// Each place that is fine once: that it is fine again in the same scene tells nothing.
  fileprivate var withoutRepetitions: [Observation] {
    guard count > 1 else { return self }
    var seen: Set<Place> = []
    return filter { $0.problem != nil || !$0.measurements.isEmpty || seen.insert($0.place).inserted }
  }
}

extension RenderingNotes: PlaceHolding {
  var places: some Sequence<Place> { sightings.values.lazy.joined().flatMap(\.places) }

  func moved(_ move: (Place) -> Place) -> RenderingNotes {
    var moved = self
    moved.sightings = sightings.mapValues { $0.moved(move) }
    return moved
  }
}
