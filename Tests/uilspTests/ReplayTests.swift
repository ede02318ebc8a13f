import LSPProtocol
import Testing

/// `--log` records a session with what it found on the disk, and `--replay` runs it again.
@Suite(.timeLimit(.minutes(30)))
struct ReplayTests {
  private static func message(_ method: String, _ parameters: String, id: Int? = nil) -> String {
    let id = id.map { "\"id\":\($0)," } ?? ""
    let body = "{\"jsonrpc\":\"2.0\",\(id)\"method\":\"\(method)\",\"params\":\(parameters)}"
    return "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  /// A workspace with the record of a session in it.
  private func recorded() throws -> Workspace {
    let workspace = try Workspace([
      "project/Badge.ui": "struct Badge: View { var body: some View { Color.red.frame(width: 30, height: 12) } }\n",
      "project/.uilsp.json": #"{"rules":{"syntax-error":"warning"}}"#,
    ])
    let folder = "file://\(workspace.folder)/project"
    let document = "\"textDocument\":{\"uri\":\"\(folder)/Main.ui\""
    let place = "{\(document)},\"position\":{\"line\":0,\"character\":45}}"
    let start = [
      Self.message("initialize", "{\"processId\":null,\"rootUri\":\"\(folder)\",\"capabilities\":{}}", id: 1),
      Self.message("initialized", "{}"),
      Self.message(
        "textDocument/didOpen",
        "{\(document),\"languageId\":\"ui\",\"version\":1,"
          + "\"text\":\"struct Main: View { var body: some View { Badge().padding(4) } }\"}}"
      ),
    ]
    let rest = [
      Self.message("textDocument/hover", place, id: 2),
      Self.message(
        "textDocument/didChange",
        "{\(document),\"version\":2},\"contentChanges\":[{\"text\":\"struct Main: View { var body: some View { Badge( } }\"}]}"
      ),
      Self.message("textDocument/hover", place, id: 3), "Content-Length: 3\r\n\r\n{,}",
      Self.message("workspace/executeCommand", "{\"command\":\"uilsp.preview.start\"}", id: 4),
      Self.message("shutdown", "null", id: 5), Self.message("exit", "null"),
    ]
    try workspace.write("start", start.joined())
    try workspace.write("rest", rest.joined())
    let program = Program.quoted(try #require(Program.path))
    #expect(workspace.shell("(cat start; sleep 2; cat rest) | \(program) --stdio --log trace > /dev/null") == 0)
    return workspace
  }

  @Test func theSameSessionAgainWithoutTheDisk() throws {
    let workspace = try recorded()
    try workspace.remove("project")
    let first = try workspace.run(["--replay", "trace"])
    #expect(first.status == 0)
    #expect(first.errors.isEmpty)
    let messages = try first.output.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
    let said = messages.filter { $0["from"].string == "server" }.map { $0["message"] }
    #expect(said.compactMap { $0["id"].integer } == [1, 2, 3, 4, 5])
    // The view is declared in another file, which is not there any more.
    let hover = said.first { $0["id"].integer == 2 }
    #expect(hover?["result"]["contents"]["value"].string?.contains("30 × 12") == true)
    let published = said.filter { $0["method"].string == "textDocument/publishDiagnostics" }
    #expect(published.map { $0["params"]["version"].integer } == [1, 2])
    // What the configuration of the time says holds.
    #expect(published.last?["params"]["diagnostics"].array?.first?["severity"].integer == 2)
    #expect(said.contains { $0["error"]["code"].integer == -32700 })
    #expect(said.contains { $0["result"]["url"].string == "http://127.0.0.1:0/" })

    try workspace.write("again", first.output)
    for trace in ["trace", "again"] { #expect(try workspace.run(["--replay", trace]).output == first.output) }
  }

  @Test(arguments: [
    ("{}", "line 1 is no message of a session"),
    ("{\"from\":\"client\",\"message\":{}}\nnonsense", "line 2 is no message of a session"),
  ])
  func whatIsNoRecordIsRefused(_ text: String, _ reason: String) throws {
    let workspace = try Workspace(["trace": text])
    let outcome = try workspace.run(["--replay", "trace"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(reason))
    #expect(try workspace.run(["--replay", "none"]).status == 2)
  }
}
