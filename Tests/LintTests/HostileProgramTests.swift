import Checking
import Interpreter
import Lint
import Semantics
import Server
import SourceText
import Syntax
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Programs that try to keep the evaluator, the rules or the memory busy come to an end, at a size that tells what doubles
/// with each step, or grows with the square of it, from what does not. `benchmark hostile` writes them in their own size.
@Suite struct HostileProgramTests {
  /// Large enough for what doubles to never end.
  private static let size = 400
  /// Large enough for the same, and small enough to look at every program.
  private static let smallSize = 40

  /// Each program once; in the large size only the first of each family, unless `UILSP_HOSTILE` is `all`.
  private static let sizes: [(name: String, size: Int)] = {
    let isWhole = getenv("UILSP_HOSTILE").map { String(cString: $0) } == "all"
    let large = Set((isWhole ? HostileProgram.all : HostileProgram.ofEachFamily).map(\.name))
    return HostileProgram.all.map { ($0.name, min($0.size, large.contains($0.name) ? size : smallSize)) }
  }()

  @Test func areMany() {
    #expect(HostileProgram.all.count > 450)
    #expect(HostileProgram.ofEachFamily.count > 80)
    #expect(Set(HostileProgram.all.map(\.name)).count == HostileProgram.all.count)
  }

  /// All begin at once: the limit is that of the whole.
  @Test(.timeLimit(.minutes(30)), arguments: sizes)
  func ends(_ name: String, _ size: Int) {
    guard let hostile = HostileProgram.all.first(where: { $0.name == name }) else { return }
    let source = hostile.source(of: size)
    // As deep a stack as the program's own threads have.
    let outcome = DetachedThread.result {
      let outcome = EvaluationFuzz.outcome(of: source)
      let tree = SyntaxTree.parse(SourceText(source))
      let engine = RuleEngine().withoutEvaluation
      _ = engine.check(Program([FileID("Hostile.ui"): tree]), fixes: .none)
      return outcome
    }
    #expect(outcome == nil)
  }

  /// Only in their own size they would come to the end of a stack.
  @Test(.timeLimit(.minutes(30)), arguments: HostileProgram.all.filter { $0.family == "grown" }.map(\.name))
  func endsInItsOwnSize(_ name: String) {
    guard let hostile = HostileProgram.all.first(where: { $0.name == name }) else { return }
    #expect(DetachedThread.result { EvaluationFuzz.outcome(of: hostile.source, limits: .standard) } == nil)
  }

  /// Values that hold each other many times over are compared, hashed and described without running out of fuel.
  @Test(arguments: [
    "array-doubled-equal", "enum-doubled-equal", "enum-doubled-hash", "dictionary-doubled", "own-equality-doubled",
  ])
  func isWithinItsFuel(_ name: String) {
    guard let hostile = HostileProgram.all.first(where: { $0.name == name }) else { return }
    let file = FileID("Hostile.ui")
    let program = Program([file: SyntaxTree.parse(SourceText(hostile.source(of: name.hasPrefix("own") ? 8 : 40)))])
    let scenes = Scenes.all(in: file, program: program)
    #expect(!scenes.isEmpty)
    for scene in scenes {
      let configuration = LintConfiguration.standard.shownScene(of: file)
      let result = SceneEvaluator.evaluate(scene, program: program, configuration: configuration)
      #expect(result.elements.contains { $0.name == "Text" })
      #expect(result.facts.limit == nil)
    }
  }
}
