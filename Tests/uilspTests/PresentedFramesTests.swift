import Testing

/// What state presents at first is among what `--frames` prints, beside the scene without it.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct PresentedFramesTests {
  @Test(arguments: [
    (
      #"Text("base").sheet(isPresented: $isShown) { Color.red.frame(width: 30, height: 20) }"#,
      ["Text", "presented:", "sheet", "Color.red 30x20"]
    ),
    (
      #"Text("base").alert("Sure?", isPresented: $isShown) { Button("OK") {} }"#,
      ["Text", "presented:", "alert", "Button"]
    ),
    (
      #"NavigationStack(path: $path) { Text("base").navigationDestination(for: Int.self) { _ in Color.red } }"#,
      ["NavigationStack", "Text", "presented:", "NavigationStack", "Color.red"]
    ),
  ])
  func listsWhatIsPresented(_ body: String, _ parts: [String]) throws {
    let text = try frames(of: body)
    var rest = text[...]
    for part in parts {
      guard let range = rest.firstRange(of: part) else {
        Issue.record("no '\(part)' in its place: \(text)")
        continue
      }
      rest = rest[range.upperBound...]
    }
  }

  @Test func listsNothingElse() throws {
    #expect(try !frames(of: #"Text("a").sheet(isPresented: .constant(false)) { Text("b") }"#).contains("presented"))
    #expect(try !frames(of: #"NavigationStack(path: .constant([Int]())) { Text("a") }"#).contains("presented"))
  }

  private func frames(of body: String) throws -> String {
    let code = """
      struct Base: View {
        @State private var isShown = true
        @State private var path = [1]
        var body: some View { \(body) }
      }
      """
    return try Workspace(["Base.ui": code]).run(["--frames", "Base.ui"]).output
  }
}
