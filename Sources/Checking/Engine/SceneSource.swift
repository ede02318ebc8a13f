package import Interpreter
package import Semantics

/// Where evaluated scenes come from: the evaluator itself, or somebody who keeps results.
package struct SceneSource: Sendable {
  package typealias Evaluate =
    @Sendable (SceneSession, [SceneConfiguration], EvaluationLimits) -> [SceneResult]

  package typealias KnownReads =
    @Sendable (SceneRequest, SceneConfiguration, EvaluationLimits, Program) -> SceneReads?

  private let evaluate: Evaluate
  private let knownReads: KnownReads

  /// `knownReads` gives what a scene has read when it was evaluated to its end, where all of that is the same in the program
  /// and it would come to its end within the limits; nil where that is not known.
  package init(_ evaluate: @escaping Evaluate, knownReads: @escaping KnownReads = { _, _, _, _ in nil }) {
    self.evaluate = evaluate
    self.knownReads = knownReads
  }

  /// Evaluates each time anew.
  package static let evaluating = SceneSource { session, configurations, limits in
    session.results(in: configurations, limits: limits)
  }

  /// The scene in each configuration.
  func results(
    _ session: SceneSession,
    _ configurations: [SceneConfiguration],
    _ limits: EvaluationLimits
  ) -> [SceneResult] {
    evaluate(session, configurations, limits)
  }

  /// What the scene has read, where it is known to be as it was.
  func reads(
    _ request: SceneRequest,
    _ configuration: SceneConfiguration,
    _ limits: EvaluationLimits,
    of program: Program
  ) -> SceneReads? {
    knownReads(request, configuration, limits, program)
  }
}
