import Server

extension Command {
  static let format = Command(
    flag: "--format",
    operands: "[PATH…]",
    summary: "Format files and folders in place; '-' filters standard input",
    options: FormatRequest.options
  ) { invocation in
    let session = FormatSession(try FormatRequest(invocation))
    // On a thread of its own: the stack of the main one may be too small for deeply nested programs.
    let ended = Mailbox<ExitStatus>()
    DetachedThread.start { ended.post(session.run()) }
    return ended.next() ?? .internalError
  }
}
