import Interpreter
import Layout
import Semantics
import SourceText
import Syntax
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

  /// A scene whose views contain themselves ends, and says where.
  @Test(arguments: [
    "func again() -> some View { ForEach(0..<1) { _ in again() } }",
    "func again() -> some View { Group { ForEach(0..<2) { _ in Section { again() } } } }",
    "func again() -> some View { inner(Text(\"a\")) }\n"
      + "func inner(_ view: some View) -> some View { Group(subviews: view) { _ in inner(view) } }",
    "func again() -> some View { inner(Text(\"a\")) }\n"
      + "func inner(_ view: some View) -> some View { ForEach(sections: view) { _ in inner(view) } }",
    "func again() -> some View { _VariadicView.Tree(Root()) { Text(\"a\") } }\n"
      + "struct Root: _VariadicView_MultiViewRoot {\n"
      + "  func body(children: _VariadicView.Children) -> some View { _VariadicView.Tree(Root()) { children } }\n}",
    "func again() -> some View { _VariadicView.Tree(Root()) { Text(\"a\") } }\n"
      + "struct Root: _VariadicView_UnaryViewRoot {\n"
      + "  func body(children: _VariadicView.Children) -> some View { _VariadicView.Tree(Root()) { children } }\n}",
  ])
  func viewsThatContainThemselvesEnd(_ again: String) {
    let file = FileID("Scene.ui")
    let source = "struct Shown: View { var body: some View { VStack { again() } } }\n\(again)"
    let program = Program([file: SyntaxTree.parse(SourceText(source))])
    let configuration = SceneConfiguration(size: Size(width: 300, height: 200))
    let scene = Scenes.view("Shown", in: file, program: program)
    let result = scene.map { SceneEvaluator.evaluate($0, program: program, configuration: configuration) }
    #expect(result?.facts.limit?.reason.contains("nest") == true)
  }

  /// Globals that are each made from all before them: what is known of them is not looked through again and again, and
  /// the next scene finds them at the same cost.
  @Test func globalsMadeFromEachOtherEnd() {
    let count = 80
    let globals = (1..<count).map { number in
      let earlier = (0..<number).map { "g\($0)" }.joined(separator: ", ")
      return "let g\(number): Int = [\(earlier)].reduce(0) { max($0, $1) } + 1"
    }
    let source = """
      struct Shown: View { var body: some View { Color.red.frame(width: CGFloat(g\(count - 1)), height: 10) } }
      let g0 = 1
      \(globals.joined(separator: "\n"))
      """
    let file = FileID("Scene.ui")
    let program = Program([file: SyntaxTree.parse(SourceText(source))])
    let configuration = SceneConfiguration(size: Size(width: 300, height: 200))
    let scene = Scenes.view("Shown", in: file, program: program)
    let results = (0..<3).compactMap { _ in
      scene.map { SceneEvaluator.evaluate($0, program: program, configuration: configuration) }
    }
    #expect(results.map { $0.elements.first?.layout.size.width } == [80, 80, 80])
    #expect(Set(results.map(\.steps)).count == 1)
  }
}
