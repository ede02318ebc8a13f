import Lint

/// The rules' documentation as virtual documents, which findings lead to where the client shows such.
enum RulePages {
  static let scheme = "uilsp-rule"
  private static let suffix = ".md"

  static func uri(of rule: RuleID) -> String { "\(scheme):/\(rule.rawValue)\(suffix)" }

  /// The text of a virtual document, in Markdown.
  static func text(ofURI uri: String) -> String? {
    guard uri.hasPrefix(scheme + ":"), let name = uri.split(separator: "/").last, name.hasSuffix(suffix),
      let rule = LintRule.named(String(name.dropLast(suffix.utf8.count)))
    else { return nil }
    func examples(_ title: String, _ programs: [String]) -> String {
      programs.isEmpty ? "" : "\n## \(title)\n" + programs.map { "\n```swift\n\($0)\n```\n" }.joined()
    }
    return "# \(rule.id.rawValue)\n\n\(rule.summary)\n\n\(rule.documentation)\n"
      + examples("Reported", rule.bad) + examples("Left alone", rule.good)
  }
}
