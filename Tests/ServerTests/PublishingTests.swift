import LSPProtocol
import TestSupport
import Testing

/// What is pushed about a document that somebody types in.
@Suite(.timeLimit(.minutes(30)))
struct PublishingTests {
  private static let uri = "file:///w/greedy.ui"

  /// Whichever phase is faster, nothing is said twice, and each version ends with everything.
  @Test func nothingIsSaidTwice() async throws {
    let text = try #require(Repository.text(ofFile: "\(Repository.root)/Tests/Fixtures/editors/greedy.ui"))
    let json = String(decoding: JSONWriter.bytes(of: JSONValue.string(text)), as: UTF8.self)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count
    for _ in 0..<5 {
      let client = await TestClient.initialized()
      client.notify(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"\#(Self.uri)","languageId":"ui","version":1,"text":\#(json)}}"#
      )
      await expectWhole(version: 1, client)
      for version in 2...20 {
        let end = #"{"line":\#(line),"character":0}"#
        let change = #"{"range":{"start":\#(end),"end":\#(end)},"text":"// \#(version)\n"}"#
        client.notify(
          "textDocument/didChange",
          #"{"textDocument":{"uri":"\#(Self.uri)","version":\#(version)},"contentChanges":[\#(change)]}"#
        )
        await expectWhole(version: version, client)
      }
    }
  }

  /// Reads what is published until it holds what layout tells.
  private func expectWhole(version: Int, _ client: TestClient) async {
    while true {
      let published = await client.parameters(of: "textDocument/publishDiagnostics")
      let items = published["diagnostics"].array ?? []
      let subjects = items.map { "\($0["code"]) \($0["range"])" }
      #expect(Set(subjects).count == subjects.count)
      let isNew = published["version"].integer == version
      if isNew, items.contains(where: { $0["code"].string == "geometry-reader-unused-proxy" }) { return }
    }
  }
}
