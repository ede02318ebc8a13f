import SourceText
import Syntax
import TestSupport
import Testing

/// What holds for every text, tried on all fixtures.
struct SyntaxPropertyTests {
  static let fixtures = Fixture.all(in: "").filter { $0.bytes.count < 4_000 }

  @Test(arguments: fixtures)
  func everyByteIsInTheTree(_ fixture: Fixture) {
    #expect(TreeShape.gaps(SyntaxTree.parse(SourceText(fixture.bytes))) == [])
  }

  /// Many declarations, so that the tree keeps them in groups, and long expressions, whose nodes it looks up in tables.
  static let largeTexts = [
    String(repeating: "let x = f(1, [2])\n", count: 300),
    "let x = [" + String(repeating: "f(a, \"b\\(c) d\"), ", count: 200) + "0]",
    "let x = \"" + String(repeating: "\\(a.b) ", count: 400) + "\"",
    "let x = f(" + String(repeating: "a: , ", count: 300) + ")",
  ].map { Array($0.utf8) }

  static let texts = fixtures.map(\.bytes) + largeTexts

  @Test(arguments: texts)
  func everyByteIsFoundInTheTokenThatHoldsIt(_ text: [UInt8]) {
    let tree = SyntaxTree.parse(SourceText(text))
    for token in tree.root.descendants where token.isToken && !token.fullRange.isEmpty {
      let range = token.fullRange
      for offset in [range.start, ByteOffset(range.end.value - 1)] {
        let found = tree.root.token(at: offset)
        #expect(found == token, "\(offset)")
        if found != token { return }
      }
    }
  }

  @Test(arguments: texts)
  func everyNodeIsHeldByItsParent(_ text: [UInt8]) {
    var pending = [SyntaxTree.parse(SourceText(text)).root]
    while let node = pending.popLast() {
      for child in node.children {
        let parent = child.parent
        #expect(parent == node && parent?.fullRange == node.fullRange, "\(child)")
        if parent != node { return }
        pending.append(child)
      }
    }
  }

  @Test(arguments: fixtures)
  func everyByteIsInTheTreeWithAnyTokenLost(_ fixture: Fixture) {
    let tree = SyntaxTree.parse(SourceText(fixture.bytes))
    var generator = SeededGenerator(seed: 7)
    let tokens = tree.root.descendants.filter(\.isToken)
    for _ in 0..<4 {
      guard let token = generator.pick(tokens) else { return }
      let edit = TextEdit(range: token.range, replacement: "")
      #expect(TreeShape.gaps(SyntaxTree.parse(tree.text.applying([edit]))) == [], "without \(token)")
    }
  }

  @Test(arguments: fixtures)
  func anEditGivesTheTreeOfAFreshParse(_ fixture: Fixture) {
    var generator = SeededGenerator(seed: 11)
    var bytes = fixture.bytes
    var tree = SyntaxTree.parse(SourceText(bytes))
    for step in 0..<8 {
      let edit = RandomEdit.next(in: bytes, using: &generator)
      bytes = edit.applied(to: bytes)
      let range = ByteRange(edit.range.lowerBound, edit.range.upperBound)
      let replacement = String(decoding: edit.replacement, as: UTF8.self)
      tree = tree.reparsed(after: [TextEdit(range: range, replacement: replacement)])
      let difference = TreeShape.difference(tree, SyntaxTree.parse(SourceText(bytes)))
      #expect(difference == nil, "step \(step), \(edit)")
      if difference != nil { return }
    }
  }

  /// What an item is may depend on more than its bytes: on the indentation of the line before, on whether the braces of
  /// the file pair up, on an error beside it that is not told of.
  @Test(arguments: [
    ("func f() {\n⟦⟧    let a = g(b: {\n        c()\n    }())\n}\n", "    let a = g(b: {\n"),
    ("{{{switch{\ncase e:\nvar.n⟦}⟧}}{{}}{}}{{{{}}}}}", ""),
    ("⟦⟧{if e[\n {}\n let", ""),
    ("struct\n let{for e(⟦⟧,\n t\n s}}", "\n"),
    ("\",\n(t t((),l ⟦⟧n:(())\n)", "?"),
    ("{{{}}\n func e(n:s)\n  k{@⟦{⟧{{{}}}{{}}}\n}}", ""),
    ("),⟦⟧],\n)\"", "]"),
    ("a\nb;;⟦⟧;\nc", ""),
  ])
  func whatSurroundsAnItemCounts(_ marked: String, _ replacement: String) throws {
    let parts = marked.split(omittingEmptySubsequences: false) { $0 == "⟦" || $0 == "⟧" }.map(String.init)
    try #require(parts.count == 3)
    let tree = SyntaxTree.parse(SourceText(parts.joined()))
    let start = parts[0].utf8.count
    let edit = TextEdit(range: ByteRange(start, start + parts[1].utf8.count), replacement: replacement)
    let fresh = SyntaxTree.parse(tree.text.applying([edit]))
    #expect(TreeShape.difference(tree.reparsed(after: [edit]), fresh) == nil)
  }

