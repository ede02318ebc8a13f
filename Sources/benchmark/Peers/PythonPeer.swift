#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A library that Python can load, measured by a script that prints lines of a name and a number.
struct PythonPeer {
  let name: String
  let script: String

  /// The interpreter: `UILSP_BENCHMARK_PYTHON`, or the one on the search path.
  private static var interpreter: String {
    getenv("UILSP_BENCHMARK_PYTHON").map { String(cString: $0) } ?? "python3"
  }

  /// The folder of the interpreter, where `pip install` puts programs; empty where it is on the search path.
  static var folder: String {
    let path = interpreter.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return path.isEmpty ? "" : path.joined(separator: "/") + "/"
  }

  /// What the script measured, by name; empty where the library is not installed.
  func measure(_ arguments: [String]) -> [String: Double] {
    guard let run = ChildProcess([Self.interpreter, "-c", script] + arguments), run.status == 0 else { return [:] }
    var result: [String: Double] = [:]
    for line in run.output.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, let value = Double(words[1]) { result[String(words[0])] = value }
    }
    return result
  }
}
