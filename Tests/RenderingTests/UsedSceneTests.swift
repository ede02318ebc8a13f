import Interpreter
import Layout
import Rendering
import Semantics
import SourceText
import Syntax
import TestSupport
import Testing

/// What happens in a scene that somebody uses: presses by what targets are called, and what is shown then.
@Suite struct UsedSceneTests {
  /// A gesture at the target of that name.
  struct Step {
    let name: String
    let gesture: ScenePress.Gesture

    init(_ name: String, _ gesture: ScenePress.Gesture = .press) {
      self.name = name
      self.gesture = gesture
    }
  }

  private static let menus = """
    struct Menus: View {
      @State private var said = "nothing"
      @State private var pick = "a"
      @State private var isOn = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("said \\(said) \\(pick) \\(isOn ? "on" : "off")")
            Menu("Options") {
              Button("Rename", systemImage: "pencil") { said = "renamed" }
              Menu("More") { Button("Deep") { said = "deep" } }
              Toggle("Switch", isOn: $isOn)
              Divider()
              Section("Order") { Picker("By", selection: $pick) { Text("Name").tag("n"); Text("Date").tag("d") } }
            }
            Picker("Pick", selection: $pick) { Text("Alpha").tag("a"); Text("Beta").tag("b") }
            Text("Hold me").contextMenu { Button("Copy") { said = "copied" } }
            Text("Press long").onLongPressGesture { said = "held" }
            Button("Off") { said = "off" }.disabled(true)
            Menu("Both") { Button("Second") { said = "second" } } primaryAction: { said = "first" }
          }
          .toolbar { ToolbarItem { Button("Top", systemImage: "plus") { said = "top" } } }
        }
      }
    }
    """

  @Test(
    arguments: [
      ([], "said nothing a off"),
      ([Step("Options"), Step("Rename")], "said renamed a off"),
      ([Step("Options"), Step("More"), Step("Deep")], "said deep a off"),
      ([Step("Options"), Step("Switch")], "said nothing a on"),
      ([Step("Options"), Step("Date")], "said nothing d off"),
      ([Step("Pick"), Step("Beta")], "said nothing b off"),
      ([Step("Hold me", .hold), Step("Copy")], "said copied a off"),
      ([Step("Press long", .hold)], "said held a off"),
      ([Step("Top")], "said top a off"),
      ([Step("Both")], "said first a off"),
      ([Step("Both", .hold), Step("Second")], "said second a off"),
      ([Step("Options"), Step("Close")], "said nothing a off"),
    ] as [([Step], String)]
  )
  func menusDoWhatTheySay(_ steps: [Step], _ expected: String) throws {
    let scene = try Self.scene(Self.menus, after: steps)
    #expect(Self.texts(of: scene).contains(expected))
    // What was chosen has closed the menu.
    #expect(!Self.targets(of: scene).contains { $0.name == "Rename" || $0.name == "Close" })
  }

  private static let rows = """
    struct Rows: View {
      @State private var said = "nothing"
      @State private var pick = 1
      @State private var text = ""
      @State private var count = 1
      @State private var level = 0.5
      var body: some View {
        NavigationStack {
          List {
            Text("\\(said) \\(pick) \\(text) \\(count) \\(level)")
            Text("Row").swipeActions { Button("Delete", role: .destructive) { said = "deleted" } }
            Picker("Pick", selection: $pick) { Text("One").tag(1); Text("Two").tag(2) }.pickerStyle(.inline)
            Picker("Part", selection: $pick) { Text("I").tag(1); Text("III").tag(3) }.pickerStyle(.segmented)
            Stepper("Count", value: $count)
            Slider(value: $level)
          }
          .searchable(text: $text, prompt: "Find")
        }
      }
    }
    """

  @Test(
    arguments: [
      ([], "nothing 1  1 0.500000"),
      ([Step("Row", .swipe), Step("Delete")], "deleted 1  1 0.500000"),
      ([Step("Two")], "nothing 2  1 0.500000"),
      ([Step("III")], "nothing 3  1 0.500000"),
      ([Step("Find", .write("x"))], "nothing 1 x 1 0.500000"),
      ([Step("More", .stepUp), Step("More", .stepUp), Step("Less", .stepDown)], "nothing 1  2 0.500000"),
      ([Step("Slider", .move(0.25))], "nothing 1  1 0.250000"),
    ] as [([Step], String)]
  )
  func rowsDoWhatTheySay(_ steps: [Step], _ expected: String) throws {
    let scene = try Self.scene(Self.rows, after: steps)
    #expect(Self.texts(of: scene).contains(expected))
  }

  @Test func everyElementOfAUsedSceneHasItsBox() throws {
    for steps in [[], [Step("Options")], [Step("Options"), Step("More")], [Step("Hold me", .hold)]] {
      let scene = try Self.scene(Self.menus, after: steps)
      for element in scene.elements {
        let frame = element.layout.globalFrame
        #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width >= 0 && frame.height >= 0, "\(element.name)")
      }
      let last = try #require(scene.elements.last)
      let room = Rect(origin: .zero, size: scene.container)
      #expect(room.union(last.layout.globalFrame) == room, "\(last.name)")
    }
  }

  @Test func whatIsOpenStandsBelowWhatOpensIt() throws {
    let scene = try Self.scene(Self.menus, after: [Step("Options")])
    let menu = try #require(scene.elements.first { $0.name == "Menu" }).layout.globalFrame
    let row = try #require(scene.elements.last { $0.name == "Button" }).layout.globalFrame
    #expect(row.minY >= menu.maxY || row.maxY <= menu.minY)
  }

  // MARK: Scenes

  private static func scene(_ source: String, after steps: [Step]) throws -> SceneResult {
    let file = FileID("Scene.ui")
    let program = Program([file: SyntaxTree.parse(SourceText(source))])
    let request = try #require(Scenes.all(in: file, program: program).first)
    var presses: [ScenePress] = []
    let draw = {
      SceneEvaluator.draw(request, program: program, configuration: DrawnScenes.configuration(), presses: presses)
    }
    for step in steps {
      let target = try #require(targets(of: draw()).last { $0.name == step.name }, "nothing is called \(step.name)")
      presses.append(ScenePress(ElementID(target.element), step.gesture))
    }
    return draw()
  }

  /// The targets of a picture, the furthest behind first.
  private static func targets(of scene: SceneResult) -> [(element: Int, name: String)] {
    var options = PictureOptions()
    options.isLive = true
    return SceneSVG.document(of: scene, options: options).split(separator: "class=\"target\"").dropFirst().compactMap {
      let rest = $0.prefix { $0 != ">" }
      guard let element = attribute("data-use", in: rest).flatMap({ Int($0) }) else { return nil }
      return (element, attribute("aria-label", in: rest) ?? "")
    }
  }

  private static func attribute(_ name: String, in text: Substring) -> String? {
    guard let start = text.firstRange(of: "\(name)=\"")?.upperBound else { return nil }
    return String(text[start...].prefix { $0 != "\"" })
  }

  private static func texts(of scene: SceneResult) -> [String] {
    (scene.picture?.nodes ?? []).compactMap { node in
      if case .text(let lines, _, _) = node.part {
        lines.map { $0.parts.map(\.text).joined() }.joined(separator: " ")
      } else {
        nil
      }
    }
  }
}
