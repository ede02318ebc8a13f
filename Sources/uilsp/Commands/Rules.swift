import Lint

private let output = CommandOption("--output", value: "text|json", "How to write it (default: text)")

extension Command {
  static let rules = Command(
    flag: "--rules",
    summary: "List the rules",
    options: [output]
  ) { invocation in
    let format = try invocation.choice(output, among: ["text", "json"]) ?? "text"
    if format == "json" {
      invocation.console.print(JSONText.array(LintRule.all.map { RuleDescription(rule: $0).json }).pretty)
      return .success
    }
    let width = LintRule.all.map(\.id.rawValue.count).max() ?? 0
    for rule in LintRule.all {
      let name = rule.id.rawValue + String(repeating: " ", count: width - rule.id.rawValue.count)
      let severity = rule.severity.rawValue
      let gap = String(repeating: " ", count: 8 - severity.count)
      invocation.console.print("\(name)  \(severity)\(gap) \(rule.summary)")
    }
    return .success
  }
}
