extension ReportFormat {
  /// One finding a line, for tools that read streams.
  static let jsonl = ReportFormat(name: "jsonl", summary: "One JSON object a line", showsFixes: .ofAllFindings) {
    report in
    report.findings.map { $0.json.compact + "\n" }.joined()
  }
}
