import Lint

extension ReportFormat {
  /// Checkstyle's XML, which most CI servers read.
  static let checkstyle = ReportFormat(name: "checkstyle", summary: "XML of Checkstyle", showsFixes: .none) { report in
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for file in report.byPath {
      text += "  <file name=\"\(XMLText.attribute(file.path))\">\n"
      for finding in file.findings {
        text += "    <error line=\"\(finding.region.start.line)\" column=\"\(finding.region.start.column)\""
        text += " severity=\"\(severity(finding.severity))\" message=\"\(XMLText.attribute(finding.message))\""
        text += " source=\"uilsp.\(XMLText.attribute(finding.rule))\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }
}

private func severity(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .info, .hint, .off: "info"
  }
}
