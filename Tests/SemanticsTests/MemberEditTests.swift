import Semantics
import SourceText
import Syntax
import Testing

/// What types say after an edit of members: the same as those of a fresh program, and nothing is typed again that has
/// looked for no member of that name in that type.
@Suite struct MemberEditTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let edited: String
    let replacement: String
    /// How many declarations are typed again; nil where that is not told.
    var typed: Int?
  }

  private static let program = """
    protocol Titled {}
    protocol Holder { associatedtype Item; var first: Item { get } }
    extension Holder { var held: Item? { nil } }
    struct Shelf: Holder { var first = 1; var second = "a" }
    extension Titled { var headline: Int { 1 } }
    enum Models { struct User { var title = "" } }
    extension Models.User: Titled {}
    struct Song: Titled {
      var title = 1
      var length: Double { Double(title) }
    }
    struct Album {
      typealias Item = Song
      var title = "a"
      var song = Song()
      var name: String { title }
      var items: [Item] { [] }
    }
    struct Row { var title = 2 }
    typealias Track = Song
    extension Track { var rank: Int { 1 } }
    extension TimeInterval { var rank: Int { 1 } }
    func headline() -> Bool { true }
    func show(_ user: Models.User, _ album: Album, _ song: Song) {
      let first = user.title
      let second = album.name
      let third = song.headline
      let fourth = album.items[0].title
      let fifth = song.title
      let sixth = headline()
      let seventh = Shelf().held
      let eighth = song.rank
      let ninth = song.length.rank
    }
    """

  private static let cases = [
    Case(testDescription: "a member of nobody else", edited: "var title = 2", replacement: "var titles = 2", typed: 2),
    Case(testDescription: "a member's type", edited: "var title = 1", replacement: "var title: Int? = 1"),
    Case(
      testDescription: "a member that comes before a protocol's",
      edited: "var length: Double { Double(title) }",
      replacement: "var headline = 1.5"
    ),
    Case(
      testDescription: "a member of a protocol's extension",
      edited: "{ var headline: Int { 1 } }",
      replacement: "{ var headline: [Int] { [] } }"
    ),
    Case(
      testDescription: "a member of a nested type",
      edited: "{ var title = \"\" }",
      replacement: "{ var title: Character = \"a\" }"
    ),
    Case(
      testDescription: "an alias within a type",
      edited: "typealias Item = Song",
      replacement: "typealias Item = Row"
    ),
    Case(
      testDescription: "a type within a type",
      edited: "typealias Item = Song",
      replacement: "struct Item { var title = 1.5 }"
    ),
    Case(
      testDescription: "an extension that comes",
      edited: "struct Row { var title = 2 }",
      replacement: "extension Song { var items: Int { 1 } }"
    ),
    Case(
      testDescription: "what an alias stands for",
      edited: "typealias Track = Song",
      replacement: "typealias Track = Album"
    ),
    Case(
      testDescription: "a type instead of an alias",
      edited: "typealias Track = Song",
      replacement: "struct Track {}"
    ),
    Case(
      testDescription: "a member of an alias",
      edited: "extension Track { var rank: Int",
      replacement: "extension Track { var rank: Double"
    ),
    Case(
      testDescription: "an extension of an alias that goes",
      edited: "extension Track { var rank: Int { 1 } }",
      replacement: ""
    ),
    Case(
      testDescription: "a member of a framework's alias",
      edited: "extension TimeInterval { var rank: Int",
      replacement: "extension TimeInterval { var rank: Double"
    ),
    Case(
      testDescription: "an extension of a framework's alias that goes",
      edited: "extension TimeInterval { var rank: Int { 1 } }",
      replacement: ""
    ),
    Case(
      testDescription: "a first extension",
      edited: "extension Models.User: Titled {}",
      replacement: "extension String { var headline: Int { 2 } }"
    ),
    Case(
      testDescription: "what a protocol requires",
      edited: "var first: Item { get }",
      replacement: "var second: Item { get }"
    ),
    Case(
      testDescription: "a function at top level",
      edited: "headline() -> Bool { true }",
      replacement: "headline() -> Int { 1 }"
    ),
  ]

  @Test(arguments: cases) func typesAreThoseOfAFreshProgram(_ edit: Case) {
    let file = FileID("Program.swift")
    var program = Program([file: Self.tree(Self.program)])
    _ = TypedExpressions.all(in: program)
    let before = program.typedCount
    let text = Self.program.replacing(edit.edited, with: edit.replacement)
    #expect(text != Self.program)
    program.setFile(file, to: Self.tree(text))
    #expect(TypedExpressions.all(in: program) == TypedExpressions.all(in: Program([file: Self.tree(text)])))
    if let typed = edit.typed { #expect(program.typedCount == before + typed) }
  }

  private static func tree(_ text: String) -> SyntaxTree { SyntaxTree.parse(SourceText(text)) }
}