  @Test func aKeystrokeSharesTheRestOfTheFile() {
    let member = "  var value: Int {\n    let a = compute(1, 2, 3)\n    return a\n  }\n"
    let source = (0..<400).map { "struct S\($0) {\n\(member)}\n" }.joined()
    let tree = SyntaxTree.parse(SourceText(source))
    let at = source.utf8.count / 2
    let edited = tree.reparsed(after: [TextEdit(range: ByteRange(at, at), replacement: " ")])
    #expect(edited.sharedShare(with: tree) > 0.9)
  }

  /// Within one giant body too, and again and again at the same place.
  @Test func aKeystrokeSharesTheRestOfABody() {
    let rows = (0..<1_000).map { "      HStack { Text(\"row \($0)\").padding(\($0)) }\n" }.joined()
    let source = "struct S: View {\n  var body: some View {\n    VStack {\n\(rows)    }\n  }\n}\n"
    var tree = SyntaxTree.parse(SourceText(source))
    let memory = tree.memoryBytes
    let at = source.utf8.count / 2
    for round in 0..<200 {
      let end = round.isMultiple(of: 2) ? at : at + 1
      let typed = TextEdit(range: ByteRange(at, end), replacement: round.isMultiple(of: 2) ? "x" : "")
      let edited = tree.reparsed(after: [typed])
      #expect(edited.sharedShare(with: tree) > 0.9)
      tree = edited
    }
    #expect(tree.memoryBytes < memory + memory / 20)
    #expect(TreeShape.difference(tree, SyntaxTree.parse(SourceText(source))) == nil)
  }

  @Test(arguments: [
    String(repeating: "(", count: 100_000), String(repeating: "[", count: 10_000),
    String(repeating: "{", count: 10_000), String(repeating: "a<", count: 1_000),
    String(repeating: "\"\\(", count: 1_000), String(repeating: "- ", count: 1_000),
    String(repeating: "a.", count: 5_000), String(repeating: "x{", count: 2_000),
    String(repeating: "if a {", count: 1_000), String(repeating: "#if a\n", count: 1_000),
    String(repeating: "}", count: 2_000), String(repeating: "a ? ", count: 1_000),
    String(repeating: "/*", count: 10_000), String(repeating: "@a(", count: 1_000),
    String(repeating: "f(", count: 300) + String(repeating: ")", count: 300),
    "let x: " + String(repeating: "A<", count: 1_000), "let x: " + String(repeating: "[", count: 1_000),
    "let x: " + String(repeating: "(", count: 1_000), "let x: " + String(repeating: "() -> ", count: 1_000),
    "let x: " + String(repeating: "some ", count: 1_000), "let x: A" + String(repeating: "?", count: 1_000),
    "if case " + String(repeating: ".a(", count: 1_000), "let " + String(repeating: "(", count: 1_000),
    "a" + String(repeating: " + a", count: 1_000), String(repeating: "!", count: 1_000) + "a",
    String(repeating: "A::", count: 1_000), String(repeating: "if a {} else ", count: 1_000),
    String(repeating: "a b, ", count: 1_000) + ")", "f(\n" + String(repeating: "  a: 1\n", count: 1_000) + ")",
    String(repeating: "case a:\n", count: 1_000), String(repeating: "private(set) ", count: 1_000),
    "let a = \"\\u{D800}\"", "\"\"\"", "#\"\"\"\"", "'", "let x = 1\r\nlet y = 2\rlet z = 3",
    String(repeating: "\0", count: 1000), "", "\u{FEFF}", "\r\r\n\n\r", "\u{FEFF}\u{FEFF}let x",
  ])
  func extremesEnd(_ source: String) {
    #expect(TreeShape.gaps(SyntaxTree.parse(SourceText(source))) == [])
  }

  @Test func brokenUTF8IsKeptAndNamed() {
    let bytes: [UInt8] = Array("let a = 1\n".utf8) + [0xC3, 0x28, 0xFF, 0xFE] + Array("\nlet b = 2".utf8)
    let tree = SyntaxTree.parse(SourceText(bytes))
    #expect(TreeShape.gaps(tree) == [])
    #expect(tree.diagnostics.contains { $0.message.contains("UTF-8") })
  }

  @Test func randomBytesEnd() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      let bytes = (0..<400).map { _ in UInt8(truncatingIfNeeded: generator.below(256)) }
      #expect(TreeShape.gaps(SyntaxTree.parse(SourceText(bytes))) == [])
    }
  }
}
