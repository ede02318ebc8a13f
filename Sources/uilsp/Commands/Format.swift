import Server

extension Command {
  static let format = Command(
    flag: "--format",
    operands: "[PATH…]",
    summary: "Format files and folders in place; '-' filters standard input",
    options: FormatRequest.options
  ) { invocation in
    let session = FormatSession(try FormatRequest(invocation))
    return DetachedThread.result { session.run() }
  }
}
