extension Command {
  static let help = Command(flag: "--help", alias: "-h", summary: "Show what uilsp can do") { invocation in
    invocation.console.print(HelpText.overview(of: Command.all), terminator: "")
    return .success
  }
}
