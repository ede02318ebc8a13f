import Lint
import Semantics
import SourceText
import Syntax
import TestSupport
import Testing

/// The same program gives the same findings, however it is worked on.
@Suite struct OrderTests {
  private static let program: Program = {
    let files = Fixture.all(in: "checks").filter { !$0.name.contains("limits") }
    return Program(Dictionary(uniqueKeysWithValues: files.map { ($0.fileID, SyntaxTree.parse(SourceText($0.text))) }))
  }()

  @Test func theOrderOfWorkHasNoEffect() {
    let backwards = Executor { count, work in
      for index in (0..<count).reversed() { work(index) }
    }
    let forwards = RuleEngine().check(Self.program, fixes: .none)
    #expect(!forwards.isEmpty)
    #expect(RuleEngine(executor: backwards).check(Self.program, fixes: .none) == forwards)
  }

  @Test func checkingAgainFindsTheSame() {
    let engine = RuleEngine()
    let first = engine.check(Self.program, fixes: .none)
    #expect(engine.check(Self.program, fixes: .none) == first)
  }

  @Test func theOrderOfRulesHasNoEffect() {
    let findings = RuleEngine(rules: LintRule.all.reversed()).check(Self.program, fixes: .none)
    #expect(findings == RuleEngine().check(Self.program, fixes: .none))
  }

  @Test func findingsAreSortedByFileAndPosition() {
    let places = RuleEngine().check(Self.program, fixes: .none).map { ($0.file.path, $0.range.start.value) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func onlyTheFilesAskedForAreReported() {
    let file = FileID("checks/uilabel.ui")
    let findings = RuleEngine().check(Self.program, files: [file], fixes: .none)
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
