import Checking
import Lint
import SourceText
import Syntax
import TestSupport
import Testing

/// Programs of real shapes, with the findings written under their lines.
@Suite struct CheckFixtureTests {
  @Test(arguments: Fixture.all(in: "checks")) func findings(_ fixture: Fixture) {
    let mismatches = fixture.mismatches(CheckedSource(fixture.text).annotations)
    #expect(mismatches == [])
  }

  @Test(arguments: Fixture.all(in: "checks")) func fixes(_ fixture: Fixture) {
    let checked = CheckedSource(fixture.text, fixes: .tried)
    let fixes = checked.findings.flatMap { finding in
      finding.fixes.map { fix in
        let line = checked.text.lineColumn(at: finding.range.start).line + 1
        return "\(line) \(finding.rule): \(fix.title)\(fix.isSafe ? ", safe" : "")"
      }
    }
    guard !fixes.isEmpty || fixture.section("fixes") != nil else { return }
    let mismatches = fixture.mismatches(section: "fixes", fixes.joined(separator: "\n"))
    #expect(mismatches == [])
  }
}
