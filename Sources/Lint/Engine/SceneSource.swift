package import Interpreter
package import Semantics

/// Where evaluated scenes come from: the evaluator itself, or somebody who keeps results.
package struct SceneSource: Sendable {
  private let evaluate: @Sendable (SceneRequest, Program, SceneConfiguration) -> SceneResult

  package init(_ evaluate: @escaping @Sendable (SceneRequest, Program, SceneConfiguration) -> SceneResult) {
    self.evaluate = evaluate
  }

  /// Evaluates each time anew.
  package static let evaluating = SceneSource { request, program, configuration in
    SceneEvaluator.evaluate(request, program: program, configuration: configuration)
  }

  func result(_ request: SceneRequest, _ program: Program, _ configuration: SceneConfiguration) -> SceneResult {
    evaluate(request, program, configuration)
  }
}
