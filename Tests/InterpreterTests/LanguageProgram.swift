import Interpreter
import Semantics
import SourceText
import Syntax

/// A program whose top-level expressions say in a comment what they give: `1 + 2 // = 3`. They run in order.
struct LanguageProgram {
  struct Check {
    let line: Int
    let expected: String
    let actual: String
  }

  let evaluator: Evaluator
  let program: Program
  private let lines: [String]
  private let file = FileID("Program.ui")

  init(_ source: String, limits: EvaluationLimits = .standard) {
    let tree = SyntaxTree.parse(SourceText(source))
    program = Program([file: tree])
    evaluator = Evaluator(program: program, host: LanguageHost(), limits: limits)
    lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    syntaxErrors = tree.diagnostics.map { "\($0.range): \($0.message)" }
  }

  let syntaxErrors: [String]

  /// Runs the program: one check for each comment.
  func run() -> [Check] {
    var checks: [Check] = []
    for placed in program.files[file]?.units ?? [] {
      for case .code(let body) in placed.unit.contents {
        let value = evaluator.call(FunctionValue(.code(body), context: .global))
        guard let (line, expected) = expectation(after: placed) else { continue }
        checks.append(Check(line: line, expected: expected, actual: evaluator.debugDescription(value)))
      }
    }
    return checks
  }

  /// The comment behind the last line of a unit.
  private func expectation(after placed: PlacedUnit) -> (Int, String)? {
    guard let tree = program.files[file]?.tree else { return nil }
    let line = tree.text.lineColumn(at: ByteOffset(placed.start + placed.unit.byteCount)).line
    guard lines.indices.contains(line), let mark = lines[line].firstRange(of: "// = ") else { return nil }
    return (line + 1, String(lines[line][mark.upperBound...]))
  }
}
