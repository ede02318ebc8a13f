import Server

extension Command {
  static let audit = Command(
    flag: "--audit",
    operands: "[PATH…]",
    summary: "Sort every GeometryReader of a project by what it is for, and say what replaces it",
    options: AuditRequest.options
  ) { invocation in
    let request = try AuditRequest(invocation)
    // On a thread of its own: the stack of the main one may be too small for deeply nested programs.
    let ended = Mailbox<ExitStatus>()
    DetachedThread.start { ended.post(request.run()) }
    return ended.next() ?? .internalError
  }
}
