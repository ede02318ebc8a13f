import SourceText
import Syntax

extension Benchmark {
  static let parse = Benchmark("parse", "a whole file to its tree, errors included; one thread") {
    let scratch = Scratch()
    var speedBefore: Double?
    return [1_000, 10_000, 100_000].flatMap { lineCount in
      let source = SampleProgram.text(lineCount: lineCount)
      let text = SourceText(source)
      let seconds = Stopwatch.median { _ = SyntaxTree.parse(text).diagnostics }
      let tree = SyntaxTree.parse(text)
      let peer = PythonPeer.treeSitter
      let theirs = peer.measure([scratch.file("\(lineCount).swift", source)])
      let speed = Double(text.byteCount) / seconds / 1e6
      let memory = Double(tree.memoryBytes) / Double(max(1, text.byteCount))
      var rows = [
        Measurement(
          label: "\(lineCount) lines",
          value: speed,
          unit: "MB/s",
          comparison: Comparison(speed, to: peer.name, theirs["parse"].map { Double(text.byteCount) / $0 / 1e6 })
        ),
        Measurement(
          label: "\(lineCount) lines, memory",
          value: memory,
          unit: "bytes/byte",
          comparison: Comparison(memory, to: peer.name, theirs["memory"])
        ),
      ]
      if lineCount == 100_000 {
        rows.append(
          Measurement(
            label: "\(lineCount) lines, of the speed at a tenth",
            value: speed,
            unit: "MB/s",
            comparison: Comparison(speed, to: "10000 lines", speedBefore)
          )
        )
      }
      speedBefore = speed
      return rows
    }
  }
}
