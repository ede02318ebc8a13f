import Layout
import Semantics

/// What evaluations of scenes leave for the next ones of the same program.
///
/// SAFETY: unchecked, since only one evaluation has it at a time: it takes it out of the program's memos, where nobody
/// else finds it, and gives it back when it is done and nothing of it is in use.
final class SceneMemo: @unchecked Sendable {
  let evaluation = EvaluationMemo()
  let framework = SwiftUIMemo()

  /// The memory of the last tree that was laid out, for the next one.
  var treeMemory: LayoutTree.Memory?

  /// The texts that scenes have shown.
  let texts = TextMemo()

  private var environments: [SceneConfiguration: SceneEnvironment] = [:]

  /// What the root of a scene finds in its environment: the same for all scenes, whatever
  /// their size.
  func environment(in configuration: SceneConfiguration) -> SceneEnvironment {
    var key = configuration
    key.size = .zero
    key.safeArea = .zero
    key.fitsContent = false
    if let known = environments[key] { return known }
    if environments.count >= Self.mostEnvironments { environments = [:] }
    let environment = SceneEnvironment(configuration)
    environments[key] = environment
    return environment
  }

  /// A check lays scenes out in fewer configurations.
  private static let mostEnvironments = 32

  /// Runs `body` with a memo for itself.
  static func with<Result>(_ program: Program, _ body: (SceneMemo) -> Result) -> Result {
    let memo = take(from: program)
    let result = body(memo)
    giveBack(memo, to: program)
    return result
  }

  /// A memo for who asks, until it is given back.
  static func take(from program: Program) -> SceneMemo { program.memos.take(SceneMemo.self) ?? SceneMemo() }

  /// Leaves a memo, of which nothing is in use any more, to the next evaluation.
  static func giveBack(_ memo: SceneMemo, to program: Program) {
    if memo.evaluation.isSmall { program.memos.giveBack(memo) }
  }
}
