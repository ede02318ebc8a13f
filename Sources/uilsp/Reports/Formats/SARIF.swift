import Lint
import Server

extension ReportFormat {
  /// SARIF 2.1.0 (OASIS), which code-scanning services read. Columns count Unicode code points there.
  static let sarif = ReportFormat(name: "sarif", summary: "SARIF 2.1.0", showsFixes: .ofAllFindings) { report in
    SARIFDocument(report: report).document.pretty + "\n"
  }
}

/// The parts of a SARIF log.
private struct SARIFDocument {
  let report: CheckReport

  var document: JSONText {
    [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver],
          "columnKind": "unicodeCodePoints",
          "results": .array(report.findings.map(result)),
        ]
      ],
    ]
  }

  private var driver: JSONText {
    [
      "name": "uilsp",
      "version": .string(ServerInfo.version),
      "rules": .array(report.rules.map(descriptor)),
    ]
  }

  private func descriptor(_ rule: LintRule) -> JSONText {
    [
      "id": .string(rule.id.rawValue),
      "shortDescription": ["text": .string(rule.summary)],
      "fullDescription": ["text": .string(rule.documentation)],
      "help": ["text": .string(rule.documentation), "markdown": .string(rule.documentation)],
      "defaultConfiguration": ["level": .string(level(rule.severity))],
    ]
  }

  private func result(_ finding: ReportedFinding) -> JSONText {
    var members: [(String, JSONText)] = [("ruleId", .string(finding.rule))]
    if let index = report.rules.firstIndex(where: { $0.id.rawValue == finding.rule }) {
      members.append(("ruleIndex", .integer(index)))
    }
    members += [
      ("level", .string(level(finding.severity))),
      ("message", ["text": .string(finding.message)]),
      ("locations", [["physicalLocation": location(finding.path, finding.region)]]),
    ]
    if !finding.related.isEmpty {
      members.append(("relatedLocations", .array(finding.related.enumerated().map(relatedLocation))))
    }
    if !finding.fixes.isEmpty { members.append(("fixes", .array(finding.fixes.map(fix)))) }
    members.append(("partialFingerprints", ["uilsp/v1": .string(fingerprint(of: finding))]))
    return .object(members)
  }

  private func relatedLocation(_ index: Int, _ related: RelatedRegion) -> JSONText {
    [
      "id": .integer(index),
      "physicalLocation": location(related.path, related.region),
      "message": ["text": .string(related.message)],
    ]
  }

  private func fix(_ fix: ReportedFix) -> JSONText {
    let paths = fix.edits.map(\.path).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let changes = paths.map { path -> JSONText in
      let replacements = fix.edits.filter { $0.path == path }.map { edit -> JSONText in
        ["deletedRegion": region(edit.region, in: path), "insertedContent": ["text": .string(edit.newText)]]
      }
      return ["artifactLocation": artifact(path), "replacements": .array(replacements)]
    }
    return ["description": ["text": .string(fix.title)], "artifactChanges": .array(changes)]
  }

  private func location(_ path: String, _ region: Region) -> JSONText {
    ["artifactLocation": artifact(path), "region": self.region(region, in: path)]
  }

  private func artifact(_ path: String) -> JSONText { ["uri": .string(Self.uri(path))] }

  private func region(_ region: Region, in path: String) -> JSONText {
    [
      "startLine": .integer(region.start.line),
      "startColumn": .integer(codePointColumn(region.start, in: path)),
      "endLine": .integer(region.end.line),
      "endColumn": .integer(codePointColumn(region.end, in: path)),
    ]
  }

  private func codePointColumn(_ position: Position, in path: String) -> Int {
    guard let line = report.sourceLine(position.line, of: path) else { return position.column }
    let prefix = Array(line.utf8.prefix(position.column - 1))
    return String(decoding: prefix, as: UTF8.self).unicodeScalars.count + 1
  }

  /// Stays the same while other lines change: the rule, the path and the text of the line.
  private func fingerprint(of finding: ReportedFinding) -> String {
    let line = report.sourceLine(finding.region.start.line, of: finding.path) ?? ""
    return Fingerprint.of("\(finding.path)|\(finding.rule)|\(line.filter { !$0.isWhitespace })")
  }

  /// A relative reference (RFC 3986) for a relative path, a `file` URI for an absolute one.
  private static func uri(_ path: String) -> String {
    let encoded = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}

private func level(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .info, .hint: "note"
  case .off: "none"
  }
}
