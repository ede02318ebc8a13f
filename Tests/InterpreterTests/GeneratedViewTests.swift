import Interpreter
import Layout
import Semantics
import SourceText
import Syntax
import Testing

/// What holds for every program of views: wrappers without a meaning move nothing, mirrors mirror, stacks stand as the
/// trace says.
@Suite struct GeneratedViewTests {
  private static let size = Size(width: 300, height: 200)

  @Test(arguments: 0..<150) func groupsMoveNothing(_ seed: Int) throws {
    var generator = ViewGenerator(seed: seed)
    let view = generator.view(depth: 5)
    let index = generator.next(view.count)
    let plain = try scene(view.source())
    let grouped = try scene(view.source(wrapping: index) { "Group {\n\($0)\n}" })
    let hidden = try scene(view.source(wrapping: index) { "AnyView(\n\($0)\n)" })
    let frames = frames(of: plain)
    #expect(frames.allSatisfy { $0.frame.values.allSatisfy(\.isFinite) }, "\(view.source())")
    #expect(frames == self.frames(of: grouped), "view \(index) of\n\(view.source())")
    #expect(frames == self.frames(of: hidden).filter { $0.name != "AnyView" }, "view \(index) of\n\(view.source())")
  }

  @Test(arguments: 0..<150) func rightToLeftIsTheMirrorImage(_ seed: Int) throws {
    var generator = ViewGenerator(seed: seed + 1000)
    let source = generator.view(depth: 5).source()
    let plain = frames(of: try scene(source))
    let mirrored = frames(of: try scene(source, direction: .rightToLeft))
    #expect(plain.map(\.name) == mirrored.map(\.name))
    for (one, other) in zip(plain, mirrored) {
      let back = Self.size.width - other.frame.minX - other.frame.width
      #expect(
        one.frame.isNear(Rect(x: back, y: other.frame.minY, width: other.frame.width, height: other.frame.height))
      )
    }
  }

  /// The root alone is sure to be offered the same again: elsewhere a length of its own makes a view rigid, so that a
  /// stack asks its children in another order. Circles, texts and ratios are left out: what they take is less than what
  /// they are offered, so that offering them what they took gives them less again.
  @Test(arguments: 0..<400) func aFrameOfTheSameSizeMovesNothing(_ seed: Int) throws {
    var generator = ViewGenerator(seed: seed + 2000)
    let view = generator.view(depth: 4)
    guard !["Circle", "Text", "aspectRatio"].contains(where: view.source().contains) else { return }
    let plain = try scene(view.source())
    guard let size = plain.root.map({ plain[$0].layout.size }), size.width <= Self.size.width,
      size.height <= Self.size.height
    else { return }
    let source = view.source(wrapping: 0) { "\($0)\n.frame(width: \(size.width), height: \(size.height))" }
    let framed = frames(of: try scene(source))
    for (one, other) in zip(frames(of: plain), framed.dropFirst()) {
      #expect(one.name == other.name && one.frame.isNear(other.frame), "\(one) \(other)\n\(view.source())")
    }
  }

  @Test(arguments: 0..<150) func fixedSizeIsTheIdealSize(_ seed: Int) throws {
    var generator = ViewGenerator(seed: seed + 3000)
    let view = generator.view(depth: 4)
    let plain = try scene("VStack {\n\(view.source())\n}\n.fixedSize()")
    let ideal = try scene("\(view.source())\n.fixedSize()")
    let size = ideal.root.map { ideal[$0].layout.size }
    #expect(plain.root.map { plain[$0].layout.size } == size, "\(view.source())")
    let offered = try scene("\(view.source())\n.fixedSize()\n.frame(width: 7, height: 9)")
    #expect(offered.root.flatMap { offered[$0].children.first.map { offered[$0].layout.size } } == size)
  }

  /// Transforms aside, and where a stack is measured as it is placed: one that is offered no height is offered its own
  /// height when it is placed.
  @Test(arguments: 0..<150) func stacksPlaceTheirChildrenOneAfterAnother(_ seed: Int) throws {
    var generator = ViewGenerator(seed: seed + 4000)
    let source = generator.view(depth: 5).source()
    guard !source.contains("offset"), !source.contains("fixedSize") else { return }
    let scene = try scene(source)
    for element in scene.elements where element.name == "VStack" || element.name == "HStack" {
      let axis: Axis = element.name == "VStack" ? .vertical : .horizontal
      let children = element.children.map { scene[$0].layout }
      let lengths = children.reduce(0) { $0 + $1.size[axis] }
      let gaps = zip(children, children.dropFirst()).map { first, second in
        second.globalFrame.origin[axis] - first.globalFrame.origin[axis] - first.size[axis]
      }
      #expect(gaps.allSatisfy { ($0 - (gaps.first ?? 0)).magnitude < 1e-6 }, "\(source)")
      #expect((element.layout.size[axis] - lengths - gaps.reduce(0, +)).magnitude < 1e-6, "\(source)")
    }
  }

  // MARK: Scenes

  private struct NamedFrame: Equatable {
    let name: String
    let frame: Rect
  }

  private func frames(of scene: SceneResult) -> [NamedFrame] {
    scene.elements.map { NamedFrame(name: $0.name, frame: $0.layout.globalFrame) }
  }

  private func scene(_ body: String, direction: LayoutDirection = .leftToRight) throws -> SceneResult {
    let file = FileID("Scene.ui")
    let source = "struct Case: View {\nvar body: some View {\n\(body)\n}\n}\n"
    let tree = SyntaxTree.parse(SourceText(source))
    #expect(tree.diagnostics.isEmpty, "\(source)")
    let program = Program([file: tree])
    let configuration = SceneConfiguration(size: Self.size, scale: 2, direction: direction)
    let request = try #require(Scenes.all(in: file, program: program).first)
    return SceneEvaluator.evaluate(request, program: program, configuration: configuration)
  }
}

extension Rect {
  fileprivate var values: [Double] { [minX, minY, width, height] }

  fileprivate func isNear(_ other: Rect) -> Bool {
    zip(values, other.values).allSatisfy { ($0 - $1).magnitude < 1e-6 }
  }
}
