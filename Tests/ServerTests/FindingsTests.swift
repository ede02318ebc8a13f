import Checking
import LSPProtocol
import Lint
import SourceText
import TestSupport
import Testing

/// The editor shows what the command line reports: what is written in the fixtures of the checks, which the command
/// line's engine is held to.
@Suite(.timeLimit(.minutes(30)), .enabled(if: !Fixture.isBlessing)) struct FindingsTests {
  @Test(arguments: Fixture.all(in: "checks")) func checks(_ fixture: Fixture) async {
    let found = await Editor().findings(in: fixture.text)
    let mismatches = fixture.mismatches(found)
    #expect(mismatches == [])
  }

  /// The programs of a file one after another in one document, as somebody writes them. Rules that are off stay so.
  @Test(arguments: RuleExamples.all.filter { LintRule.named($0.rule)?.severity != .off }) func rules(
    _ examples: RuleExamples
  ) async {
    let editor = await Editor()
    var found: [Annotation] = []
    for program in examples.programs { found += await editor.findings(in: program.text) }
    let mismatches = examples.fixture.mismatches(found)
    #expect(mismatches == [])
  }
}

/// An editor with one document, that counts columns in bytes.
private final class Editor {
  private let client: TestClient
  private var version = 0

  init() async {
    client = await TestClient.initialized(
      #"{"capabilities":{"general":{"positionEncodings":["utf-8"]},"textDocument":{"diagnostic":{},"publishDiagnostics":{"relatedInformation":true}}}}"#
    )
  }

  /// What the server says of the document once its text is `text`.
  func findings(in text: String) async -> [Annotation] {
    version += 1
    let json = String(decoding: JSONWriter.bytes(of: JSONValue.string(text)), as: UTF8.self)
    if version == 1 {
      client.notify(
        "textDocument/didOpen",
        #"{"textDocument":{"uri":"file:///Case.ui","languageId":"ui","version":1,"text":\#(json)}}"#
      )
    } else {
      client.notify(
        "textDocument/didChange",
        #"{"textDocument":{"uri":"file:///Case.ui","version":\#(version)},"contentChanges":[{"text":\#(json)}]}"#
      )
    }
    let report = await client.request("textDocument/diagnostic", #"{"textDocument":{"uri":"file:///Case.ui"}}"#)
    return (report["result"]["items"].array ?? []).map { annotation(of: $0, in: SourceText(text)) }
  }

  private func annotation(of diagnostic: JSONValue, in text: SourceText) -> Annotation {
    let start = diagnostic["range"]["start"]
    let end = diagnostic["range"]["end"]
    let line = start["line"].integer ?? 0
    // Of a range over several lines, the part on the first is written down.
    let lineEnd = text.lineColumn(at: text.lineEnd(line)).column
    return Annotation(
      line: line + 1,
      startColumn: (start["character"].integer ?? 0) + 1,
      endColumn: (end["line"].integer == line ? end["character"].integer ?? 0 : lineEnd) + 1,
      severity: ["error", "warning", "info", "hint"][max(1, min(4, diagnostic["severity"].integer ?? 1)) - 1],
      rule: diagnostic["code"].string ?? "",
      message: diagnostic["message"].string ?? ""
    )
  }
}
