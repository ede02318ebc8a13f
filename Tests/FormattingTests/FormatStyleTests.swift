import Formatting
import SourceText
import Syntax
import Testing

/// How a file is indented is read from the file.
struct FormatStyleTests {
  @Test(arguments: [
    ("struct A {\n  let x = 1\n}", FormatStyle.Indentation.spaces(2)),
    ("struct A {\n    let x = 1\n}", .spaces(4)),
    ("struct A {\n\tlet x = 1\n}", .tab),
    ("struct A {\n  func f() {\n      g()\n  }\n  func h() {\n    g()\n  }\n}", .spaces(2)),
    ("VStack {\n  Text(\"a\")\n}", .spaces(2)),
    ("let a = f(\n  1\n)", .spaces(3)),
    ("struct A {\n let x = 1\n}", .spaces(3)),
    ("struct A {\nlet x = 1\n}", .spaces(3)),
    ("", .spaces(3)),
  ])
  func isGuessed(_ text: String, _ indentation: FormatStyle.Indentation) {
    let tree = SyntaxTree.parse(SourceText(text))
    #expect(FormatStyle.guessed(for: tree, fallback: .spaces(3)).indentation == indentation)
  }

  /// What fits into a line of the usual length is broken where lines are shorter.
  @Test(arguments: [
    (120, "let a = f(first: 1, second: 2)\n"), (30, "let a = f(first: 1, second: 2)\n"),
    (29, "let a = f(\n  first: 1,\n  second: 2\n)\n"),
  ])
  func linesAreAsLongAsAskedFor(_ length: Int, _ expected: String) {
    let tree = SyntaxTree.parse(SourceText("let a = f(first: 1, second: 2)\n"))
    let style = FormatStyle(indentation: .spaces(2), lineLength: length)
    #expect(tree.text.applying(SourceFormatter.edits(for: tree, style: style)).string == expected)
  }
}
