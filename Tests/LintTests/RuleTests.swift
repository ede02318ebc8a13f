import Checking
import Lint
import SourceText
import Testing

/// What rules say of themselves holds.
@Suite struct RuleTests {
  @Test func rulesAreSortedAndUnique() {
    let names = LintRule.all.map(\.id)
    #expect(names == Set(names).sorted())
  }

  @Test(arguments: LintRule.all) func documentationIsComplete(_ rule: LintRule) {
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."), "\(rule.id)")
    #expect(rule.documentation.count > 40, "\(rule.id)")
    #expect(rule.bad.count >= 2 && rule.good.count >= 2, "\(rule.id)")
  }

  @Test(arguments: LintRule.all) func badExamplesAreReported(_ rule: LintRule) {
    for (index, source) in rule.bad.enumerated() {
      let found = CheckedSource(source, configuration: .showing(rule.id)).findings
      #expect(found.contains { $0.rule == rule.id }, "\(rule.id), bad example \(index): \(found.map(\.rule))")
    }
  }

  @Test(arguments: LintRule.all) func goodExamplesAreClean(_ rule: LintRule) {
    for (index, source) in rule.good.enumerated() {
      let loud = CheckedSource(source).findings.filter { $0.severity > .hint }
      #expect(loud.isEmpty, "\(rule.id), good example \(index): \(loud.map { "\($0.rule): \($0.message)" })")
    }
  }

  @Test(arguments: LintRule.all) func fixesRemoveTheirFindingAndAddNone(_ rule: LintRule) {
    for source in rule.bad {
      let checked = CheckedSource(source, configuration: .showing(rule.id), fixes: .tried)
      for finding in checked.findings {
        for fix in finding.fixes {
          let text = checked.text.applying(fix.edits.map(\.edit)).string
          let after = CheckedSource(text, configuration: .showing(rule.id))
          #expect(after.findings.count < checked.findings.count, "\(finding.rule): \(fix.title)")
          #expect(after.findings(of: "syntax-error").isEmpty, "\(finding.rule): \(fix.title)")
        }
      }
    }
  }
}
