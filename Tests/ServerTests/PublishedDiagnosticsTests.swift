import LSPProtocol
import Lint
import Semantics
import Server
import SourceText
import TestSupport
import Testing
import ViewGraph

/// What is published after an edit is what would be published if nothing had been before.
@Suite struct PublishedDiagnosticsTests {
  private static let file = FileID("Made.ui")
  private static let other = FileID("Other.ui")
  private static let uri = "file:///w/Made.ui"

  @Test(arguments: 0..<40 as Range<UInt64>) func whatIsTakenOverIsWhatWouldBeWritten(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array("Text(é)\n.padding()\r\n\r.font(👩)\n  struct A {}\n\nlet x = 1\n".utf8)
    var text = SourceText(bytes)
    var published = PublishedDiagnostics()
    var madeCount = 0
    for version in 1...30 {
      let findings = Self.findings(in: bytes)
      let converter = PositionConverter(text: text, encoding: .utf16)
      var fresh = PublishedDiagnostics()
      let expected = fresh.parameters(for: findings, in: text, of: Self.uri, version: version) {
        Self.diagnostic($0, converter)
      }
      let parameters = published.parameters(for: findings, in: text, of: Self.uri, version: version) {
        madeCount += 1
        return Self.diagnostic($0, converter)
      }
      #expect(parameters == expected)
      let again = published.parameters(for: findings, in: text, of: Self.uri, version: version) {
        Self.diagnostic($0, converter)
      }
      #expect(again == nil)
      let edit = RandomEdit.next(in: bytes, using: &generator)
      text = text.replacing(ByteRange(edit.range.lowerBound, edit.range.upperBound), with: edit.replacement)
      bytes = edit.applied(to: bytes)
    }
    #expect(madeCount > 0)
  }

  /// A key in one of many lines makes the findings of that line anew.
  @Test func aKeyMakesFewAnew() {
    let text = SourceText(String(repeating: "Texts(ab)\n", count: 200))
    let edited = text.replacing(ByteRange(1_001, 1_002), with: Array("eeee".utf8))
    var published = PublishedDiagnostics()
    var made: [ByteOffset] = []
    for (version, text) in [text, edited].enumerated() {
      made = []
      let converter = PositionConverter(text: text, encoding: .utf16)
      let findings = Self.findings(in: text.bytes(in: ByteRange(0, text.byteCount)))
      _ = published.parameters(for: findings, in: text, of: Self.uri, version: version) {
        made.append($0.range.start)
        return Self.diagnostic($0, converter)
      }
    }
    #expect(made == [ByteOffset(1_000), ByteOffset(1_009)])
  }

  /// One finding for each word, sorted by position; some belong to the start of the text or to another file.
  private static func findings(in bytes: [UInt8]) -> [Finding] {
    bytes.split(whereSeparator: { !$0.isLetter }).map { word in
      let range = ByteRange(word.startIndex, word.endIndex)
      let places = [
        RelatedPlace(Place(file: file, range: ByteRange(0, 1)), "here"),
        RelatedPlace(Place(file: other, range: range), "there"),
      ]
      return Finding(
        rule: "syntax-error",
        severity: .warning,
        message: "the word '\(String(decoding: word, as: UTF8.self))'",
        place: Place(file: file, range: range),
        related: word.count % 3 == 2 ? [] : [places[word.count % 3]]
      )
    }
  }

  private static func diagnostic(_ finding: Finding, _ converter: PositionConverter) -> LSP.Diagnostic {
    LSP.Diagnostic(
      range: converter.range(of: finding.range),
      severity: .warning,
      code: finding.rule.rawValue,
      href: nil,
      source: "uilsp",
      message: finding.message,
      tags: [],
      relatedInformation: finding.related.map {
        LSP.DiagnosticRelatedInformation(
          location: LSP.Location(uri: $0.place.file.path, range: converter.range(of: $0.place.range)),
          message: $0.message
        )
      }
    )
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) || self >= 0x80 }
}
