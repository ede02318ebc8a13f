import Interpreter
import Layout
import Semantics
import SourceText
import Syntax
import TestSupport
import Testing

/// Every scene of the fixtures, as an indented tree of elements with their frames in a container of 300 by 200.
@Suite struct SceneFramesTests {
  @Test(arguments: Fixture.all(in: "frames")) func frames(_ fixture: Fixture) {
    #expect(fixture.mismatches(section: "frames", SceneText.describe(fixture.text)) == [])
  }

  /// The same on a Mac, and from iOS 26 on.
  @Test(arguments: Fixture.all(in: "frames-mac")) func framesOnMac(_ fixture: Fixture) {
    #expect(fixture.mismatches(section: "frames", SceneText.describe(fixture.text, platform: .macOS)) == [])
  }

  @Test(arguments: Fixture.all(in: "frames-26")) func framesOfSystem26(_ fixture: Fixture) {
    #expect(fixture.mismatches(section: "frames", SceneText.describe(fixture.text, system: 26)) == [])
  }

  @Test func evaluationIsDeterministic() {
    for fixture in Fixture.all(in: "frames") {
      #expect(SceneText.describe(fixture.text) == SceneText.describe(fixture.text))
    }
  }

  @Test func elementsComeAfterTheirParents() {
    for fixture in Fixture.all(in: "frames") {
      for scene in SceneText.scenes(fixture.text) {
        for element in scene.elements {
          #expect(element.parent.map { $0 < element.id } ?? (element.id.index == 0))
          #expect(element.children.allSatisfy { scene[$0].parent == element.id })
        }
      }
    }
  }
}

/// Scenes as text.
enum SceneText {
  private static let file = FileID("Scene.ui")

  static func scenes(_ source: String, platform: Platform = .iOS, system: Int? = nil) -> [SceneResult] {
    let program = Program([file: SyntaxTree.parse(SourceText(source))])
    var configuration = SceneConfiguration(size: Size(width: 300, height: 200), platform: platform, scale: 2)
    configuration.system = system
    return Scenes.all(in: file, program: program).map {
      let room = $0.settings.applied(to: configuration)
      return SceneEvaluator.evaluate($0, program: program, configuration: room, explains: true)
    }
  }

  static func describe(_ source: String, platform: Platform = .iOS, system: Int? = nil) -> String {
    scenes(source, platform: platform, system: system).map(describe).joined(separator: "\n")
  }

  static func describe(_ scene: SceneResult) -> String {
    let room =
      scene.request.settings.room == .device
      ? "" : " in \(short(scene.container.width)) \(short(scene.container.height))"
    var lines = [(scene.preview.map { "\(scene.view) \"\($0)\"" } ?? scene.view) + room]
    if let root = scene.root { write(root, of: scene, indentation: 1, to: &lines) }
    lines += scene.state.map { "  state \($0.name) = \($0.value)" }
    if scene.passes > 1 { lines.append("  passes \(scene.passes)") }
    if let divergence = scene.divergence {
      lines.append(
        "  diverges: \(divergence.state) \(divergence.values.prefix(4).joined(separator: ", ")) \(name(divergence))"
      )
    }
    lines += scene.variants.map { "  branch \($0.chosen + 1) of \($0.count): \($0.unknown.joined(separator: ", "))" }
    lines += scene.unknowns.map { "  unknown: \($0.reason)" }
    return lines.joined(separator: "\n")
  }

  private static func name(_ divergence: Divergence) -> String {
    switch divergence.class {
    case .contracting: "contracting"
    case .oscillating(let period): "oscillating with period \(period)"
    case .linear: "linear"
    case .exponential: "exponential"
    case .irregular: "irregular"
    }
  }

  private static func write(_ id: ElementID, of scene: SceneResult, indentation: Int, to lines: inout [String]) {
    let element = scene[id]
    let frame = element.layout.globalFrame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(short).joined(separator: " ")
    let unknown = element.sizeDependsOn.compactMap { if case .standIn(let name) = $0 { name } else { nil } }
    let basis = unknown.isEmpty ? "" : " (\(unknown.joined(separator: ", ")))"
    lines.append(String(repeating: "  ", count: indentation) + "\(element.name) \(numbers)\(basis)")
    for child in element.children { write(child, of: scene, indentation: indentation + 1, to: &lines) }
  }

  private static func short(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() && hundredths.magnitude < 1e15 ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
