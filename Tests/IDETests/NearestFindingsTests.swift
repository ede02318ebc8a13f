import Checking
import IDE
import Lint
import Semantics
import SourceText
import TestSupport
import Testing

/// What the scenes next to a file tell before the others are looked at.
struct NearestFindingsTests {
  private static let file = FileID("A.ui")
  private static let other = FileID("B.ui")

  /// A program in two files, parted before a declaration in the middle of it.
  private static func host(of text: String) -> AnalysisHost {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { ["struct ", "#Preview"].contains(where: lines[$0].hasPrefix) }
    let middle = starts.isEmpty ? lines.endIndex : starts[starts.count / 2]
    var host = AnalysisHost()
    host.set(file, to: SourceText(lines[..<middle].joined(separator: "\n") + "\n"))
    host.set(other, to: SourceText(lines[middle...].joined(separator: "\n") + "\n"))
    return host
  }

  /// Nothing is taken back when all scenes are known.
  @Test(arguments: Fixture.all(in: "checks").enumerated().filter { $0.offset.isMultiple(of: 6) }.map(\.element))
  func whatIsToldHolds(_ fixture: Fixture) {
    var host = Self.host(of: fixture.text)
    for isWarm in [false, true] {
      if isWarm {
        let end = ByteOffset(host.text(of: Self.other)?.byteCount ?? 0)
        host.apply(TextEdit(range: ByteRange(end, end), replacement: "\nstruct Added {}\n"), to: Self.other)
      }
      for file in [Self.file, Self.other] {
        let near = host.analysis.nearestFindings(in: file) { false } ?? []
        let all = host.analysis.findings(in: file)
        let names = host.analysis.namesFindings(in: file)
        let told = Set(near).subtracting(names)
        let unfounded = told.filter { finding in !all.contains { $0.rule == finding.rule && $0.range == finding.range }
        }
        #expect(unfounded == [])
      }
    }
  }

  /// A view that only another file shows is judged there, as soon as it is known who shows it.
  @Test func aViewWithoutPreviewsIsLookedAtWhereItIsShown() {
    var host = AnalysisHost()
    let row = "struct Row: View {\n  var body: some View { Text(\"a\") }\n}\n"
    host.set(Self.file, to: SourceText(row))
    host.set(Self.other, to: SourceText("struct Screen: View { var body: some View { HStack { Row() } } }\n"))
    _ = host.analysis.findings(in: Self.file)
    let start = ByteOffset(row.utf8.count - 4)
    host.apply(TextEdit(range: ByteRange(start, start), replacement: ".frame(width: 2000)"), to: Self.file)
    let near = host.analysis.nearestFindings(in: Self.file) { false } ?? []
    let all = host.analysis.findings(in: Self.file)
    #expect(!all.isEmpty)
    #expect(near == all)
  }
}
