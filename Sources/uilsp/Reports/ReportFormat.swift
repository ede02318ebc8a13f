/// A way to write findings down: a value in a file of its own, and one line in `ReportFormat.all`.
struct ReportFormat: Sendable {
  /// As in `--output json`.
  let name: String
  /// One line for the help.
  let summary: String
  /// Which findings are written with their fixes.
  let showsFixes: ShownFixes
  /// The whole output, line end included; may be empty.
  let write: @Sendable (CheckReport) -> String

  /// Which findings a format writes with their fixes.
  enum ShownFixes {
    case none
    case ofVisibleFindings
    case ofAllFindings
  }

  init(
    name: String,
    summary: String,
    showsFixes: ShownFixes,
    write: @escaping @Sendable (CheckReport) -> String
  ) {
    self.name = name
    self.summary = summary
    self.showsFixes = showsFixes
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
