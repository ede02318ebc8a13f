#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Benchmark {
  static let commandLine = Benchmark(
    "command-line",
    "`uilsp --check` as a process of its own, the one beside this program; ruff without cache, one thread"
  ) {
    let scratch = Scratch()
    guard ChildProcess([Self.uilsp, "--version"])?.status == 0 else { return [] }
    return oneFile(scratch) + manyFiles(scratch)
  }

  static let uilsp = folder + "uilsp"
  static let ruff = PythonPeer.folder + "ruff"

  /// Where this program lies.
  private static var folder: String {
    let path = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return path.isEmpty ? "./" : path.joined(separator: "/") + "/"
  }

  private static func oneFile(_ scratch: Scratch) -> [Measurement] {
    var times: [String: Double] = [:]
    let start = scratch.file("One.ui", "Text(\"a\")\n")
    let base = run([uilsp, "--check", "--no-config", start])
    let empty = run([ruff, "check", "--no-cache", "--isolated", scratch.file("one.py", "x = 1\n")])
    var rows = [
      measurement("one line", base?.seconds, to: "ruff", empty?.seconds)
    ]
    for (lineCount, modes) in [(10_000, [["--no-eval"], []]), (100_000, [["--no-eval"]])] {
      let text = SampleProgram.text(lineCount: lineCount)
      let file = scratch.file("\(lineCount).ui", text)
      let python = scratch.file("\(lineCount).py", PythonProgram.text(lineCount: lineCount))
      setenv("RAYON_NUM_THREADS", "1", 1)
      let theirs = run([ruff, "check", "--no-cache", "--isolated", python])
      for mode in modes {
        let name = mode.isEmpty ? "everything" : mode.joined()
        let ours = run([uilsp, "--check", "--no-config", "--jobs", "1"] + mode + [file])
        let label = "\(lineCount) lines, \(name)"
        rows.append(measurement(label, ours?.seconds, to: "ruff", theirs?.seconds))
        if let before = times[name] {
          rows.append(measurement(label + ", growth", ours?.seconds, to: "10000 lines", before))
        }
        times[name] = ours?.seconds
        guard let ours, let base else { continue }
        let memory = max(0, ours.peakBytes - base.peakBytes) / Double(max(1, text.utf8.count))
        rows.append(Measurement(label: label + ", memory", value: memory, unit: "bytes/byte"))
      }
    }
    return rows
  }

  private static func manyFiles(_ scratch: Scratch) -> [Measurement] {
    let text = SampleProgram.text(lineCount: 100)
    let files = (0..<1_000).map { scratch.file("Many\($0).ui", text) }
    func seconds(jobs: Int) -> Double? {
      run([uilsp, "--check", "--no-config", "--no-eval", "--jobs", "\(jobs)"] + files, times: 3)?.seconds
    }
    let (one, two) = (seconds(jobs: 1), seconds(jobs: 2))
    return [
      measurement("1000 files, one job", one, to: "two jobs", two)
    ]
  }

  /// The run of median length.
  private static func run(_ arguments: [String], times: Int = 5) -> ChildProcess? {
    let runs = (0..<times).compactMap { _ in ChildProcess(arguments) }.filter { $0.status < 2 }
    return runs.sorted { $0.seconds < $1.seconds }.dropFirst(runs.count / 2).first
  }

  private static func measurement(_ label: String, _ seconds: Double?, to other: String, _ theirs: Double?)
    -> Measurement
  {
    let value = seconds ?? .nan
    return Measurement(label: label, value: value * 1e3, unit: "ms", comparison: Comparison(value, to: other, theirs))
  }
}
