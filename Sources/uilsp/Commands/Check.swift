extension Command {
  static let check = Command(
    flag: "--check",
    operands: "[PATH…]",
    summary: "Check files and folders",
    options: CheckRequest.options
  ) { invocation in
    let request = try CheckRequest(invocation)
    return CheckSession(request, console: invocation.console).run()
  }
}
