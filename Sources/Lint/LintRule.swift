package import Interpreter
package import Semantics
package import Syntax

/// One thing to look for: a value in a file of its own under `Rules/`, listed in `LintRule.all`.
package struct LintRule: Sendable {
  package let id: RuleID
  /// One line: what is wrong.
  package let summary: String
  /// Why it matters and what to do instead, in Markdown paragraphs.
  package let documentation: String
  /// Severity unless configured otherwise.
  package let severity: Severity
  /// What makes the decision.
  package let check: RuleCheck
  /// Programs that the rule reports: each is a whole file, run as a test and shown by `--explain`.
  package let bad: [String]
  /// Their right counterparts, which it leaves alone.
  package let good: [String]

  package init(
    id: RuleID,
    summary: String,
    documentation: String,
    severity: Severity,
    bad: [String],
    good: [String],
    check: RuleCheck
  ) {
    self.id = id
    self.summary = summary
    self.documentation = documentation
    self.severity = severity
    self.bad = bad
    self.good = good
    self.check = check
  }
}

/// How a rule decides, which is also what it costs.
package enum RuleCheck: Sendable {
  /// By syntax: called for each node of the kinds named, in one walk for all rules.
  case syntax(visits: [SyntaxKind], @Sendable (SyntaxNode, SyntaxScope) -> [Problem])
  /// By names, types and data flow: called once for each program.
  case program(@Sendable (ProgramScope) -> [Problem])
  /// By evaluated and laid-out scenes: called once for each root, with its results in every configuration.
  case rendered(@Sendable (RenderedScope) -> [Problem])

  package var needsEvaluation: Bool {
    if case .rendered = self { true } else { false }
  }
}
