import SourceText
import Syntax
import TestSupport
import Testing

/// Each broken program of the fixtures shows its errors where the annotations say, and no others.
struct SyntaxErrorTests {
  @Test(arguments: Fixture.all(in: "syntax"))
  func errors(of fixture: Fixture) {
    let tree = SyntaxTree.parse(SourceText(fixture.text))
    let found = tree.diagnostics.map { diagnostic in
      let start = tree.text.lineColumn(at: diagnostic.range.start)
      let end = tree.text.lineColumn(at: diagnostic.range.end)
      return Annotation(
        line: start.line + 1,
        startColumn: start.column + 1,
        endColumn: end.line == start.line ? end.column + 1 : start.column + 2,
        severity: "error",
        rule: "syntax-error",
        message: diagnostic.message
      )
    }
    #expect(fixture.mismatches(found) == [])
  }

  @Test func fixesRemoveTheirErrors() {
    for source in ["let a = f(1", "struct S {\n  var x: Int\n", "a b", "switch x { case 1: }", "x = “a”"] {
      let tree = SyntaxTree.parse(SourceText(source))
      let fixes = tree.diagnostics.flatMap(\.fixes)
      #expect(!fixes.isEmpty, "\(source)")
      let fixed = tree.text.applying(fixes.flatMap(\.edits))
      #expect(SyntaxTree.parse(fixed).diagnostics == [], "\(source)")
    }
  }

  @Test func unclosedBracketsPointAtTheirOpening() throws {
    let tree = SyntaxTree.parse(SourceText("f(a, b"))
    let error = try #require(tree.diagnostics.first)
    #expect(error.message == "expected ')' to close this argument list")
    #expect(error.related.map(\.range) == [ByteRange(1, 2)])
  }
}
