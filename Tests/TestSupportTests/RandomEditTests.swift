import TestSupport
import Testing

/// Random edits repeat with their seed, stay inside the text, and do change it.
struct RandomEditTests {
  private let text = Array("struct A: View {\n  var body: some View { Text(\"é\").padding() }\n}\n".utf8)

  @Test func theSameSeedGivesTheSameEdits() {
    #expect(edits(seed: 7) == edits(seed: 7))
    #expect(edits(seed: 7) != edits(seed: 8))
  }

  @Test(arguments: [0, 1, 2, 3]) func editsStayInside(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = text
    for _ in 0..<500 {
      let edit = RandomEdit.next(in: bytes, using: &generator)
      let edited = edit.applied(to: bytes)
      #expect(edited.count == bytes.count - edit.range.count + edit.replacement.count)
      bytes = edited.count > 2_000 ? text : edited
    }
  }

  @Test func anEmptyTextCanBeEdited() {
    var generator = SeededGenerator(seed: 1)
    let results = (0..<50).map { _ in RandomEdit.next(in: [], using: &generator).applied(to: []) }
    #expect(results.contains { !$0.isEmpty })
  }

  private func edits(seed: UInt64) -> [RandomEdit] {
    var generator = SeededGenerator(seed: seed)
    return (0..<50).map { _ in RandomEdit.next(in: text, using: &generator) }
  }
}
