import Lint

extension ReportFormat {
  /// The Reviewdog Diagnostic Format, with the fixes as suggestions.
  static let rdjson = ReportFormat(name: "rdjson", summary: "Diagnostics of reviewdog", showsFixes: .ofAllFindings) {
    report in
    let diagnostics = report.findings.map { finding -> JSONText in
      let suggestions = finding.fixes.flatMap { fix in fix.edits.filter { $0.path == finding.path } }
      return [
        "message": .string(finding.message),
        "location": ["path": .string(finding.path), "range": range(finding.region)],
        "severity": .string(severity(finding.severity)),
        "code": ["value": .string(finding.rule)],
        "suggestions": .array(suggestions.map { ["range": range($0.region), "text": .string($0.newText)] }),
      ]
    }
    let document: JSONText = ["source": ["name": "uilsp"], "diagnostics": .array(diagnostics)]
    return document.pretty + "\n"
  }
}

private func range(_ region: Region) -> JSONText {
  func position(_ position: Position) -> JSONText {
    ["line": .integer(position.line), "column": .integer(position.column)]
  }
  return ["start": position(region.start), "end": position(region.end)]
}

private func severity(_ severity: Severity) -> String {
  switch severity {
  case .error: "ERROR"
  case .warning: "WARNING"
  case .info, .hint, .off: "INFO"
  }
}
