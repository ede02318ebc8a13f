import Lint

extension ReportFormat {
  /// One array of findings, the shape that scripts rely on.
  static let json = ReportFormat(name: "json", summary: "One JSON array of findings", showsFixes: .ofAllFindings) {
    report in
    JSONText.array(report.findings.map(\.json)).pretty + "\n"
  }
}

extension ReportedFinding {
  /// The finding as an object of the formats `json` and `jsonl`.
  var json: JSONText {
    [
      "file": .string(path),
      "rule": .string(rule),
      "severity": .string(severity.rawValue),
      "message": .string(message),
      "range": region.json,
      "related": .array(
        related.map { ["file": .string($0.path), "range": $0.region.json, "message": .string($0.message)] }
      ),
      "fixes": .array(fixes.map { $0.json(in: path) }),
      "help": .null,
    ]
  }
}

extension ReportedFix {
  /// Edits of other files than the finding's say so.
  fileprivate func json(in path: String) -> JSONText {
    let edits = edits.map { edit in
      let members: [(String, JSONText)] = [("range", edit.region.json), ("newText", .string(edit.newText))]
      return JSONText.object(edit.path == path ? members : [("file", .string(edit.path))] + members)
    }
    return ["title": .string(title), "safe": .bool(isSafe), "edits": .array(edits)]
  }
}

extension Region {
  var json: JSONText { ["start": start.json, "end": end.json] }
}

extension Position {
  fileprivate var json: JSONText { ["line": .integer(line), "column": .integer(column)] }
}
