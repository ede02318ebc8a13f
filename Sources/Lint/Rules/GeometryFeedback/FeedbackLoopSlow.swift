import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let feedbackLoopSlow = LintRule(
    id: "feedback-loop-slow",
    summary: "A measurement needs several layout passes to settle",
    documentation: """
      An observer writes a measured size into state, and the state changes what is measured, a little less each time. \
      SwiftUI delivers a preference twice in a frame and drops the third value: the state stays at a value on the way. \
      `onGeometryChange` repeats the layout up to eight times a frame.

      Measure a view that does not depend on the state: before the modifier that uses it, or what stands around both.
      """,
    severity: .warning,
    bad: [
      """
      struct Drawer: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Color.orange
            .frame(height: height * 0.5 + 50)
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        }
      }
      """,
      """
      struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Steps: View {
        @State private var height: CGFloat = 10
        var body: some View {
          Color.blue
            .frame(height: min(height + 10, 80))
            .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
            .onPreferenceChange(HeightKey.self) { height = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct Drawer: View {
        var body: some View { Color.orange.frame(height: 100) }
      }
      """,
      """
      struct Halves: View {
        @State private var width: CGFloat = 0
        var body: some View {
          ZStack {
            Color.clear.frame(height: 0)
              .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
            Color.blue.frame(width: width * 0.5, height: 20)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      if let divergence = rendering.result.divergence {
        guard case .contracting(let limit) = divergence.class, limit > LoopEnd.nothing,
          case let loop = FeedbackLoop(divergence, in: rendering.program), !rendering.isOfSceneAlone(loop),
          let problem = problem(loop, divergence.numbers, limit: limit)
        else { return [] }
        return [.fault(problem)]
      }
      return rendering.measured.compactMap { state in
        guard state.updates >= 3, let end = state.numbers.last, end > LoopEnd.nothing else { return nil }
        let loop = FeedbackLoop(state, in: rendering.program)
        if let span = loop.observer?.call.span,
          rendering.guesses(within: span) || rendering.dependsOnUnknownViews(within: span)
        {
          return nil
        }
        if loop.isMatterOfGlyphs(state.numbers.dropFirst()) || rendering.isOfSceneAlone(loop) { return nil }
        // What is read of an object may be another of its properties.
        if loop.isOfObject, loop.users.isEmpty { return nil }
        return problem(loop, state.numbers, limit: end).map { .fault($0) }
      }
    })
  )
}

private func problem(_ loop: FeedbackLoop, _ numbers: [Double], limit: Double) -> Problem? {
  guard let place = loop.observerPlace else { return nil }
  let trace = LoopTrace(numbers)
  let end = trace.isCut ? "\(trace) … to \(Points(limit))" : "\(trace)"
  let consequence =
    loop.runtimeWarning.map { "SwiftUI drops the third value ('\($0)')" }
    ?? "each is another layout of the same frame"
  let advice =
    loop.proposals.isEmpty
    ? "measure a view that '\(loop.state)' does not change, such as the one around it"
    : "measure before the modifier that uses it"
  return Problem(
    place,
    "'\(loop.state)' changes what is measured and needs several passes to settle: \(end); \(consequence); \(advice)",
    related: loop.related,
    proposals: loop.proposals
  )
}
