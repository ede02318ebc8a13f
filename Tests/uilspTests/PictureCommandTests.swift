import Testing

/// `--render` and the snapshots of `--frames` as people and CI see them.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct PictureCommandTests {
  private static let card = """
    struct Card: View {
      var body: some View {
        VStack { Text("Title"); Color.red.frame(width: 40, height: 20) }
      }
    }
    struct Other: View { var body: some View { Text("Other") } }
    """

  @Test func picturesAreWritten() throws {
    let workspace = try Workspace(["Card.ui": Self.card])
    for (name, arguments) in [
      ("a.svg", []), ("b.svg", ["--show-frames", "--highlight", "3"]), ("c.svg", ["--matrix"]),
      ("d.svg", ["--show-device", "--device", "iphone-se", "--scheme", "dark"]),
    ] {
      let outcome = try workspace.run(["--render", "Card.ui", "-o", name] + arguments)
      #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty, "\(name): \(outcome.errors)")
      let svg = try #require(workspace.read(name))
      #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n") && svg.contains(">Title</text>"))
    }
    #expect(workspace.read("b.svg")?.contains("class=\"highlighted\"") == true)
    #expect(workspace.read("b.svg")?.contains("class=\"sizes\"") == true)
    #expect(workspace.read("c.svg")?.contains("iPad (10th generation), accessibility3, dark") == true)
  }

  @Test func aPageHoldsAllScenes() throws {
    let workspace = try Workspace(["Card.ui": Self.card])
    #expect(try workspace.run(["--render", "Card.ui", "-o", "page.html"]).status == 0)
    let page = try #require(workspace.read("page.html"))
    #expect(page.ranges(of: "<svg ").count == 2)
    #expect(!page.contains("src="))
  }

  @Test(arguments: [["Card.ui"], ["Card.ui", "-o", "a.jpg"], ["None.ui", "-o", "a.svg"], ["-o", "a.svg"]])
  func wrongUsesAreNamed(_ arguments: [String]) throws {
    let outcome = try Workspace(["Card.ui": Self.card]).run(["--render"] + arguments)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("uilsp: "))
  }

  @Test func framesThatMoveAreNamed() throws {
    let workspace = try Workspace(["Card.ui": Self.card])
    #expect(try workspace.run(["--frames", "Card.ui", "--write-snapshot"]).status == 0)
    #expect(workspace.read("Card.frames")?.contains("scene Card on iPhone 15\n") == true)
    let same = try workspace.run(["--frames", "Card.ui", "--check-snapshot"])
    #expect(same.status == 0 && same.output.isEmpty && same.errors == "no frame has changed\n")
    try workspace.write("Card.ui", Self.card.replacing("width: 40", with: "width: 52"))
    let wider = try workspace.run(["--frames", "Card.ui", "--check-snapshot", "--output", "html:page.html"])
    #expect(wider.status == 1)
    // What moves with what holds it has not moved in it.
    #expect(wider.output.contains("Card.ui: Card: `VStack` 6 pt further left, 12 pt wider\n"))
    #expect(wider.output.contains("Card.ui: Card: `frame` 12 pt wider (VStack)\n"))
    let page = try #require(workspace.read("page.html"))
    #expect(
      page.contains("<figcaption>before</figcaption>") && page.contains("<li><b>frame</b> 12 pt wider (VStack)</li>")
    )
    #expect(page.contains("class=\"was\"") && page.contains("class=\"is\"") && !page.contains("src="))
  }

  @Test func whatIsOnOneDeviceOnlyIsSaidSo() throws {
    let workspace = try Workspace(["Card.ui": Self.card])
    #expect(try workspace.run(["--frames", "Card.ui", "--write-snapshot"]).status == 0)
    let taller =
      "struct Tall: View {\n@Environment(\\.horizontalSizeClass) var size\nvar body: some View { Color.red.frame(height: size == .regular ? 70 : 20) }\n}\n"
    try workspace.write(
      "Card.ui",
      Self.card.replacing("Color.red.frame(width: 40, height: 20)", with: "Tall()") + "\n" + taller
    )
    let changed = try workspace.run(["--frames", "Card.ui", "--view", "Card", "--check-snapshot"])
    #expect(changed.status == 1)
    #expect(changed.output.contains("on iPad (10th generation) only"))
  }

  @Test func brokenSnapshotsAreNamed() throws {
    let workspace = try Workspace(["Card.ui": Self.card, "Card.frames": "scene Card on iPhone 15\n  VStack: wide\n"])
    let outcome = try workspace.run(["--frames", "Card.ui", "--check-snapshot"])
    #expect(outcome.status == 2 && outcome.errors.contains("line 2 of the snapshot is not understood"))
    try workspace.remove("Card.frames")
    #expect(
      try workspace.run(["--frames", "Card.ui", "--check-snapshot"]).errors.contains("--write-snapshot makes one")
    )
  }
}
