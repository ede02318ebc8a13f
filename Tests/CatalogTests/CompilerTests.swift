import Catalog
import FoundationEssentials
import TestSupport
import Testing

/// The catalogue's declarations are Swift, and the programs of the fixtures fit them: the toolchain's compiler says so.
/// Fixtures of the syntax, of formatting and of the bare language are not programs in that sense.
@Suite(.enabled(if: CompilerCheck.shared != nil), .timeLimit(.minutes(30))) struct CompilerTests {
  /// A program, and the path that `CompilerException` knows it by.
  struct Program: Sendable, CustomStringConvertible {
    let path: String
    let title: String
    let text: String
    /// Whether it is all that the path stands for.
    var isWhole: Bool { title.isEmpty }
    var description: String { path + title }
  }

  @Test func everyDeclarationIsSwift() throws {
    let check = try #require(CompilerCheck.shared)
    #expect(check.errorsInModules == [])
  }

  @Test(arguments: PackageSource.all.map(\.module)) func whatPackagesDeclareIsSwift(_ module: String) throws {
    let check = try #require(CompilerCheck.shared)
    let source = try #require(PackageSource.all.first { $0.module == module })
    #expect(check.reading(of: source.text).errors == [])
  }

  /// What compiles has the same types here as for the compiler, and its names mean the same declarations.
  @Test(arguments: fixtures + seeds + examples) func theCompilerAcceptsWhatTheFixturesCallRight(_ program: Program)
    throws
  {
    let check = try #require(CompilerCheck.shared)
    let reading = check.reading(of: program.text)
    if let first = reading.errors.first {
      #expect(CompilerException.excuse(program.path, first) != nil, "\(program): \(first)")
    } else {
      let isExcused = program.isWhole && CompilerException.all.contains { $0.programs.contains(program.path) }
      #expect(!isExcused, "\(program) compiles and needs no exception")
    }
    // Examples have known differences too, which are not listed yet.
    guard program.isWhole || Self.takesAll else { return }
    guard TypeDifference.known(in: program.path) == nil else {
      let isNeeded = !program.isWhole || !reading.comparison.differences.isEmpty
      #expect(isNeeded, "\(program) has the compiler's types: it is no known difference any more")
      return
    }
    #expect(reading.comparison.differences == [], "\(program)")
  }

  /// Everyday code has a type in every place.
  @Test(arguments: fixtures.filter { $0.path.hasPrefix("types/") }) func everyExpressionHasAType(_ program: Program)
    throws
  {
    let check = try #require(CompilerCheck.shared)
    #expect(check.reading(of: program.text).comparison.unknowns == [], "\(program)")
  }

  @Test(arguments: CompilerException.all.flatMap(\.programs).filter { $0.hasPrefix("rules/") })
  func anExceptionForExamplesIsNeeded(_ path: String) throws {
    let check = try #require(CompilerCheck.shared)
    let programs = Self.allExamples.filter { $0.path == path }
    let isNeeded = programs.contains { program in
      check.reading(of: program.text).errors.first.map { CompilerException.excuse(path, $0) != nil } ?? false
    }
    #expect(isNeeded, "\(path) is not there, or compiles, and needs no exception")
  }

  @Test func everyExceptionNamesAProgram() {
    let known = Set((Self.fixtures + Self.seeds + Self.allExamples).map(\.path))
    let seedsAreHere = !Self.seeds.isEmpty
    let all = CompilerException.all.flatMap(\.programs) + TypeDifference.all.flatMap(\.programs)
    let named = all.filter { $0.contains("/") || seedsAreHere }
    #expect(named.filter { !known.contains($0) } == [])
  }

  private static let fixtures: [Program] = ["checks", "frames", "frames-26", "frames-mac", "ide", "types"].flatMap {
    suite in
    Fixture.all(in: suite).map { Program(path: $0.name, title: "", text: $0.text) }
  }

  private static let seeds: [Program] = {
    guard let shared = Repository.shared else { return [] }
    return Repository.files(below: shared + "/cases/seeds", suffix: ".ui").compactMap { name in
      Repository.text(ofFile: shared + "/cases/seeds/" + name).map { Program(path: name, title: "", text: $0) }
    }
  }()

  private static let takesAll = ProcessInfo.processInfo.environment["UILSP_COMPILER"] == "all"

  /// The rules' examples: all of them with `UILSP_COMPILER=all`, which takes minutes, and every tenth otherwise.
  private static let examples: [Program] = {
    takesAll ? allExamples : allExamples.indices.filter { $0 % 10 == 0 }.map { allExamples[$0] }
  }()

  private static let allExamples: [Program] = RuleExamples.all.flatMap { examples in
    examples.programs.map { Program(path: examples.fixture.name, title: ": " + $0.title, text: $0.text) }
  }
}
