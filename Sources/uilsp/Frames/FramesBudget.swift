import Interpreter
import Semantics

/// A scene, with what its state presents at first where that is known.
struct ShownScene {
  let result: SceneResult
  var presented: PresentedScene?
}

/// How much evaluation a call may spend, in the interpreter's steps: when it is used up, the scenes that are left get a
/// brief look each, and then none.
struct FramesBudget {
  private var remaining = 8_000_000

  /// The frames of a scene; what there is of them is of no use once it `isCancelled`.
  mutating func evaluate(
    _ scene: SceneRequest,
    in program: Program,
    _ request: FramesRequest,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) -> ShownScene {
    let configuration = request.configuration(of: scene)
    let session = SceneSession(scene, of: program, isCancelled: isCancelled)
    let result = session.result(in: configuration, limits: limits, explains: true)
    take(result)
    guard result.mayPresent, !result.isAbandoned, remaining > 0 else { return ShownScene(result: result) }
    let presented = SceneEvaluator.presented(
      scene,
      program: program,
      configuration: configuration,
      limits: limits,
      isCancelled: isCancelled
    )
    take(presented.result)
    return ShownScene(result: result, presented: presented)
  }

  /// What the next scene may take.
  var limits: EvaluationLimits { remaining > 0 ? .standard : remaining > -8_000_000 ? .brief : .none }

  /// Takes what a scene has cost.
  mutating func take(_ result: SceneResult) {
    remaining -= result.steps + Self.stepsOfScene + Self.stepsOfElement * result.elements.count
  }

  /// What a scene takes beside its code.
  private static let stepsOfScene = 500
  /// What laying out and printing an element takes.
  private static let stepsOfElement = 100
}
