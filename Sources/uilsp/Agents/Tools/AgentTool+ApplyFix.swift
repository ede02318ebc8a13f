import IDE
import LSPProtocol
import Lint
import Semantics
import SourceText
import ViewGraph

extension AgentTool {
  static let applyFix = AgentTool(
    "apply_fix",
    """
    Mends a finding of 'check' with one of its fixes. Each fix was tried on a copy: it removes the finding, adds none, and its \
    title says which frames move. Without 'fix' it only lists the fixes with their changes; with it, it writes the files and \
    gives the change.
    """,
    parameters: [
      .file, .line, Parameter("rule", .string, "Rule of the finding, as 'check' gives it", isRequired: true),
      Parameter("fix", .integer, "Number of the fix to apply, from 1; nothing is written otherwise"),
    ],
    writes: true
  ) { workspace, arguments in
    try mend(&workspace, arguments)
  }

  private static func mend(_ workspace: inout AgentWorkspace, _ arguments: JSONValue) throws(Fault) -> [Content] {
    let path = try workspace.file(arguments)
    let analysis = workspace.analysis(with: path)
    let (line, rule) = (arguments["line"].integer ?? 0, arguments["rule"].string ?? "")
    let fixes = try fixes(of: rule, at: line, in: FileID(path), analysis)
    let (shown, number) = (workspace, arguments["fix"].integer)
    guard let number else {
      let choices = fixes.enumerated().map { index, fix -> String in
        let note = fix.isSafe ? "" : " (changes what the code does or shows)"
        let diffs = made(by: fix, analysis, shown).map(\.diff)
        return "\(index + 1). \(fix.title)\(note)\n" + diffs.joined()
      }
      return [.text(choices.joined(separator: "\n"))]
    }
    guard fixes.indices.contains(number - 1) else { throw Fault("there is no fix \(number); there are \(fixes.count)") }
    let results = made(by: fixes[number - 1], analysis, shown)
    for result in results {
      // Inside the roots once its links are followed, too.
      let target = try workspace.path(result.file.path)
      let problem = RegularFile.replace(target, with: result.new.bytes, expecting: result.old.bytes)
      if let problem { throw Fault(problem) }
    }
    return [.text("applied: \(fixes[number - 1].title)\n" + results.map(\.diff).joined())]
  }

  private static func fixes(
    of rule: String,
    at line: Int,
    in file: FileID,
    _ analysis: Analysis
  ) throws(Fault) -> [Fix] {
    guard let text = analysis.text(of: file),
      let finding = analysis.findings(in: file).first(where: {
        $0.rule.rawValue == rule && text.lineColumn(at: $0.range.start).line + 1 == line
      })
    else { throw Fault("there is no finding of \(rule) on line \(line); 'check' gives those that there are") }
    let fixes = analysis.quickFixes(of: finding)
    guard !fixes.isEmpty else { throw Fault("no fix of this finding works: \(finding.message)") }
    return fixes.map(\.fix)
  }
}

/// What a fix makes of a file.
private struct FileResult {
  let file: FileID
  let old: SourceText
  let new: SourceText
  let diff: String
}

private func made(by fix: Fix, _ analysis: Analysis, _ workspace: AgentWorkspace) -> [FileResult] {
  Set(fix.edits.map(\.file)).sorted().compactMap { file in
    guard let old = analysis.text(of: file) else { return nil }
    let new = old.applying(fix.edits.filter { $0.file == file }.map(\.edit))
    let diff = UnifiedDiff(from: old.string, to: new.string, path: workspace.shown(file.path)).text
    return FileResult(file: file, old: old, new: new, diff: diff)
  }
}
