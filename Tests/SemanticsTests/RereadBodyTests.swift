import Semantics
import SourceText
import Syntax
import Testing

/// What types say of code whose text has not changed and that is read in another way, since something around it has
/// changed: the same as those of a fresh program.
@Suite struct RereadBodyTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
  }

  private static let operators = """
    infix operator +++: AdditionPrecedence
    func +++ (left: Int, right: Int) -> Int { left }
    func +++ (left: Int, right: Bool) -> String { "a" }
    func show() {
      let value = 1 +++ 2 == 2
    }
    """

  private static let braces = """
    struct Panel: View {
      @State private var width = 1.0

      var body: some View {
        Text("Signal")
          .background {
            Row Reader { proxy in
    Reader { proxy in
              Color.clear.opacity(width)
            }
          }
          .accessibilityLabel("\\(Int(width)) points wide")
          .onTapGesture { width = 2 }
      }
    }
    }
    """

  private static let cases = [
    Case(
      testDescription: "an operator's precedence",
      before: operators,
      after: operators.replacing("AdditionPrecedence", with: "AssignmentPrecedence")
    ),
    Case(testDescription: "a brace after the code", before: braces, after: String(braces.dropLast(2))),
    Case(testDescription: "a brace that comes after the code", before: String(braces.dropLast(2)), after: braces),
  ]

  @Test(arguments: cases) func typesAreThoseOfAFreshProgram(_ edit: Case) {
    let file = FileID("Program.swift")
    var program = Program([file: SyntaxTree.parse(SourceText(edit.before))])
    let before = TypedExpressions.all(in: program)
    program.setFile(file, to: SyntaxTree.parse(SourceText(edit.after)))
    let fresh = TypedExpressions.all(in: Program([file: SyntaxTree.parse(SourceText(edit.after))]))
    #expect(before != fresh)
    #expect(TypedExpressions.all(in: program) == fresh)
  }
}
