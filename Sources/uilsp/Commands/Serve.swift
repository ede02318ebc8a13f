import Server

private let socket = CommandOption("--socket", value: "PORT", "Connect to 127.0.0.1:PORT instead of stdin and stdout")
private let pipe = CommandOption(
  "--pipe",
  value: "PATH",
  "Connect to the local socket PATH instead of stdin and stdout"
)
private let log = CommandOption("--log", value: "FILE", "Record the protocol's messages in FILE")
private let clientProcess = CommandOption(
  "--clientProcessId",
  value: "N",
  "End when the process N, the editor, has ended"
)

extension Command {
  static let serve = Command(
    flag: "--stdio",
    summary: "Be the language server on stdin and stdout (the default)",
    options: [socket, pipe, log, clientProcess]
  ) { invocation in
    let port = try invocation.integer(socket, in: 1...65_535)
    let path = invocation.value(of: pipe)
    if port != nil, path != nil { throw UsageError("choose one of --socket and --pipe") }
    let channel: Channel = port.map { .socket(port: $0) } ?? path.map { .pipe(path: $0) } ?? .standard
    let options = ServeOptions(
      channel: channel,
      clientProcess: try invocation.integer(clientProcess, in: 1...Int(Int32.max)),
      log: invocation.value(of: log)
    )
    switch runServer(options) {
    case .ended(let isClean): return isClean ? .success : .findings
    case .broken(let reason):
      invocation.console.printError("uilsp: \(reason)")
      return .findings
    case .unreachable(let reason): throw UsageError(reason)
    }
  }
}
