import IDE
import Interpreter
import Layout
import Rendering
import Semantics
import SourceText

extension Benchmark {
  /// What `--render` and the page of a preview do for a scene, once its file is read.
  static let render = Benchmark("render", "a scene of a thousand elements as SVG: evaluated, laid out and drawn") {
    let file = FileID("Sample.ui")
    var host = AnalysisHost()
    host.set(file, to: SourceText(SampleProgram.singleBody(lineCount: 1_000)))
    let program = host.analysis.program
    let configuration = SceneConfiguration(size: Size(width: 393, height: 852))
    guard let request = Scenes.all(in: file, program: program).first else { return [] }
    func draw() -> SceneResult {
      SceneEvaluator.draw(
        request,
        program: program,
        configuration: configuration,
        limits: .standard,
        presses: []
      )
    }
    let scene = draw()
    let label = "\(scene.elements.count) elements"
    let drawn = Stopwatch.median(runs: 9) { _ = SceneSVG.document(of: scene) }
    let whole = Stopwatch.median(runs: 9) { _ = SceneSVG.document(of: draw()) }
    return [
      Measurement(label: "\(label), to SVG", value: drawn * 1_000, unit: "ms"),
      Measurement(label: "\(label), from code to SVG", value: whole * 1_000, unit: "ms"),
    ]
  }
}
