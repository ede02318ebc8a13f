import Checking
import Lint
import Semantics
import SourceText
import Syntax
import TestSupport

extension LintConfiguration {
  /// The defaults, and hints of this rule where it is off.
  static func showing(_ rule: RuleID) -> LintConfiguration {
    var configuration = standard
    if LintRule.named(rule.rawValue)?.severity == .off { configuration.setSeverity(of: rule, to: .hint) }
    return configuration
  }
}

/// A program of one file, checked.
struct CheckedSource {
  static let file = FileID("Case.ui")

  let text: SourceText
  let findings: [Finding]

  init(
    _ source: String,
    configuration: LintConfiguration = .standard,
    fixes: RuleEngine.FixPolicy = .none
  ) {
    text = SourceText(source)
    let trees = [Self.file: SyntaxTree.parse(text)]
    findings = RuleEngine(configuration: configuration).check(Program(trees), fixes: fixes)
  }

  func findings(of rule: RuleID) -> [Finding] { findings.filter { $0.rule == rule } }

  /// As written in fixtures.
  var annotations: [Annotation] {
    findings.map { finding in
      let start = text.lineColumn(at: finding.range.start)
      let end = text.lineColumn(at: finding.range.end)
      let lineEnd = text.lineColumn(at: text.lineEnd(start.line)).column
      return Annotation(
        line: start.line + 1,
        startColumn: start.column + 1,
        endColumn: (end.line == start.line ? end.column : lineEnd) + 1,
        severity: finding.severity.rawValue,
        rule: finding.rule.rawValue,
        message: finding.message
      )
    }
  }
}
