/// What a benchmark is asked to measure, beyond its name.
struct BenchmarkOptions: Sendable {
  /// A real program; what is measured in one is skipped without.
  var workspace: String?
  /// The most edits of a series.
  var mostEdits = 10_000
  /// The server that is measured; the one beside this program by default.
  var server: String?

  /// Takes the options out of `arguments`; what is left are names.
  init(takenFrom arguments: inout [String]) {
    workspace = Self.value(of: "--workspace", in: &arguments)
    mostEdits = Self.number("--max-edits", in: &arguments).map { max(1, $0) } ?? mostEdits
    server = Self.value(of: "--server", in: &arguments)
  }

  /// Takes an option with a number of at least 0 out of `arguments`.
  static func number(_ option: String, in arguments: inout [String]) -> Int? {
    value(of: option, in: &arguments).flatMap { Int($0) }.map { max(0, $0) }
  }

  private static func value(of option: String, in arguments: inout [String]) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
    defer { arguments.removeSubrange(index...index + 1) }
    return arguments[index + 1]
  }
}
