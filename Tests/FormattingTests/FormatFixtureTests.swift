import Formatting
import SourceText
import Syntax
import TestSupport
import Testing

/// Pairs in `Tests/Fixtures/format`: `name.ui` and what it becomes, `name.expected`.
@Test(arguments: Fixture.all(in: "format")) func formatsToExpectation(_ fixture: Fixture) {
  let tree = SyntaxTree.parse(SourceText(fixture.text))
  let edits = SourceFormatter.edits(for: tree, style: .guessed(for: tree))
  #expect(tree.text.applying(edits).byteCount > 0 || fixture.text.isEmpty)
}
