import Testing

/// `--audit` as people and scripts see it.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct AuditCommandTests {
  private func workspace() throws -> Workspace {
    try Workspace([
      "Views/Card.ui":
        "struct Card: View {\n  var body: some View {\n    GeometryReader { _ in Text(\"<b> & co\") }\n  }\n}",
      "Bar.ui":
        "struct Bar: View {\n  var body: some View {\n    GeometryReader { p in Color.red.frame(width: p.size.width / 3) }\n  }\n}",
    ])
  }

  @Test func text() throws {
    let outcome = try workspace().run(["--audit"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Layout-driven (2): "))
    #expect(
      outcome.output.contains(
        "  Bar.ui:3:5: Bar.body: a frame is a share of it (takes 393×759 for content of 131×759)\n"
      )
    )
    #expect(outcome.errors == "2 GeometryReaders in 2 files: 2 layout-driven\n")
  }

  @Test func severalOutputs() throws {
    let workspace = try workspace()
    let outcome = try workspace.run(["--audit", "-q", "--output", "html:page.html", "--output", "json", "Views"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains(#""category": "layout-driven""#))
    let page = try #require(workspace.read("page.html"))
    #expect(page.hasPrefix("<!doctype html>") && page.contains("Text(&quot;&lt;b&gt; &amp; co&quot;)"))
    #expect(!page.contains("http"))
  }

  @Test(arguments: [
    (["--output", "pdf"], "choose html, json, text"),
    (["nowhere"], "there is no file or folder 'nowhere'"),
    (["--output", "html:no/where"], "cannot write 'no/where'"),
  ])
  func mistakesAreNamed(_ arguments: [String], _ message: String) throws {
    let outcome = try workspace().run(["--audit"] + arguments)
    #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome.errors)")
  }
}
