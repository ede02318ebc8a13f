package import Interpreter

/// Where evaluated scenes come from: the evaluator itself, or somebody who keeps results.
package struct SceneSource: Sendable {
  package typealias Evaluate =
    @Sendable (SceneSession, [SceneConfiguration], EvaluationLimits) -> [SceneResult]

  private let evaluate: Evaluate

  package init(_ evaluate: @escaping Evaluate) {
    self.evaluate = evaluate
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
}
