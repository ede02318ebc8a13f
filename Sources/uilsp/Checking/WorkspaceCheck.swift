import Checking
import IDE
import Lint
import Semantics
import SourceText
import ViewGraph

/// Texts with what the rules find in them.
struct WorkspaceCheck {
  private let engine: RuleEngine
  private let executor: Executor
  private let resources: ProgramResources
  private var scope: CheckScope
  private let usesFixes: @Sendable (Severity) -> Bool
  private(set) var texts: [FileID: SourceText]
  private var verdict = CheckScope.Verdict()
  private let time: ProcessorTime
  /// What was checked last: held, since freeing it takes as long as a tenth of the check, and a process that ends need not.
  private var program = Program.empty

  /// The files that findings are looked for in: those of the shard, or all.
  private(set) var files: Set<FileID> = []
  /// What was found and is asked for, sorted by file, position and rule.
  var findings: [Finding] { verdict.reported }
  /// How many findings the baseline accepts.
  var acceptedCount: Int { verdict.accepted.count }

  /// Checks the texts; images have the sizes that `resources` knows. Only findings that are reported, of severities of
  /// which `usesFixes` says so, get fixes.
  init(
    texts: [FileID: SourceText],
    configuration: LintConfiguration,
    scope: CheckScope = CheckScope(),
    executor: Executor,
    resources: ProgramResources = .none,
    usesFixes: @escaping @Sendable (Severity) -> Bool
  ) {
    engine = RuleEngine(configuration: configuration, executor: executor)
    self.executor = executor
    self.resources = resources
    self.texts = texts
    self.scope = scope
    self.usesFixes = usesFixes
    time = ProcessorTime(forBytes: texts.values.map(\.byteCount))
    check()
  }

  private mutating func check() {
    files = scope.shard?.files(of: texts) ?? Set(texts.keys)
    let job = CheckJob(
      engine: engine,
      executor: executor,
      resources: resources,
      scope: scope,
      usesFixes: usesFixes,
      texts: texts,
      files: files,
      time: time
    )
    let outcome = time.result { job.outcome() } ?? job.abandoned()
    program = outcome.program
    verdict = scope.verdict(on: outcome.findings, in: outcome.trees)
  }

  /// Applies fixes until none is left that can be applied, and returns how many were. Of fixes that touch each other
  /// one waits for the next round, and the rounds end where they bring no fewer findings.
  mutating func applyFixes(includingUnsafe: Bool) -> Int {
    var applied = 0
    for _ in 0..<10 {
      let edits = disjointFixes(includingUnsafe: includingUnsafe)
      guard !edits.isEmpty else { break }
      let before = self
      let byFile = Dictionary(grouping: edits.flatMap(\.self), by: \.file).mapValues { $0.map(\.edit) }
      scope.apply(byFile, to: texts)
      for (file, edits) in byFile { texts[file] = texts[file]?.applying(edits) }
      check()
      guard findings.count < before.findings.count else {
        self = before
        break
      }
      applied += edits.count
    }
    return applied
  }

  /// The first fix of each finding that may be applied, without those that overlap an earlier one.
  private func disjointFixes(includingUnsafe: Bool) -> [[FileEdit]] {
    var taken: [FileEdit] = []
    var result: [[FileEdit]] = []
    for finding in findings {
      guard let fix = finding.fixes.first(where: { $0.isSafe || includingUnsafe }) else { continue }
      guard !fix.edits.contains(where: { edit in taken.contains { $0.conflicts(with: edit) } }) else { continue }
      taken += fix.edits
      result.append(fix.edits)
    }
    return result
  }
}

extension WorkspaceCheck {
  /// What the baseline accepts though it is not found any more. Nothing is said of files and rules that were not
  /// looked at.
  var staleBaseline: Baseline {
    guard let baseline = scope.baseline else { return Baseline() }
    let names = Set(files.map(baseline.name))
    let isFirst = scope.shard.map { $0.number == 1 } ?? true
    return baseline.baseline.stale(after: verdict.entries).filter { entry in
      guard engine.judges(entry.rule) else { return false }
      return names.contains(entry.file) || (isFirst && baseline.isGone(entry))
    }
  }

  /// The baseline to write: what it accepts and is still there, or everything that was found where it is a new one.
  func baseline(isNew: Bool) -> Baseline {
    guard let baseline = scope.baseline else { return Baseline() }
    return isNew ? Baseline(accepting: verdict.entries) : baseline.baseline.subtracting(staleBaseline)
  }

  /// Takes all findings as accepted.
  mutating func acceptAll() {
    verdict.accepted = verdict.entries
    verdict.reported = []
  }
}

extension RuleEngine {
  /// Whether a finding of the rule that is not there has gone: the rule has run, or there is no such rule any more.
  fileprivate func judges(_ id: RuleID) -> Bool {
    guard let rule = LintRule.named(id.rawValue) else { return true }
    guard rules.contains(where: { $0.id == id }) else { return false }
    return configuration.evaluates || !rule.looksAtLayout
  }
}

extension FileEdit {
  /// Whether the two change the same bytes, or insert at the same place.
  fileprivate func conflicts(with other: FileEdit) -> Bool {
    file == other.file
      && (edit.range.overlaps(other.edit.range) || edit.range.start == other.edit.range.start)
  }
}
