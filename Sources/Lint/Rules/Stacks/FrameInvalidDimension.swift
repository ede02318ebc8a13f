import Catalog
import Interpreter
import Layout
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
        let isMirrored = rendering.configuration.scene.direction == .rightToLeft
        let isOfPlaces = isMirrored && fault.length < 0 && program.readsEdges(argument.value)
        return problem(occurrence.call, argument, fault.length, isOfPlaces: isOfPlaces, in: program).map { .fault($0) }
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

extension ProgramScope {
  /// Whether the length is computed from where things are from side to side: there the first one may be the last.
  fileprivate func readsEdges(_ length: Expression) -> Bool {
    CodeWalk(length).expressions.contains { part in
      if part.isSideways { return true }
      guard let declared = declaredValue(part) else { return false }
      return CodeWalk(declared.code.statements).expressions.contains(where: \.isSideways)
    }
  }
}

extension Expression {
  /// `frame.minX`
  fileprivate var isSideways: Bool {
    guard case .member(let member) = kind, member.base != nil else { return false }
    return RectEdge([member.name])?.axis == .horizontal
  }
}

/// `isOfPlaces` says that the length is negative where everything runs from right to left.
private func problem(
  _ call: CallExpression,
  _ argument: Argument,
  _ length: Double,
  isOfPlaces: Bool = false,
  in scope: ProgramScope
) -> Problem? {
  guard let place = scope.place(call.nameSpan), let label = argument.label, let text = scope.text(argument.value.span)
  else { return nil }
  var proposals: [FixProposal] = []
  if argument.value.literalNumber == nil, length < 0, length.isFinite, !isOfPlaces {
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
      + "'\(label): \(Points(length))' \(consequence(of: length, for: label, isOfPlaces: isOfPlaces))",
    proposals: proposals
  )
}

/// What becomes of the length, and what to write instead.
private func consequence(of length: Double, for label: String, isOfPlaces: Bool) -> String {
  if length == .infinity, label.hasPrefix("min") {
    return "is reported as a fault; write 'max\(label.dropFirst(3)): .infinity' to fill"
  }
  let advice =
    isOfPlaces
    ? "what comes first lies on the right there: take the smallest 'minX' and the largest 'maxX'"
    : "keep the length finite and not below 0"
  return "is ignored at run time; \(advice)"
}
