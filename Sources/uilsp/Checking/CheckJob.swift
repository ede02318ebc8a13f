import Checking
import IDE
import Lint
import Semantics
import SourceText
import Synchronization
import Syntax
import ViewGraph

/// One check of some texts, on whatever thread.
final class CheckJob: Sendable {
  /// What has come of it.
  struct Outcome: Sendable {
    let findings: [Finding]
    let trees: [FileID: SyntaxTree]
    let program: Program
  }

  private let engine: RuleEngine
  private let executor: Executor
  private let resources: ProgramResources
  private let scope: CheckScope
  private let usesFixes: @Sendable (Severity) -> Bool
  private let texts: [FileID: SourceText]
  private let files: Set<FileID>
  private let time: ProcessorTime
  private let end = CheckEnd()
  /// What has been parsed by now.
  private let trees = Mutex<[FileID: SyntaxTree]>([:])

  /// A check for findings in `files`, with fixes of those that are reported and have severities of which `usesFixes` says
  /// so.
  init(
    engine: RuleEngine,
    executor: Executor,
    resources: ProgramResources,
    scope: CheckScope,
    usesFixes: @escaping @Sendable (Severity) -> Bool,
    texts: [FileID: SourceText],
    files: Set<FileID>,
    time: ProcessorTime
  ) {
    self.engine = engine
    self.executor = executor
    self.resources = resources
    self.scope = scope
    self.usesFixes = usesFixes
    self.texts = texts
    self.files = files
    self.time = time
  }

  /// Does it.
  func outcome() -> Outcome {
    let trees = parsed()
    self.trees.withLock { $0 = trees }
    let program = program(of: trees)
    // What other shards find is not worth the layout of their scenes.
    let dependence = scope.shard.map { _ in SceneDependence(program, on: files) }
    let found = engine.check(
      program,
      files: dependence == nil ? nil : files,
      fixes: fixPolicy(in: trees),
      isSpent: { [time] in time.isSpent },
      end: end,
      includes: { dependence?.includes($0) ?? true }
    )
    return Outcome(findings: found, trees: trees, program: program)
  }

  /// What has come of it by now, where it does not end in its time.
  func abandoned() -> Outcome {
    let findings = engine.findings(cutting: end, of: files)
    return Outcome(findings: findings, trees: trees.withLock(\.self), program: .empty)
  }

  private func parsed() -> [FileID: SyntaxTree] {
    let entries = texts.ordered { $0.key < $1.key }
    let trees = executor.map(entries.count) { SyntaxTree.parse(entries[$0].value) }
    return Dictionary(uniqueKeysWithValues: zip(entries.map(\.key), trees))
  }

  private func program(of trees: [FileID: SyntaxTree]) -> Program {
    var program = Program(trees) { [executor] in executor.map($0, $1) }
    program.resources = resources
    return program
  }

  /// The fixes of findings that nobody will see are not worth a trial.
  private func fixPolicy(in trees: [FileID: SyntaxTree]) -> RuleEngine.FixPolicy {
    guard usesFixes(.error) else { return .none }
    return .tried { [scope, usesFixes] findings in
      let reported = Set(scope.verdict(on: findings, in: trees).reported)
      return findings.map { usesFixes($0.severity) && reported.contains($0) }
    }
  }
}
