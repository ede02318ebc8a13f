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
      return "  \(label)  \(String(repeating: " ", count: max(0, 10 - number.count)))\(number) \(measurement.unit)"
    }
    return (["\(benchmark.name): \(benchmark.summary)"] + lines).joined(separator: "\n")
  }

  /// `[{"benchmark": "parse", "label": "10,000 lines", "value": 81.2, "unit": "MB/s"}]`
  var json: String {
    let objects = rows.map { benchmark, measurement in
      "  {\"benchmark\": \"\(benchmark.name)\", \"label\": \"\(measurement.label)\", "
        + "\"value\": \(measurement.value.isFinite ? measurement.value : 0), \"unit\": \"\(measurement.unit)\"}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]"
  }

  /// Three significant digits or all before the point.
  private static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "-" }
    let decimals = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    let scale = decimals == 0 ? 1.0 : decimals == 1 ? 10.0 : 100.0
    let rounded = (value * scale).rounded() / scale
    return decimals == 0 ? String(Int(rounded)) : String(rounded)
  }
}
