import Server

extension Command {
  static let replay = Command(
    flag: "--replay",
    operands: "TRACE",
    summary: "Run a session again that --log has recorded, and print it"
  ) { invocation in
    let path = try invocation.singleOperand("TRACE")
    let console = invocation.console
    let trace: Trace
    do {
      trace = try Trace(try FramesRequest.contents(of: path, console))
    } catch let error as Trace.Unreadable {
      throw UsageError("'\(path)': \(error.message)")
    }
    return DetachedThread.result {
      Replay(trace) { console.print(bytes: $0 + [0x0A]) }.run()
      return .success
    }
  }
}
