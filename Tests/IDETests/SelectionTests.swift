import IDE
import Semantics
import SourceText
import Testing

/// Ranges of growing selections in code that is nested deeper than readers of JSON may go.
struct SelectionTests {
  @Test(arguments: [("(", ")"), ("[", "]"), ("!", ""), ("f { ", " }"), ("a.", ".b")])
  func rangesGrowToTheFileAndAreNotTooMany(_ open: String, _ close: String) throws {
    let code = String(repeating: open, count: 2_000) + "x" + String(repeating: close, count: 2_000)
    let text = SourceText("let a = \(code)\n")
    let file = FileID("A.ui")
    var host = AnalysisHost()
    host.set(file, to: text)
    let offset = ByteOffset(8 + 2_000 * open.utf8.count)
    let ranges = host.analysis.selections(at: offset, in: file)
    #expect(ranges.count <= 260)
    #expect(ranges.last == ByteRange(0, text.byteCount))
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $1.contains($0) && $1 != $0 })
  }
}
