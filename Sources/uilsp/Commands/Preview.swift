import Server

extension Command {
  static let preview = Command(
    flag: "--preview",
    operands: "FILE",
    summary: "Show FILE's scenes on a page that follows the file",
    options: FramesRequest.sceneOptions
  ) { invocation in
    let path = try invocation.singleOperand("FILE")
    let request = try FramesRequest(invocation)
    let console = invocation.console
    let commands = Mailbox<[UInt8]>()
    let hub = PreviewHub { commands.post($0) }
    guard let listener = PreviewListener(hub: hub) else { throw UsageError("no port can be had on 127.0.0.1") }
    _ = try FramesRequest.contents(of: path, console)
    listener.start()
    console.print(listener.address)
    return DetachedThread.result { () -> ExitStatus in
      PreviewSession(request, path: path, hub: hub, commands: commands) { console.print($0) }.run()
    }
  }
}
