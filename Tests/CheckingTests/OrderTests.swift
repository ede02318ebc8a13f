import Checking
import Lint
import Semantics
import SourceText
import Syntax
import TestSupport
import Testing
import ViewGraph

/// The same program gives the same findings, however it is worked on.
@Suite struct OrderTests {
  private static let program: Program = {
    let files = Fixture.all(in: "checks").filter { !$0.name.contains("limits") }
    return Program(Dictionary(uniqueKeysWithValues: files.map { ($0.fileID, SyntaxTree.parse(SourceText($0.text))) }))
  }()

  /// Two sizes say as much here as seven.
  private static let configuration = LintConfiguration(scenes: Array(TestedConfiguration.standard.prefix(2)))

  private static let engine = RuleEngine(configuration: configuration)
  private static let forwards = findings(engine)

  private static func findings(_ engine: RuleEngine) -> [Finding] { engine.check(program, fixes: .none) }

  @Test func theOrderOfWorkHasNoEffect() {
    let backwards = Executor { count, _, work in
      for index in (0..<count).reversed() { work(index) }
    }
    let engine = RuleEngine(configuration: Self.configuration, executor: backwards)
    #expect(!Self.forwards.isEmpty)
    #expect(Self.findings(engine) == Self.forwards)
  }

  @Test func checkingAgainFindsTheSame() {
    #expect(Self.findings(Self.engine) == Self.forwards)
  }

  @Test func theOrderOfRulesHasNoEffect() {
    let reversed = RuleEngine(rules: LintRule.all.reversed(), configuration: Self.configuration)
    #expect(Self.findings(reversed) == Self.forwards)
  }

  @Test func findingsAreSortedByFileAndPosition() {
    let places = Self.forwards.map { ($0.file.path, $0.range.start.value) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func onlyTheFilesAskedForAreReported() {
    let file = FileID("checks/uilabel.ui")
    let engine = RuleEngine(configuration: Self.configuration)
    let findings = engine.check(Self.program, files: [file], fixes: .none)
    #expect(!findings.isEmpty && findings.allSatisfy { $0.file == file })
  }

  @Test func withoutEvaluationOnlyLayoutRulesAreSilent() {
    var configuration = LintConfiguration.standard
    configuration.evaluates = false
    let rules = Set(RuleEngine(configuration: configuration).check(Self.program, fixes: .none).map(\.rule))
    #expect(rules.contains("geometry-reader-unused-proxy"))
    #expect(!rules.contains("geometry-reader-root") && !rules.contains("feedback-loop-diverges"))
  }
}

extension Fixture {
  fileprivate var fileID: FileID { FileID(name) }
}
