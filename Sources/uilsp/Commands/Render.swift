import Rendering
import Semantics
import Server

extension Command {
  static let render = Command(
    flag: "--render",
    operands: "FILE",
    summary: "Draw FILE's scenes as a picture",
    options: RenderRequest.options
  ) { invocation in
    let request = try RenderRequest(invocation)
    let console = invocation.console
    let result: Result<ExitStatus, UsageError> = DetachedThread.result {
      Result { () throws(UsageError) in
        let bytes = try FramesRequest.contents(of: request.path, console)
        var workspace = FramesWorkspace()
        let program = workspace.program(around: request.path, bytes)
        let entries = try request.entries(in: program)
        guard !entries.isEmpty else { throw UsageError("there is no view in '\(request.path)'") }
        let isPage = request.output.form == .html
        let text = isPage ? ScenePage(title: request.path, entries: entries).html : SceneSheet(entries).svg
        try request.output.write(text)
        return .success
      }
    }
    return try result.get()
  }
}
