import Semantics
import SourceText
import Syntax

extension Benchmark {
  static let model = Benchmark("model", "names and types after one character in a body, until they are whole again") {
    [1_000, 10_000, 100_000].flatMap { lineCount in
      var session = ModelSession(SampleProgram.text(lineCount: lineCount))
      let rounds = (0..<20).map { _ in session.type() }
      return [
        Measurement(
          label: "\(lineCount) lines, program",
          value: Stopwatch.percentile(0.5, of: rounds.map(\.program)) * 1e6,
          unit: "µs"
        ),
        Measurement(
          label: "\(lineCount) lines, names and types",
          value: Stopwatch.percentile(0.5, of: rounds.map(\.types)) * 1e6,
          unit: "µs"
        ),
        Measurement(
          label: "\(lineCount) lines, declarations typed again",
          value: Double(rounds.map(\.work).max() ?? 0),
          unit: ""
        ),
      ]
    }
  }
}

/// A workspace in files of about a thousand lines, all typed, in which somebody types.
private struct ModelSession {
  /// Seconds until the program and then its types are there, and how many declarations were typed for it.
  struct Round {
    let program: Double
    let types: Double
    let work: Int
  }

  private var program: Program
  private let file: FileID
  private var isErasing = false
  private let place: ByteOffset

  init(_ text: String) {
    var trees: [FileID: SyntaxTree] = [:]
    for (index, part) in Self.parts(of: text).enumerated() {
      trees[FileID("Sources/\(index).swift")] = SyntaxTree.parse(SourceText(part))
    }
    program = Program(trees)
    file = FileID("Sources/\(trees.count / 2).swift")
    let tree = program.files[file]?.tree
    let bytes = tree?.text.bytes ?? []
    let start = bytes.indices.dropFirst(bytes.count / 2).first { bytes[$0] == UInt8(ascii: "\"") } ?? 0
    place = ByteOffset(start + 1)
    let typing = Typing(program)
    for file in program.files.values {
      for placed in file.units {
        for declaration in typing.declarations(of: placed.unit) { _ = typing.types(of: declaration) }
      }
    }
  }

  /// Types a character into a string of a body, or takes it back, and asks for all types of the unit.
  mutating func type() -> Round {
    let before = program.typedCount
    let edit = TextEdit(
      range: ByteRange(start: place, count: isErasing ? 1 : 0),
      replacement: isErasing ? "" : "x"
    )
    isErasing.toggle()
    var changed = program
    let tree = program.files[file]?.tree.reparsed(after: [edit])
    let programTime = Stopwatch.processorTime { if let tree { changed.setFile(file, to: tree) } }
    program = changed
    let typesTime = Stopwatch.processorTime {
      let typing = Typing(changed)
      guard let unit = changed.unit(at: place, in: file)?.unit.unit else { return }
      for declaration in typing.declarations(of: unit) { _ = typing.types(of: declaration) }
    }
    return Round(program: programTime, types: typesTime, work: program.typedCount - before)
  }

  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line)
      if lines.count >= 1_000, line == "}" {
        parts.append(lines.joined(separator: "\n"))
        lines = []
      }
    }
    return parts + [lines.joined(separator: "\n")]
  }
}
