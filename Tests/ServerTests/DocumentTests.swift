import LSPProtocol
import Testing

@Suite(.timeLimit(.minutes(30)))
struct DocumentTests {
  private static let uri = "file:///w/a.ui"

  /// XML of another tool, whatever stands before its first tag, and however it came to be.
  @Test(arguments: ["<ui/>", "\\n  <?xml version=\\\"1.0\\\"?><interface/>", "\u{FEFF}<ui>"])
  func xmlIsLeftAlone(_ text: String) async {
    let client = await TestClient.initialized()
    open(text, in: client)
    #expect(await diagnostics(of: client).isEmpty)
    for method in ["hover", "completion", "definition", "documentHighlight"] {
      let answer = await client.request(
        "textDocument/\(method)",
        #"{"textDocument":{"uri":"\#(Self.uri)"},"position":{"line":0,"character":1}}"#
      )
      #expect(answer["result"].isNull || answer["result"].array == [])
    }
  }

  @Test func aDocumentThatStopsBeingXMLIsChecked() async {
    let client = await TestClient.initialized()
    open("<", in: client)
    #expect(await diagnostics(of: client).isEmpty)
    change(#"{"text":"struct A {"}"#, version: 2, in: client)
    #expect(await diagnostics(of: client).count == 1)
    change(
      #"{"range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}},"text":"<"}"#,
      version: 3,
      in: client
    )
    #expect(await diagnostics(of: client).isEmpty)
  }

  /// A change without a range replaces everything before it; ranges count from the text after the changes before.
  @Test func changesApplyInOrder() async {
    let client = await TestClient.initialized()
    open("struct A {}", in: client)
    _ = await diagnostics(of: client)
    let insert = #"{"range":{"start":{"line":0,"character":7},"end":{"line":0,"character":8}},"text":"é😀"}"#
    let afterInsert = #"{"range":{"start":{"line":0,"character":10},"end":{"line":0,"character":10}},"text":"C"}"#
    change(#"{"text":"nonsense ((("},{"text":"struct B {}"},\#(insert),\#(afterInsert)"#, version: 2, in: client)
    let symbols = await client.request("textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#)
    #expect(symbols["result"].array?.first?["name"].string == "é😀C")
    #expect(await diagnostics(of: client).isEmpty)
  }

  @Test func changesOutsideTheTextDoNoHarm() async {
    let client = await TestClient.initialized()
    change(#"{"text":"not open"}"#, version: 1, in: client)
    open("struct A {}", in: client)
    let outside = #"{"range":{"start":{"line":9,"character":9},"end":{"line":0,"character":0}},"text":"\nstruct B {}"}"#
    change(outside, version: 2, in: client)
    let symbols = await client.request("textDocument/documentSymbol", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#)
    #expect(symbols["result"].array?.map { $0["name"].string ?? "" } == ["A", "B"])
  }

  @Test func closingClearsDiagnostics() async {
    let client = await TestClient.initialized()
    open("struct A {", in: client)
    #expect(await diagnostics(of: client).count == 1)
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Self.uri)"}}"#)
    let published = await client.parameters(of: "textDocument/publishDiagnostics")
    #expect(published["diagnostics"].array == [])
    #expect(published["version"].isNull)
  }

  /// A type of another file of the workspace, found on disk; then the open document's text counts.
  @Test func otherFilesAreKnown() async {
    let parameters = #"{"capabilities":{},"rootUri":"file:///w"}"#
    let client = await TestClient.initialized(parameters, files: ["/w/b%c.ui": "import SwiftUI\nstruct Row {}"])
    open("let row = Row()", in: client)
    let place = #"{"textDocument":{"uri":"\#(Self.uri)"},"position":{"line":0,"character":10}}"#
    var target: JSONValue = .null
    while target.isNull {
      target = await client.request("textDocument/definition", place)["result"].array?.first ?? .null
    }
    #expect(target["uri"].string == "file:///w/b%25c.ui")
    #expect(target["range"]["start"]["line"].integer == 1)
  }

  /// Files are watched where the client offers it; `**` so that folders count.
  @Test func filesAreWatched() async {
    let client = await TestClient.initialized(
      #"{"capabilities":{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}}"#
    )
    let registration = await client.parameters(of: "client/registerCapability")["registrations"].array?.first
    #expect(registration?["method"].string == "workspace/didChangeWatchedFiles")
    let globs = registration?["registerOptions"]["watchers"].array?.map { $0["globPattern"].string ?? "" }
    let files = [
      "**/*.ui", "**/*.swift", "**/.uilsp.json", "**/.gitignore", "**/*.xcassets/**", "**/*.strings",
      "**/*.stringsdict", "**/*.xcstrings",
    ]
    #expect(globs == files + ["**/*"])
  }

  /// A configuration file that is wrong is reported; one that turns a rule off is obeyed.
  @Test(arguments: [(#"{"rules":{"syntax-error":"off"}}"#, 0), (#"{"nonsense":1}"#, 1)])
  func configurationHolds(_ configuration: String, _ count: Int) async {
    let parameters = #"{"capabilities":{"textDocument":{"diagnostic":{}}},"rootUri":"file:///w"}"#
    let client = await TestClient.initialized(parameters, files: ["/w/.uilsp.json": configuration])
    open("struct A {", in: client)
    if count == 1 {
      #expect(await client.parameters(of: "window/showMessage")["message"].string?.contains("/w/.uilsp.json") == true)
    }
    let request = #"{"textDocument":{"uri":"\#(Self.uri)"}}"#
    for _ in 0..<1_000 {
      let items = await client.request("textDocument/diagnostic", request)["result"]["items"].array
      if items?.count == count { return }
    }
    Issue.record("the configuration is not obeyed")
  }

  private func open(_ text: String, in client: TestClient) {
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(Self.uri)","languageId":"ui","version":1,"text":"\#(text)"}}"#
    )
  }

  private func change(_ changes: String, version: Int, in client: TestClient) {
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(Self.uri)","version":\#(version)},"contentChanges":[\#(changes)]}"#
    )
  }

  private func diagnostics(of client: TestClient) async -> [JSONValue] {
    await client.parameters(of: "textDocument/publishDiagnostics")["diagnostics"].array ?? []
  }
}
