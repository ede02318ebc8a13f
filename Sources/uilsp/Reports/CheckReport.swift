import Lint
import SourceText

/// What a check found, in the terms of its readers: paths, lines and columns.
struct CheckReport: Sendable {
  /// Sorted by path, position and rule.
  let findings: [ReportedFinding]
  /// The checked texts by path, to quote from.
  let sources: [String: SourceText]
  /// The rules that were looked at.
  let rules: [LintRule]
  /// Whether formats for people show hints, too.
  let showsHints: Bool
  /// Whether to color (only where standard output is meant).
  var usesColor: Bool
  /// How many characters a line of text may have; nil where nobody looks at it on a screen.
  var lineWidth: Int?

  /// The findings that formats for people show.
  var visibleFindings: [ReportedFinding] {
    showsHints ? findings : findings.filter { $0.severity > Self.highestHidden }
  }

  /// What formats for people leave out where hints are not asked for.
  static let highestHidden = Severity.hint

  /// The findings of each file that has any, in the order of the paths.
  var byPath: [(path: String, findings: [ReportedFinding])] {
    var groups: [(path: String, findings: [ReportedFinding])] = []
    for finding in findings {
      if groups.last?.path == finding.path {
        groups[groups.count - 1].findings.append(finding)
      } else {
        groups.append((finding.path, [finding]))
      }
    }
    return groups
  }

  /// A line of a checked file without its end; `line` is 1-based.
  func sourceLine(_ line: Int, of path: String) -> String? {
    guard let source = sources[path], line >= 1, line <= source.lineCount else { return nil }
    return source.string(in: ByteRange(source.lineStart(line - 1), source.lineEnd(line - 1)))
  }
}
