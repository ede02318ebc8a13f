package import Layout
package import Semantics

/// A scene that is evaluated several times, by one thread: in several configurations, or from other values of its state.
/// What does not depend on those, as the data that a preview shows, is made once and kept as long as nothing writes it,
/// which may be most of the work. Each result is what `SceneEvaluator.evaluate` gives by itself.
package final class SceneSession {
  package let request: SceneRequest
  package let program: Program
  private var memo: SceneMemo?
  private var run: SceneRun?
  private let isCancelled: (@Sendable () -> Bool)?

  /// Nothing is evaluated before a result is asked for. Evaluation ends within a millisecond once `isCancelled`.
  package init(_ request: SceneRequest, of program: Program, isCancelled: (@Sendable () -> Bool)? = nil) {
    self.isCancelled = isCancelled
    self.request = request
    self.program = program.seen(from: request.file)
  }

  deinit {
    run = nil
    if let memo { SceneMemo.giveBack(memo, to: program) }
  }

  /// The scene in each configuration, as far as it was evaluated before nobody waited for it any more. Those come together
  /// that the same views serve.
  package func results(in configurations: [SceneConfiguration], limits: EvaluationLimits) -> [SceneResult] {
    var results: [SceneResult?] = Array(repeating: nil, count: configurations.count)
    /// Lays the views of the last evaluation out wherever they serve.
    func layOutAgain() {
      for index in configurations.indices where results[index] == nil {
        results[index] = run?.resultOfSameViews(in: configurations[index], within: limits, explains: false)
      }
    }
    layOutAgain()
    for index in configurations.indices where results[index] == nil {
      guard isCancelled?() != true else { break }
      let result = start(from: [:], in: configurations[index], limits).result(in: configurations[index], nil)
      results[index] = result
      guard !result.isAbandoned else { break }
      layOutAgain()
    }
    return results.prefix { $0 != nil }.compactMap(\.self)
  }

  /// The scene in one configuration. The other parameters are those of `SceneEvaluator.evaluate`.
  package func result(
    in configuration: SceneConfiguration,
    limits: EvaluationLimits = .standard,
    explains: Bool = false,
    measurer: (any TextMeasuring)? = nil
  ) -> SceneResult {
    if measurer == nil,
      let same = run?.resultOfSameViews(in: configuration, within: limits, explains: explains)
    {
      return same
    }
    return start(from: [:], in: configuration, limits).result(in: configuration, measurer, explains: explains)
  }

  /// What becomes of the state when `starts` replace the initial values of state properties, by the place of their
  /// declaration: does the scene come to rest at the same values? It is not followed further when it is at `rest`.
  package func trial(
    in configuration: SceneConfiguration,
    limits: EvaluationLimits,
    startingFrom starts: [SourceSpan: StateNumbers],
    until rest: RestingState?
  ) -> StateTrial {
    start(from: starts, in: configuration, limits).trial(in: configuration, until: rest)
  }

  private func start(
    from starts: [SourceSpan: StateNumbers],
    in configuration: SceneConfiguration,
    _ limits: EvaluationLimits
  ) -> SceneRun {
    if let run, run.startAgain(from: starts, in: configuration, within: limits) { return run }
    // Ends the last evaluation, and what it has written, before the next one begins.
    run = nil
    let memo = self.memo ?? SceneMemo.take(from: program)
    self.memo = memo
    let run = SceneRun(request, program, configuration, limits, starts, memo, isCancelled: isCancelled)
    self.run = run
    return run
  }
}
