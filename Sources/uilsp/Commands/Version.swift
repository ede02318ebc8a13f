import Server

extension Command {
  static let version = Command(flag: "--version", alias: "-V", summary: "Show the version") { invocation in
    invocation.console.print("uilsp \(ServerInfo.version)")
    return .success
  }
}
