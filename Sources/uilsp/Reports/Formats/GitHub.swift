import Lint

extension ReportFormat {
  /// GitHub's workflow commands, which it shows as annotations of a pull request.
  static let github = ReportFormat(name: "github", summary: "Annotations of GitHub Actions", showsFixes: .none) {
    report in
    report.findings.map { finding in
      let (start, end) = (finding.region.start, finding.region.end)
      var properties = [
        ("file", finding.path), ("line", String(start.line)), ("endLine", String(max(start.line, end.line))),
      ]
      // GitHub rejects columns of a range over several lines.
      if start.line == end.line {
        properties += [("col", String(start.column)), ("endColumn", String(max(start.column, end.column)))]
      }
      properties.append(("title", "uilsp (\(finding.rule))"))
      let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
      return "::\(command(for: finding.severity)) \(list)::\(escaped(finding.message, isProperty: false))\n"
    }.joined()
  }
}

private func command(for severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .info, .hint, .off: "notice"
  }
}

/// The characters that are escaped somewhere.
private let special = Array("%\r\n:,".utf8)

/// GitHub's escapes for the data and the properties of a workflow command.
private func escaped(_ text: String, isProperty: Bool) -> String {
  guard text.utf8.contains(where: special.contains) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where isProperty: result += "%3A"
    case "," where isProperty: result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
