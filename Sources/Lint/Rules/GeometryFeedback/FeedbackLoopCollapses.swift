import Interpreter
import Semantics

extension LintRule {
  static let feedbackLoopCollapses = LintRule(
    id: "feedback-loop-collapses",
    summary: "A measurement shrinks what it measures to nothing",
    documentation: """
      An observer writes a measured size into state, and the state makes the measured view smaller: each pass measures \
      less, until nothing is left to see.

      A share of a size is a share of the container's size: measure the parent (outside of the modifier that uses the \
      state), or use `containerRelativeFrame`.
      """,
    severity: .warning,
    bad: [
      """
      struct Banner: View {
        @State private var width: CGFloat = 300
        var body: some View {
          Color.mint
            .frame(width: width * 0.9, height: 40)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        }
      }
      """,
      """
      struct Inset: View {
        @State private var height: CGFloat = 200
        var body: some View {
          Color.indigo
            .frame(height: max(0, height - 16))
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct Banner: View {
        @State private var width: CGFloat = 300
        var body: some View {
          Color.mint
            .frame(width: width * 0.9, height: 40)
            .frame(maxWidth: .infinity)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        }
      }
      """,
      """
      struct Banner: View {
        var body: some View {
          Color.mint.frame(height: 40).containerRelativeFrame(.horizontal) { width, _ in width * 0.9 }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      let scope = rendering.program
      if let divergence = rendering.result.divergence {
        guard case .contracting(let limit) = divergence.class, limit <= LoopEnd.nothing else { return [] }
        let found = problem(FeedbackLoop(divergence, in: scope), divergence.numbers, in: rendering)
        return found.map { [.fault($0)] } ?? []
      }
      let shrunk: [Observation] = rendering.measured.compactMap { state in
        guard state.updates >= 3, let end = state.numbers.last, end <= LoopEnd.nothing else { return nil }
        return problem(FeedbackLoop(state, in: scope), state.numbers, in: rendering).map { .fault($0) }
      }
      let empty: [Observation] = rendering.loopTrials.compactMap { trial in
        guard case .vanishes(let numbers) = trial.outcome else { return nil }
        return problem(FeedbackLoop(trial.state, in: scope), numbers, in: rendering).map { .fault($0) }
      }
      return shrunk + empty
    })
  )
}

private func problem(_ loop: FeedbackLoop, _ numbers: [Double], in rendering: Rendering) -> Problem? {
  guard let place = loop.observerPlace, !rendering.isOfSceneAlone(loop) else { return nil }
  return Problem(
    place,
    "'\(loop.state)' makes the measured view smaller each pass, until nothing is left: \(LoopTrace(numbers)) … to 0; "
      + "measure the view around it instead",
    related: loop.related,
    proposals: loop.proposals
  )
}
