/// Something that is measured: a value in a file of its own under `Benchmarks/`, and one line in `Benchmark.all`.
struct Benchmark: Sendable {
  /// As in `benchmark parse`.
  let name: String
  /// What is measured, in one line.
  let summary: String
  let run: @Sendable () -> [Measurement]

  init(_ name: String, _ summary: String, run: @escaping @Sendable () -> [Measurement]) {
    self.name = name
    self.summary = summary
    self.run = run
  }

  /// Every benchmark, sorted by name.
  static let all: [Benchmark] = [
    check, edit, evaluate, keystroke, layout, parse,
  ]
}

/// One figure of a benchmark.
struct Measurement: Sendable {
  /// What of it: "10,000 lines".
  let label: String
  let value: Double
  /// "MB/s", "µs", "ns/node".
  let unit: String
}
