/// The figures as a table for people and as JSON for machines.
struct Report {
  private var rows: [(benchmark: Benchmark, measurement: Measurement)] = []

  mutating func add(_ measurements: [Measurement], of benchmark: Benchmark) {
    rows += measurements.map { (benchmark, $0) }
  }

  /// Three columns, aligned; each benchmark's summary is its heading.
  static func table(_ measurements: [Measurement], of benchmark: Benchmark) -> String {
    let width = measurements.map(\.label.count).max() ?? 0
    let lines = measurements.map { measurement in
      let label = measurement.label + String(repeating: " ", count: width - measurement.label.count)
      let number = text(measurement.value)
      let figure = String(repeating: " ", count: max(0, 10 - number.count)) + number
      return "  \(label)  \(figure) \(measurement.unit)\(text(measurement.comparison))"
    }
    return (["\(benchmark.name): \(benchmark.summary)"] + lines).joined(separator: "\n")
  }

  private static func text(_ comparison: Comparison?) -> String {
    guard let comparison else { return "" }
    guard let ratio = comparison.ratio else { return "  (\(comparison.other) is not installed)" }
    return "  = \(text(ratio)) x \(comparison.other)"
  }

  /// `[{"benchmark": "parse", "label": "10,000 lines", "value": 81.2, "unit": "MB/s", "other": "tree-sitter", "ratio": 9}]`
  var json: String {
    let objects = rows.map { benchmark, measurement in
      "  {\"benchmark\": \"\(benchmark.name)\", \"label\": \"\(measurement.label)\", "
        + "\"value\": \(number(measurement.value)), \"unit\": \"\(measurement.unit)\"\(json(measurement.comparison))}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]"
  }

  private func json(_ comparison: Comparison?) -> String {
    guard let comparison else { return "" }
    return ", \"other\": \"\(comparison.other)\", \"ratio\": \(comparison.ratio.map(number) ?? "null")"
  }

  private func number(_ value: Double) -> String { value.isFinite ? String(value) : "0" }

  /// Three significant digits or all before the point.
  private static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "-" }
    let decimals = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 0.1 ? 2 : 4
    let scale = [1.0, 10, 100, 1_000, 10_000][decimals]
    let rounded = (value * scale).rounded() / scale
    return decimals == 0 ? String(Int(rounded)) : String(rounded)
  }
}
