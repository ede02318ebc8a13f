import Lint

extension ReportFormat {
  /// For people: each finding with its line, what else it speaks of, and what can be done.
  static let text = ReportFormat(name: "text", summary: "For people (the default)", showsFixes: .ofVisibleFindings) {
    report in
    let style = TextStyle(usesColor: report.usesColor)
    return report.visibleFindings.map { TextBlock(finding: $0, report: report, style: style).text }.joined()
  }
}

/// One finding, drawn.
private struct TextBlock {
  let finding: ReportedFinding
  let report: CheckReport
  let style: TextStyle

  var text: String {
    var lines = [headline]
    lines += excerpt(finding.path, finding.region)
    for related in finding.related {
      let start = related.region.start
      lines.append(remark("note: \(related.path):\(start.line):\(start.column): \(related.message)"))
      if related.path != finding.path || related.region.start.line != finding.region.start.line {
        lines += excerpt(related.path, related.region, mark: "-")
      }
    }
    for fix in finding.fixes {
      lines.append(remark("help: \(fix.title)\(fix.isSafe ? " [--fix]" : " [--unsafe-fixes]")"))
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// Where it is and what is wrong, in as many lines as the screen needs.
  private var headline: String {
    let start = finding.region.start
    let place = "\(finding.path):\(start.line):\(start.column)"
    let rule = "[\(finding.rule)]"
    let severity = finding.severity.rawValue
    let text = LineWrap(width: report.lineWidth).wrapped(
      "\(finding.message) \(rule)",
      after: place.count + severity.count + 4,
      indentedBy: gutter + 3
    )
    let message = style.bold(String(text.dropLast(rule.count))) + style.faint(rule)
    return "\(style.bold(place)): \(style.colored(severity, as: finding.severity)): \(message)"
  }

  /// A line of its own about the finding.
  private func remark(_ text: String) -> String {
    let wrap = LineWrap(width: report.lineWidth)
    let lead = gutter + 3
    return "\(bar("=")) \(wrap.wrapped(text, after: lead, indentedBy: lead + 6))"
  }

  /// The first line of the region with marks under it.
  private func excerpt(_ path: String, _ region: Region, mark: String = "^") -> [String] {
    guard let line = report.sourceLine(region.start.line, of: path), line.utf8.count <= 400 else { return [] }
    let end = region.end.line == region.start.line ? region.end.column - 1 : line.utf8.count
    let columns = ByteColumns(of: line)
    let lead = columns.prefix(bytes: region.start.column - 1)
    let width = max(1, columns.width(from: region.start.column - 1, to: end))
    let number = style.faint(padded(String(region.start.line)) + " |")
    return [
      "\(number) \(line)",
      "\(bar("|")) \(lead)\(style.colored(String(repeating: mark, count: width), as: finding.severity))",
    ]
  }

  private func bar(_ sign: String) -> String { style.faint(padded("") + " " + sign) }

  private func padded(_ text: String) -> String {
    String(repeating: " ", count: max(0, gutter - text.count)) + text
  }

  private var gutter: Int {
    let lines = [finding.region.start.line] + finding.related.map(\.region.start.line)
    return max(4, String(lines.max() ?? 1).count)
  }
}

/// Columns of a line on the screen. Tabs stay tabs, so that marks stand where the text does.
private struct ByteColumns {
  private let bytes: [UInt8]

  init(of line: String) { bytes = Array(line.utf8) }

  /// White space as wide as the first `count` bytes.
  func prefix(bytes count: Int) -> String {
    String(
      String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).map { $0 == "\t" ? "\t" : " " }
    )
  }

  /// Characters between two byte offsets.
  func width(from start: Int, to end: Int) -> Int {
    guard start >= 0, start < end, start <= bytes.count else { return 0 }
    return String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self).count
  }
}

/// Colors of a terminal, or none.
private struct TextStyle {
  let usesColor: Bool

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func faint(_ text: String) -> String { wrapped(text, "2") }

  func colored(_ text: String, as severity: Severity) -> String {
    switch severity {
    case .error: wrapped(text, "1;31")
    case .warning: wrapped(text, "1;33")
    case .info: wrapped(text, "1;34")
    case .hint, .off: wrapped(text, "1;36")
    }
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
