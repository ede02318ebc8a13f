import Catalog
import Layout
import Rendering
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
    let devices = DeviceDefinition.all.map { PreviewPage.Choice($0.id, $0.name) }
    let sizes = DynamicTypeSize.allCases.map { PreviewPage.Choice($0.name, $0.name) }
    let listener = PreviewListener(hub: hub) { nonce in
      PreviewPage.html(nonce: nonce, devices: devices, textSizes: sizes, chosen: DeviceDefinition.standard.id)
    }
    guard let listener else { throw UsageError("no port can be had on 127.0.0.1") }
    _ = try FramesRequest.contents(of: path, console)
    listener.start()
    console.print(listener.address)
    return DetachedThread.result { () -> ExitStatus in
      PreviewSession(request, path: path, hub: hub, commands: commands) { console.print($0) }.run()
    }
  }
}
