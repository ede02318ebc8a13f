package import Interpreter
package import Semantics

/// Where evaluated scenes come from: the evaluator itself, or somebody who keeps results.
package struct SceneSource: Sendable {
  package typealias Evaluate =
    @Sendable (SceneRequest, Program, [SceneConfiguration], EvaluationLimits) -> [SceneResult]

  private let evaluate: Evaluate

  package init(_ evaluate: @escaping Evaluate) {
    self.evaluate = evaluate
  }

  /// Evaluates each time anew.
  package static let evaluating = SceneSource { request, program, configurations, limits in
    SceneEvaluator.evaluate(request, program: program, configurations: configurations, limits: limits)
  }

  /// The scene in each configuration.
  func results(
    _ request: SceneRequest,
    _ program: Program,
    _ configurations: [SceneConfiguration],
    _ limits: EvaluationLimits
  ) -> [SceneResult] {
    evaluate(request, program, configurations, limits)
  }
}
