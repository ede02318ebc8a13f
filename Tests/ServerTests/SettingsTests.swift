import LSPProtocol
import Testing

/// What the client's settings say of a project, for where it has no `.uilsp.json`.
@Suite(.timeLimit(.minutes(30)))
struct SettingsTests {
  private static let project = #"{"rules":{"geometry-reader-unused-proxy":"error"},"select":null}"#
  private static let settings = #"{"settings":{"uilsp":{"path":"uilsp","project":\#(project)}}}"#

  @Test func nothing() async {
    #expect(await eventually(await client(), [2]))
  }

  @Test func fromTheBeginning() async {
    let client = await client(#""initializationOptions":{"project":\#(Self.project)},"#)
    #expect(await eventually(client, [1]))
  }

  @Test func later() async {
    let client = await client()
    client.notify("workspace/didChangeConfiguration", Self.settings)
    #expect(await eventually(client, [1]))
    client.notify("workspace/didChangeConfiguration", #"{"settings":{"uilsp":{"project":{"rules":null}}}}"#)
    #expect(await eventually(client, [2]))
  }

  @Test func aProjectsOwnFileGoesBefore() async {
    let file = #"{"rules":{"geometry-reader-unused-proxy":"info"}}"#
    let client = await client(#""initializationOptions":{"project":\#(Self.project)},"#, ["/w/.uilsp.json": file])
    #expect(await eventually(client, [3]))
  }

  @Test func swiftFilesWhereTheyAreAskedFor() async {
    for (options, count) in [("", 0), (#""initializationOptions":{"swift":true},"#, 1)] {
      let client = await client(options, ["/w/Other.swift": "struct Elsewhere { let here = 1 }"])
      var found = 0
      for _ in 0..<100 where found == 0 {
        let answer = await client.request("workspace/symbol", #"{"query":"Elsewhere"}"#)
        found = answer["result"].array?.count ?? 0
        try? await Task.sleep(for: .milliseconds(10))
      }
      #expect(found == count)
    }
  }

  @Test func whatIsWrongIsSaid() async {
    let client = await client()
    let wrong = #"{"settings":{"uilsp":{"project":{"platform":"watch"}}}}"#
    client.notify("workspace/didChangeConfiguration", wrong)
    let message = await client.parameters(of: "window/showMessage")["message"].string ?? ""
    #expect(message.contains("the settings of uilsp:1:") && message.contains("'watch' is not ios or macos"))
  }

  /// A client in a workspace whose only view does not read its proxy.
  private func client(_ options: String = "", _ files: [String: String] = [:]) async -> TestClient {
    let capabilities = #""capabilities":{"textDocument":{"diagnostic":{}}}"#
    let client = await TestClient.initialized(#"{\#(options)"rootUri":"file:///w",\#(capabilities)}"#, files: files)
    let text = #"struct Screen: View { var body: some View { GeometryReader { _ in Text(\"a\") } } }"#
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"file:///w/Screen.ui","languageId":"ui","version":1,"text":"\#(text)"}}"#
    )
    return client
  }

  /// The severities of what the server finds: 1 for an error, 2 for a warning, and so on.
  private func severities(_ client: TestClient) async -> [Int] {
    let report = await client.request("textDocument/diagnostic", #"{"textDocument":{"uri":"file:///w/Screen.ui"}}"#)
    return (report["result"]["items"].array ?? []).compactMap { $0["severity"].integer }
  }

  /// Whether these are found once the settings have been read, which goes on in the background.
  private func eventually(_ client: TestClient, _ expected: [Int]) async -> Bool {
    for _ in 0..<500 {
      if await severities(client) == expected { return true }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return false
  }
}
