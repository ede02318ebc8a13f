import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let feedbackLoopOscillates = LintRule(
    id: "feedback-loop-oscillates",
    summary: "A measurement changes what it measures back and forth",
    documentation: """
      An observer writes a measured size into state, the state changes the measured view, the new size undoes that \
      change: the view flickers between two layouts. SwiftUI logs "Geometry action is cycling between duplicate values." \
      or drops the third update of a frame, and which layout remains is chance.

      Decide from what does not depend on the decision: let `ViewThatFits` choose by the proposal, measure the container \
      around, or measure a view that the branch does not change.
      """,
    severity: .error,
    bad: [
      """
      struct Summary: View {
        @State private var height: CGFloat = 0
        var body: some View {
          VStack(spacing: 0) {
            Color.green.frame(height: 40)
            if height < 50 { Color.gray.frame(height: 30) }
          }
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
        }
      }
      """,
      """
      struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Toolbar: View {
        @State private var isNarrow = false
        var body: some View {
          Color.blue
            .frame(width: isNarrow ? 300 : 100, height: 20)
            .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
            .onPreferenceChange(WidthKey.self) { isNarrow = $0 < 200 }
        }
      }
      """,
    ],
    good: [
      """
      struct Summary: View {
        @State private var height: CGFloat = 0
        var body: some View {
          VStack(spacing: 0) {
            Color.green.frame(height: 40)
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
            if height < 50 { Color.gray.frame(height: 30) }
          }
        }
      }
      """,
      """
      struct Toolbar: View {
        var body: some View {
          ViewThatFits(in: .horizontal) {
            Color.blue.frame(width: 600, height: 20)
            Color.blue.frame(width: 100, height: 20)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      guard let divergence = rendering.result.divergence, case .oscillating(let period) = divergence.class,
        let problem = problem(divergence, period: period, in: rendering)
      else { return [] }
      return [.fault(problem)]
    })
  )
}

/// Where nobody can show what of the layout the state changes, the loop may be one of the evaluation alone.
private func problem(_ divergence: Divergence, period: Int, in rendering: Rendering) -> Problem? {
  let loop = FeedbackLoop(divergence, in: rendering.program)
  let recent = divergence.numbers.suffix(period)
  guard let place = loop.observerPlace, !loop.isMatterOfGlyphs(recent), !isRounding(recent),
    !rendering.isOfSceneAlone(loop)
  else { return nil }
  let cycle = Array(divergence.values.suffix(period + 1))
  let warning = loop.runtimeWarning ?? "Geometry action is cycling between duplicate values."
  return Problem(
    place,
    "'\(loop.state)' never settles: \(sequence(cycle, divergence.numbers)) and so on, every \(period) passes; SwiftUI logs "
      + "'\(warning)' and the view flickers; decide from something that '\(loop.state)' does not change",
    related: loop.related,
    proposals: loop.proposals,
    severity: loop.users.isEmpty ? .info : nil
  )
}

/// Whether the values differ by less than half a pixel of the finest screen.
private func isRounding(_ values: ArraySlice<Double>) -> Bool {
  guard let low = values.min(), let high = values.max() else { return false }
  return high - low < Points.halfPixel
}

/// "40 → 70 → 40".
private func sequence(_ values: [String], _ numbers: [Double]) -> String {
  let recent = numbers.suffix(values.count)
  return recent.count == values.count && !recent.isEmpty
    ? recent.map { Points($0).description }.joined(separator: " → ")
    : values.map { $0.count > 40 ? "…" : $0 }.joined(separator: " → ")
}
