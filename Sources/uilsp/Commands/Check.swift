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
      if request.watches {
        ended.post(WatchSession(invocation, request).run())
      } else {
        CheckSession(request, console: invocation.console).run { status in
          ended.post(status)
          // What is held is freed by the end of the process, which is under way.
          _ = Mailbox<Never>().next()
        }
      }
    }
    return ended.next() ?? .internalError
  }
}
