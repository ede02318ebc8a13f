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

  /// Mistakes in whose lines no annotation can stand.
  @Test(arguments: [
    (
      "let a = \"\"\"\n    b\n  c\n    \"\"\"",
      "3:1 insufficient indentation of a line in the multi-line string literal"
    ),
    ("let a = \"\"\"\n  b \\\n  \"\"\"", "2:5 the last line of a multi-line string literal cannot end with '\\'"),
    ("let a = \"\"\"\n  b", "1:9 unterminated string literal; expected '\"\"\"'"),
    ("/* a", "1:1 unterminated comment; expected '*/'"),
    ("#if A\nlet a = 1", "2:10 expected '#endif' to end this '#if'"),
    ("@", "1:2 expected the name of an attribute after '@'"),
    ("operator +", "1:1 expected 'prefix', 'infix' or 'postfix' before 'operator'"),
  ])
  func errorsOfTheirOwn(_ source: String, _ expected: String) {
    let tree = SyntaxTree.parse(SourceText(source))
    let found = tree.diagnostics.map { diagnostic in
      let place = tree.text.lineColumn(at: diagnostic.range.start)
      return "\(place.line + 1):\(place.column + 1) \(diagnostic.message)"
    }
    #expect(found == [expected])
  }

  /// Code that is none, where it stands on several lines.
  @Test(arguments: [
    "let make = UICollectionView.CellRegistration\n  <Cell, String> { cell, _, _ in cell.show() }",
    "let make = UICollectionView.CellRegistration\n  <Cell>(kind: header) { _, _ in }",
  ])
  func noErrors(_ source: String) {
    #expect(SyntaxTree.parse(SourceText(source)).diagnostics == [])
  }

  @Test func fixesRemoveTheirErrors() {
    for source in [
      "let a = f(1", "struct S {\n  var x: Int\n", "a b", "switch x { case 1: }", "x = “a”", "x = 'a'", "x = .5",
      "#if A\nx()", "let x: Int { 1 }", "f(a b)", "@ A struct B {}", "var x: Int { get { 1 }; set {} }", "a;; b",
      "func f() async async {}", "struct struct S {}", "repeat {} a", "guard a { b }", "x = 0x1.8", "let class = 1",
      "func f(a Int) {}", "if let a = b, c = d {}", "func f() { private let a = 1 }", "}",
    ] {
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
