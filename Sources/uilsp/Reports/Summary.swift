import Lint
import SourceText

/// The line about a whole check, for standard error.
struct Summary: CustomStringConvertible {
  let findings: [Finding]
  let fileCount: Int
  let fixedCount: Int
  /// How many more a baseline accepts.
  let acceptedCount: Int

  var description: String {
    let files = "\(fileCount) \(fileCount == 1 ? "file" : "files") checked"
    let fixed = fixedCount > 0 ? ["\(fixedCount) fixed"] : []
    let counts = [Severity.error, .warning, .info, .hint].compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 || severity == .info ? "" : "s")"
    }
    let found = counts.isEmpty ? ["no \(acceptedCount > 0 ? "other " : "")findings"] : counts
    let accepted = acceptedCount > 0 ? ["\(acceptedCount) accepted by the baseline"] : []
    return ([files] + fixed + accepted + found).joined(separator: ", ")
  }

  /// "  3  preference-duplicate-on-view", the most frequent first.
  var statistics: String {
    let counts = Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    let width = counts.values.map { String($0).count }.max() ?? 0
    return counts.ordered { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count in
      String(repeating: " ", count: 2 + width - String(count).count) + "\(count)  \(rule)"
    }.joined(separator: "\n")
  }
}
