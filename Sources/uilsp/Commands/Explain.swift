import Lint

private let output = CommandOption("--output", value: "text|json", "How to write it (default: text)")

extension Command {
  static let explain = Command(
    flag: "--explain",
    operands: "RULE",
    summary: "Explain a rule, with a bad and a good example",
    options: [output]
  ) { invocation in
    let name = try invocation.singleOperand("RULE")
    guard let rule = LintRule.named(name) else {
      let hint = nearestName(to: name, among: LintRule.all.map(\.id.rawValue)).map { "did you mean '\($0)'?" }
      throw UsageError("there is no rule '\(name)'; \(hint ?? "uilsp --rules lists them")")
    }
    let description = RuleDescription(rule: rule)
    let format = try invocation.choice(output, among: ["text", "json"]) ?? "text"
    invocation.console.print(format == "json" ? description.json.pretty : description.text)
    return .success
  }
}
