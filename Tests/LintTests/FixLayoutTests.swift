import Checking
import Lint
import SourceText
import TestSupport
import Testing

/// What fixes leave behind is written as the code around it: comments, indentation and lines of modifiers are kept.
@Suite struct FixLayoutTests {
  @Test(arguments: Fixture.all(in: "fixes")) func fixed(_ fixture: Fixture) {
    let program = fixture.text.prefix(
      upTo: fixture.text.firstRange(of: "\n// --- fixed ---")?.lowerBound ?? fixture.text.endIndex
    )
    var checked = CheckedSource(program + "\n", fixes: .tried)
    var rounds = 0
    while let fixed = checked.fixed, rounds < 10 {
      checked = CheckedSource(fixed, fixes: .tried)
      rounds += 1
    }
    #expect(rounds < 10, "\(fixture): fixes without end")
    #expect(checked.findings(of: "syntax-error").isEmpty, "\(fixture)")
    #expect(fixture.mismatches(section: "fixed", checked.text.string) == [])
  }
}

extension CheckedSource {
  /// The text after the first fix of each finding, of as many as do not touch each other; nil where there is none.
  fileprivate var fixed: String? {
    var taken: [TextEdit] = []
    for fix in findings.compactMap(\.fixes.first) {
      let edits = fix.edits.map(\.edit)
      let touches = edits.contains { edit in
        taken.contains { $0.range.start <= edit.range.end && edit.range.start <= $0.range.end }
      }
      if !touches { taken += edits }
    }
    return taken.isEmpty ? nil : text.applying(taken).string
  }
}
