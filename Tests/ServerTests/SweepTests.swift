import LSPProtocol
import Server
import SourceText
import TestSupport
import Testing

/// Every request about a place is answered wherever the place is, in whole files and in files that end anywhere.
@Suite(.timeLimit(.minutes(30)))
struct SweepTests {
  private static let places = [
    "completion", "declaration", "definition", "documentHighlight", "hover", "implementation", "linkedEditingRange",
    "prepareCallHierarchy", "prepareRename", "signatureHelp", "typeDefinition",
  ]
  private static let documents = [
    "codeLens", "documentColor", "documentLink", "documentSymbol", "foldingRange", "semanticTokens/full", "diagnostic",
  ]

  /// Fixtures of several kinds, a few of each.
  private static let fixtures = ["ide", "checks", "frames", "language", "syntax"].flatMap { suite in
    Fixture.all(in: suite).enumerated().filter { $0.offset % 40 == 3 }.prefix(2).map(\.element)
  }

  @Test(arguments: fixtures) func isAnsweredEverywhere(_ fixture: Fixture) async {
    let client = await TestClient.initialized(
      #"{"capabilities":{"textDocument":{"codeLens":{},"linkedEditingRange":{},"diagnostic":{},"rename":{"prepareSupport":true},"#
        + #""codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}}"#
    )
    let bytes = fixture.bytes
    await sweep(bytes, places: 14, client)
    // Cut off after something that is whole, and in the middle of something.
    for part in 1...3 { await sweep(Array(bytes.prefix(bytes.count * part / 4 + part)), places: 2, client) }
  }

  private func sweep(_ bytes: [UInt8], places: Int, _ client: TestClient) async {
    let text = SourceText(String(decoding: bytes, as: UTF8.self))
    client.open("untitled:a", text.string)
    let document = #""textDocument":{"uri":"untitled:a"}"#
    for method in Self.documents { await expectAnswer("textDocument/\(method)", "{\(document)}", client) }
    let lenses = await client.request("textDocument/codeLens", "{\(document)}")["result"].array ?? []
    for lens in lenses.prefix(4) where lens["command"].isNull {
      await expectAnswer("codeLens/resolve", String(decoding: JSONWriter.bytes(of: lens), as: UTF8.self), client)
    }
    let converter = PositionConverter(text: text, encoding: .utf16)
    // Not always at the same place of a line.
    let step = max(1, text.byteCount / places) | 1
    for offset in stride(from: 0, through: text.byteCount, by: step) {
      let position = converter.position(of: ByteOffset(offset))
      let json = "{\"line\":\(position.line),\"character\":\(position.character)}"
      for method in Self.places {
        await expectAnswer("textDocument/\(method)", "{\(document),\"position\":\(json)}", client)
      }
      await expectAnswer(
        "textDocument/references",
        "{\(document),\"position\":\(json),\"context\":{\"includeDeclaration\":true}}",
        client
      )
      await expectAnswer("textDocument/selectionRange", "{\(document),\"positions\":[\(json)]}", client)
      guard offset % 8 == 0 else { continue }
      let range = "{\"start\":\(json),\"end\":\(json)}"
      await expectAnswer(
        "textDocument/codeAction",
        "{\(document),\"range\":\(range),\"context\":{\"diagnostics\":[],\"only\":[\"refactor\"]}}",
        client
      )
    }
  }

  private func expectAnswer(_ method: String, _ parameters: String, _ client: TestClient) async {
    let answer = await client.request(method, parameters)
    // A name that cannot be changed is refused with the reason.
    let isRefused = method.hasSuffix("Rename") && answer["error"]["code"].integer == -32803
    #expect(answer["error"].isNull || isRefused, "\(method) \(parameters): \(answer["error"]["message"].string ?? "")")
  }
}
