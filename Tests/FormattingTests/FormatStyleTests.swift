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
}
