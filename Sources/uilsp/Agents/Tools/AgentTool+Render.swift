import FoundationEssentials
import IDE
import Interpreter
import LSPProtocol
import Rendering
import Semantics

extension AgentTool {
  static let render = AgentTool(
    "render",
    """
    Draws the scenes of a file as SwiftUI would show them and gives the picture, as PNG where a program that makes one is \
    installed, or as SVG code. Use it to look at a view; 'frames' is exact and costs less.
    """,
    parameters: [
      .file, Parameter("format", .choice(["png", "svg"]), "Picture to look at (png, the default), or code (svg)"),
      Parameter("show_frames", .bool, "Draw the box of every view, with its size"),
    ] + Parameter.ofScenes
  ) { workspace, arguments in
    let path = try workspace.file(arguments)
    let program = workspace.analysis(with: path).program
    let picture = "\(FileManager.default.temporaryDirectory.path)/uilsp-\(UInt64.random(in: 0...UInt64.max)).png"
    var values = ["--output": [picture]]
    if arguments["show_frames"].bool == true { values["--show-frames"] = [""] }
    let request = try RenderRequest(workspace.invocation(path, arguments, adding: values))
    let entries = try request.entries(in: program)
    guard !entries.isEmpty else { throw Fault("there is no view in '\(workspace.shown(path))'") }
    let svg = SceneSheet(entries).svg
    guard arguments["format"].string != "svg" else { return [.text(svg)] }
    defer { try? FileManager.default.removeItem(atPath: picture) }
    try request.output.write(svg)
    guard let data = FileManager.default.contents(atPath: picture), data.count <= Self.largestPicture else {
      throw Fault("the picture is too large; ask for one scene, or a smaller size")
    }
    return [.picture(data.base64EncodedString())]
  }

  private static let largestPicture = 5 << 20
}
