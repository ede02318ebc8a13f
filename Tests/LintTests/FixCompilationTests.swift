import Checking
import FoundationEssentials
import Lint
import SourceText
import TestSupport
import Testing
import ViewGraph

/// What compiles, compiles after each fix, too: the toolchain's compiler says so.
@Suite(.enabled(if: CompilerCheck.shared != nil), .timeLimit(.minutes(30))) struct FixCompilationTests {
  /// A program with the rules as they are to be run over it.
  struct Program: Sendable, CustomStringConvertible {
    let description: String
    let text: String
    let configuration: LintConfiguration
  }

  @Test(arguments: programs) func fixesKeepProgramsCompiling(_ program: Program) throws {
    let check = try #require(CompilerCheck.shared)
    let source = CheckedSource(program.text, configuration: program.configuration, fixes: .tried)
    let fixes = Self.distinct(source.findings.flatMap { finding in finding.fixes.map { (finding.rule, $0) } })
    var known: Int?
    for batch in Self.batches(of: fixes) {
      guard !check.errors(in: source.text.applying(batch.flatMap(\.edits)).string).isEmpty else { continue }
      // What does not compile need not after the fix, but it must not get worse.
      let before = known ?? check.errors(in: program.text).count
      known = before
      for fix in batch {
        let errors = check.errors(in: source.text.applying(fix.edits).string)
        #expect(errors.count <= before, "\(program): \(fix.rule): \(fix.title): \(errors.first ?? "")")
      }
    }
  }

  private struct TriedFix {
    let rule: RuleID
    let title: String
    let edits: [TextEdit]
  }

  /// The fixes, those that change the same only once.
  private static func distinct(_ fixes: [(RuleID, Fix)]) -> [TriedFix] {
    var seen: Set<[FileEdit]> = []
    return fixes.filter { seen.insert($0.1.edits).inserted }.map { rule, fix in
      TriedFix(rule: rule, title: fix.title, edits: fix.edits.map(\.edit))
    }
  }

  /// Fixes that touch nothing in common, to be looked at together.
  private static func batches(of fixes: [TriedFix]) -> [[TriedFix]] {
    fixes.reduce(into: []) { batches, fix in
      let free = batches.indices.first { index in
        !batches[index].contains { other in
          other.edits.contains { one in
            fix.edits.contains { one.range.start <= $0.range.end && $0.range.start <= one.range.end }
          }
        }
      }
      if let free { batches[free].append(fix) } else { batches.append([fix]) }
    }
  }

  /// All programs with `UILSP_COMPILER=all`, which takes minutes, and every tenth otherwise.
  private static let programs: [Program] = {
    let takesAll = ProcessInfo.processInfo.environment["UILSP_COMPILER"] == "all"
    let fixtures = (Fixture.all(in: "checks") + Fixture.all(in: "fixes")).map {
      Program(description: $0.name, text: $0.text, configuration: .standard)
    }
    let examples = RuleExamples.all.flatMap { examples in
      examples.programs.filter(\.isBad).map { program in
        Program(
          description: "\(examples), \(program.title)",
          text: program.text,
          configuration: .showing(RuleID(rawValue: examples.rule))
        )
      }
    }
    let all = fixtures + examples
    return takesAll ? all : all.indices.filter { $0 % 10 == 0 }.map { all[$0] }
  }()
}
