import Checking
import IDE
import Semantics
import SourceText

/// What the phases of a keystroke cost on one thread, without a server around them, and how much is worked out in each.
struct PhaseSeries {
  private let program: EditedProgram
  private let rounds: Int

  init(_ program: EditedProgram, rounds: Int) {
    self.program = program
    self.rounds = rounds
  }

  var measurements: [Measurement] {
    var host = AnalysisHost()
    for file in program.files { host.set(FileID(file.name), to: SourceText(file.text)) }
    return program.places.flatMap { measurements(at: $0, &host) }
  }

  private func measurements(at place: TypingPlace, _ host: inout AnalysisHost) -> [Measurement] {
    let (file, offset) = (FileID(place.file), place.offset)
    _ = host.analysis.findings(in: file)
    var times: [[Double]] = [[], [], []]
    var counters: [WorkCounters] = []
    // An even number, so that the next place finds the text as it was.
    for round in 0..<max(2, rounds & ~1) {
      let isTyped = round.isMultiple(of: 2)
      let range = ByteRange(offset, offset + (isTyped ? 0 : 1))
      let edit = TextEdit(range: range, replacement: isTyped ? "x" : "")
      times[0].append(Stopwatch.processorTime { host.apply(edit, to: file) })
      var before = host.counters
      let analysis = host.analysis
      times[1].append(Stopwatch.processorTime { _ = analysis.namesFindings(in: file) })
      let names = host.counters.since(before)
      before = host.counters
      times[2].append(Stopwatch.processorTime { _ = analysis.findings(in: file) })
      if round == 0 { counters = [names, host.counters.since(before)] }
    }
    let label = "\(program.label), \(place.label)"
    let phases = zip(["reparse", "syntax and names", "everything"], times).map { phase, times in
      Measurement(label: "\(label), \(phase)", value: Stopwatch.percentile(0.5, of: times) * 1e3, unit: "ms")
    }
    let counts = zip(["syntax and names", "everything"], counters).flatMap { phase, counters in
      [
        ("units judged", counters.unitsJudged), ("rules run", counters.rulesRun),
        ("scenes evaluated", counters.scenesEvaluated),
      ]
      .map { Measurement(label: "\(label), \(phase), \($0.0)", value: Double($0.1), unit: "") }
    }
    return phases + counts
  }
}
