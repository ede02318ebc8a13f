import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let measurementClampedByOwnState = LintRule(
    id: "measurement-clamped-by-own-state",
    summary: "A view is measured inside the frame that the measurement sets",
    documentation: """
      The measured view sits in the frame that uses its measurement. It is offered what it had before, so it never says \
      how large it would like to be: a text that started with no height stays at one line.

      Measure the view's own size: `.fixedSize(horizontal: false, vertical: true)` before the probe, or measure outside of \
      the frame.
      """,
    severity: .warning,
    bad: [
      """
      struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Note: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Text("A note that is long enough for several lines on the screen of any phone, whatever the text size may be.")
            .background {
              GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
            }
            .frame(height: height)
            .onPreferenceChange(HeightKey.self) { height = $0 }
        }
      }
      """,
      """
      struct Bubble: View {
        @State private var height: CGFloat = 20
        var body: some View {
          Text("A message that is long enough for several lines on the screen of any phone, whatever the size may be.")
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
            .frame(height: height)
        }
      }
      """,
    ],
    good: [
      """
      struct Bubble: View {
        @State private var height: CGFloat = 20
        var body: some View {
          Text("A message that is long enough for several lines on the screen of any phone, whatever the size may be.")
            .fixedSize(horizontal: false, vertical: true)
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
            .frame(height: height)
        }
      }
      """,
      """
      struct Bubble: View {
        @State private var height: CGFloat = 20
        var body: some View {
          HStack(alignment: .top) {
            Text("A message that is long enough for several lines on the screen of any phone, whatever the size is.")
              .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
            Color.blue.frame(width: 4, height: height)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.loopTrials.compactMap { trial in
        guard case .larger(let wanted) = trial.outcome else { return nil }
        return problem(trial, wanted: wanted, in: rendering).map { .fault($0) }
      }
    })
  )
}

private func problem(_ trial: LoopTrial, wanted: Double, in rendering: Rendering) -> Problem? {
  let loop = FeedbackLoop(trial.state, in: rendering.program)
  // A text that says how large it is keeps nothing small.
  guard let place = loop.observerPlace, let span = loop.observer?.call.span, !rendering.guesses(within: span),
    !rendering.dependsOnUnknownViews(within: span),
    !loop.isReadByTextsOnly
  else { return nil }
  return Problem(
    place,
    "'\(loop.state)' keeps the view that it measures at \(Points(trial.rest)); without '\(loop.state)', that view wants "
      + "\(Points(wanted)): measure it with its own size ('.fixedSize(horizontal: false, vertical: true)' before the "
      + "measurement), or outside of the frame",
    related: loop.related,
    proposals: loop.ownSizeProposals
  )
}
