import Semantics
import SourceText
import Syntax
import Testing

/// The types of variables that lead to each other, deeper than one look goes.
@Suite struct DescentTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let program: String
    /// The end that all the others lead to, and another one.
    var end = "= 1"
    var other = "= \"a\""
    var types: Set<String> = ["Int"]
    var otherTypes: Set<String> = ["String"]
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n") + "\n"
  }

  private static let cases = [
    Case(testDescription: "a chain", program: lines(300) { "let a\($0) = a\($0 + 1)" } + "let a300 = 1"),
    Case(testDescription: "a chain upwards", program: "let a0 = 1\n" + lines(300) { "let a\($0 + 1) = a\($0)" }),
    Case(
      testDescription: "static properties",
      program: "enum E {\n" + lines(300) { "static let a\($0) = a\($0 + 1)" } + "static let a300 = 1\n}"
    ),
    Case(
      testDescription: "a lattice",
      program: lines(150) { "let a\($0) = b\($0 + 1) + c\($0 + 1)\nlet b\($0) = c\($0 + 1)\nlet c\($0) = a\($0 + 1)" }
        + "let a150 = 1\nlet b150 = a150\nlet c150 = b150"
    ),
    Case(
      testDescription: "more names than are noted",
      program: lines(1_100) { "let a\($0) = a\($0 + 1)" } + "let a1100 = 1"
    ),
    Case(
      testDescription: "a circle beside its way out",
      program: lines(100) { "let a\($0) = [b\($0 + 1), a\($0 + 1)].count\nlet b\($0) = b\(($0 + 1) % 100)" }
        + "let b100 = 1\nlet a100 = 1",
      other: "= 2",
      types: [],
      otherTypes: []
    ),
  ]

  @Test(arguments: cases) func typesOfAllAreFoundAndFollowTheEnd(_ edit: Case) {
    let file = FileID("Program.swift")
    var program = Program([file: Self.tree(edit.program)])
    let types = Self.types(in: program)
    #expect(types.count >= 100)
    if !edit.types.isEmpty { #expect(Set(types.map(\.type)) == edit.types) }
    let text = edit.program.replacing(edit.end, with: edit.other, maxReplacements: 1)
    #expect(text != edit.program)
    program.setFile(file, to: Self.tree(text))
    let changed = Self.types(in: program)
    #expect(changed == Self.types(in: Program([file: Self.tree(text)])))
    if !edit.otherTypes.isEmpty { #expect(Set(changed.map(\.type)) == edit.otherTypes) }
  }

  private static func tree(_ text: String) -> SyntaxTree { SyntaxTree.parse(SourceText(text)) }

  private struct TypedPlace: Equatable {
    let start: Int
    let type: String
  }

  /// What each initial value is, in the order of the program.
  private static func types(in program: Program) -> [TypedPlace] {
    let typing = Typing(program)
    return program.files.values.flatMap(\.units).flatMap { placed in
      typing.declarations(of: placed.unit).flatMap { declaration in
        typing.types(of: declaration).allTypes(in: declaration.span).map { span, type in
          TypedPlace(start: placed.start + Int(span.start), type: "\(type)")
        }
      }
    }
  }
}
