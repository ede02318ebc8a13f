import Lint

private let output = CommandOption(
  "--output",
  value: "FORMAT[:FILE]",
  "\(ReportFormat.all.map(\.name).joined(separator: ", ")); repeatable (default: text)"
)
private let select = CommandOption("--select", value: "RULE,…", "Only these rules")
private let ignore = CommandOption("--ignore", value: "RULE,…", "All rules but these")
private let severity = CommandOption(
  "--severity",
  value: "RULE=LEVEL",
  "Change a rule's severity to error, warning, info, hint or off; repeatable"
)
private let failOn = CommandOption(
  "--fail-on",
  value: "LEVEL",
  "Exit with 1 for findings of this severity or above: error, warning (default), info"
)
private let fix = CommandOption("--fix", "Apply fixes that move no frame")
private let unsafeFixes = CommandOption("--unsafe-fixes", "Apply the other fixes, too")
private let diff = CommandOption("--diff", "Print what fixes would change, and change nothing")
private let hints = CommandOption("--hints", "Show hints in the formats for people")
private let noEval = CommandOption("--no-eval", "Skip rules that need layout")
private let statistics = CommandOption("--statistics", "Count findings by rule")
private let stdinPath = CommandOption("--stdin-path", value: "PATH", "What to call standard input ('-')")

/// What a call of `--check` asks for.
struct CheckRequest {
  /// A format and the file to write to; nil is standard output.
  struct Output {
    let format: ReportFormat
    let path: String?
  }

  /// What to do with the fixes of findings.
  enum Fixing {
    case offer
    case apply(includingUnsafe: Bool)
    case showChanges(includingUnsafe: Bool)
  }

  /// The options that a call may give.
  static let options: [CommandOption] = [
    output, select, ignore, severity, failOn, fix, unsafeFixes, diff, hints, noEval, statistics, .ext, stdinPath,
    .config,
    .noConfig, .jobs, .quiet, .color,
  ]

  let operands: [String]
  let outputs: [Output]
  let configuration: LintConfiguration
  let fixing: Fixing
  let showsHints: Bool
  let showsStatistics: Bool
  let isQuiet: Bool
  let usesColor: Bool
  let jobs: Int
  let extensions: Set<String>
  let inputPath: String

  init(_ invocation: Invocation) throws {
    operands = invocation.operands
    outputs = try Self.outputs(invocation)
    configuration = try Self.configuration(invocation)
    let isUnsafe = invocation.has(unsafeFixes)
    if invocation.has(diff) {
      fixing = .showChanges(includingUnsafe: isUnsafe)
    } else if invocation.has(fix) || isUnsafe {
      fixing = .apply(includingUnsafe: isUnsafe)
    } else {
      fixing = .offer
    }
    showsHints = invocation.has(hints)
    showsStatistics = invocation.has(statistics)
    isQuiet = invocation.has(.quiet)
    usesColor = invocation.console.usesColor(
      try invocation.choice(.color, among: ["auto", "always", "never"])
    )
    jobs = try invocation.integer(.jobs, in: 1...256) ?? ProcessorCount.current
    extensions = invocation.fileExtensions
    inputPath = invocation.value(of: stdinPath) ?? "<stdin>"
  }

  private static func outputs(_ invocation: Invocation) throws -> [Output] {
    var outputs = try invocation.values(of: output).map { text in
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      guard let name = parts.first, let format = ReportFormat.named(name) else {
        let names = ReportFormat.all.map(\.name).joined(separator: ", ")
        throw UsageError("--output does not know '\(text)'; choose \(names)")
      }
      return Output(format: format, path: parts.count == 2 ? parts[1] : nil)
    }
    if outputs.isEmpty {
      outputs.append(Output(format: .text, path: nil))
      if invocation.console.environment("GITHUB_ACTIONS") == "true" {
        outputs.append(Output(format: .github, path: nil))
      }
    }
    return outputs
  }

  private static func configuration(_ invocation: Invocation) throws -> LintConfiguration {
    var result = try ConfigurationSearch(invocation).configuration
    let chosen = try invocation.values(of: select, separatedBy: ",").map(ruleID)
    if !chosen.isEmpty { result.selected = Set(chosen) }
    result.ignored.formUnion(try invocation.values(of: ignore, separatedBy: ",").map(ruleID))
    for text in invocation.values(of: severity, separatedBy: ",") {
      let parts = text.split(separator: "=").map(String.init)
      guard parts.count == 2, let level = Severity(rawValue: parts[1]) else {
        throw UsageError("--severity needs RULE=error, warning, info, hint or off, not '\(text)'")
      }
      result.severities[try ruleID(parts[0])] = level
    }
    if let level = try invocation.choice(failOn, among: ["error", "warning", "info"]).flatMap(Severity.init) {
      result.failureSeverity = level
    }
    if invocation.has(noEval) { result.evaluates = false }
    return result
  }

  private static func ruleID(_ name: String) throws -> RuleID {
    if let rule = LintRule.named(name) { return rule.id }
    let hint = nearestName(to: name, among: LintRule.all.map(\.id.rawValue)).map { "did you mean '\($0)'?" }
    throw UsageError("there is no rule '\(name)'; \(hint ?? "uilsp --rules lists them")")
  }
}
