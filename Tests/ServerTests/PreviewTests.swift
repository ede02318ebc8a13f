import LSPProtocol
import Testing

/// A page that the server shows a document on, live: what the editor has, not what is on disk.
@Suite(.timeLimit(.minutes(30)))
struct PreviewTests {
  private static let capabilities = #"""
    {"capabilities":{"window":{"showDocument":{"support":true}},"textDocument":{"codeLens":{}},\#
    "workspace":{"applyEdit":true,"workspaceEdit":{"documentChanges":true}}}}
    """#

  private static let source = """
    struct Card: View {
      var body: some View {
        VStack {
          Text("one")
          Color.red.frame(width: 40, height: 20)
        }
      }
    }
    struct Other: View { var body: some View { Text("other"); Text("more") } }
    """

  private func client(_ capabilities: String = Self.capabilities) async -> TestClient {
    let client = await TestClient.initialized(capabilities)
    client.open("untitled:a", Self.source)
    return client
  }

  private func start(_ client: TestClient, line: Int = 0) async -> String {
    let place = #"{"textDocument":{"uri":"untitled:a"},"position":{"line":\#(line),"character":8}}"#
    let answer = await client.request(
      "workspace/executeCommand",
      #"{"command":"uilsp.preview.start","arguments":[\#(place)]}"#
    )
    return answer["result"]["url"].string ?? ""
  }

  private func edit(_ client: TestClient, version: Int, _ text: String) {
    let json = String(decoding: JSONWriter.bytes(of: JSONValue.string(text)), as: UTF8.self)
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"untitled:a","version":\#(version)},"contentChanges":[{"text":\#(json)}]}"#
    )
  }

  @Test func isShownAndFollowsTheEditor() async throws {
    let client = await client()
    let address = await start(client)
    let shown = await client.answer("window/showDocument", with: #"{"success":true}"#)
    #expect(shown["uri"].string == address)
    #expect(shown["external"].bool == true)
    #expect(await start(client) == address)

    let page = try #require(PageVisitor(address))
    #expect(page.event(with: "svg").string?.contains("one") == true)
    edit(client, version: 2, Self.source.replacing("\"one\"", with: "\"two\""))
    #expect(page.event(with: "svg") { $0.string?.contains(">two<") == true }.isNull == false)
    edit(client, version: 3, Self.source.replacing("VStack {", with: "VStack { (("))
    #expect(page.event(with: "outdated").string?.hasPrefix("line ") == true)

    client.notify("exit", "null")
    _ = await client.end()
    #expect(page.isLeftAlone())
  }

  @Test func thePlaceChoosesTheScene() async throws {
    let client = await client()
    let lenses = await client.request("textDocument/codeLens", #"{"textDocument":{"uri":"untitled:a"}}"#)["result"]
    let commands = (lenses.array ?? []).map { $0["command"] }.filter { !$0.isNull }
    #expect(commands.map { $0["title"].string } == ["Preview", "Preview"])
    let last = try #require(commands.last)
    let call = String(decoding: JSONWriter.bytes(of: last), as: UTF8.self)
    let address = await client.request("workspace/executeCommand", call)["result"]["url"].string ?? ""
    let page = try #require(PageVisitor(address))
    #expect(page.event(with: "chosen") { $0.integer == 1 }.integer == 1)
  }

  @Test func cursorAndClicksGoBothWays() async throws {
    let client = await client()
    let page = try #require(PageVisitor(await start(client)))
    let elements = page.event(with: "elements")
    func number(_ name: String) -> Int? { elements.array?.firstIndex { $0["name"].string == name } }
    let place = #"{"textDocument":{"uri":"untitled:a"},"position":{"line":4,"character":18}}"#
    for method in ["textDocument/hover", "textDocument/documentHighlight"] {
      _ = await client.request(method, place)
      let cursor = page.event(with: "cursor") { $0["elements"].array?.isEmpty == false }
      #expect(cursor["elements"].array?.map(\.integer) == [number("frame")])
    }
    let text = try #require(number("Text"))
    #expect(page.send(#"{"kind":"open","element":\#(text)}"#) == "HTTP/1.1 204 No Content")
    var opened = JSONValue.null
    while opened["external"].bool != false {
      opened = await client.answer("window/showDocument", with: #"{"success":true}"#)
    }
    #expect(opened["uri"].string == "untitled:a")
    #expect(opened["takeFocus"].bool == false)
    #expect(opened["selection"]["start"] == .object([.init("line", .integer(3)), .init("character", .integer(6))]))
  }

  @Test func findingsAreShownAndMended() async throws {
    let client = await client()
    edit(client, version: 2, "struct Card: View { var body: some View { Text(\"a\") } }")
    let page = try #require(PageVisitor(await start(client)))
    _ = page.event(with: "svg")
    let greedy = "HStack { GeometryReader { proxy in Text(\"a\") }; Text(\"b\") }"
    edit(client, version: 3, "struct Card: View {\n  var body: some View {\n    \(greedy)\n  }\n}")
    let findings = page.event(with: "findings") { $0["all"].array?.isEmpty == false }
    let all = findings["all"].array ?? []
    let index = try #require(all.firstIndex { $0["rule"].string == "geometry-reader-unused-proxy" })
    #expect(all[index]["line"].integer == 3)
    #expect(all[index]["elements"].array?.isEmpty == false)
    let serial = try #require(findings["serial"].integer)
    _ = page.send(#"{"kind":"fixes","serial":\#(serial - 1),"finding":\#(index)}"#)
    _ = page.send(#"{"kind":"fixes","serial":\#(serial),"finding":\#(index)}"#)
    let fixes = page.event(with: "fixes")
    #expect(fixes["serial"].integer == serial)
    #expect(fixes["titles"].array?.isEmpty == false)
    _ = page.send(#"{"kind":"apply","serial":\#(serial),"finding":\#(index),"fix":0}"#)
    let applied = await client.answer("workspace/applyEdit", with: #"{"applied":true}"#)
    #expect(applied["label"] == fixes["titles"].array?.first)
    let change = applied["edit"]["documentChanges"].array?.first ?? .null
    #expect(change["textDocument"]["version"].integer == 3)
    #expect(change["edits"].array?.first?["range"]["start"]["line"].integer == 2)

    // What was made for another version is not applied.
    edit(client, version: 4, "struct Card: View {}")
    _ = page.send(#"{"kind":"apply","serial":\#(serial),"finding":\#(index),"fix":0}"#)
    _ = page.event(with: "findings") { $0["serial"].integer != serial }
    let later = await client.messagesUntilNow().filter { $0["method"].string == "workspace/applyEdit" }
    #expect(later.isEmpty)
  }

  @Test func whoCannotShowDocumentsIsToldTheAddress() async throws {
    let client = await client(#"{"capabilities":{}}"#)
    // Some clients can name no document: the one that was asked about last is meant, or the only one.
    let answer = await client.request("workspace/executeCommand", #"{"command":"uilsp.preview.start"}"#)["result"]
    #expect(answer["shown"].isNull)
    let message = await client.parameters(of: "window/showMessage")["message"].string
    #expect(message == "the preview is at \(answer["url"].string ?? "-")")
    let page = try #require(PageVisitor(answer["url"].string ?? ""))
    #expect(page.event(with: "svg").string?.contains("one") == true)
    // Nothing that a page says does harm.
    for command in [
      "{", "[]", #"{"kind":"press","element":-7}"#, #"{"kind":"open","element":9223372036854775807}"#,
      #"{"kind":"apply"}"#, #"{"kind":"fixes","serial":1,"finding":99}"#, #"{"kind":"configure","scene":-1}"#,
    ] {
      #expect(page.send(command) == "HTTP/1.1 204 No Content")
    }
    let place = #"{"textDocument":{"uri":"untitled:a"},"position":{"line":3,"character":8}}"#
    #expect(await client.request("textDocument/hover", place)["result"].isNull == false)
  }

  @Test(arguments: [
    #"{"command":"uilsp.preview.start","arguments":[{"textDocument":{"uri":"untitled:b"}}]}"#,
    #"{"command":"uilsp.preview.start","arguments":[{"textDocument":{"uri":"untitled:a"},"position":{"line":"x"}}]}"#,
    #"{"command":"uilsp.none"}"#,
  ]) func whatIsWrongIsAnswered(_ parameters: String) async {
    let client = await client()
    #expect(await client.request("workspace/executeCommand", parameters)["error"]["code"].integer == -32602)
  }
}
