import Interpreter
import Semantics

/// How much evaluation a call may spend, in the interpreter's steps: when it is used up, the scenes that are left get a
/// brief look each, and then none.
struct FramesBudget {
  private var remaining = 8_000_000

  mutating func evaluate(_ scene: SceneRequest, in program: Program, _ request: FramesRequest) -> SceneResult {
    let limits = remaining > 0 ? EvaluationLimits.standard : remaining > -8_000_000 ? .brief : .none
    let result = SceneEvaluator.evaluate(
      scene,
      program: program,
      configuration: request.configuration(of: scene),
      limits: limits,
      explains: true
    )
    remaining -= result.steps + Self.stepsOfScene
    return result
  }

  /// What a scene takes beside its code.
  private static let stepsOfScene = 500
}
