import SourceText
import Syntax

extension Benchmark {
  static let parse = Benchmark("parse", "a whole file to its tree, errors included; one thread") {
    [1_000, 10_000, 100_000].flatMap { lineCount in
      let text = SourceText(SampleProgram.text(lineCount: lineCount))
      let seconds = Stopwatch.median { _ = SyntaxTree.parse(text).diagnostics }
      let tree = SyntaxTree.parse(text)
      return [
        Measurement(label: "\(lineCount) lines", value: Double(text.byteCount) / seconds / 1e6, unit: "MB/s"),
        Measurement(
          label: "\(lineCount) lines, memory",
          value: Double(tree.memoryBytes) / Double(max(1, text.byteCount)),
          unit: "bytes/byte"
        ),
      ]
    }
  }
}
