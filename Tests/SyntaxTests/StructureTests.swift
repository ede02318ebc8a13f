import SourceText
import Syntax
import Testing

/// What editors ask of the syntax alone: classes of tokens, pairs of brackets.
struct StructureTests {
  @Test(arguments: [
    ("let a = 1", "keyword:let variable:a operator:= number:1"),
    (
      "struct A { var b: C? }",
      "keyword:struct type:A punctuation:{ keyword:var property:b punctuation:: type:C punctuation:? punctuation:}"
    ),
    (
      "f(a: .b, C(d.e()))",
      "function:f punctuation:( label:a punctuation:: punctuation:. property:b punctuation:, type:C punctuation:( variable:d punctuation:. method:e punctuation:( punctuation:) punctuation:) punctuation:)"
    ),
    (
      "@State func g(x y: Int) {} // c",
      "attribute:@ attribute:State keyword:func function:g punctuation:( parameter:x parameter:y punctuation:: type:Int punctuation:) punctuation:{ punctuation:} comment:// c"
    ),
    (
      "/// d\n#Preview { \"a\\(b)\" }",
      "documentation:/// d macro:# macro:Preview punctuation:{ string:\" string:a punctuation:\\ punctuation:( variable:b punctuation:) string:\" punctuation:}"
    ),
    ("#if X\n#endif", "directive:#if type:X directive:#endif"),
    ("enum E { case a }", "keyword:enum type:E punctuation:{ keyword:case enumMember:a punctuation:}"),
  ])
  func classifies(_ source: String, _ expected: String) {
    let tree = SyntaxTree.parse(SourceText(source))
    let found = tree.classifiedRanges(in: ByteRange(0, tree.text.byteCount)).map {
      "\($0.tokenClass.rawValue):\(tree.text.string(in: $0.range))"
    }
    #expect(found.joined(separator: " ") == expected)
  }

  /// A part of the text gives the same as the whole for what overlaps it.
  @Test func classifiesParts() {
    let text = SourceText(String(repeating: "struct A { /* a */ func f() -> Int { 1 + b.c } }\n", count: 40))
    let tree = SyntaxTree.parse(text)
    let whole = tree.classifiedRanges(in: ByteRange(0, text.byteCount))
    for start in stride(from: 0, to: text.byteCount, by: 97) {
      let range = ByteRange(start, start + 61)
      #expect(tree.classifiedRanges(in: range) == whole.filter { $0.range.overlaps(range) })
    }
  }

  /// `|` is the caret, the pair is named by its offsets.
  @Test(arguments: [
    ("f(a|, [b])", "1-8"), ("f(a, |[b])", "5-7"), ("f(a, [b]|)", "5-7"), ("f(a, [b])|", "1-8"), ("a| + b", ""),
    ("A<|B>()", "1-3"), ("struct A { | }", "9-12"), ("f(a|", ""),
  ])
  func pairs(_ marked: String, _ expected: String) {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let pair = SyntaxTree.parse(SourceText(parts.joined())).bracketPair(around: ByteOffset(parts[0].utf8.count))
    #expect(pair.map { "\($0.opening.start)-\($0.closing.start)" } ?? "" == expected)
  }
}
