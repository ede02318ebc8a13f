import LSPProtocol
import Testing

@Suite(.timeLimit(.minutes(30)))
struct LifecycleTests {
  @Test func nothingBeforeInitialize() async {
    let client = TestClient()
    client.notify("textDocument/didOpen", "{}")
    #expect(await client.request("textDocument/hover", "{}")["error"]["code"].integer == -32002)
    #expect(await client.request("shutdown", "null")["error"]["code"].integer == -32002)
    #expect(await client.request("initialize", "{}")["result"]["capabilities"].isObject)
    #expect(await client.request("initialize", "{}")["error"]["code"].integer == -32600)
  }

  @Test func nothingAfterShutdown() async {
    let client = await TestClient.initialized()
    let answer = await client.request("shutdown", "null")
    #expect(answer["error"].isNull)
    #expect(answer == .object([.init("jsonrpc", .string("2.0")), .init("id", answer["id"]), .init("result", .null)]))
    #expect(await client.request("textDocument/hover", "{}")["error"]["code"].integer == -32600)
    client.notify("exit", "{}")
    #expect(await client.end())
  }

  /// Kate sends `shutdown` without an id.
  @Test func shutdownAsNotification() async {
    let client = await TestClient.initialized()
    client.notify("shutdown", "null")
    client.notify("exit", "null")
    #expect(await client.end())
  }

  @Test func exitWithoutShutdownIsNotClean() async {
    let client = await TestClient.initialized()
    client.notify("exit", "null")
    #expect(await client.end() == false)
  }

  /// Helix closes the stream right after `shutdown`.
  @Test(arguments: [true, false]) func clientThatHangsUp(_ isShutDown: Bool) async {
    let client = await TestClient.initialized()
    if isShutDown { _ = await client.request("shutdown", "null") }
    client.hangUp()
    #expect(await client.end() == isShutDown)
  }

  @Test(arguments: [
    (#"{"id":1,"method":"uilsp/none"}"#, -32601),
    (#"{"id":1,"method":"$/none","params":{}}"#, -32601),
    (#"{"id":1,"method":"textDocument/hover","params":{"position":"x"}}"#, -32602),
    (#"{"id":1,"method":"textDocument/hover","params":null}"#, -32602),
    (#"{"id":1,"method":"textDocument/hover"}"#, -32602),
    (#"{"id":[],"method":"textDocument/hover"}"#, -32600),
    (#"[{"id":1}]"#, -32600),
    (#"{"id":1,"method""#, -32700),
  ])
  func errors(_ body: String, _ code: Int) async {
    let client = await TestClient.initialized()
    client.send(body)
    #expect(await client.error()["code"].integer == code)
  }

  @Test func idsAreEchoedAsWritten() async {
    let client = await TestClient.initialized()
    client.send(#"{"id":"a\"b","method":"uilsp/none"}"#)
    #expect(await client.messagesUntilNow().map { $0["id"] } == [.string("a\"b")])
  }

  @Test func unknownNotificationsAreIgnored() async {
    let client = await TestClient.initialized()
    client.notify("$/setTrace", #"{"value":"off"}"#)
    client.notify("uilsp/none", "[]")
    client.notify("workspace/didChangeConfiguration", #"{"settings":""}"#)
    #expect(await client.messagesUntilNow() == [])
  }

  /// However cancelling and answering meet, there is one answer.
  @Test func oneAnswerForEachRequest() async {
    let client = await TestClient.initialized()
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"untitled:a","languageId":"ui","version":1,"text":"Text(\"a\")"}}"#
    )
    let place = #"{"textDocument":{"uri":"untitled:a"},"position":{"line":0,"character":1}}"#
    var ids: [Int] = []
    for index in 0..<50 {
      let id = client.start("textDocument/hover", place)
      ids.append(id)
      if index % 2 == 0 { client.notify("$/cancelRequest", #"{"id":\#(id)}"#) }
    }
    for id in ids {
      let answer = await client.answer(to: id)
      let code = answer["error"]["code"].integer
      #expect(code == nil || code == -32800)
    }
    let rest = await client.messagesUntilNow()
    #expect(rest.allSatisfy { $0["id"].isNull })
  }
}
