import Formatting
import SourceText
import Syntax
import Testing

/// Where a line goes on when it is typed; `|` is the caret.
struct TypedIndentationTests {
  /// Before; what was typed; the blanks of the line then.
  @Test(arguments: [
    ("struct A {\n|", "\n", "  "),
    ("struct A {\n  var body: some View {\n|", "\n", "    "),
    ("struct A {\n  let x = 1\n|", "\n", "  "),
    ("struct A {\n  var body: some View {\n    Text(\"a\")\n      .padding()\n|", "\n", "      "),
    ("struct A {\n  func f() {\n    g()\n    }|\n}", "}", "  "),
    ("func f() {\n  switch x {\n  case .a:\n|", "\n", "    "),
    ("func f() {\n  switch x {\n  case .a:\n    run()\n|", "\n", "    "),
    ("call(\n  a,\n|", "\n", "  "),
    ("call(a,\n|)", "\n", ""),
    ("let a = 1\n|", "\n", ""),
    ("struct A {\n}\n|", "\n", ""),
    ("struct A {\n  f {\n  }\n|", "\n", "  "),
    ("let a = \"\"\"\n   |", "\n", "   "),
    ("/* a\n     |\n*/", "\n", "     "),
    ("let a = { x }|", "}", ""),
    ("struct A {\n\n|\n  let x = 1\n}", "\n", "  "),
  ])
  func indents(_ marked: String, _ typed: String, _ blanks: String) throws {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let offset = ByteOffset(parts[0].utf8.count)
    let text = SourceText(parts.joined())
    let edits = TypedIndentation.edits(
      afterTyping: typed,
      at: offset,
      in: SyntaxTree.parse(text),
      style: FormatStyle(indentation: .spaces(2))
    )
    let result = text.applying(edits)
    let line = text.lineColumn(at: offset).line
    let content = result.string(in: ByteRange(result.lineStart(line), result.lineEnd(line)))
    #expect(content.prefix { $0 == " " } == blanks)
  }
}
