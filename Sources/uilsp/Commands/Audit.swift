import Server

extension Command {
  static let audit = Command(
    flag: "--audit",
    operands: "[PATH…]",
    summary: "Sort every GeometryReader of a project by what it is for, and say what replaces it",
    options: AuditRequest.options
  ) { invocation in
    let request = try AuditRequest(invocation)
    return DetachedThread.result { request.run() }
  }
}
