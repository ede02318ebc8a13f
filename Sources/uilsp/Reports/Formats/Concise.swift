import Lint

extension ReportFormat {
  /// One line a finding: what editors' error matchers expect.
  static let concise = ReportFormat(
    name: "concise",
    summary: "One line for each finding",
    showsFixes: .ofVisibleFindings
  ) { report in
    report.visibleFindings.map { finding in
      let start = finding.region.start
      let fix = finding.fixes.contains(where: \.isSafe) ? " [*]" : ""
      return "\(finding.path):\(start.line):\(start.column): \(finding.severity.rawValue): \(finding.message)"
        + " [\(finding.rule)]\(fix)\n"
    }.joined()
  }
}
