import Checking
import Lint

private let output = CommandOption(
  "--output",
  value: "FORMAT[:FILE]",
  "\(ReportFormat.all.map(\.name).joined(separator: ", ")); repeatable (default: text)"
)
private let select = CommandOption("--select", value: "RULE,…", "Only these rules; 'geometry-reader-*' is a family")
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
private let watch = CommandOption("--watch", "Check again whenever a file changes, until interrupted")
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

    /// Whether files change.
    var writes: Bool { if case .apply = self { true } else { false } }
  }

  /// The options that a call may give.
  static let options: [CommandOption] =
    [
      output, select, ignore, severity, failOn, fix, unsafeFixes, diff, hints, noEval, statistics, .ext, stdinPath,
    ] + ScopeRequest.options + [watch, .config, .noConfig, .jobs, .quiet, .color]

  /// Files and folders, and `-` for standard input; never empty.
  let operands: [String]
  let outputs: [Output]
  let configuration: LintConfiguration
  let fixing: Fixing
  let scope: ScopeRequest
  let watches: Bool
  let showsHints: Bool
  let showsStatistics: Bool
  let isQuiet: Bool
  let usesColor: Bool
  /// How wide the screen is that the findings are written to.
  let lineWidth: Int?
  let jobs: Int
  let extensions: Set<String>
  let inputPath: String

  init(_ invocation: Invocation) throws {
    operands = invocation.operands.isEmpty ? ["."] : invocation.operands
    scope = try ScopeRequest(invocation)
    watches = invocation.has(watch)
    if watches, operands.contains("-") { throw UsageError("--watch needs files, not standard input") }
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
    lineWidth = invocation.console.screenWidth
    usesColor = invocation.console.usesColor(
      try invocation.choice(.color, among: ["auto", "always", "never"])
    )
    jobs = try invocation.integer(.jobs, in: 1...256) ?? ProcessorCount.current
    extensions = invocation.fileExtensions
    inputPath = invocation.value(of: stdinPath) ?? "<stdin>"
  }

  /// Where the operands' files are found.
  var search: FileSearch {
    FileSearch(extensions: extensions, configuration: configuration)
  }

  /// Whether the fixes of a finding of that severity are applied, or shown by some output: those of others need not be
  /// tried.
  func usesFixes(of severity: Severity) -> Bool {
    guard case .offer = fixing else { return true }
    return outputs.contains { output in
      switch output.format.showsFixes {
      case .none: false
      case .ofVisibleFindings: showsHints || severity > CheckReport.highestHidden
      case .ofAllFindings: true
      }
    }
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
    let chosen = try invocation.values(of: select, separatedBy: ",").flatMap(ruleIDs)
    if !chosen.isEmpty { result.select(Set(chosen)) }
    result.ignored.formUnion(try invocation.values(of: ignore, separatedBy: ",").flatMap(ruleIDs))
    for text in invocation.values(of: severity, separatedBy: ",") {
      let parts = text.split(separator: "=").map(String.init)
      guard parts.count == 2, let level = Severity(rawValue: parts[1]) else {
        throw UsageError("--severity needs RULE=error, warning, info, hint or off, not '\(text)'")
      }
      for id in try ruleIDs(parts[0]) { result.setSeverity(of: id, to: level) }
    }
    if let level = try invocation.choice(failOn, among: ["error", "warning", "info"]).flatMap(Severity.init) {
      result.failureSeverity = level
    }
    if invocation.has(noEval) { result.evaluates = false }
    return result
  }

  /// The rules that a name or a pattern (`geometry-reader-*`) stands for.
  private static func ruleIDs(_ name: String) throws -> [RuleID] {
    let rules = LintRule.matching(name)
    guard rules.isEmpty else { return rules.map(\.id) }
    let hint = nearestName(to: name, among: LintRule.all.map(\.id.rawValue)).map { "did you mean '\($0)'?" }
    throw UsageError("there is no rule '\(name)'; \(hint ?? "uilsp --rules lists them")")
  }
}
