import TestSupport
import Testing

/// The language without a framework: every fixture is a program whose comments say what its expressions give.
@Suite struct LanguageTests {
  @Test(arguments: Fixture.all(in: "language"))
  func evaluates(_ fixture: Fixture) {
    let program = LanguageProgram(fixture.text)
    #expect(program.syntaxErrors == [])
    let checks = program.run()
    #expect(checks.isEmpty == false)
    for check in checks where check.actual != check.expected {
      Issue.record("\(fixture.name):\(check.line): \(check.actual) instead of \(check.expected)")
    }
  }
}
