package import Interpreter
package import Lint
package import Semantics
import Synchronization
package import ViewGraph

/// Runs rules over a program.
package struct RuleEngine: Sendable {
  package let rules: [LintRule]
  package private(set) var configuration: LintConfiguration
  /// Who lays out scenes.
  private(set) var executor: Executor
  /// Whether the rules about the program as a whole have their say.
  private(set) var judgesProgram = true
  /// Whether all scenes are laid out that show anything of what is checked: what holds wherever it is shown is known.
  private(set) var seesAllScenes = true
  /// Counts what this engine and its copies do.
  package let meter = WorkMeter()
  /// What is kept from check to check.
  private let memory = EngineMemory()
  /// Where the check was when it ended early.
  private(set) var end = CheckEnd()

  package init(
    rules: [LintRule] = LintRule.all,
    configuration: LintConfiguration = .standard,
    executor: Executor = .serial
  ) {
    self.rules = rules.filter(configuration.runs)
    self.configuration = configuration
    self.executor = executor
  }

  /// The engine that lays nothing out. Both know what the other has found by syntax and names.
  package var withoutEvaluation: RuleEngine {
    var engine = self
    engine.configuration.evaluates = false
    return engine
  }

  /// The engine that asks only what each file and each item tells: it is done as soon after an edit in a large program as
  /// in a small one. Both know what the other has found.
  package var judgingItems: RuleEngine {
    var engine = withoutEvaluation
    engine.judgesProgram = false
    return engine
  }

  /// The engine whose checks do not tell where they end early: to be told by who runs them.
  var endingUntold: RuleEngine {
    var engine = self
    engine.end = CheckEnd()
    return engine
  }

  /// The engine that asks what each item tells, and a few scenes: it reports only what holds whatever others show.
  package var glimpsing: RuleEngine {
    var engine = self
    engine.judgesProgram = false
    engine.seesAllScenes = false
    return engine
  }

  /// Which findings have their fixes tried, which costs another check each.
  package struct FixPolicy: Sendable {
    /// Tells of each finding whether its fixes are wanted; nil where no finding's are.
    fileprivate let chooses: (@Sendable ([Finding]) -> [Bool])?

    package static let none = FixPolicy(chooses: nil)
    package static let tried = FixPolicy { findings in findings.map { _ in true } }

    /// Those are tried for which `chooses` says so, when it is shown all findings.
    package static func tried(for chooses: @escaping @Sendable ([Finding]) -> [Bool]) -> FixPolicy {
      FixPolicy(chooses: chooses)
    }
  }

  /// What the rules find in `files` (all where nil), sorted by file, position and rule. The same program gives the same
  /// findings. Scenes that `includes` refuses, and those of files that are not among `sceneFiles`, are not laid out: for
  /// callers that know which scenes `files` can concern.
  /// Once `isCancelled`, the check ends as soon as it can, and what it gives is of no use. Once `isSpent`, which it is from
  /// then on, it ends as well, and says where and what is missing. How far it has come can be seen in `end` meanwhile.
  package func check(
    _ program: Program,
    files: Set<FileID>? = nil,
    sceneFiles: Set<FileID>? = nil,
    scenes: SceneSource = .evaluating,
    fixes: FixPolicy = .tried,
    isCancelled: (@Sendable () -> Bool)? = nil,
    isSpent: (@Sendable () -> Bool)? = nil,
    end: CheckEnd = CheckEnd(),
    includes: @escaping @Sendable (SceneRequest) -> Bool = { _ in true }
  ) -> [Finding] {
    var engine = self
    engine.end = end
    if let isCancelled { engine.executor = executor.stopping(when: isCancelled) }
    if let isSpent { engine.executor = engine.executor.limited(by: isSpent) }
    // Not ended when the check is: the next one goes on with it.
    let scope = memory.scope(of: program, target: configuration.target, executor)
    if engine.configuration.evaluates {
      memory.freeRetired()
      scope.tidy()
    }
    var run = CheckRun(engine: engine, scope: scope, scenes: scenes)
    run.execute(
      files: files ?? Set(program.files.keys),
      sceneFiles: sceneFiles,
      recordingFrames: fixes.chooses != nil,
      includes: includes
    )
    engine.end.found { [drafts = run.drafts] in drafts }
    let found = run.drafts.map { $0.finding(fixes: []) }
    guard let chooses = fixes.chooses else { return found }
    let wanted = zip(run.drafts, chooses(found)).filter(\.1).map(\.0)
    guard !wanted.isEmpty else { return found }
    var trials = FixTrials(engine: engine, before: run, scenes: scenes, includes: includes)
    let fixes = Dictionary(zip(wanted.map(\.key), trials.fixes(for: wanted))) { first, _ in first }
    let drafts = engine.endDrafts.isEmpty ? run.drafts : (run.drafts + engine.endDrafts).settled()
    return drafts.map { $0.finding(fixes: fixes[$0.key] ?? []) }
  }
}

extension RuleEngine {
  /// What is said of a check that has ended early.
  var endDrafts: [Draft] { drafts(endOf: end) }

  func drafts(endOf end: CheckEnd) -> [Draft] {
    guard let problem = end.problem, let rule = rules.first(where: { $0.id == LintRule.evaluationLimit.id }) else {
      return []
    }
    return drafts([problem], of: rule)
  }

  /// The rules that are superseded by a rule which this engine does not run, or which needs all scenes while this engine
  /// sees some: their findings may not hold.
  var supersededUnasked: Set<RuleID> {
    guard !judgesProgram || !seesAllScenes else { return [] }
    return rules.filter { rule in
      (rule.looksAtProgram && !judgesProgram) || (!seesAllScenes && rule.checks.contains(where: \.needsAllScenes))
    }.reduce(into: []) { $0.formUnion($1.supersedes) }
  }
}

extension RuleCheck {
  fileprivate var needsAllScenes: Bool {
    if case .rendered(_, let judge) = self { !judge.holdsInPart } else { false }
  }
}

/// What an engine keeps from one check to the next, so that a keystroke indexes anew only what it changed, and that the
/// rules about syntax and names run once over a version of the program, however many files are asked for, and how deep.
private final class EngineMemory: Sendable {
  private let last = Mutex<ProgramScope?>(nil)
  /// Scopes of earlier versions, which take time to be freed: when there is some.
  private let retired = Mutex<[ProgramScope]>([])
  private static let mostRetired = 16

  func scope(of program: Program, target: DeploymentTarget, _ executor: Executor) -> ProgramScope {
    last.withLock { last in
      if let last, last.program.isSameVersion(as: program) { return last }
      let scope = ProgramScope(program: program, target: target, after: last, executor: executor)
      if let last { retired.withLock { $0 = $0.suffix(Self.mostRetired) + [last] } }
      last = scope
      return scope
    }
  }

  /// Frees what belongs to earlier versions.
  func freeRetired() {
    // Not under the lock, which the next version takes.
    let freed = retired.withLock { retired in
      defer { retired = [] }
      return retired
    }
    _ = consume freed
  }
}
