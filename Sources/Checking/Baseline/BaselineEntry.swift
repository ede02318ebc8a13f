package import Lint
package import SourceText

/// What a finding is, whatever line it stands on: its file, its rule, and the code it points at. Lines may move, and a
/// message may quote other frames; a finding whose own line is rewritten is another one.
package struct BaselineEntry: Hashable, Comparable, Sendable {
  /// The path relative to the folder of the baseline.
  package let file: String
  package let rule: RuleID
  /// The line of code at which the finding starts, its spaces reduced to single ones.
  package let code: String

  package init(file: String, rule: RuleID, code: String) {
    self.file = file
    self.rule = rule
    self.code = code
  }

  package init(_ finding: Finding, file: String, in text: SourceText?) {
    let line = text.map { text -> String in
      let line = text.lineColumn(at: finding.range.start).line
      return text.string(in: ByteRange(text.lineStart(line), text.lineEnd(line)))
    }
    self.init(file: file, rule: finding.rule, code: Self.normalized(line ?? ""))
  }

  /// Longer lines are told apart by their beginnings.
  private static let longest = 200

  private static func normalized(_ line: String) -> String {
    String(line.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(longest))
  }

  package static func < (lhs: BaselineEntry, rhs: BaselineEntry) -> Bool {
    (lhs.file, lhs.rule, lhs.code) < (rhs.file, rhs.rule, rhs.code)
  }
}
