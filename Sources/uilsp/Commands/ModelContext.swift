import Server

extension Command {
  static let modelContext = Command(
    flag: "--mcp",
    operands: "[FOLDER…]",
    summary: "Serve coding agents (Model Context Protocol) on stdin and stdout",
    options: [.config, .ext, .noConfig]
  ) { invocation in
    let workspace = try AgentWorkspace(invocation)
    let console = invocation.console
    return DetachedThread.result {
      var session = ModelContextSession(workspace)
      var lines = LineReader(console)
      while let line = lines.next() {
        if let answer = session.answer(to: line) { console.print(bytes: answer + [0x0A]) }
      }
      return .success
    }
  }
}
