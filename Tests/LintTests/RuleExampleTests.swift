import Lint
import SourceText
import TestSupport
import Testing

/// Views as apps have them, rule by rule: reported where something is wrong, left alone where nothing is, and mended by
/// the fixes that are offered.
@Suite(.timeLimit(.minutes(10))) struct RuleExampleTests {
  @Test(arguments: RuleExamples.all) func findings(_ examples: RuleExamples) {
    let found = examples.programs.flatMap { CheckedSource($0.text, configuration: examples.configuration).annotations }
    let mismatches = examples.fixture.mismatches(found)
    #expect(mismatches == [])
  }

  @Test(arguments: RuleExamples.all) func badOnesAreReportedAndGoodOnesAreNot(_ examples: RuleExamples) {
    #expect(LintRule.named(examples.rule) != nil, "\(examples): no rule of that name")
    for program in examples.programs {
      let findings = CheckedSource(program.text, configuration: examples.configuration).findings
      let count = findings.count { $0.rule.rawValue == examples.rule }
      #expect((count > 0) == program.isBad, "\(examples), \(program.title): \(count) findings")
    }
  }

  /// Each fix removes a finding of its rule and adds none.
  @Test(arguments: RuleExamples.all) func fixesRemoveTheirFinding(_ examples: RuleExamples) {
    for program in examples.programs where program.isBad {
      let before = CheckedSource(program.text, configuration: examples.configuration, fixes: .tried)
      for finding in before.findings where finding.rule.rawValue == examples.rule {
        for fix in finding.fixes {
          let text = before.text.applying(fix.edits.map(\.edit)).string
          let after = CheckedSource(text, configuration: examples.configuration)
          let place = "\(examples), \(program.title): \(fix.title)"
          #expect(after.findings(of: finding.rule).count < before.findings(of: finding.rule).count, "\(place)")
          #expect(after.rulesWithMoreFindings(than: before) == [], "\(place)")
        }
      }
    }
  }

  /// Making the safe fixes of a program ends, and what is left then has none.
  @Test(arguments: RuleExamples.all) func fixingConverges(_ examples: RuleExamples) {
    for program in examples.programs where program.isBad {
      var checked = CheckedSource(program.text, configuration: examples.configuration, fixes: .tried)
      var rounds = 0
      while let fix = checked.findings.lazy.flatMap(\.fixes).first(where: \.isSafe), rounds < 40 {
        let text = checked.text.applying(fix.edits.map(\.edit)).string
        checked = CheckedSource(text, configuration: examples.configuration, fixes: .tried)
        rounds += 1
      }
      #expect(rounds < 40, "\(examples), \(program.title)")
    }
  }
}

extension RuleExamples {
  fileprivate var configuration: LintConfiguration { .showing(RuleID(rawValue: rule)) }
}

extension CheckedSource {
  /// The rules that report more here than in `other`.
  fileprivate func rulesWithMoreFindings(than other: CheckedSource) -> [RuleID] {
    let before = Dictionary(grouping: other.findings, by: \.rule).mapValues(\.count)
    let after = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    return after.filter { $0.value > before[$0.key, default: 0] }.keys.sorted()
  }
}
