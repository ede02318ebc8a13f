import FoundationEssentials
import Interpreter
import Layout
import Rendering
import TestSupport
import Testing

/// What holds of every picture.
@Suite struct PictureLawTests {
  @Test func drawingMovesNoFrame() {
    for (fixture, configuration) in DrawnScenes.fixtures {
      let drawn = DrawnScenes.draw(fixture.text, configuration)
      let plain = DrawnScenes.layOut(fixture.text, configuration)
      #expect(drawn.count == plain.count)
      for (drawn, plain) in zip(drawn, plain) {
        #expect(
          drawn.elements.map { "\($0.name) \($0.layout.globalFrame)" }
            == plain.elements.map { "\($0.name) \($0.layout.globalFrame)" },
          "\(fixture.name), \(plain.view)"
        )
        #expect(drawn.state == plain.state, "\(fixture.name), \(plain.view)")
      }
    }
  }

  @Test func everyElementHasItsBox() {
    for (fixture, configuration) in DrawnScenes.fixtures {
      for scene in DrawnScenes.draw(fixture.text, configuration) {
        let boxes = Self.boxes(in: SceneSVG.document(of: scene))
        #expect(boxes.count == scene.elements.count, "\(fixture.name)")
        for (box, element) in zip(boxes, scene.elements) {
          let frame = element.layout.globalFrame
          // What has grown beyond every screen is drawn as far as numbers go.
          let expected = [frame.minX, frame.minY, frame.width, frame.height].map { min(max($0, -1e8), 1e8) }
          #expect(zip(box, expected).allSatisfy { ($0 - $1).magnitude <= 0.001 }, "\(fixture.name): \(element.name)")
        }
      }
    }
  }

  @Test func leavesAreDrawnWhereTheyLie() throws {
    let scene = try #require(
      DrawnScenes.draw("VStack { Color.red.frame(width: 40, height: 30).padding(10).rotationEffect(.degrees(90)) }")
        .first
    )
    let svg = SceneSVG.document(of: scene)
    let leaf = try #require(scene.elements.last { $0.name == "Color.red" }).layout.globalFrame
    // The color lies at (0, 0) of what is turned: its own corner, moved to where the frame's is.
    #expect(svg.contains("fill=\"#ff3b30\""))
    #expect((leaf.width - 30).magnitude < 0.001 && (leaf.height - 40).magnitude < 0.001)
  }

  @Test func picturesAreTheSameEachTime() {
    for (fixture, configuration) in DrawnScenes.fixtures.prefix(20) {
      #expect(DrawnScenes.sheet(fixture.text, configuration) == DrawnScenes.sheet(fixture.text, configuration))
    }
  }

  @Test(arguments: [
    "Text(\"<script>alert(1)</script> & ]]>\")",
    "Image(systemName: \"\\\"><script>\")",
    "Image(\"<b>\").frame(width: 300, height: 200)",
    "Text(\"\\u{0}\\u{1}\\u{FFFE}\\u{7F}\")",
    "VStack { Text(\"x\") }.navigationTitle(\"<i>\")",
  ]) func textIsEscaped(_ source: String) throws {
    let svg = DrawnScenes.sheet("NavigationStack { \(source) }")
    #expect(!svg.contains("<script") && !svg.contains("<b>") && !svg.contains("<i>"))
    #expect(svg.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test(arguments: [
    "Color.red.scaleEffect(.infinity).rotationEffect(.radians(.nan))",
    "Circle().trim(from: .nan, to: .infinity).stroke(lineWidth: .infinity)",
    "Circle().inset(by: -.infinity).fill(Color(red: .nan, green: 1e300, blue: -1))",
    "Text(\"a\").shadow(radius: .infinity).blur(radius: .nan).opacity(.nan)",
    "Path { p in p.move(to: CGPoint(x: CGFloat.nan, y: 0)); p.addArc(center: .zero, radius: .infinity, startAngle: .radians(.infinity), endAngle: .zero, clockwise: true) }",
    "RoundedRectangle(cornerRadius: .nan).stroke(style: StrokeStyle(lineWidth: 1, dash: [.nan]))",
    "LinearGradient(stops: [.init(color: .red, location: .nan)], startPoint: UnitPoint(x: .infinity, y: 0), endPoint: .bottom)",
    "Chart { BarMark(x: .value(\"a\", \"b\"), y: .value(\"c\", 1e308)); BarMark(x: .value(\"a\", \"b\"), y: .value(\"c\", 1e308)) }",
    "Chart { LineMark(x: .value(\"a\", Double.infinity), y: .value(\"c\", -1e308)); LineMark(x: .value(\"a\", 1e308), y: .value(\"c\", 1e-320)) }",
    "Chart { PointMark(x: .value(\"a\", Date(timeIntervalSince1970: 1e300)), y: .value(\"c\", Double.nan)); PointMark(x: .value(\"a\", 3), y: .value(\"c\", 2)) }",
    "Chart { SectorMark(angle: .value(\"a\", 1e308)); SectorMark(angle: .value(\"a\", 1e308)) }",
    "Color.red.rotation3DEffect(.degrees(.infinity), axis: (x: 1, y: 0, z: 0)).offset(x: .infinity)",
  ]) func numbersAreFinite(_ source: String) {
    let svg = DrawnScenes.sheet(source).lowercased()
    #expect(!svg.contains("nan") && !svg.contains("\"inf") && !svg.contains(" inf"))
  }

  @Test func largeScenesAreBounded() {
    let svg = DrawnScenes.sheet("VStack { ForEach(0..<30000) { _ in Color.red.shadow(radius: 3) } }")
    #expect(svg.utf8.count < 25_000_000)
    let path = DrawnScenes.sheet("Path { p in for i in 0..<200000 { p.addLine(to: CGPoint(x: i, y: i)) } }")
    #expect(path.utf8.count < 2_000_000)
  }

  @Test func programsOfTheSeedsAreDrawn() throws {
    guard let shared = Repository.shared else { return }
    let folder = shared + "/cases/seeds/"
    let files = Repository.files(below: folder, suffix: ".ui")
    for file in files {
      let scenes = DrawnScenes.draw(try #require(Repository.text(ofFile: folder + file)))
      for scene in scenes {
        #expect(SceneSVG.document(of: scene).hasSuffix("</svg>\n"), "\(file)")
        #expect(scene.elements.isEmpty || scene.picture?.nodes.isEmpty == false, "\(file)")
      }
    }
  }

  private static func boxes(in svg: String) -> [[Double]] {
    svg.split(separator: "data-frame=\"").dropFirst().map { part in
      part.prefix { $0 != "\"" }.split(separator: " ").map { Double(String($0)) ?? -.infinity }
    }
  }
}
