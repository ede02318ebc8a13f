import Interpreter
import Testing

/// Fuel measures work: also that of operators and of the library, which is no statement of the program.
@Suite struct LimitTests {
  private static let limits = EvaluationLimits(steps: 10_000, depth: 64)

  @Test(arguments: [
    "var text = \"ab\"; for _ in 0..<60 { text += text }",
    "var text = \"ab\"; for _ in 0..<60 { text.append(text) }",
    "var text = \"ab\"; for _ in 0..<60 { text = \"\\(text)\\(text)\" }",
    "var text = \"ab\"; for _ in 0..<60 { text = text.replacingOccurrences(of: \"a\", with: text) }",
    "var list = [1]; for _ in 0..<60 { list += list }",
    "var list = [1]; for _ in 0..<60 { list.append(contentsOf: list) }",
    "for _ in 0..<50 { _ = (0..<1_000).map { $0 }.sorted() }",
    "_ = (0..<20_000).reduce(0, +)",
  ])
  func workWithoutStatementsEnds(_ body: String) {
    let program = LanguageProgram("func work() -> Int { \(body); return 0 }\nwork() // = 0", limits: Self.limits)
    _ = program.run()
    #expect(program.syntaxErrors.isEmpty)
    #expect(program.evaluator.isExhausted)
  }

  @Test func stepsAreWhatWasUsed() {
    let program = LanguageProgram("1 + 2 // = 3", limits: Self.limits)
    #expect(program.run().map(\.actual) == ["3"])
    #expect(program.evaluator.steps > 0 && program.evaluator.steps < 20)
  }
}
