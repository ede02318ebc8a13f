import Interpreter

extension Command {
  static let frames = Command(
    flag: "--frames",
    operands: "FILE…",
    summary: "Evaluate FILE and print every view's frame",
    options: FramesRequest.options
  ) { invocation in
    let request = try FramesRequest(invocation)
    var workspace = FramesWorkspace()
    let reports = try request.paths.map { path in
      let bytes = try FramesRequest.contents(of: path, invocation.console)
      let program = workspace.program(around: path, bytes)
      let scenes = try request.scenes(of: path, in: program).map {
        SceneEvaluator.evaluate($0, program: program, configuration: request.configuration(of: $0), explains: true)
      }
      return FramesReport(file: path, scenes: scenes, program: program)
    }
    invocation.console.print(request.isJSON ? json(reports).pretty : reports.map(\.text).joined(separator: "\n\n"))
    return .success
  }
}

/// One report as it is; several as a list.
private func json(_ reports: [FramesReport]) -> JSONText {
  reports.count == 1 ? reports[0].json : .array(reports.map(\.json))
}
