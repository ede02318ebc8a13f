package import Syntax
package import ViewGraph

/// One thing to look for: a value in a file of its own under `Rules/`, listed in `LintRule.all`.
package final class LintRule: Sendable {
  package let id: RuleID
  /// One line: what is wrong.
  package let summary: String
  /// Why it matters and what to do instead, in Markdown paragraphs.
  package let documentation: String
  /// Severity unless configured otherwise.
  package let severity: Severity
  /// Rules that say less about the same place: where this one reports, they are silent.
  package let supersedes: [RuleID]
  /// Programs that the rule reports: each is a whole file, run as a test and shown by `--explain`.
  package let bad: [String]
  /// Their right counterparts, which it leaves alone.
  package let good: [String]
  /// What makes the decision. Of several checks that report one place, the last one speaks.
  package let checks: [RuleCheck]

  package init(
    id: RuleID,
    summary: String,
    documentation: String,
    severity: Severity,
    supersedes: [RuleID] = [],
    bad: [String],
    good: [String],
    check: RuleCheck...
  ) {
    self.id = id
    self.summary = summary
    self.documentation = documentation
    self.severity = severity
    self.supersedes = supersedes
    self.bad = bad
    self.good = good
    self.checks = check
  }

  /// Whether it speaks of the comments that silence others.
  package var isAboutSuppressions: Bool {
    checks.contains { if case .suppressions = $0 { true } else { false } }
  }

  /// Whether it reports nothing without laying scenes out.
  package var needsEvaluation: Bool {
    checks.allSatisfy { if case .rendered = $0 { true } else { false } }
  }

  /// Whether it looks at more than how the code is written.
  package var looksAtNames: Bool {
    !checks.allSatisfy { if case .syntax = $0 { true } else { false } }
  }

  /// Whether it reports less, or nothing, without laying scenes out.
  package var looksAtLayout: Bool {
    checks.contains { if case .rendered = $0 { true } else { false } }
  }

  /// Whether it reports less, or nothing, without looking at the program as a whole.
  package var looksAtProgram: Bool {
    checks.contains { if case .program = $0 { true } else { false } }
  }
}

/// How a rule decides, which is also what it costs.
package enum RuleCheck: Sendable {
  /// By syntax: called for each node of the kinds named, in one walk for all rules.
  case syntax(visits: [SyntaxKind], @Sendable (SyntaxNode, SyntaxScope) -> [Problem])
  /// By names, types and data flow around one top-level item: called for each. Problems stand in the item, or in an
  /// extension of a type that it declares.
  case unit(@Sendable (RuleUnit, ProgramScope) -> [Problem])
  /// By names, types and data flow of the program as a whole: called once for each program.
  case program(@Sendable (ProgramScope) -> [Problem])
  /// By evaluated and laid-out scenes: each is observed once in every configuration, then all observations are judged.
  case rendered(
    @Sendable (Rendering) -> [Observation],
    judge: SceneJudgement = .anywhere
  )
  /// By what comments that silence findings have silenced: called for each file, after all others.
  case suppressions(@Sendable (SuppressionScope) -> [Problem])
}
