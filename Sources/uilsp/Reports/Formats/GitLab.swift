import Lint

extension ReportFormat {
  /// GitLab's code quality report (the Code Climate shape it reads).
  static let gitlab = ReportFormat(name: "gitlab", summary: "Code quality report of GitLab", showsFixes: .none) {
    report in
    var seen: [String: Int] = [:]
    let entries = report.findings.map { finding -> JSONText in
      let identity = "\(finding.path)|\(finding.rule)|\(finding.message)"
      let occurrence = seen[identity, default: 0]
      seen[identity] = occurrence + 1
      return [
        "description": .string(finding.message),
        "check_name": .string(finding.rule),
        "fingerprint": .string(Fingerprint.of("\(identity)|\(occurrence)")),
        "severity": .string(severity(finding.severity)),
        "location": [
          "path": .string(finding.path),
          "lines": ["begin": .integer(finding.region.start.line), "end": .integer(finding.region.end.line)],
        ],
      ]
    }
    return JSONText.array(entries).pretty + "\n"
  }
}

private func severity(_ severity: Severity) -> String {
  switch severity {
  case .error: "critical"
  case .warning: "major"
  case .info: "minor"
  case .hint, .off: "info"
  }
}
