import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let measurementRatchet = LintRule(
    id: "measurement-ratchet",
    summary: "A measured size can grow but never shrink",
    documentation: """
      The view is measured outside of the frame that uses the measurement, so it measures what it was told: whatever \
      size it once had, it keeps. When its content gets shorter, or the device is turned, nothing becomes smaller again.

      Measure before (inside of) the modifier that uses the state.
      """,
    severity: .warning,
    bad: [
      """
      struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Pair: View {
        @State private var width: CGFloat?
        var body: some View {
          HStack {
            Text("Yes").frame(width: width).background(probe)
            Text("Perhaps").frame(width: width).background(probe)
          }
          .onPreferenceChange(WidthKey.self) { width = $0 }
        }
        private var probe: some View {
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
        }
      }
      """,
      """
      struct Card: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Text("Two\\nlines")
            .frame(minHeight: height)
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = max(height, $0) }
        }
      }
      """,
      """
      struct Page: View {
        @State private var width = CGFloat.infinity
        var body: some View {
          Color.blue.frame(maxWidth: width)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Pair: View {
        @State private var width: CGFloat?
        var body: some View {
          HStack {
            Text("Yes").background(probe).frame(width: width)
            Text("Perhaps").background(probe).frame(width: width)
          }
          .onPreferenceChange(WidthKey.self) { width = $0 }
        }
        private var probe: some View {
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
        }
      }
      """,
      """
      struct Card: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Text("Two\\nlines")
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
            .frame(minHeight: height)
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.loopTrials.compactMap { trial in
        switch trial.outcome {
        case .kept: problem(trial, in: rendering).map { .fault($0) }
        case .capped: capped(trial, in: rendering).map { .fault($0) }
        case .larger, .vanishes: nil
        }
      }
    })
  )
}

private func problem(_ trial: LoopTrial, in rendering: Rendering) -> Problem? {
  let loop = FeedbackLoop(trial.state, in: rendering.program)
  guard let place = loop.observerPlace, let span = loop.observer?.call.span, !rendering.guesses(within: span),
    !loop.hasOtherWriters, !rendering.dependsOnUnknownViews(within: span)
  else { return nil }
  let isNothing = trial.rest <= LoopEnd.nothing
  if !isNothing, loop.keepsLargest { return largest(trial, loop, at: place) }
  // A measurement that never changed the state has never made anything larger.
  guard isNothing || trial.state.hasChanged else { return nil }
  let fault =
    isNothing
    ? "the measured view has no size until '\(loop.state)' gives it one, and '\(loop.state)' is what is measured: both "
      + "stay 0"
    : "'\(loop.state)' sets the size that it measures: it grew to \(Points(trial.rest)) and stays at whatever it once "
      + "was, so it never shrinks again"
  return Problem(
    place,
    "\(fault); measure before the modifier that uses it",
    related: loop.related,
    proposals: loop.proposals
  )
}

/// `.frame(maxWidth: width)` around what is measured: what was once less is never more again.
private func capped(_ trial: LoopTrial, in rendering: Rendering) -> Problem? {
  let loop = FeedbackLoop(trial.state, in: rendering.program)
  guard let place = loop.observerPlace, let span = loop.observer?.call.span, !rendering.guesses(within: span),
    !loop.hasOtherWriters, !rendering.dependsOnUnknownViews(within: span)
  else { return nil }
  return Problem(
    place,
    "'\(loop.state)' is the most that the view may measure, and is what was measured: now \(Points(trial.rest)), it gets "
      + "less in a smaller window and never more again; measure before the modifier that uses it",
    related: loop.related,
    proposals: loop.proposals
  )
}

/// `width = max(width, new)` is meant to grow; that it never shrinks may be, too.
private func largest(_ trial: LoopTrial, _ loop: FeedbackLoop, at place: Place) -> Problem {
  Problem(
    place,
    "'\(loop.state)' keeps the largest value that was ever measured, \(Points(trial.rest)), and does not shrink with "
      + "the content or the text size; assign what is measured, or join several values with a preference",
    related: loop.related,
    proposals: loop.assignment,
    severity: .info
  )
}
