import Checking
import IDE
import Interpreter
import Layout
import Lint
import Semantics
import SourceText
import Synchronization
import TestSupport
import Testing
import ViewGraph

/// An analysis that has grown with its files knows what a fresh one knows.
struct IncrementalAnalysisTests {
  @Test(arguments: [1, 2, 3] as [UInt64]) func findingsAfterEditsAreThoseOfAFreshStart(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var sources: [FileID: [UInt8]] = [:]
    for (number, fixture) in Fixture.all(in: "frames").enumerated() where number % 40 == Int(seed) {
      sources[FileID("F\(number).ui")] = fixture.bytes
    }
    for number in 0..<3 { sources[FileID("V\(number).ui")] = Array(Self.views(number).utf8) }
    var grown = AnalysisHost()
    for (file, bytes) in sources { grown.set(file, to: SourceText(bytes)) }
    let files = sources.keys.sorted()
    for _ in 0..<4 {
      guard let file = generator.pick(files), let bytes = sources[file] else { continue }
      let edit = Self.edit(of: bytes, using: &generator)
      let edited = edit.applied(to: bytes)
      sources[file] = edited
      grown.set(file, to: SourceText(edited))
      var fresh = AnalysisHost()
      for (file, bytes) in sources { fresh.set(file, to: SourceText(bytes)) }
      for file in files {
        #expect(Self.describe(grown.analysis.findings(in: file)) == Self.describe(fresh.analysis.findings(in: file)))
        let frames = Self.frames(in: file, fresh.analysis.program)
        let grownFrames = Self.frames(in: file, grown.analysis.program)
        #expect(grownFrames.count == frames.count)
        #expect(zip(grownFrames, frames).first { $0 != $1 } == nil)
      }
    }
  }

  /// Whenever a search is given up, there is nothing, and the next one finds everything.
  @Test(arguments: [0, 0.01, 0.3, 0.9]) func aSearchThatIsGivenUpLeavesNothing(after share: Double) {
    func host() -> AnalysisHost {
      var host = AnalysisHost()
      for number in 0..<3 { host.set(FileID("V\(number).ui"), to: SourceText(Self.views(number))) }
      return host
    }
    var (given, fresh) = (host(), host())
    let file = FileID("V0.ui")
    let analysis = given.analysis
    let asked = Atomic(0)
    var other = host()
    _ = other.analysis.findings(in: file, isNamesOnly: false) {
      asked.wrappingAdd(1, ordering: .relaxed)
      return false
    }
    let count = Int(share * Double(asked.load(ordering: .relaxed)))
    asked.store(0, ordering: .relaxed)
    let found = analysis.findings(in: file, isNamesOnly: false) {
      asked.wrappingAdd(1, ordering: .relaxed).newValue > count
    }
    #expect(found == nil)
    let all = fresh.analysis.findings(in: file)
    #expect(!all.isEmpty)
    #expect(Self.describe(analysis.findings(in: file)) == Self.describe(all))
    #expect(analysis.findings(in: file, isNamesOnly: false) { false }.map(Self.describe) == Self.describe(all))
  }

  /// Views that show each other over the files, with a loop now and then.
  private static func views(_ number: Int) -> String {
    """
    struct Card\(number): View {
      @State private var width: CGFloat = \(10 + number)
      var body: some View {
        VStack(spacing: \(number)) {
          GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
          \(number < 2 ? "Card\(number + 1)()" : "Text(\"end\")")
          Text("Card").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        }
        .frame(width: width + 8)
      }
    }
    struct Screen\(number): View { var body: some View { Card\(number)() } }
    """
  }

  /// A number that changes its last digit, or anything at all.
  private static func edit(of bytes: [UInt8], using generator: inout SeededGenerator) -> RandomEdit {
    let digits = bytes.indices.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0]) }
    guard generator.below(3) > 0, let digit = generator.pick(digits) else {
      return RandomEdit.next(in: bytes, using: &generator)
    }
    return RandomEdit(range: digit..<digit + 1, replacement: [UInt8(ascii: "0") + UInt8(generator.below(10))])
  }

  /// Every element of every scene, the third time that the scene is evaluated.
  private static func frames(in file: FileID, _ program: Program) -> [String] {
    let configuration = SceneConfiguration(size: Size(width: 300, height: 200))
    var frames: [String] = []
    for scene in Scenes.all(in: file, program: program) {
      var result: SceneResult?
      for _ in 0..<3 {
        result = SceneEvaluator.evaluate(scene, program: program, configuration: configuration, explains: true)
      }
      for element in result?.elements ?? [] {
        let place = program.absolute(element.span).map { "\($0.file) \($0.range)" } ?? "nowhere"
        frames.append("\(element.instancePath) \(place) \(element.layout) \(element.dependsOn)")
      }
    }
    return frames
  }

  private static func describe(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.place.file) \($0.place.range) \($0.rule) \($0.severity) \($0.message)" }
  }
}
