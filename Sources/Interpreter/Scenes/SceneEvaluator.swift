package import Layout
package import Semantics

/// Evaluates scenes: runs the view's code, lays it out, delivers what observers see, until state settles.
package enum SceneEvaluator {
  /// How many times a scene is evaluated before its state counts as not settling.
  package static let maximumPasses = 64

  /// Never traps and always ends; the same input gives the same result. `explains` asks every element how small and how
  /// large it can be and what its frame depends on, which costs as much as laying it out. Without `keepsViews` all code of
  /// the scene is run, whatever has been evaluated before: to measure that.
  package static func evaluate(
    _ request: SceneRequest,
    program: Program,
    configuration: SceneConfiguration,
    limits: EvaluationLimits = .standard,
    explains: Bool = false,
    measurer: (any TextMeasuring)? = nil,
    keepsViews: Bool = true
  ) -> SceneResult {
    guard keepsViews else {
      let program = program.seen(from: request.file)
      return SceneMemo.with(program) { memo in
        SceneRun(request, program, configuration, limits, [:], memo, keepsViews: false)
          .result(in: configuration, measurer, explains: explains)
      }
    }
    return SceneSession(request, of: program)
      .result(in: configuration, limits: limits, explains: explains, measurer: measurer)
  }
}

extension SceneEvaluator {
  /// How many elements the code of a scene makes before anything is laid out, without those that readers make when they
  /// know their size: to measure that.
  package static func elementCount(
    _ request: SceneRequest,
    program: Program,
    configuration: SceneConfiguration,
    keepsViews: Bool = true
  ) -> Int {
    SceneMemo.with(program.seen(from: request.file)) { memo in
      let run = SceneRun(request, program, configuration, .standard, [:], memo, keepsViews: keepsViews)
      return run.elementCount(in: configuration)
    }
  }
}
