#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Benchmark {
  static let keystroke = Benchmark(
    "keystroke",
    "what a typed character costs, as an editor sees it: `uilsp --stdio` beside this program; ruff server"
  ) { options in
    let programs = [1_000, 10_000, 100_000].map { EditedProgram(lineCount: $0) }
    let real = options.workspace.map { EditedProgram(folder: $0) }
    return (programs + [real].compactMap(\.self)).flatMap { program in
      KeystrokeSeries(program, options).measurements
    }
  }
}

/// Keystrokes in one program.
private struct KeystrokeSeries {
  private static let burst = 200
  private static let pause: UInt32 = 15_000

  private let program: EditedProgram
  private let scratch = Scratch()
  private let server: [String]
  /// Each figure is the median of so many.
  private let rounds: Int
  private let mostEdits: Int
  private let theirs: Series

  init(_ program: EditedProgram, _ options: BenchmarkOptions) {
    self.program = program
    server = [options.server ?? Benchmark.uilsp, "--stdio"]
    mostEdits = options.mostEdits
    rounds = max(2, min(20, mostEdits))
    for file in program.files { _ = scratch.file(file.name, file.text) }
    let python = program.inPython
    let folder = Scratch()
    for file in python.files { _ = folder.file(file.name, file.text) }
    theirs = Self.series([Benchmark.ruff, "server"], folder.folder, python.places.first, rounds: rounds)
  }

  var measurements: [Measurement] {
    PhaseSeries(program, rounds: rounds).measurements + program.places.flatMap(firstFindings) + typing + asking + memory
  }

  // MARK: Findings that are pushed

  /// What a session gives that is told its findings.
  private struct Series {
    var first: Double?
    var processorTime: Double?
    var burst: Double?
    var silence: Double?
    var resident: Double?
  }

  private static func series(_ server: [String], _ folder: String, _ place: TypingPlace?, rounds: Int) -> Series {
    guard let place, let session = EditorSession(server, folder: folder, at: place) else { return Series() }
    defer { session.server.end() }
    var series = Series(resident: session.server.residentBytes)
    series.first = median(rounds) {
      session.type()
      return session.waitForFindings()
    }
    session.waitForRest()
    let before = session.server.processorTime
    for _ in 0..<rounds {
      session.type()
      session.waitForRest()
    }
    if let before, let after = session.server.processorTime { series.processorTime = (after - before) / Double(rounds) }
    (series.burst, series.silence) = burst(session)
    return series
  }

  private static func burst(_ session: EditorSession) -> (last: Double?, silence: Double?) {
    var times = [ContinuousClock.now]
    for _ in 0..<Self.burst {
      session.type()
      usleep(pause)
    }
    // The last letter comes after the last pause.
    session.type()
    let typed = ContinuousClock.now
    guard let end = session.waitForFindings(sees: { times.append($0) }) else { return (nil, nil) }
    let silence = zip(times, times.dropFirst()).map { seconds(from: $0, to: $1) }.max()
    return (seconds(from: typed, to: end), silence)
  }

  private func firstFindings(at place: TypingPlace) -> [Measurement] {
    guard let session = EditorSession(server, folder: scratch.folder, at: place) else { return [] }
    defer { session.server.end() }
    let first = Self.median(rounds, after: session.waitForRest) {
      session.type()
      return session.waitForFindings()
    }
    return [milliseconds("first findings, \(place.label)", first, theirs.first)]
  }

  private var typing: [Measurement] {
    let ours = Self.series(server, scratch.folder, program.places.first, rounds: rounds)
    return [
      milliseconds("first findings, without a rest", ours.first, theirs.first),
      milliseconds("processor time of a keystroke", ours.processorTime, theirs.processorTime),
      milliseconds("first findings after \(Self.burst) keys at 15 ms", ours.burst, theirs.burst),
      milliseconds("longest silence meanwhile", ours.silence, theirs.silence),
      row("memory, file open", ours.resident.map { $0 / 1_048_576 }, "MiB", theirs.resident.map { $0 / 1_048_576 }),
    ]
  }

  // MARK: What is asked for

  private var asking: [Measurement] {
    guard let place = program.places.first,
      let session = EditorSession(server, folder: scratch.folder, at: place, pulls: true)
    else { return [] }
    defer { session.server.end() }
    func answer(_ ask: () -> ContinuousClock.Instant?) -> Double? {
      Self.median(rounds, after: session.waitForRest) {
        session.type()
        return ask()
      }
    }
    let rows = [
      milliseconds("everything after an edit", answer(session.pull), nil),
      milliseconds("hover after an edit", answer(session.hover), nil),
      milliseconds("code actions after an edit", answer(session.codeActions), nil),
    ]
    for _ in 0..<Self.burst {
      session.type()
      usleep(Self.pause)
    }
    session.type()
    let start = ContinuousClock.now
    let end = session.pull()
    return rows + [
      milliseconds("everything after \(Self.burst) keys at 15 ms", end.map { Self.seconds(from: start, to: $0) }, nil)
    ]
  }

  // MARK: Memory

  /// After many edits, beside that of a server that has seen none.
  private var memory: [Measurement] {
    guard let place = program.places.first,
      let edited = EditorSession(server, folder: scratch.folder, at: place)
    else { return [] }
    defer { edited.server.end() }
    let fresh = edited.server.residentBytes
    let count = mostEdits & ~1
    for number in 1...max(1, count) {
      edited.type()
      if number.isMultiple(of: 10) { _ = edited.waitForFindings() }
    }
    edited.waitForRest()
    let value = edited.server.residentBytes.map { $0 / 1_048_576 } ?? .nan
    let comparison = Comparison(value, to: "at first", fresh.map { $0 / 1_048_576 })
    return [
      Measurement(
        label: "\(program.label), memory after \(count) edits",
        value: value,
        unit: "MiB",
        comparison: comparison
      )
    ]
  }

  // MARK: Figures

  private static func seconds(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) -> Double {
    let duration = (end - start).components
    return Double(duration.seconds) + Double(duration.attoseconds) / 1e18
  }

  /// The median of how long `work` takes to its end, each time after `preparation`; nil where it has none.
  private static func median(
    _ rounds: Int,
    after preparation: () -> Void = {},
    _ work: () -> ContinuousClock.Instant?
  ) -> Double? {
    var times: [Double] = []
    for _ in 0..<rounds {
      preparation()
      let start = ContinuousClock.now
      guard let end = work() else { return nil }
      times.append(seconds(from: start, to: end))
    }
    return Stopwatch.percentile(0.5, of: times)
  }

  private func milliseconds(_ label: String, _ value: Double?, _ theirs: Double?) -> Measurement {
    row(label, value.map { $0 * 1e3 }, "ms", theirs.map { $0 * 1e3 })
  }

  private func row(_ label: String, _ value: Double?, _ unit: String, _ theirs: Double?) -> Measurement {
    let value = value ?? .nan
    let comparison = theirs.map { Comparison(value, to: "ruff server", $0) }
    return Measurement(label: "\(program.label), \(label)", value: value, unit: unit, comparison: comparison)
  }
}
