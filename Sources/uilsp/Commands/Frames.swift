import Interpreter
import Semantics
import Server

extension Command {
  static let frames = Command(
    flag: "--frames",
    operands: "FILE…",
    summary: "Evaluate FILE and print every view's frame",
    options: FramesRequest.options
  ) { invocation in
    let request = try FramesRequest(invocation)
    let form = try FramesRequest.form(invocation)
    var page: String?
    if case .page(let path) = form { page = path }
    let snapshots = try SnapshotRequest(invocation, request, page: page)
    let console = invocation.console
    let result: Result<ExitStatus, UsageError> = DetachedThread.result {
      Result { () throws(UsageError) in
        var workspace = FramesWorkspace()
        if let snapshots { return try snapshots.run(&workspace, console) }
        var budget = FramesBudget()
        var reports: [FramesReport] = []
        for path in request.paths {
          let bytes = try FramesRequest.contents(of: path, console)
          let program = workspace.program(around: path, bytes)
          let scenes = try request.scenes(of: path, in: program).map { budget.evaluate($0, in: program, request) }
          reports.append(FramesReport(file: path, scenes: scenes, program: program))
        }
        if case .json = form {
          console.print(json(reports).pretty)
          return .success
        }
        console.print(reports.map(\.text).joined(separator: "\n\n"))
        return .success
      }
    }
    return try result.get()
  }
}

/// One report as it is; several as a list.
private func json(_ reports: [FramesReport]) -> JSONText {
  reports.count == 1 ? reports[0].json : .array(reports.map(\.json))
}
