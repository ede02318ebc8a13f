import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let frameInvalidDimension = LintRule(
    id: "frame-invalid-dimension",
    summary: "A frame with a negative length, or with one that is no number",
    documentation: """
      Lengths of frames are finite and not negative; a lower bound is not infinite. For others SwiftUI prints "Invalid \
      frame dimension (negative or non-finite)." and ignores them.

      Where a length is computed, hold it above zero: `.frame(width: max(0, width - 32))`.
      """,
    severity: .error,
    bad: [
      """
      struct Gap: View {
        var body: some View {
          VStack(spacing: 0) {
            Text("Above")
            Color.clear.frame(width: 10, height: -8)
            Text("Below")
          }
        }
      }
      """,
      """
      struct Column: View {
        static let inset: CGFloat = 16
        @State private var width: CGFloat = 20
        var body: some View {
          Color.blue.frame(width: width - 2 * Self.inset, height: 40)
        }
      }
      """,
    ],
    good: [
      """
      struct Gap: View {
        var body: some View {
          VStack(spacing: 0) {
            Text("Above")
            Text("Below").padding(.top, -8)
          }
        }
      }
      """,
      """
      struct Column: View {
        static let inset: CGFloat = 16
        @State private var width: CGFloat = 20
        var body: some View {
          Color.blue.frame(width: max(0, width - 2 * Self.inset), height: 40)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.frameCalls.compactMap { frame in
        for argument in frame.fixed + frame.bounds {
          guard let length = scope.constantNumber(argument.value, in: frame.occurrence.scope),
            isInvalid(length, argument.label ?? "")
          else { continue }
          return problem(frame.call, argument, length, in: scope)
        }
        return nil
      }
    },
    .rendered({ rendering in
      guard !rendering.usesStandIns else { return [] }
      return rendering.result.facts.invalidFrames.compactMap { fault in
        let program = rendering.program
        guard fault.exceeded == nil, let occurrence = program.call(at: fault.span),
          let argument = occurrence.call.argument(fault.label), !program.isReaderLength(argument),
          // Stated in the source, it has a rule of its own.
          fault.length != .infinity || !program.mayBeInfinite(argument.value, in: occurrence.scope)
        else { return nil }
        return problem(occurrence.call, argument, fault.length, in: program).map { .fault($0) }
      }
    })
  )
}

private func isInvalid(_ length: Double, _ label: String) -> Bool {
  let isFixed = label == "width" || label == "height"
  // Infinity has a rule of its own there.
  if length == .infinity { return label.hasPrefix("min") }
  return length.isNaN || length < 0 && (isFixed || label.hasPrefix("max"))
}

private func problem(_ call: CallExpression, _ argument: Argument, _ length: Double, in scope: ProgramScope) -> Problem?
{
  guard let place = scope.place(call.nameSpan), let label = argument.label, let text = scope.text(argument.value.span)
  else { return nil }
  var proposals: [FixProposal] = []
  if argument.value.literalNumber == nil, length < 0, length.isFinite {
    proposals = scope.proposal(
      "write 'max(0, \(text))'",
      keepsMeaning: true,
      scope.replacing(argument.value.span, with: "max(0, \(text))")
    )
  }
  let value = argument.value.literalNumber == nil ? "'\(text)' comes to \(Points(length)), and" : ""
  return Problem(
    place,
    "invalid frame dimension (negative or non-finite): \(value.isEmpty ? "" : value + " ")"
      + "'\(label): \(Points(length))' is ignored at run time; keep the length finite and not below 0",
    proposals: proposals
  )
}
