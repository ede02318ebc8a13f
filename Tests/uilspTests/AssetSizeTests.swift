import LSPProtocol
import Testing

/// Images have the sizes that asset catalogues state, whatever is asked of which file.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct AssetSizeTests {
  private static let view = """
    struct Card: View {
      var body: some View {
        VStack { GeometryReader { proxy in Image("wide").opacity(proxy.size.width / 1000) } }
      }
    }
    """
  private static let set = "Art/Assets.xcassets/wide.imageset/"
  private static let files = [
    ".uilsp.json": "{}", "Views/Card.ui": view,
    set + "Contents.json": #"{"images": [{"idiom": "universal", "filename": "wide.svg"}]}"#,
    set + "wide.svg": #"<svg xmlns="x" width="150px" height="40"/>"#,
  ]

  @Test(arguments: [
    (["--frames", "Views/Card.ui"], "Image 150x40"),
    (["--check", "Views/Card.ui"], "content of 150×40"), (["--check", "."], "content of 150×40"),
    (["--audit", "Views/Card.ui"], "content of 150×40"), (["--audit"], "content of 150×40"),
  ])
  func sizesAreFound(_ arguments: [String], _ expected: String) throws {
    let outcome = try Workspace(Self.files).run(arguments)
    #expect(outcome.output.contains(expected), "\(outcome.output)\(outcome.errors)")
  }

  /// A file that belongs to no project has the catalogues beside it.
  @Test func ofFilesWithoutProject() throws {
    var files = Self.files
    files[".uilsp.json"] = nil
    files["Card.ui"] = Self.view
    let outcome = try Workspace(files).run(["--frames", "Card.ui"])
    #expect(outcome.output.contains("Image 150x40"), "\(outcome.output)\(outcome.errors)")
  }

  @Test func ofAgents() throws {
    let message =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"frames","arguments":{"file":"Views/Card.ui"}}}"#
    let outcome = try Workspace(Self.files).run(["--mcp", "."], input: message + "\n")
    #expect(outcome.output.contains("150"), "\(outcome.output)\(outcome.errors)")
  }
}
