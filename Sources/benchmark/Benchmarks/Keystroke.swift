extension Benchmark {
  static let keystroke = Benchmark(
    "keystroke",
    "didChange of one character to publishDiagnostics, as the server answers it"
  ) {
    [1_000, 10_000].flatMap { lineCount in
      let text = SampleProgram.text(lineCount: lineCount)
      let session = EditingSession(text: text)
      let times = (0..<40).map { round in Stopwatch.elapsed { session.type(isErasing: !round.isMultiple(of: 2)) } }
      session.end()
      return [
        Measurement(label: "\(lineCount) lines, median", value: Stopwatch.percentile(0.5, of: times) * 1e3, unit: "ms"),
        Measurement(label: "\(lineCount) lines, slowest", value: Stopwatch.percentile(1, of: times) * 1e3, unit: "ms"),
      ]
    }
  }
}
