import Checking
import Lint
import SourceText
import TestSupport
import Testing

/// Views as apps have them, rule by rule: reported where something is wrong, left alone where nothing is, and mended by
/// the fixes that are offered.
@Suite(.timeLimit(.minutes(30))) struct RuleExampleTests {
  @Test(arguments: RuleExamples.all) func findings(_ examples: RuleExamples) {
    #expect(LintRule.named(examples.rule) != nil, "\(examples): no rule of that name")
    var found: [Annotation] = []
    for program in examples.programs {
      let annotations = CheckedSource(program.text, configuration: examples.configuration).annotations
      let count = annotations.count { $0.rule == examples.rule }
      #expect((count > 0) == program.isBad, "\(examples), \(program.title): \(count) findings")
      found += annotations
    }
    let mismatches = examples.fixture.mismatches(found)
    #expect(mismatches == [])
  }

  /// Each fix of the rule removes a finding of it and adds none; making the safe ones ends, and then none is left.
  @Test(arguments: RuleExamples.all) func fixes(_ examples: RuleExamples) {
    for program in examples.programs where program.isBad {
      let before = CheckedSource(program.text, configuration: examples.configuration, fixes: .tried)
      let title = "\(examples), \(program.title)"
      for finding in before.findings where finding.rule.rawValue == examples.rule {
        for fix in finding.fixes { expect(fix, removes: finding.rule, from: before, title) }
      }
      var checked = before
      var rounds = 0
      while let fixed = checked.safelyFixed, rounds < 10 {
        checked = CheckedSource(fixed, configuration: examples.configuration, fixes: .tried)
        rounds += 1
      }
      #expect(rounds < 10, "\(title)")
    }

    func expect(_ fix: Fix, removes rule: RuleID, from before: CheckedSource, _ title: String) {
      let text = before.text.applying(fix.edits.map(\.edit)).string
      let after = CheckedSource(text, configuration: examples.configuration)
      #expect(after.findings(of: rule).count < before.findings(of: rule).count, "\(title): \(fix.title)")
      #expect(after.rulesWithMoreFindings(than: before) == [], "\(title): \(fix.title)")
    }
  }

  /// Rules that speak of what this program is for have three of either kind, the others one.
  @Test func everyRuleHasExamples() {
    let programs = Dictionary(RuleExamples.all.map { ($0.rule, $0.programs) }) { $0 + $1 }
    let central = [
      LintRule.geometryReaderRules, LintRule.preferenceRules, LintRule.environmentRules, LintRule.coordinateSpaceRules,
      LintRule.geometryFeedbackRules, LintRule.alignmentGuideRules, LintRule.layoutProtocolRules,
    ]
    let centralNames = Set(central.joined().map(\.id))
    for rule in LintRule.all {
      let wanted = centralNames.contains(rule.id) ? 3 : 1
      let found = programs[rule.id.rawValue] ?? []
      let bad = found.count(where: \.isBad)
      #expect(min(bad, found.count - bad) >= wanted, "\(rule.id) has \(bad) bad and \(found.count - bad) good examples")
    }
  }
}

extension RuleExamples {
  fileprivate var configuration: LintConfiguration { .showing(RuleID(rawValue: rule)) }
}

extension CheckedSource {
  /// The text after as many safe fixes as do not touch each other; nil where there is none.
  fileprivate var safelyFixed: String? {
    var taken: [TextEdit] = []
    for fix in findings.flatMap(\.fixes) where fix.isSafe {
      let edits = fix.edits.map(\.edit)
      let touches = edits.contains { edit in
        taken.contains { $0.range.start <= edit.range.end && edit.range.start <= $0.range.end }
      }
      if !touches { taken += edits }
    }
    return taken.isEmpty ? nil : text.applying(taken).string
  }

  /// The rules that report more here than in `other`.
  fileprivate func rulesWithMoreFindings(than other: CheckedSource) -> [RuleID] {
    let before = Dictionary(grouping: other.findings, by: \.rule).mapValues(\.count)
    let after = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    return after.filter { $0.value > before[$0.key, default: 0] }.keys.sorted()
  }
}
