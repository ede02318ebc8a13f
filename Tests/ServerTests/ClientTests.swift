import LSPProtocol
import TestSupport
import Testing

/// What the server makes of the `initialize` that real clients have sent.
@Suite(.timeLimit(.minutes(30)))
struct ClientTests {
  /// Client; encoding; whether diagnostics are pushed.
  @Test(arguments: [
    ("eglot-1.9-emacs28.2", "utf-16", true),
    ("eglot-emacs30.2", "utf-32", true),
    ("helix-25.07.1", "utf-8", false),
    ("jupyterlab-lsp-5.3.0", "utf-16", true),
    ("kate-25.04.3", "utf-16", true),
    ("nvim-0.10.4", "utf-16", false),
    ("nvim-0.12.4", "utf-8", false),
    ("nvim-0.7.2", "utf-16", true),
    ("vim-ale-3.3.0", "utf-16", true),
    ("vscode-languageclient-10.1.0", "utf-16", false),
    ("ycmd-2023", "utf-16", true),
  ])
  func isServed(_ name: String, _ encoding: String, _ isPushed: Bool) async throws {
    let path = "\(Repository.root)/Tests/Fixtures/clients/\(name).json"
    let parameters = try #require(Repository.text(ofFile: path))
    let client = TestClient()
    let capabilities = await client.request("initialize", parameters)["result"]["capabilities"]
    #expect(capabilities["positionEncoding"].string == encoding)
    #expect(capabilities["diagnosticProvider"].isNull == isPushed)
    client.notify("initialized", "{}")
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"file:///project/a.ui","languageId":"ui","version":5,"text":"struct A {\n"}}"#
    )
    if isPushed {
      let published = await client.parameters(of: "textDocument/publishDiagnostics")
      #expect(published["version"].integer == 5)
      #expect(published["diagnostics"].array?.first?["code"].string == "syntax-error")
    } else {
      let report = await client.request("textDocument/diagnostic", #"{"textDocument":{"uri":"file:///project/a.ui"}}"#)
      #expect(report["result"]["items"].array?.first?["code"].string == "syntax-error")
    }
    let pushed = await client.messagesUntilNow().filter { $0["method"].string == "textDocument/publishDiagnostics" }
    #expect(isPushed || pushed.isEmpty)
  }
}
