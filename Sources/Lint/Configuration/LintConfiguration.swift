/// What is looked for, how much it matters, and where scenes are laid out.
package struct LintConfiguration: Sendable {
  /// Only these rules, where given.
  package var selected: Set<RuleID>?
  /// Never these.
  package var ignored: Set<RuleID>
  /// Severities that differ from the rules' own.
  package var severities: [RuleID: Severity]
  /// Whether rules that need layout run.
  package var evaluates: Bool
  /// The configurations of layout rules, the one that messages quote first.
  package var scenes: [TestedConfiguration]
  /// Patterns of paths that are not checked.
  package var excluded: [String]
  /// Findings of this severity or above make a check fail.
  package var failureSeverity: Severity
  /// What the project runs on.
  package var target: DeploymentTarget

  package init(
    selected: Set<RuleID>? = nil,
    ignored: Set<RuleID> = [],
    severities: [RuleID: Severity] = [:],
    evaluates: Bool = true,
    scenes: [TestedConfiguration] = TestedConfiguration.standard,
    excluded: [String] = [],
    failureSeverity: Severity = .warning,
    target: DeploymentTarget = .none
  ) {
    self.selected = selected
    self.ignored = ignored
    self.severities = severities
    self.evaluates = evaluates
    self.scenes = scenes
    self.excluded = excluded
    self.failureSeverity = failureSeverity
    self.target = target
  }

  /// The defaults: what holds without a configuration file.
  package static let standard = LintConfiguration()

  /// The severity that is configured for a rule; nil where it stays what the rule says.
  func configuredSeverity(of id: RuleID) -> Severity? {
    if ignored.contains(id) { return .off }
    if let selected, !selected.contains(id) { return .off }
    return severities[id]
  }

  /// Whether a rule can report anything.
  func runs(_ rule: LintRule) -> Bool {
    (configuredSeverity(of: rule.id) ?? rule.severity) != .off
  }
}
