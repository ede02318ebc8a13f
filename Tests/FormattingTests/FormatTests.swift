import SourceText
import Syntax
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(30)))
struct FormatTests {
  @Test(arguments: FormatFixture.all) func becomes(_ fixture: FormatFixture) {
    let actual = formatted(SourceText(fixture.source.text)).string
    #expect(fixture.expected(actual) == actual)
  }

  /// White space is all that changes, and formatting again changes nothing: every fixture, every program of the seeds.
  @Test(arguments: Fixture.all(in: "")) func changesWhiteSpaceOnly(_ fixture: Fixture) {
    check(fixture.text)
  }

  @Test(.enabled(if: Repository.shared != nil))
  func leavesSeedsWhatTheyAre() {
    let folder = (Repository.shared ?? "") + "/cases/seeds"
    for file in Repository.files(below: folder, suffix: ".ui") {
      check(Repository.text(ofFile: "\(folder)/\(file)") ?? "")
    }
  }

  /// The same for texts that are broken in ways that people break them.
  @Test(arguments: 0..<4) func survivesBrokenTexts(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for fixture in Fixture.all(in: "format") {
      var bytes = fixture.bytes
      for _ in 0..<6 {
        bytes = RandomEdit.next(in: bytes, using: &generator).applied(to: bytes)
        check(String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  /// Texts at the limits of what there can be.
  @Test(arguments: [
    "", " ", "\n\n", "// only a comment", "/* open", "\u{FEFF}", "\"", "\"\"\"\n\\(", "#if", "#!/bin/sh\nlet  a=1",
    "\\", "}}}",
    String(repeating: "(", count: 5_000), String(repeating: "{", count: 2_000),
    "a" + String(repeating: ".b()", count: 3_000),
    "let a = " + String(repeating: "!", count: 3_000) + "b", "let a = 1" + String(repeating: " + 1", count: 5_000),
    "[" + String(repeating: "[1], ", count: 3_000) + "]", String(repeating: "if a { ", count: 300),
  ])
  func isTotal(_ text: String) {
    check(text)
  }

  private func check(_ text: String) {
    let source = SourceText(text)
    let once = formatted(source)
    #expect(once.ink == source.ink)
    #expect(formatted(once).bytes == once.bytes)
    let before = SyntaxTree.parse(source)
    let after = SyntaxTree.parse(once)
    #expect(before.diagnostics.map(\.message) == after.diagnostics.map(\.message))
    #expect(before.root.descendants.map(\.kind) == after.root.descendants.map(\.kind))
  }
}
