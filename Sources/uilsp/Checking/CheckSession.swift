import Checking
import FoundationEssentials
import Lint
import Semantics
import Server
import SourceText
import Syntax

/// One run of `--check`: files in, reports out.
struct CheckSession {
  /// What is less than that is checked before a second thread has begun.
  private static let bytesForThreads = 4_096

  private let request: CheckRequest
  private let console: Console

  init(_ request: CheckRequest, console: Console) {
    self.request = request
    self.console = console
  }

  /// Checks and tells `end` how that went while everything is still held: a process that ends need not free it.
  func run(_ end: (ExitStatus) -> Void) {
    do {
      let (check, status) = try check()
      withExtendedLifetime(check) { end(status) }
    } catch {
      console.printError("uilsp: \((error as? UsageError)?.message ?? "\(error)")")
      end(.usage)
    }
  }

  private func check() throws -> (WorkspaceCheck, ExitStatus) {
    if let path = request.scope.shardStatusPath { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    let files = CheckedFiles(
      operands: request.operands,
      search: request.search,
      inputPath: request.inputPath,
      console: console
    )
    for note in files.notes { console.printError("uilsp: \(note); it is passed over") }
    var problems = files.problems
    let scope = try request.scope.scope(over: request.operands, files: Array(files.texts.keys))
    let progress = console.showsProgress && !request.isQuiet ? CheckProgress(console) : nil
    var check = WorkspaceCheck(
      texts: files.texts,
      configuration: request.configuration,
      scope: scope,
      executor: .threads(jobs(for: files.texts), progress: progress),
      resources: ProjectFolder.resources(of: request.operands, request.configuration),
      usesFixes: { [request] in request.usesFixes(of: $0) }
    )
    let original = check.texts
    var fixedCount = 0
    switch request.fixing {
    case .offer: break
    case .apply(let includingUnsafe), .showChanges(let includingUnsafe):
      fixedCount = check.applyFixes(includingUnsafe: includingUnsafe)
    }
    progress?.end()
    problems += writeBaseline(&check)
    if case .showChanges = request.fixing {
      showChanges(from: original, to: check.texts)
    } else {
      if isFilter(check) { console.print(bytes: check.texts[FileID(request.inputPath)]?.bytes ?? []) }
      if fixedCount > 0 { problems += write(check.texts, changedFrom: original) }
      problems += report(check)
    }
    let stale = reportStale(check)
    summarize(check, fixedCount: fixedCount)
    for problem in problems { console.printError("uilsp: \(problem)") }
    guard problems.isEmpty else { return (check, .usage) }
    let fails = check.findings.contains { $0.severity >= request.configuration.failureSeverity }
    return (check, fails || (stale && request.scope.isStrict) ? .findings : .success)
  }

  /// How many threads are worth being started.
  private func jobs(for texts: [FileID: SourceText]) -> Int {
    texts.values.reduce(0) { $0 + $1.byteCount } < Self.bytesForThreads ? 1 : request.jobs
  }

  private func summarize(_ check: WorkspaceCheck, fixedCount: Int) {
    let summary = Summary(
      findings: check.findings,
      fileCount: check.files.count,
      fixedCount: fixedCount,
      acceptedCount: check.acceptedCount
    )
    if request.showsStatistics, !check.findings.isEmpty { console.printError(summary.statistics) }
    if !request.isQuiet { console.printError("\(summary)") }
  }

  /// Writes the baseline where that is asked for; what cannot be written is returned as a sentence.
  private func writeBaseline(_ check: inout WorkspaceCheck) -> [String] {
    guard let path = request.scope.writtenBaselinePath else { return [] }
    let isNew = request.scope.baselinePath == nil
    let store = BaselineStore(path: path, baseline: check.baseline(isNew: isNew))
    if isNew { check.acceptAll() }
    return store.write().map { [$0] } ?? []
  }

  /// Names what the baseline accepts in vain; whether there is something.
  private func reportStale(_ check: WorkspaceCheck) -> Bool {
    guard let path = request.scope.baselinePath, request.scope.writtenBaselinePath == nil else { return false }
    let stale = check.staleBaseline.sorted
    guard !stale.isEmpty else { return false }
    for (entry, count) in stale where request.scope.isStrict {
      let times = count > 1 ? " (\(count) times)" : ""
      console.printError("\(entry.file): \(path) accepts a \(entry.rule) that is gone\(times): \(entry.code)")
    }
    let total = stale.reduce(0) { $0 + $1.count }
    if request.scope.isStrict || !request.isQuiet {
      console.printError(
        "\(total) \(total == 1 ? "finding" : "findings") of \(path) \(total == 1 ? "is" : "are") gone; "
          + "--baseline \(path) --write-baseline \(path) forgets \(total == 1 ? "it" : "them")"
      )
    }
    return true
  }

  /// Whether standard input is fixed: standard output then holds its text, and findings go to standard error.
  private func isFilter(_ check: WorkspaceCheck) -> Bool {
    guard case .apply = request.fixing else { return false }
    return request.operands.contains("-") && check.texts[FileID(request.inputPath)] != nil
  }

  /// Writes every output; what cannot be written is returned as a sentence.
  private func report(_ check: WorkspaceCheck) -> [String] {
    let report = CheckReport(
      check.findings,
      sources: check.texts,
      rules: LintRule.all,
      showsHints: request.showsHints
    )
    return request.outputs.compactMap { output in
      var report = report
      report.usesColor = output.path == nil && request.usesColor
      report.lineWidth = output.path == nil ? request.lineWidth : nil
      let text = output.format.write(report)
      guard let path = output.path else {
        if isFilter(check) {
          console.printError(text, terminator: "")
        } else {
          console.print(text, terminator: "")
        }
        return nil
      }
      return RegularFile.replace(path, with: Array(text.utf8))
    }
  }

  private func showChanges(from old: [FileID: SourceText], to new: [FileID: SourceText]) {
    for file in new.keys.sorted() {
      guard let before = old[file]?.string, let after = new[file]?.string, before != after else { continue }
      console.print(UnifiedDiff(from: before, to: after, path: file.path).text, terminator: "")
    }
  }

  private func write(_ texts: [FileID: SourceText], changedFrom old: [FileID: SourceText]) -> [String] {
    texts.keys.sorted().compactMap { file in
      guard let text = texts[file], text != old[file] else { return nil }
      guard file.path != request.inputPath else { return nil }
      return RegularFile.replace(file.path, with: text.bytes, expecting: old[file]?.bytes)
    }
  }
}
