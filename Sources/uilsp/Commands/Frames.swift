import Interpreter

extension Command {
  static let frames = Command(
    flag: "--frames",
    operands: "FILE",
    summary: "Evaluate FILE and print every view's frame",
    options: FramesRequest.options
  ) { invocation in
    let request = try FramesRequest(invocation)
    let program = try request.program(invocation.console)
    let scenes = try request.scenes(in: program).map {
      SceneEvaluator.evaluate($0, program: program, configuration: request.configuration)
    }
    let report = FramesReport(file: request.path, scenes: scenes, program: program)
    invocation.console.print(request.isJSON ? report.json.pretty : report.text)
    return .success
  }
}
