import IDE
import Interpreter
import LSPProtocol
import Semantics

extension AgentTool {
  static let frames = AgentTool(
    "frames",
    """
    Lays out the scenes of a file (its #Previews and views) and gives every view's size and place as an indented tree: \
    name WIDTHxHEIGHT at (x, y), in points from the top left of the container. Also tells what its state presents (sheets, \
    alerts, pages), state, how many update passes it took, and which values are not known. Use it to see the effect of a \
    change, or compare devices and text sizes.
    """,
    parameters: [.file] + Parameter.ofScenes
  ) { workspace, arguments in
    let path = try workspace.file(arguments)
    let program = workspace.analysis(with: path).program
    let request = try FramesRequest(workspace.invocation(path, arguments))
    var budget = FramesBudget()
    let scenes = try request.scenes(of: path, in: program).map { budget.evaluate($0, in: program, request) }
    guard !scenes.isEmpty else { throw Fault("there is no view in '\(workspace.shown(path))'") }
    return [.text(FramesReport(file: path, scenes: scenes, program: program).text)]
  }
}
