package import Interpreter
package import Semantics

/// Where evaluated scenes come from: the evaluator itself, or somebody who keeps results.
package struct SceneSource: Sendable {
  package typealias Evaluate =
    @Sendable (SceneRequest, Program, SceneConfiguration, EvaluationLimits) -> SceneResult

  private let evaluate: Evaluate

  package init(_ evaluate: @escaping Evaluate) {
    self.evaluate = evaluate
  }

  /// Evaluates each time anew.
  package static let evaluating = SceneSource { request, program, configuration, limits in
    SceneEvaluator.evaluate(request, program: program, configuration: configuration, limits: limits)
  }

  func result(
    _ request: SceneRequest,
    _ program: Program,
    _ configuration: SceneConfiguration,
    _ limits: EvaluationLimits
  ) -> SceneResult {
    evaluate(request, program, configuration, limits)
  }
}
