import FoundationEssentials
import Lint
import Semantics
import SourceText
import Syntax

/// One run of `--check`: files in, reports out.
struct CheckSession {
  private let request: CheckRequest
  private let console: Console

  init(_ request: CheckRequest, console: Console) {
    self.request = request
    self.console = console
  }

  func run() -> ExitStatus {
    let excluded = request.configuration.excluded.map(GlobPattern.init)
    let search = FileSearch(extensions: request.extensions, excluded: excluded)
    let files = CheckedFiles(operands: request.operands, search: search, inputPath: request.inputPath, console: console)
    var problems = files.problems
    var check = WorkspaceCheck(texts: files.texts, configuration: request.configuration, jobs: request.jobs)
    let original = check.texts
    var fixedCount = 0
    switch request.fixing {
    case .offer: break
    case .apply(let includingUnsafe), .showChanges(let includingUnsafe):
      fixedCount = check.applyFixes(includingUnsafe: includingUnsafe)
    }
    if case .showChanges = request.fixing {
      showChanges(from: original, to: check.texts)
    } else {
      if isFilter(check) { console.print(bytes: check.texts[FileID(request.inputPath)]?.bytes ?? []) }
      if fixedCount > 0 { problems += write(check.texts, changedFrom: original) }
      problems += report(check)
    }
    if request.showsStatistics, !check.findings.isEmpty {
      console.printError(Summary(findings: check.findings, fileCount: 0, fixedCount: 0).statistics)
    }
    if !request.isQuiet {
      let summary = Summary(findings: check.findings, fileCount: check.texts.count, fixedCount: fixedCount)
      console.printError("\(summary)")
    }
    for problem in problems { console.printError("uilsp: \(problem)") }
    guard problems.isEmpty else { return .usage }
    return check.findings.contains { $0.severity >= request.configuration.failureSeverity } ? .findings : .success
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
      let text = output.format.write(report)
      guard let path = output.path else {
        if isFilter(check) {
          console.printError(text, terminator: "")
        } else {
          console.print(text, terminator: "")
        }
        return nil
      }
      let isWritten = FileManager.default.createFile(atPath: path, contents: Data(text.utf8))
      return isWritten ? nil : "cannot write '\(path)'"
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
      let isWritten = (try? Data(text.bytes).write(to: URL(filePath: file.path), options: .atomic)) != nil
      return isWritten ? nil : "cannot write '\(file.path)'"
    }
  }
}
