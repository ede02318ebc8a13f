import Interpreter
import ViewGraph

extension LintRule {
  static let feedbackLoopDiverges = LintRule(
    id: "feedback-loop-diverges",
    summary: "A measurement feeds the size it measures and never settles",
    documentation: """
      An observer writes a measured size into state, and that state makes the measured view larger: each layout pass \
      gives another value, without end. SwiftUI drops some of the updates and logs "tried to update multiple times per \
      frame"; the app burns its battery.

      A measurement that is used must not depend on its use. Measure before (inside of) the modifier that uses the \
      value, measure something that does not change, or do without the state: `containerRelativeFrame`, \
      `ViewThatFits`, `alignmentGuide`, a `Layout`.

      Loops that settle are not reported.
      """,
    severity: .error,
    bad: [
      """
      struct Header: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Text("Title")
            .padding(.top, height)
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        }
      }
      """,
      """
      struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Bar: View {
        @State private var width: CGFloat = 20
        var body: some View {
          Color.blue
            .frame(width: width * 1.5, height: 20)
            .background {
              GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) }
            }
            .onPreferenceChange(WidthKey.self) { width = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct Header: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Text("Title")
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
            .padding(.top, height)
        }
      }
      """,
      """
      struct Header: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Text("Title")
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
            .overlay(alignment: .bottom) { Color.blue.frame(height: height * 2) }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      guard let divergence = rendering.result.divergence, divergence.growth != nil,
        let problem = problem(divergence, in: rendering)
      else { return [] }
      return [.fault(problem)]
    })
  )
}

private func problem(_ divergence: Divergence, in rendering: Rendering) -> Problem? {
  let loop = FeedbackLoop(divergence, in: rendering.program)
  guard let place = loop.observerPlace, !loop.isScheduledByView, !rendering.isOfSceneAlone(loop) else { return nil }
  let warning = loop.runtimeWarning.map { " (SwiftUI logs '\($0)')" } ?? ""
  return Problem(
    place,
    "'\(loop.state)' never settles: \(sequence(divergence)); \(cause(of: loop, warning))",
    related: loop.related,
    proposals: loop.proposals
  )
}

/// Why the state changes again and again, and what to write instead.
private func cause(of loop: FeedbackLoop, _ warning: String) -> String {
  if let repeater = loop.repeater {
    return
      "'\(repeater)' runs whenever '\(loop.state)' changes and changes it each time\(warning), so change it only where "
      + "a condition says so"
  }
  if let scheduler = loop.scheduler {
    return
      "'\(scheduler)' changes it each time the view is made\(warning), so change it where something has happened: in "
      + "'onAppear', 'onChange' or an action"
  }
  let observer = loop.observer.flatMap(\.call.calledName).map { "what '\($0)' reports" } ?? "what is measured"
  return "\(observer) depends on '\(loop.state)' itself\(warning), so measure before the modifier that uses it"
}

/// "10 → 11 → 12 → 13 … (+1 each pass)".
private func sequence(_ divergence: Divergence) -> String {
  let trace =
    divergence.numbers.count >= 2
    ? "\(LoopTrace(divergence.numbers))" : divergence.values.prefix(4).joined(separator: " → ")
  return "\(trace) … (\(divergence.growth ?? "it keeps changing"))"
}

extension Divergence {
  /// How it grows or shrinks without bound; nil for a loop of another kind.
  fileprivate var growth: String? {
    switch self.class {
    case .linear(let step) where step.isFinite && step != 0:
      "\(step > 0 ? "+" : "−")\(Points(abs(step))) each pass"
    case .exponential(let ratio) where ratio.isFinite:
      "×\(Points(ratio)) each pass"
    case .linear, .exponential, .contracting, .oscillating, .irregular: nil
    }
  }
}
