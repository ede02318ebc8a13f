import Server

extension Command {
  static let preview = Command(
    flag: "--preview",
    operands: "FILE",
    summary: "Show FILE's scenes on a page that follows the file",
    options: [address] + FramesRequest.sceneOptions
  ) { invocation in
    let path = try invocation.singleOperand("FILE")
    let request = try FramesRequest(invocation)
    let console = invocation.console
    let commands = Mailbox<[UInt8]>()
    let hub = PreviewHub { commands.post($0) }
    let earlier = try invocation.value(of: address).map(access)
    guard let listener = PreviewListener(hub: hub, at: earlier) else {
      throw UsageError("no port can be had on 127.0.0.1")
    }
    _ = try FramesRequest.contents(of: path, console)
    listener.start()
    console.print(listener.address)
    return DetachedThread.result { () -> ExitStatus in
      PreviewSession(request, path: path, hub: hub, commands: commands) { console.print($0) }.run()
    }
  }

  private static let address = CommandOption(
    "--address",
    value: "URL",
    "Be where an earlier preview was, so that its page goes on"
  )

  private static func access(_ text: String) throws -> PreviewAccess {
    guard let access = PreviewAccess(address: text) else {
      throw UsageError("'\(text)' is no address of a preview: give the one that an earlier 'uilsp --preview' printed")
    }
    return access
  }
}
