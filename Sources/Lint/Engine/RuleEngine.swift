package import Interpreter
package import Semantics
import Synchronization

/// Runs rules over a program.
package struct RuleEngine: Sendable {
  package let rules: [LintRule]
  package let configuration: LintConfiguration
  /// Who lays out scenes.
  let executor: Executor
  /// What is kept from check to check.
  private let memory = EngineMemory()

  package init(
    rules: [LintRule] = LintRule.all,
    configuration: LintConfiguration = .standard,
    executor: Executor = .serial
  ) {
    self.rules = rules.filter(configuration.runs)
    self.configuration = configuration
    self.executor = executor
  }

  /// Whether fixes are tried, which costs another check each.
  package enum FixPolicy: Sendable {
    case none
    case tried
  }

  /// What the rules find in `files` (all where nil), sorted by file, position and rule. The same program gives the same
  /// findings. Scenes that `includes` refuses are not laid out: for callers that know which scenes `files` can concern.
  package func check(
    _ program: Program,
    files: Set<FileID>? = nil,
    scenes: SceneSource = .evaluating,
    fixes: FixPolicy = .tried,
    includes: @escaping @Sendable (SceneRequest) -> Bool = { _ in true }
  ) -> [Finding] {
    let scope = ProgramScope(program: program, target: configuration.target, after: memory.indexes.withLock { $0 })
    memory.indexes.withLock { $0 = scope.indexes }
    var run = CheckRun(engine: self, scope: scope, scenes: scenes)
    run.execute(files: files ?? Set(program.files.keys), recordingFrames: fixes == .tried, includes: includes)
    let drafts = run.drafts
    guard fixes == .tried else { return drafts.map { $0.finding(fixes: []) } }
    var trials = FixTrials(engine: self, before: run, scenes: scenes, includes: includes)
    return zip(drafts, trials.fixes(for: drafts)).map { $0.finding(fixes: $1) }
  }
}

/// What an engine keeps from one check to the next, so that a keystroke indexes anew only what it changed.
private final class EngineMemory: Sendable {
  let indexes = Mutex<UnitIndexes>(.none)
}
