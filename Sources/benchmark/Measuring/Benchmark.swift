/// Something that is measured: a value in a file of its own under `Benchmarks/`, and one line in `Benchmark.all`.
struct Benchmark: Sendable {
  /// As in `benchmark parse`.
  let name: String
  /// What is measured, in one line.
  let summary: String
  let run: @Sendable (BenchmarkOptions) -> [Measurement]

  init(_ name: String, _ summary: String, run: @escaping @Sendable () -> [Measurement]) {
    self.init(name, summary) { (_: BenchmarkOptions) in run() }
  }

  init(_ name: String, _ summary: String, run: @escaping @Sendable (BenchmarkOptions) -> [Measurement]) {
    self.name = name
    self.summary = summary
    self.run = run
  }

  /// Every benchmark, sorted by name.
  static let all: [Benchmark] = [
    check, commandLine, edit, evaluate, keystroke, layout, model, parse, preview, program, render,
  ]
}

/// One figure of a benchmark.
struct Measurement: Sendable {
  /// What of it: "10,000 lines".
  let label: String
  let value: Double
  /// "MB/s", "µs", "ns/node".
  let unit: String
  var comparison: Comparison?

  init(label: String, value: Double, unit: String, comparison: Comparison? = nil) {
    self.label = label
    self.value = value
    self.unit = unit
    self.comparison = comparison
  }
}

/// What a figure is of another one, measured in the same run: another tool's at the same work, or one of our own at
/// less work.
struct Comparison: Sendable {
  /// "tree-sitter", "1000 lines".
  let other: String
  /// The figure divided by the other one; nil where the other tool is not installed.
  let ratio: Double?

  /// `value` as a share of what `other` measured.
  init(_ value: Double, to other: String, _ measured: Double?) {
    self.other = other
    ratio = measured.flatMap { $0 > 0 ? value / $0 : nil }
  }
}
