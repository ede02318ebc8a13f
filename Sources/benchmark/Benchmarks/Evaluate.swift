import IDE
import Interpreter
import Layout
import Semantics
import SourceText

extension Benchmark {
  static let evaluate = Benchmark(
    "evaluate",
    "view code to elements, laid out and not: every scene of a file, names resolved before"
  ) {
    [100, 1_000].flatMap { lineCount in
      let file = FileID("Sample.ui")
      var host = AnalysisHost()
      host.set(file, to: SourceText(SampleProgram.text(lineCount: lineCount)))
      let program = host.analysis.program
      let scenes = Scenes.all(in: file, program: program)
      let configuration = SceneConfiguration(size: Size(width: 393, height: 852))
      return [(true, "again"), (false, "all code run")].flatMap { keepsViews, name in
        let label = "\(lineCount) lines, \(scenes.count) scenes, \(name)"
        let laidOut = measurement("\(label), laid out") {
          scenes.reduce(0) { sum, scene in
            let result = SceneEvaluator.evaluate(
              scene,
              program: program,
              configuration: configuration,
              keepsViews: keepsViews
            )
            return sum + result.elements.count
          }
        }
        let made = measurement("\(label), not laid out") {
          scenes.reduce(0) { sum, scene in
            sum
              + SceneEvaluator.elementCount(
                scene,
                program: program,
                configuration: configuration,
                keepsViews: keepsViews
              )
          }
        }
        return [laidOut, made]
      }
    }
  }

  private static func measurement(_ label: String, _ makeElements: () -> Int) -> Measurement {
    var elements = 0
    let seconds = Stopwatch.median(runs: 5) { elements = makeElements() }
    return Measurement(label: "\(label), \(elements) elements", value: Double(elements) / seconds, unit: "elements/s")
  }
}
