import Semantics
import SourceText
import Syntax

extension Benchmark {
  static let model = Benchmark("model", "names and types after one character in a body, until they are whole again") {
    options in
    let made = [1_000, 10_000, 100_000].map { ModelSession("\($0) lines", ModelSession.files(lineCount: $0)) }
    let real = options.workspace.map { folder in
      let files = ProgramFolder(folder).files.mapValues { String(decoding: $0, as: UTF8.self) }
      return ModelSession("\(files.count) files", files)
    }
    return (made + [real].compactMap(\.self)).flatMap(\.measurements)
  }
}

/// A workspace, all typed, in which somebody types a character in one body after the other, and takes it back.
private struct ModelSession {
  /// Seconds until the program and then its types are there, and how many declarations were typed for it.
  private struct Round {
    let program: Double
    let types: Double
    let work: Int
  }

  private static let placeCount = 8
  private static let roundsAtAPlace = 6

  private let label: String
  private let program: Program
  private let places: [(file: FileID, offset: ByteOffset)]

  init(_ label: String, _ files: [FileID: String]) {
    self.label = label
    program = Program(files.mapValues { SyntaxTree.parse(SourceText($0)) })
    let bodies = files.sorted { $0.key < $1.key }.compactMap { file, text in
      TypingPlace.body("a body", file.path, text, after: 0.3).map { (file: file, offset: ByteOffset($0.offset)) }
    }
    let count = min(Self.placeCount, bodies.count)
    places = (0..<count).map { bodies[$0 * bodies.count / count] }
    let typing = Typing(program)
    for file in program.files.values {
      for placed in file.units {
        for declaration in typing.declarations(of: placed.unit) { _ = typing.types(of: declaration) }
      }
    }
  }

  /// Made-up code in files of about a thousand lines.
  static func files(lineCount: Int) -> [FileID: String] {
    var files: [FileID: String] = [:]
    var lines: [Substring] = []
    func add() {
      if !lines.isEmpty { files[FileID("Sources/\(files.count).swift")] = lines.joined(separator: "\n") + "\n" }
      lines = []
    }
    for line in SampleProgram.text(lineCount: lineCount).split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line)
      if lines.count >= 1_000, line == "}" { add() }
    }
    add()
    return files
  }

  var measurements: [Measurement] {
    var current = program
    let rounds = places.flatMap { place in
      (0..<Self.roundsAtAPlace).map { number in
        Self.type(isErasing: number % 2 == 1, at: place.offset, in: place.file, of: &current)
      }
    }
    func figure(_ name: String, _ value: Double, _ unit: String) -> Measurement {
      Measurement(label: "\(label), \(name)", value: value, unit: unit)
    }
    return [
      figure("program", Stopwatch.percentile(0.5, of: rounds.map(\.program)) * 1e6, "µs"),
      figure("names and types", Stopwatch.percentile(0.5, of: rounds.map(\.types)) * 1e6, "µs"),
      figure("both at worst", (rounds.map { $0.program + $0.types }.max() ?? 0) * 1e6, "µs"),
      figure("declarations typed again", Double(rounds.map(\.work).max() ?? 0), ""),
    ]
  }

  /// Types a letter, or takes it back, and asks for all types of the unit.
  private static func type(
    isErasing: Bool,
    at place: ByteOffset,
    in file: FileID,
    of program: inout Program
  ) -> Round {
    let before = program.typedCount
    let edit = TextEdit(
      range: ByteRange(start: place, count: isErasing ? 1 : 0),
      replacement: isErasing ? "" : "x"
    )
    var changed = program
    let tree = program.files[file]?.tree.reparsed(after: [edit])
    let programTime = Stopwatch.processorTime { if let tree { changed.setFile(file, to: tree) } }
    let typesTime = Stopwatch.processorTime {
      let typing = Typing(changed)
      guard let unit = changed.unit(at: place, in: file)?.unit.unit else { return }
      for declaration in typing.declarations(of: unit) { _ = typing.types(of: declaration) }
    }
    program = changed
    return Round(program: programTime, types: typesTime, work: program.typedCount - before)
  }
}
