import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let frameContradictoryConstraints = LintRule(
    id: "frame-contradictory-constraints",
    summary: "Bounds of a frame that no length satisfies",
    documentation: """
      The lengths of a flexible frame have to ascend: `minWidth ≤ idealWidth ≤ maxWidth`, and the same for heights. \
      Otherwise SwiftUI prints "Contradictory frame constraints specified." and one of the bounds is ignored.
      """,
    severity: .error,
    bad: [
      """
      struct Card: View {
        var body: some View {
          Color.orange.frame(minWidth: 200, maxWidth: 100)
        }
      }
      """,
      """
      struct Chart: View {
        private let tallest: CGFloat = 120
        var body: some View {
          Color.orange
            .frame(minHeight: 80, idealHeight: 160, maxHeight: tallest)
        }
      }
      """,
    ],
    good: [
      """
      struct Card: View {
        var body: some View {
          Color.orange.frame(minWidth: 100, maxWidth: 200)
        }
      }
      """,
      """
      struct Chart: View {
        let tallest: CGFloat
        var body: some View {
          Color.orange.frame(minHeight: 80, idealHeight: 100, maxHeight: tallest)
        }
      }
      #Preview { Chart(tallest: 120) }
      """,
    ],
    check: .unit { unit, scope in
      unit.frameCalls.flatMap { frame in
        ["Width", "Height"].compactMap { problem(frame, $0, in: scope) }.prefix(1)
      }
    },
    .rendered({ rendering in
      guard !rendering.usesStandIns else { return [] }
      return rendering.result.facts.invalidFrames.compactMap { observation($0, in: rendering.program) }
    })
  )
}

/// Bounds that come to contradict each other: those of parameters, and what is computed.
private func observation(_ fault: SceneFacts.InvalidFrame, in scope: ProgramScope) -> Observation? {
  guard let upper = fault.exceeded, let frame = scope.call(at: fault.span).flatMap({ FrameCall($0) }),
    let lower = frame.call.argument(fault.label), let limit = frame.call.argument(upper.label),
    !scope.isReaderLength(lower), !scope.isReaderLength(limit)
  else { return nil }
  return problem(frame, (fault.label, fault.length), (upper.label, upper.length), in: scope).map { .fault($0) }
}

private func problem(_ frame: FrameCall, _ axis: String, in scope: ProgramScope) -> Problem? {
  let lengths = ["min", "ideal", "max"].compactMap { bound -> (label: String, length: Double)? in
    guard let argument = frame.call.argument(bound + axis),
      let length = scope.constantNumber(argument.value, in: frame.occurrence.scope)
    else { return nil }
    return (bound + axis, length)
  }
  let wrong = zip(lengths, lengths.dropFirst()).first { $0.length > $1.length }
  return wrong.flatMap { problem(frame, $0, $1, in: scope) }
}

private func problem(
  _ frame: FrameCall,
  _ lower: (label: String, length: Double),
  _ upper: (label: String, length: Double),
  in scope: ProgramScope
) -> Problem? {
  guard let place = scope.place(frame.call.nameSpan) else { return nil }
  let smaller = "'\(upper.label): \(Points(upper.length))'"
  return Problem(
    place,
    "contradictory frame constraints: '\(lower.label): \(Points(lower.length))' is more than \(smaller), so no length "
      + "satisfies both; keep minimum ≤ ideal ≤ maximum",
    proposals: exchange(frame, lower.label, upper.label, in: scope)
  )
}

/// The two lengths in each other's place.
private func exchange(_ frame: FrameCall, _ lower: String, _ upper: String, in scope: ProgramScope) -> [FixProposal] {
  guard let first = frame.call.argument(lower)?.value, let second = frame.call.argument(upper)?.value,
    let firstText = scope.text(first.span), let secondText = scope.text(second.span)
  else { return [] }
  return scope.proposal(
    "exchange '\(lower)' and '\(upper)'",
    keepsMeaning: false,
    scope.replacing(first.span, with: secondText),
    scope.replacing(second.span, with: firstText)
  )
}
