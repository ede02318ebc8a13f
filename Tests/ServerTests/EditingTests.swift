import LSPProtocol
import Server
import SourceText
import TestSupport
import Testing

/// However a text came about, what is said about it is the same: edits one by one, or opened as it is.
@Suite(.timeLimit(.minutes(30)))
struct EditingTests {
  @Test(arguments: [LSP.PositionEncoding.utf8, .utf16, .utf32])
  func editedEqualsOpened(_ encoding: LSP.PositionEncoding) async {
    let client = await TestClient.initialized(
      #"{"capabilities":{"general":{"positionEncodings":["\#(encoding.rawValue)"]},"textDocument":{"diagnostic":{},"#
        + #""documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}}"#
    )
    var generator = SeededGenerator(seed: 11)
    var bytes = Array("import SwiftUI\r\n\nstruct É: View {\n  var body: some View { Text(\"😀\") }\n}\n".utf8)
    open("a", bytes, in: client)
    for version in 2...60 {
      let edit = RandomEdit.next(in: bytes, using: &generator)
      let range = ByteRange(boundary(edit.range.lowerBound, in: bytes), boundary(edit.range.upperBound, in: bytes))
      let converter = PositionConverter(text: SourceText(bytes), encoding: encoding)
      // A client cannot name a place inside of a line end.
      let places = [range.start, range.end].map { converter.offset(of: converter.position(of: $0)) }
      let replacement = String(decoding: edit.replacement, as: UTF8.self)
      change(converter.range(of: range), replacement, version: version, in: client)
      bytes.replaceSubrange(places[0].value..<places[1].value, with: Array(replacement.utf8))
    }
    open("b", bytes, in: client)
    for method in ["documentSymbol", "diagnostic", "foldingRange"] {
      let edited = await client.request("textDocument/\(method)", #"{"textDocument":{"uri":"untitled:a"}}"#)["result"]
      let opened = await client.request("textDocument/\(method)", #"{"textDocument":{"uri":"untitled:b"}}"#)["result"]
      #expect(edited == opened, "\(method)")
      #expect(!edited.isNull)
    }
  }

  private func boundary(_ offset: Int, in bytes: [UInt8]) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private func open(_ name: String, _ bytes: [UInt8], in client: TestClient) {
    let text = JSONWriter.bytes(of: String(decoding: bytes, as: UTF8.self))
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"untitled:\#(name)","languageId":"ui","version":1,"text":\#(String(decoding: text, as: UTF8.self))}}"#
    )
  }

  private func change(_ range: LSP.Range, _ text: String, version: Int, in client: TestClient) {
    var json = JSONWriter()
    json.object {
      $0.member(
        "textDocument",
        object: {
          $0.member("uri", "untitled:a")
          $0.member("version", version)
        }
      )
      $0.member("contentChanges", [Change(range: range, text: text)])
    }
    client.notify("textDocument/didChange", String(decoding: json.bytes, as: UTF8.self))
  }

  private struct Change: JSONWritable {
    let range: LSP.Range
    let text: String

    func write(to json: inout JSONWriter) {
      json.object {
        $0.member("range", range)
        $0.member("text", text)
      }
    }
  }
}
