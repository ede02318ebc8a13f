import Lint

/// A rule's documentation, for people and for programs.
struct RuleDescription {
  let rule: LintRule

  var json: JSONText {
    [
      "rule": .string(rule.id.rawValue),
      "severity": .string(rule.severity.rawValue),
      "summary": .string(rule.summary),
      "documentation": .string(rule.documentation),
      "needsEvaluation": .bool(rule.needsEvaluation),
      "bad": .array(rule.bad.map { .string($0) }),
      "good": .array(rule.good.map { .string($0) }),
    ]
  }

  var text: String {
    var text = "\(rule.id) (\(rule.severity.rawValue))\n\n\(rule.summary).\n\n\(rule.documentation)\n"
    if let bad = rule.bad.first { text += "\nBad:\n\n\(indented(bad))\n" }
    if let good = rule.good.first { text += "\nGood:\n\n\(indented(good))\n" }
    return text + "\nTo silence it for one place, write above it: // uilsp:disable:next \(rule.id)"
  }

  private func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
