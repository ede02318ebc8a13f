import FoundationEssentials
import TestSupport
import Testing

/// The catalogue's declarations are Swift, and the programs of the fixtures fit them: the toolchain's compiler says so.
/// Fixtures of the syntax, of formatting and of the bare language are not programs in that sense.
@Suite(.enabled(if: CompilerCheck.shared != nil), .timeLimit(.minutes(15))) struct CompilerTests {
  /// A program, and the path that `CompilerException` knows it by.
  struct Program: Sendable, CustomStringConvertible {
    let path: String
    let title: String
    let text: String
    var description: String { path + title }
  }

  @Test func everyDeclarationIsSwift() throws {
    let check = try #require(CompilerCheck.shared)
    #expect(check.errorsInModules == [])
  }

  @Test(arguments: fixtures + seeds + examples) func theCompilerAcceptsWhatTheFixturesCallRight(_ program: Program)
    throws
  {
    let check = try #require(CompilerCheck.shared)
    guard let first = check.errors(in: program.text).first else { return }
    #expect(CompilerException.excuse(program.path, first) != nil, "\(program): \(first)")
  }

  private static let fixtures: [Program] = ["checks", "frames", "frames-26", "frames-mac", "ide"].flatMap { suite in
    Fixture.all(in: suite).map { Program(path: $0.name, title: "", text: $0.text) }
  }

  private static let seeds: [Program] = {
    guard let shared = Repository.shared else { return [] }
    return Repository.files(below: shared + "/cases/seeds", suffix: ".ui").compactMap { name in
      Repository.text(ofFile: shared + "/cases/seeds/" + name).map { Program(path: name, title: "", text: $0) }
    }
  }()

  /// The rules' examples: all of them with `UILSP_COMPILER=all`, which takes minutes, and every tenth otherwise.
  private static let examples: [Program] = {
    let all = RuleExamples.all.flatMap { examples in
      examples.programs.map { Program(path: examples.fixture.name, title: ": " + $0.title, text: $0.text) }
    }
    if ProcessInfo.processInfo.environment["UILSP_COMPILER"] == "all" { return all }
    return all.indices.filter { $0 % 10 == 0 }.map { all[$0] }
  }()
}
