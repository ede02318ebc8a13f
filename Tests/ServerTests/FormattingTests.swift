import LSPProtocol
import Testing

/// Formatting as a client sees it: edits in its own positions, nothing for what is not ours.
@Suite(.timeLimit(.minutes(30)))
struct FormattingTests {
  private static let document = #""textDocument":{"uri":"file:///w/a.ui"}"#
  private static let options = #""options":{"tabSize":2,"insertSpaces":true}"#

  @Test func announcesWhatItDoes() async {
    let client = TestClient()
    let capabilities = await client.request("initialize", #"{"capabilities":{}}"#)["result"]["capabilities"]
    #expect(capabilities["documentFormattingProvider"].bool == true)
    #expect(capabilities["documentRangeFormattingProvider"].bool == true)
    #expect(capabilities["documentOnTypeFormattingProvider"]["firstTriggerCharacter"].string == "\n")
    #expect(capabilities["documentOnTypeFormattingProvider"]["moreTriggerCharacter"].array == [.string("}")])
  }

  @Test func editsAreSmall() async {
    let client = await opened(#"let  a = "😀" ;let b=1\n"#)
    let edits = await client.request("textDocument/formatting", "{\(Self.document),\(Self.options)}")["result"].array
    #expect(edits?.map(summary) == ["0:4-0:5 ''", "0:13-0:14 ''", "0:15-0:15 ' '", "0:20-0:20 ' '", "0:21-0:21 ' '"])
  }

  /// A file without indentation of its own gets that of the editor; the rest of the file stays when a range is formatted.
  @Test func rangesAreKept() async {
    let client = await opened(#"let  a=1\nstruct B {\nlet  c=1\n}\n"#)
    let range = #""range":{"start":{"line":2,"character":0},"end":{"line":3,"character":0}}"#
    let answer = await client.request("textDocument/rangeFormatting", "{\(Self.document),\(range),\(Self.options)}")
    #expect(answer["result"].array?.map(summary) == ["2:0-2:0 '  '", "2:4-2:5 ''", "2:6-2:6 ' '", "2:7-2:7 ' '"])
  }

  @Test func severalRangesAreFormattedAtOnce() async {
    let client = TestClient()
    let parameters = #"{"capabilities":{"textDocument":{"rangeFormatting":{"rangesSupport":true}}}}"#
    let capabilities = await client.request("initialize", parameters)["result"]["capabilities"]
    #expect(capabilities["documentRangeFormattingProvider"]["rangesSupport"].bool == true)
    let document = await opened(#"let  a=1\nlet  b=1\nlet  c=1\n"#)
    func line(_ line: Int) -> String {
      #"{"start":{"line":\#(line),"character":0},"end":{"line":\#(line),"character":8}}"#
    }
    let ranges = #""ranges":[\#(line(0)),\#(line(2))]"#
    let answer = await document.request("textDocument/rangesFormatting", "{\(Self.document),\(ranges),\(Self.options)}")
    let lines = answer["result"].array?.map { $0["range"]["start"]["line"].integer ?? -1 }
    #expect(lines == [0, 0, 0, 2, 2, 2])
  }

  /// The configuration file goes before the editor's settings, and before what the file has.
  @Test func configurationHolds() async {
    let files = ["/w/.uilsp.json": #"{"format": {"indentation": 3, "lineLength": 40}}"#]
    let client = await TestClient.initialized(#"{"rootUri":"file:///w","capabilities":{}}"#, files: files)
    let text = #"struct A {\n  let number = 1\n  let sum = [firstNumber, secondNumber, third]\n}\n"#
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"file:///w/a.ui","languageId":"ui","version":1,"text":"\#(text)"}}"#
    )
    for _ in 0..<1_000 {
      let answer = await client.request("textDocument/formatting", "{\(Self.document),\(Self.options)}")
      let texts = answer["result"].array?.map { $0["newText"].string ?? "" } ?? []
      if texts.first == " ", texts.contains("\n      ") { return }
    }
    Issue.record("the configuration is not obeyed")
  }

  @Test func typingIndents() async {
    let client = await opened(#"struct A {\n\n"#)
    let place = #""position":{"line":1,"character":0},"ch":"\n""#
    let answer = await client.request("textDocument/onTypeFormatting", "{\(Self.document),\(place),\(Self.options)}")
    #expect(answer["result"].array?.map(summary) == ["1:0-1:0 '  '"])
  }

  @Test func xmlIsLeftAlone() async {
    let client = await opened(#"<ui>\n   <widget/> </ui>"#)
    let answer = await client.request("textDocument/formatting", "{\(Self.document),\(Self.options)}")
    #expect(answer["result"].array == [])
  }

  private func opened(_ text: String) async -> TestClient {
    let client = await TestClient.initialized()
    let text = text.replacing("\"😀\"", with: #"\"😀\""#)
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"file:///w/a.ui","languageId":"ui","version":1,"text":"\#(text)"}}"#
    )
    return client
  }

  private func summary(_ edit: JSONValue) -> String {
    let (start, end) = (edit["range"]["start"], edit["range"]["end"])
    func place(_ position: JSONValue) -> String {
      "\(position["line"].integer ?? -1):\(position["character"].integer ?? -1)"
    }
    return "\(place(start))-\(place(end)) '\(edit["newText"].string ?? "")'"
  }
}
