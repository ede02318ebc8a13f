package import Lint
package import Semantics
package import SourceText
package import ViewGraph

/// A comment that silences a finding.
package struct SuppressionAction: Sendable {
  package let title: String
  package let finding: Finding
  package let edits: [FileEdit]
}

extension Analysis {
  /// The comments that silence the findings that `range` touches: at the place, and for the whole file. Errors of the
  /// syntax cannot be silenced.
  package func suppressions(in range: ByteRange, of file: FileID) -> [SuppressionAction] {
    guard let text = text(of: file) else { return [] }
    var seen: Set<RuleID> = []
    return findings(in: file).filter { finding in
      finding.range.touches(range) && LintRule.named(finding.rule.rawValue) != nil && seen.insert(finding.rule).inserted
    }.flatMap { finding in
      let line = text.lineColumn(at: finding.range.start).line
      let start = text.lineStart(line)
      let rule = finding.rule.rawValue
      func action(_ title: String, _ offset: ByteOffset, _ comment: String) -> SuppressionAction {
        let edit = TextEdit(range: ByteRange(offset, offset), replacement: comment)
        return SuppressionAction(title: title, finding: finding, edits: [FileEdit(file: file, edit: edit)])
      }
      let indentation = text.indentation(at: finding.range.start)
      return [
        action("Silence '\(rule)' here", start, "\(indentation)// uilsp:disable:next \(rule) -- because\n"),
        action("Silence '\(rule)' in this file", ByteOffset(0), "// uilsp:disable:file \(rule) -- because\n"),
      ]
    }
  }

  /// The first safe fix of each finding of a file, those left out that touch an earlier one.
  package func allFixes(in file: FileID) -> [FileEdit] {
    guard let text = text(of: file) else { return [] }
    let whole = ByteRange(ByteOffset(0), ByteOffset(text.byteCount))
    var taken: [FileEdit] = []
    for finding in findings(in: file, .fixes(touching: whole)) {
      guard let fix = finding.fixes.first(where: \.isSafe), !fix.edits.contains(where: { $0.meets(taken) }) else {
        continue
      }
      taken += fix.edits
    }
    return taken
  }
}

extension FileEdit {
  /// Whether it touches what another edit changes.
  fileprivate func meets(_ others: [FileEdit]) -> Bool {
    others.contains { $0.file == file && $0.edit.range.touches(edit.range) }
  }
}
