import FoundationEssentials
import Semantics
import SourceText
import Syntax
import ViewGraph

extension Benchmark {
  static let program = Benchmark(
    "program",
    "the tables of names after one character typed in a body; UILSP_BENCHMARK_WORKSPACE names a folder, too"
  ) {
    let samples = [10_000, 100_000].map { lineCount in
      (label: "\(lineCount) lines", texts: ["Sample.ui": SampleProgram.text(lineCount: lineCount)])
    }
    let folder = ProcessInfo.processInfo.environment["UILSP_BENCHMARK_WORKSPACE"]
    let workspace = folder.map {
      (label: $0.split(separator: "/").last.map(String.init) ?? $0, texts: texts(below: $0))
    }
    return (samples + [workspace].compactMap(\.self)).flatMap { measurements($0.label, $0.texts) }
  }

  private static func texts(below folder: String) -> [String: String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let sources = paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".ui") }.compactMap { path in
      FileManager.default.contents(atPath: folder + "/" + path).map { (path, String(decoding: $0, as: UTF8.self)) }
    }
    return Dictionary(sources) { first, _ in first }
  }

  private static func measurements(_ label: String, _ texts: [String: String]) -> [Measurement] {
    guard let typing = ProgramTyping(texts) else { return [] }
    let (programs, indexes, queries) = typing.microseconds
    func measurement(_ what: String, _ times: [Double], _ share: Double) -> Measurement {
      Measurement(label: "\(label), \(what)", value: Stopwatch.percentile(share, of: times), unit: "µs")
    }
    return [
      measurement("program", programs, 0.5), measurement("program, 99 of 100", programs, 0.99),
      measurement("indexes", indexes, 0.5), measurement("indexes, 99 of 100", indexes, 0.99),
      measurement("types and calls, first asked", queries, 0.5),
    ]
  }
}

/// A program in whose largest file a character is typed and taken back, again and again.
private struct ProgramTyping {
  private static let rounds = 300
  private let program: Program
  private let file: FileID
  private let tree: SyntaxTree
  private let place: Int

  init?(_ texts: [String: String]) {
    let trees = texts.map { (FileID($0.key), SyntaxTree.parse(SourceText($0.value))) }
    program = Program(Dictionary(trees) { first, _ in first })
    let largest = program.files.values.max { $0.tree.text.byteCount < $1.tree.text.byteCount }
    guard let largest else { return nil }
    (file, tree) = (largest.id, largest.tree)
    let middle = tree.text.byteCount / 2
    let rest = tree.text.bytes(in: ByteRange(middle, tree.text.byteCount))
    place = middle + (rest.firstIndex(of: UInt8(ascii: ".")) ?? 0) + 2
  }

  /// How long each version's program takes, its indexes, and the first questions about it.
  var microseconds: (programs: [Double], indexes: [Double], queries: [Double]) {
    var (program, tree) = (program, tree)
    var indexes = UnitIndexes(of: program, after: nil, executor: .serial)
    let typed = TextEdit(range: ByteRange(place, place), replacement: "x")
    let erased = TextEdit(range: ByteRange(place, place + 1), replacement: "")
    var (programs, indexing, queries): ([Double], [Double], [Double]) = ([], [], [])
    for round in 0..<Self.rounds {
      tree = tree.reparsed(after: [round.isMultiple(of: 2) ? typed : erased])
      let earlier = (program, indexes)
      programs.append(Stopwatch.processorTime { program.setFile(file, to: tree) } * 1e6)
      indexing.append(
        Stopwatch.processorTime { indexes = UnitIndexes(of: program, after: indexes, executor: .serial) } * 1e6
      )
      queries.append(Stopwatch.processorTime { ask(program) } * 1e6)
      _ = earlier
    }
    return (programs, indexing, queries)
  }

  private func ask(_ program: Program) {
    let seen = program.seen(from: file)
    for name in ["View", "ContentView", "PreviewProvider"] {
      _ = seen.type(named: name)
      _ = seen.conformers(of: name)
    }
  }
}
