import Semantics
import SourceText
import Syntax
import Testing

/// What an edit changes for others than the unit that it is made in.
@Suite struct SignatureTests {
  private let file = FileID("A.ui")

  private static let source = """
    struct Row<Item: Hashable>: View {
      let item: Item
      @State private var count = 0
      var spacing: CGFloat = 8
      static let shared = 1
      var body: some View { Text("row").padding(spacing) }
      var title: String { get { "a" } set { print(newValue) } }
      init(item: Item, spacing: CGFloat = 8) { self.item = item }
      func sized(_ width: CGFloat, by factor: Double = 2) -> CGFloat { width * factor }
      subscript(index: Int) -> Int { index }
      typealias Size = CGFloat
      struct Inner { var depth: Int { 1 } }
    }

    enum Mode: String {
      case plain = "p"
      case shown(Int)
    }

    protocol Sized { var size: CGFloat { get } }

    extension Row: Sized where Item == Int { var size: CGFloat { 3 } }

    func free(_ a: Int) -> Int { a + 1 }
    let limit = 3
    let bound: Int = 4
    """

  /// A text that is replaced by another one, and the names whose signatures that changes.
  struct Edit: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let names: [String]

    init(_ old: String, _ new: String, _ names: String...) {
      (self.old, self.new, self.names) = (old, new, names)
    }

    var testDescription: String { "\(old) -> \(new)" }
  }

  static let edits: [Edit] = [
    // Bodies, spaces and comments.
    Edit("\"row\"", "\"column\""), Edit("{ \"a\" }", "{ \"b\" }"), Edit("print(newValue)", "print(1)"),
    Edit("self.item = item", "self.item = item; print(2)"), Edit("width * factor", "width"), Edit("{ index }", "{ 0 }"),
    Edit("{ 1 }", "{ 2 }"), Edit("{ 3 }", "{ 4 }"), Edit("a + 1", "a - 1"), Edit("Int = 4", "Int = 5"),
    Edit("factor: Double = 2", "factor: Double = 3"), Edit("func sized(", "func   sized( /* of */ "),
    Edit("let limit", "// a limit\nlet limit"), Edit("static let shared = 1", "static  let shared = 1"),
    // Types.
    Edit("struct Row<", "public struct Row<", "Row"), Edit(": Hashable", ": Equatable", "Row", "Item"),
    Edit(">: View", ">: View, Sendable", "Row"), Edit("extension Row: Sized", "extension Row", "Row"),
    Edit("Item == Int", "Item == String", "Row"), Edit("enum Mode: String", "enum Mode: Int", "Mode"),
    Edit("protocol Sized {", "protocol Sized: View {", "Sized"),
    Edit("struct Inner {", "struct Other {", "Inner", "Row.Inner", "Other", "Row.Other", "depth"),
    // Members.
    Edit("let item: Item", "var item: Item", "item", "Row"), Edit("count = 0", "count = 1", "count", "Row"),
    Edit("spacing: CGFloat = 8\n", "spacing: CGFloat = 9\n", "Row"),
    Edit("spacing: CGFloat = 8\n", "spacing: CGFloat\n", "Row", "spacing"),
    Edit("shared = 1", "shared = 2", "shared"), Edit("var body: some View", "private var body: some View", "body"),
    Edit("set { print(newValue) }", "", "title"), Edit("String { get", "String? { get", "title"),
    Edit("(item: Item,", "(_ item: Item,", "init", "Row"), Edit("init(item", "init?(item", "init", "Row"),
    Edit("func sized(_ width", "func sized(width", "sized"), Edit(": Double = 2", ": Double", "sized"),
    Edit("func sized(", "func fitted(", "sized", "fitted"),
    Edit("(index: Int) -> Int", "(index: Int) -> Int?", "subscript"), Edit("Size = CGFloat", "Size = Double", "Size"),
    Edit("var depth", "var height", "depth", "height"), Edit("\"p\"", "\"q\"", "plain", "Mode"),
    Edit("shown(Int)", "shown(Int, Int)", "shown", "Mode"), Edit("case plain", "case bare", "plain", "bare", "Mode"),
    Edit("{ get } }", "{ get set } }", "size", "Sized"), Edit("var size: CGFloat { 3", "var size: Double { 3", "size"),
    // Globals.
    Edit("free(_ a", "free(a", "free"), Edit("limit = 3", "limit = 4", "limit"),
    Edit("bound: Int", "bound: Int?", "bound"),
    Edit("bound: Int = 4", "bound: Int", "bound"), Edit("func free", "func freed", "free", "freed"),
    Edit("let limit = 3\n", "let limit = 3\nfunc free(_ a: String) {}\n", "free"),
  ]

  @Test(arguments: edits) func anEditChangesTheNamesItDeclaresAnew(_ edit: Edit) throws {
    let members = Set(edit.names.flatMap { name in Self.owners.map { Self.member(name, of: $0) } })
    let together = edit.names.isEmpty ? [] : [AnyDeclaration.name]
    #expect(try changedNames(by: edit).subtracting(members) == Set(edit.names.map(\.hashValue) + together))
  }

  /// The members that edits change, each after its type.
  static let memberEdits: [Edit] = [
    Edit("let item: Item", "var item: Item", "Row item"), Edit("count = 0", "count = 1", "Row count"),
    Edit("init(item", "init?(item", "Row init"), Edit("Int) -> Int {", "Int) -> Int? {", "Row subscript"),
    Edit("func sized(", "func fitted(", "Row sized", "Row fitted"), Edit("Size = CGFloat", "Size = Double", "Row Size"),
    Edit("struct Inner {", "class Inner {", "Row Inner"),
    Edit("var depth", "var height", "Row.Inner depth", "Inner depth", "Row.Inner height", "Inner height"),
    Edit("case plain", "case bare", "Mode plain", "Mode bare"), Edit("{ get } }", "{ get set } }", "Sized size"),
    Edit("var size: CGFloat { 3", "var size: Double { 3", "Row size"), Edit("{ 3 }", "{ 4 }"),
    Edit("limit = 3", "limit = 4"), Edit("func free", "func freed"),
  ]

  @Test(arguments: memberEdits) func anEditChangesTheMembersItDeclaresAnew(_ edit: Edit) throws {
    let names = ["item", "count", "init", "subscript", "sized", "fitted", "Size", "Inner", "depth", "height", "plain"]
    let all = (names + ["bare", "size", "limit", "free", "freed"]).flatMap { name in Self.owners.map { ($0, name) } }
    let changed = try changedNames(by: edit)
    let found = all.filter { changed.contains(Self.member($1, of: $0)) }.map { "\($0) \($1)" }
    #expect(Set(found) == Set(edit.names))
  }

  private static func member(_ name: String, of owner: String) -> Int {
    MemberName.hash(name, of: NominalID(name: owner, file: nil))
  }

  private static let owners = ["Row", "Row.Inner", "Inner", "Row.Other", "Other", "Mode", "Sized"]

  private func changedNames(by edit: Edit) throws -> Set<Int> {
    var program = Program([file: SyntaxTree.parse(SourceText(Self.source))])
    let earlier = program
    let text = Self.source.replacing(edit.old, with: edit.new, maxReplacements: 1)
    try #require(text != Self.source)
    program.setFile(file, to: SyntaxTree.parse(SourceText(text)))
    return try Set(#require(program.change(since: earlier.version)).names)
  }
}
