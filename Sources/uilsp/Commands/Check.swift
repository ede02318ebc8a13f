import Server

extension Command {
  static let check = Command(
    flag: "--check",
    operands: "[PATH…]",
    summary: "Check files and folders",
    options: CheckRequest.options
  ) { invocation in
    let request = try CheckRequest(invocation)
    // On a thread of its own: the stack of the main one may be too small for deeply nested programs.
    let ended = Mailbox<ExitStatus>()
    DetachedThread.start {
      let status =
        request.watches
        ? WatchSession(invocation, request).run() : CheckSession(request, console: invocation.console).run()
      ended.post(status)
    }
    return ended.next() ?? .internalError
  }
}
