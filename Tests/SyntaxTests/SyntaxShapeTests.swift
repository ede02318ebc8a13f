import SourceText
import Syntax
import Testing

/// What belongs to what: nodes as brackets around the text of their tokens.
struct SyntaxShapeTests {
  @Test(arguments: [
    ("a + b * -c", "[a + b * [- c]]"),
    ("a = b ? c : d", "[a = b [? c :] d]"),
    ("try await a + b", "[try [await [a + b]]]"),
    ("x as? Int ?? y", "[x [as ? Int] ?? y]"),
    ("!a.b(c)!", "[! [[[a . b] ( c )] !]]"),
    ("a.b { c }.d", "[[[a . b] [{ c }]] . d]"),
    ("f(a) { b } c: { d }", "[f ( a ) [{ b }] [c : [{ d }]]]"),
    ("f { a }(b)", "[[f [{ a }]] ( b )]"),
    ("if a.b { c } { d }", "[if [[a . b] [{ c }]] [{ d }]]"),
    ("if a.b {\n c }", "[if [a . b] [{ c }]]"),
    ("if a.b {\n willSet = c }", "[if [a . b] [{ [willSet = c] }]]"),
    ("a\n  .b\n  .c { d }", "[[[a . b] . c] [{ d }]]"),
    ("A<B, C>(d)", "[[A [< [B ,] C >]] ( d )]"),
    ("\\A.b?.c[1]", "[\\ A [. b] ? [. c] [[ 1 ]]]"),
    ("\\[Int].count", "[\\ [[ Int ]] [. count]]"),
    ("SwiftUI::Text(a)", "[[[SwiftUI : :] Text] ( a )]"),
    ("a.Foo::b", "[a . [Foo : :] b]"),
    ("#m(a) { b }", "[# m ( a ) [{ b }]]"),
    ("[a: b, c: d]", "[[ [[a : b ,] [c : d]] ]]"),
    ("private (set) var x", "[[private ( set )] var x]"),
    ("let x: (A) -> B?", "[let [x [: [[( A )] [-> [B ?]]]]]]"),
    ("let x: any A & B", "[let [x [: [any [A & B]]]]]"),
    ("let x: A<-1, [3 of B]>", "[let [x [: [A [< [[- 1] ,] [[ 3 of B ]] >]]]]]"),
    ("a ? b : c ? d : e", "[a [? b :] c [? d :] e]"),
    ("\"a\\(b + c)d\"", "[\" a [\\ ( [b + c] )] d \"]"),
    ("x.y = { $0 }", "[[x . y] = [{ $0 }]]"),
    ("&a.b[c]", "[& [[a . b] [ c ]]]"),
  ])
  func statement(_ source: String, _ expected: String) throws {
    let tree = SyntaxTree.parse(SourceText(source))
    let list = try #require(tree.root.children.first { $0.kind == .statementList })
    let first = try #require(list.children.first { _ in true })
    #expect(Self.brackets(first) == expected)
  }

  /// A node as its children in brackets; one of a single child as that child.
  private static func brackets(_ node: SyntaxNode) -> String {
    if node.isToken { return node.isMissing ? "?" : node.text }
    let children = node.children.map(brackets).filter { !$0.isEmpty }
    return children.count == 1 ? children[0] : children.isEmpty ? "" : "[\(children.joined(separator: " "))]"
  }
}
