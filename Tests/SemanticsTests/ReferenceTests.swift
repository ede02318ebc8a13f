import Semantics
import SourceText
import Syntax
import Testing

/// Who uses a declaration, in all files and from version to version.
@Suite struct ReferenceTests {
  private static let model = """
    struct Model {
      var title = ""
      var size: Double { Double(title.count) }
      subscript(index: Int) -> String { title }
      init(title: String) { self.title = title }
    }
    struct Other { var title = 0 }
    """
  private static let view = """
    struct Row: View {
      let model: Model
      var body: some View {
        Text(model.title)
        Text(model[0])
        Row(model: .init(title: "a"))
        Text("\\(Other().title) \\(\\Model.title)")
      }
    }
    """

  private static func program(_ view: String) -> Program {
    Program([FileID("Model.swift"): tree(model), FileID("Row.swift"): tree(view)])
  }

  private static func tree(_ text: String) -> SyntaxTree { SyntaxTree.parse(SourceText(text)) }

  /// The places, as `line:column` in their files, where what stands at the first `name` of the model is used.
  private static func uses(of name: String, in program: Program) -> [String] {
    let typing = Typing(program)
    let file = FileID("Model.swift")
    guard let place = model.firstRange(of: name)?.lowerBound,
      let found = typing.name(at: ByteOffset(model.utf8.distance(from: model.startIndex, to: place)), in: file),
      case .declaration(let id) = found.resolution
    else { return ["no declaration"] }
    return typing.uses(of: id).compactMap { span in
      guard let (file, range) = program.absolute(span), let tree = program.files[file]?.tree else { return nil }
      let place = tree.text.lineColumn(at: range.start)
      return "\(file.path) \(place.line + 1):\(place.column + 1)"
    }
  }

  @Test func usesOfAPropertyAreThoseOfNoOther() {
    #expect(
      Self.uses(of: "title", in: Self.program(Self.view)) == [
        "Model.swift 2:7", "Model.swift 3:29", "Model.swift 4:37", "Model.swift 5:30", "Row.swift 4:16",
        "Row.swift 7:37",
      ]
    )
  }

  @Test func aTypeIsUsedWhereItIsMade() {
    #expect(
      Self.uses(of: "Model", in: Self.program(Self.view)) == [
        "Model.swift 1:8", "Model.swift 5:3", "Row.swift 2:14", "Row.swift 6:17", "Row.swift 7:31",
      ]
    )
  }

  @Test func afterAnEditUsesAreThoseOfAFreshProgram() {
    var program = Self.program(Self.view)
    _ = Self.uses(of: "title", in: program)
    let before = program.typedCount
    let edited = Self.view.replacing("model[0]", with: "model.title + model[0]")
    program.setFile(FileID("Row.swift"), to: Self.tree(edited))
    #expect(Self.uses(of: "title", in: program) == Self.uses(of: "title", in: Self.program(edited)))
    #expect(program.typedCount == before + 1)
  }
}
