import Lint

extension ReportFormat {
  /// JUnit's XML: one failed test case for each finding that is a warning or an error.
  static let junit = ReportFormat(name: "junit", summary: "XML of JUnit", showsFixes: .none) { report in
    let failures = report.findings.count { $0.severity >= .warning }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"uilsp\" tests=\"\(max(1, report.findings.count))\" failures=\"\(failures)\">\n"
    for file in report.byPath {
      let failed = file.findings.count { $0.severity >= .warning }
      text += "  <testsuite name=\"\(XMLText.attribute(file.path))\" tests=\"\(file.findings.count)\""
      text += " failures=\"\(failed)\" errors=\"0\">\n"
      for finding in file.findings { text += testCase(finding) }
      text += "  </testsuite>\n"
    }
    if report.findings.isEmpty {
      text += "  <testsuite name=\"uilsp\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
      text += "    <testcase name=\"no findings\" classname=\"uilsp\"/>\n  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }
}

private func testCase(_ finding: ReportedFinding) -> String {
  let place = "\(finding.region.start.line):\(finding.region.start.column)"
  let head =
    "    <testcase name=\"\(XMLText.attribute("\(finding.rule) at \(place)"))\""
    + " classname=\"\(XMLText.attribute(finding.path))\""
  guard finding.severity >= .warning else { return head + "/>\n" }
  let message = XMLText.attribute("\(finding.message) (\(finding.path):\(place))")
  return head + ">\n      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\"/>\n    </testcase>\n"
}
