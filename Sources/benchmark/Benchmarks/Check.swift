import IDE
import Semantics
import SourceText

extension Benchmark {
  static let check = Benchmark("check", "all findings of a file that is new: parse, names, evaluation, every rule") {
    [10, 1_000].map { lineCount in
      let file = FileID("Sample.ui")
      let text = SourceText(SampleProgram.text(lineCount: lineCount))
      let seconds = Stopwatch.median(runs: 5) {
        var host = AnalysisHost()
        host.set(file, to: text)
        _ = host.analysis.findings(in: file)
      }
      return Measurement(label: "\(text.lineCount - 1) lines", value: seconds * 1e3, unit: "ms")
    }
  }
}
