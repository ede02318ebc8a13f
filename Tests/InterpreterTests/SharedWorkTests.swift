import Interpreter
import Layout
import Semantics
import SourceText
import Syntax
import TestSupport
import Testing

/// What evaluations leave to each other changes no result.
@Suite struct SharedWorkTests {
  private let file = FileID("Scene.ui")

  private let configurations = [
    SceneConfiguration(size: Size(width: 300, height: 200), scale: 2),
    SceneConfiguration(size: Size(width: 640, height: 320), scale: 2, verticalSizeClass: .compact),
    SceneConfiguration(size: Size(width: 300, height: 200), scale: 2, direction: .rightToLeft),
    SceneConfiguration(size: Size(width: 300, height: 200), textSize: .accessibility3),
    SceneConfiguration(size: Size(width: 320, height: 200), scale: 2),
  ]

  /// All configurations in one session, one after another with what the last has left, and each with nothing known.
  @Test(arguments: Fixture.all(in: "frames")) func configurationsDoNotSeeEachOther(_ fixture: Fixture) {
    let trees = [file: SyntaxTree.parse(SourceText(fixture.text))]
    let program = Program(trees)
    for scene in Scenes.all(in: file, program: program) {
      let session = SceneSession(scene, of: program)
      let together = SceneSession(scene, of: Program(trees)).results(in: configurations, limits: .standard)
      #expect(together.count == configurations.count)
      for (configuration, joint) in zip(configurations, together) {
        let brief = session.result(in: configuration, limits: .brief)
        let shared = session.result(in: configuration)
        let warm = SceneEvaluator.evaluate(scene, program: program, configuration: configuration)
        let cold = SceneEvaluator.evaluate(scene, program: Program(trees), configuration: configuration)
        #expect(SceneText.describe(shared) == SceneText.describe(cold))
        #expect(SceneText.describe(warm) == SceneText.describe(cold))
        #expect(brief.facts.limit != nil || SceneText.describe(brief) == SceneText.describe(cold))
        #expect(SceneText.describe(joint) == SceneText.describe(cold))
        #expect(joint.steps == cold.steps)
        #expect(shared.steps == cold.steps)
        #expect(warm.steps == cold.steps)
      }
    }
  }

  /// What constants expand to is looked at, then kept, then shown again: each time the same to the last detail.
  @Test(arguments: Fixture.all(in: "frames")) func whatIsShownAgainIsTheSame(_ fixture: Fixture) {
    let trees = [file: SyntaxTree.parse(SourceText(fixture.text))]
    let program = Program(trees)
    let configuration = configurations[0]
    for scene in Scenes.all(in: file, program: program) {
      let cold = SceneEvaluator.evaluate(scene, program: Program(trees), configuration: configuration, explains: true)
      for _ in 0..<3 {
        let warm = SceneEvaluator.evaluate(scene, program: program, configuration: configuration, explains: true)
        #expect(warm.steps == cold.steps)
        #expect(warm.elements.map(Self.describe) == cold.elements.map(Self.describe))
        #expect("\(warm.facts)" == "\(cold.facts)")
        #expect("\(warm.unknowns) \(warm.variants)" == "\(cold.unknowns) \(cold.variants)")
      }
    }
  }

  private static func describe(_ element: Element) -> String {
    "\(element.id) \(element.parent as ElementID?) \(element.children) \(element.instancePath) \(element.kind) \(element.span) "
      + "\(element.layout) \(element.text as TextFacts?) \(element.dependsOn) \(element.sizeDependsOn) \(element.standIns) "
      + "\(element.environmentReads) \(element.preferenceWrites) \(element.preferenceReads)"
  }

  @Test func ofDeclarationsOfTheSameNameTheNearestIsMeant() {
    func row(_ height: Int, _ keyword: String = "") -> String {
      "\(keyword)struct Row: View { var body: some View { Color.red.frame(height: \(height)) } }\n"
    }
    func screen(_ name: String) -> String { "struct \(name): View { var body: some View { Row() } }\n" }
    let sources = [
      "A/First.ui": row(10) + screen("First"),
      "A/Second.ui": screen("Second"),
      "B/Third.ui": row(30, "private ") + screen("Third"),
      "B/Fourth.ui": screen("Fourth"),
      "C/Fifth.ui": "struct Fifth: View { var body: some View { VStack(spacing: 0) { Row(); Third() } } }\n" + row(50),
    ]
    let program = Program(
      Dictionary(uniqueKeysWithValues: sources.map { (FileID($0.key), SyntaxTree.parse(SourceText($0.value))) })
    )
    func heights(_ file: String, _ view: String) -> [Double] {
      guard let scene = Scenes.view(view, in: FileID(file), program: program) else { return [] }
      let configuration = SceneConfiguration(size: Size(width: 300, height: 200))
      let result = SceneEvaluator.evaluate(scene, program: program, configuration: configuration)
      return result.elements.filter { $0.name == "Color.red" }.map(\.layout.size.height)
    }
    #expect(heights("A/First.ui", "First") == [10])
    #expect(heights("A/Second.ui", "Second") == [10])
    #expect(heights("B/Third.ui", "Third") == [30])
    #expect(heights("B/Fourth.ui", "Fourth") == [10])
    #expect(heights("C/Fifth.ui", "Fifth") == [50, 30])
  }

  @Test func collectionsGrowInTheTimeThatTheirSizeTakes() {
    let source = """
      struct Grown: View {
        var body: some View {
          var list: [Int] = []
          var table: [Int: [Int]] = [:]
          var set: Set<Int> = []
          for index in 0..<8000 {
            list.append(index)
            table[index % 4000, default: []].append(index)
            set.insert(index)
          }
          return Color.red.frame(width: CGFloat(list.count), height: CGFloat(table.count + set.count))
        }
      }
      """
    let size = SceneText.scenes(source).first?.elements.first?.layout.size
    #expect(size == Size(width: 8000, height: 12000))
  }
}
