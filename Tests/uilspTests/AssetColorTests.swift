import Testing

/// The build makes properties of the color sets of asset catalogues, as it does of pictures.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct AssetColorTests {
  private static let view = """
    struct Card: View {
      let shade = Color.brandTitle
      var body: some View {
        VStack(spacing: 0) {
          Color.brandTitle.frame(height: 10)
          shade.frame(height: 10)
          Color(.brandTitle).frame(height: 10)
          Rectangle().fill(.brandTitle).frame(height: 10)
          Color(uiColor: .brandTitle).frame(height: 10)
        }
      }
    }
    """
  private static let files = [
    ".uilsp.json": "{}", "Card.ui": view,
    "Art/Assets.xcassets/BrandTitleColor.colorset/Contents.json": """
    {"colors": [
      {"idiom": "universal", "color": {"components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"components": {"red": "0", "green": "0", "blue": "255", "alpha": "1.000"}}}]}
    """,
  ]

  @Test func colorsAreKnown() throws {
    let outcome = try Workspace(Self.files).run(["--frames", "Card.ui"])
    #expect(outcome.output.contains("VStack 393x50"), "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.output.contains("stand-in"), "\(outcome.output)")
    #expect(!outcome.output.contains("unknown"), "\(outcome.output)")
  }

  @Test(arguments: [("light", "#ff8000"), ("dark", "#0000ff")])
  func theyLookAsTheirSetsSay(_ scheme: String, _ color: String) throws {
    let workspace = try Workspace(Self.files)
    let outcome = try workspace.run(["--render", "Card.ui", "-o", "card.svg", "--scheme", scheme])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(workspace.read("card.svg")?.contains(color) == true)
  }

  @Test func othersAreNot() throws {
    var files = Self.files
    files["Card.ui"] = "struct Card: View { var body: some View { Color.other.frame(height: 10) } }"
    let outcome = try Workspace(files).run(["--frames", "Card.ui"])
    #expect(outcome.output.contains("no value for 'Color.other'"), "\(outcome.output)")
  }
}
