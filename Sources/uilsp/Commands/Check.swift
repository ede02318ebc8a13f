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
    return DetachedThread.lastResult { tell in
      if request.watches {
        tell(WatchSession(invocation, request).run())
      } else {
        CheckSession(request, console: invocation.console).run(tell)
      }
    } ?? .internalError
  }
}
