/// A way to write findings down: a value in a file of its own, and one line in `ReportFormat.all`.
struct ReportFormat: Sendable {
  /// As in `--output json`.
  let name: String
  /// One line for the help.
  let summary: String
  /// The whole output, line end included; may be empty.
  let write: @Sendable (CheckReport) -> String

  init(name: String, summary: String, write: @escaping @Sendable (CheckReport) -> String) {
    self.name = name
    self.summary = summary
    self.write = write
  }

  /// Every format, sorted by name. Adding one is a file in this folder and a line here.
  static let all: [ReportFormat] = [
    checkstyle,
    concise,
    github,
    gitlab,
    json,
    jsonl,
    junit,
    rdjson,
    sarif,
    text,
  ]

  /// The format of that name.
  static func named(_ name: String) -> ReportFormat? {
    all.first { $0.name == name }
  }
}
