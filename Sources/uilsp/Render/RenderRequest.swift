import Catalog
import Interpreter
import Layout
import Rendering
import Semantics
import SourceText
import Syntax

/// What a call of `--render` asks for.
struct RenderRequest {
  private static let device = CommandOption("--show-device", "Draw a device around each scene")
  private static let frames = CommandOption("--show-frames", "Draw the box of every view, with its size")
  private static let highlight = CommandOption("--highlight", value: "LINE", "Point out the views that start on LINE")
  private static let matrix = CommandOption("--matrix", "Draw each scene on several devices, text sizes and schemes")
  private static let output = CommandOption("--output", alias: "-o", value: "FILE", "Where to: .svg, .html or .png")

  static let options: [CommandOption] =
    [output, frames, device, highlight, matrix] + FramesRequest.sceneOptions

  let path: String
  let output: PictureFile
  let scenes: FramesRequest
  private let showsFrames: Bool
  private let showsDevice: Bool
  private let isMatrix: Bool
  private let line: Int?

  init(_ invocation: Invocation) throws {
    path = try invocation.singleOperand("FILE")
    guard let output = invocation.value(of: Self.output) else { throw UsageError("-o FILE is missing") }
    self.output = try PictureFile(output)
    scenes = try FramesRequest(invocation)
    showsFrames = invocation.has(Self.frames)
    showsDevice = invocation.has(Self.device)
    isMatrix = invocation.has(Self.matrix)
    line = try invocation.integer(Self.highlight, in: 1...1_000_000)
  }

  /// The scenes of the file, drawn.
  func entries(in program: Program) throws(UsageError) -> [ScenePage.Entry] {
    var budget = FramesBudget()
    return try scenes.scenes(of: path, in: program).flatMap { scene in
      configurations(of: scene).map { name, configuration in
        let result = SceneEvaluator.draw(
          scene,
          program: program,
          configuration: configuration,
          limits: budget.limits,
          // What state presents at first is seen.
          presses: []
        )
        budget.take(result)
        let title = scene.preview.map { "\(scene.view): \($0)" } ?? scene.view
        return ScenePage.Entry(
          title: name.map { "\(title), \($0.row), \($0.column)" } ?? title,
          note: result.unknowns.isEmpty ? "" : "\(result.unknowns.count) values are not known and stood in for",
          scene: result,
          options: options(of: result, in: program),
          cell: name.map { SceneMatrix.Cell(scene: title, row: $0.row, column: $0.column) }
        )
      }
    }
  }

  private func options(of scene: SceneResult, in program: Program) -> PictureOptions {
    let lines = ElementLines(scene, program)
    var options = PictureOptions { lines[$0] }
    options.showsFrames = showsFrames
    options.showsDevice = showsDevice
    if let line { options.highlighted = Set(scene.elements.map(\.id).filter { lines[$0] == line }) }
    return options
  }

  private func configurations(of scene: SceneRequest) -> [((row: String, column: String)?, SceneConfiguration)] {
    let own = scenes.configuration(of: scene)
    guard isMatrix else { return [(nil, own)] }
    var result: [((row: String, column: String)?, SceneConfiguration)] = []
    for id in ["iphone-se", "iphone-15", "ipad"] {
      guard let device = DeviceDefinition.named(id) else { continue }
      for textSize in [DynamicTypeSize.large, .accessibility3] {
        for isDark in [false, true] {
          var configuration = own
          configuration.move(to: device)
          configuration.textSize = textSize
          configuration.isDark = isDark
          result.append(((device.name, "\(textSize.name), \(isDark ? "dark" : "light")"), configuration))
        }
      }
    }
    return result
  }
}

/// The lines that the elements of a scene start on, from 1: those of the asked file.
struct ElementLines: Sendable {
  private let lines: [Int?]

  init(_ scene: SceneResult, _ program: Program) {
    lines = scene.elements.map { element in
      guard let place = program.absolute(element.nameSpan), place.file == scene.request.file,
        let text = program.files[place.file]?.tree.text
      else { return nil }
      return text.lineColumn(at: place.range.start).line + 1
    }
  }

  subscript(id: ElementID) -> Int? { lines.indices.contains(id.index) ? lines[id.index] : nil }
}
