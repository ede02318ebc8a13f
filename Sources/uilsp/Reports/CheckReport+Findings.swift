import Lint
import Semantics
import SourceText
import ViewGraph

extension CheckReport {
  /// The report of `findings` in checked texts.
  init(_ findings: [Finding], sources: [FileID: SourceText], rules: [LintRule], showsHints: Bool) {
    self.init(
      findings: findings.map { ReportedFinding($0, sources: sources) },
      sources: Dictionary(uniqueKeysWithValues: sources.map { ($0.key.path, $0.value) }),
      rules: rules,
      showsHints: showsHints,
      usesColor: false
    )
  }
}

extension ReportedFinding {
  fileprivate init(_ finding: Finding, sources: [FileID: SourceText]) {
    self.init(
      path: finding.file.path,
      rule: finding.rule.rawValue,
      severity: finding.severity,
      message: finding.message,
      region: Region(finding.place, in: sources),
      related: finding.related.map { related in
        RelatedRegion(
          path: related.place.file.path,
          region: Region(related.place, in: sources),
          message: related.message
        )
      },
      fixes: finding.fixes.map { fix in
        ReportedFix(
          title: fix.title,
          isSafe: fix.isSafe,
          edits: fix.edits.map { edit in
            let place = Place(file: edit.file, range: edit.edit.range)
            return ReportedEdit(
              path: edit.file.path,
              region: Region(place, in: sources),
              newText: edit.edit.replacement
            )
          }
        )
      }
    )
  }
}

extension Region {
  fileprivate init(_ place: Place, in sources: [FileID: SourceText]) {
    let source = sources[place.file]
    func position(_ offset: ByteOffset) -> Position {
      guard let position = source?.lineColumn(at: offset) else { return Position(line: 1, column: 1) }
      return Position(line: position.line + 1, column: position.column + 1)
    }
    self.init(start: position(place.range.start), end: position(place.range.end))
  }
}
