import Checking
import IDE
import Lint
import Semantics
import SourceText
import Testing

/// What a keystroke makes the analysis do, in numbers that no clock blurs.
struct KeystrokeTests {
  /// Screens that show rows of the next file.
  private static func text(_ file: Int) -> String {
    (0..<20).map { number in
      """
      struct Screen\(file)_\(number): View {
        @State private var isOn = false
        let title: String
        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            Text(title).font(.headline).padding(4)
            ForEach(0..<3) { index in Row\(file)_\(number)(name: "row") }
            Toggle("On", isOn: $isOn)
            Text("typed here").padding(.leading)
          }
        }
      }
      struct Row\(file)_\(number): View {
        let name: String
        var body: some View { HStack { Text(name); Spacer() }.background(Color.gray) }
      }

      """
    }.joined()
  }

  private static func host(files: Int) -> AnalysisHost {
    var host = AnalysisHost()
    for file in 0..<files { host.set(FileID("F\(file).ui"), to: SourceText(text(file))) }
    return host
  }

  /// What one character typed in a body costs, once everything is known: to the findings of names, and to all.
  private static func work(files: Int) throws -> (names: WorkCounters, all: WorkCounters) {
    var host = host(files: files)
    let file = FileID("F0.ui")
    _ = host.analysis.findings(in: file)
    let before = host.counters
    let text = try #require(host.text(of: file))
    let marker = Array("typed here".utf8)
    let start = try #require(text.bytes.indices.first { text.bytes[$0...].starts(with: marker) })
    let offset = ByteOffset(start + marker.count)
    host.apply(TextEdit(range: ByteRange(offset, offset), replacement: "x"), to: file)
    _ = host.analysis.namesFindings(in: file)
    let names = host.counters.since(before)
    _ = host.analysis.findings(in: file)
    return (names, host.counters.since(before))
  }

  /// The view of the row is judged again, too: some rules look at where it is made.
  @Test func aCharacterInABodyCostsThatDeclarationAndWhatItShows() throws {
    let work = try Self.work(files: 3)
    #expect(work.names.unitsJudged == 1)
    #expect(work.names.rulesRun < 15)
    #expect(work.all.unitsJudged == 1)
  }

  @Test func aCharacterCostsTheSameInALargeWorkspace() throws {
    let (small, large) = (try Self.work(files: 1), try Self.work(files: 6))
    #expect(small.all == large.all)
  }
}
