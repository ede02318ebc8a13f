import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let layoutEmptySubviewsCrash = LintRule(
    id: "layout-empty-subviews-crash",
    summary: "A Layout crashes, or has no size, when it has no subviews",
    documentation: """
      A layout may have no subviews: an empty `ForEach`, an `if` that is false. `max()!`, `first!` and ranges up to \
      `count - 1` end the program then, and a division by the count gives a size that is not a number.

      Start with `guard !subviews.isEmpty else { return .zero }`, or give a value for the empty case: `max() ?? 0`.
      """,
    severity: .error,
    bad: [
      """
      struct Equal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max()!
          return CGSize(width: widest * CGFloat(subviews.count), height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """,
      """
      struct Average: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let total = subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
          return CGSize(width: total / CGFloat(subviews.count), height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """,
    ],
    good: [
      """
      struct Equal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
          return CGSize(width: widest * CGFloat(subviews.count), height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """,
      """
      struct Equal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard !subviews.isEmpty else { return .zero }
          let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max()!
          return CGSize(width: widest * CGFloat(subviews.count), height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          let width = bounds.width / CGFloat(subviews.count)
          for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY), proposal: .unspecified)
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.layoutTypes.compactMap { problem($0, in: scope) } }
  )
}

private func problem(_ layout: LayoutType, in scope: ProgramScope) -> Problem? {
  guard let trial = layout.trial else { return nil }
  if let trap = trial.trapsWhenEmpty.first, let place = scope.place(trap.span) {
    return Problem(
      place,
      "without subviews '\(layout.name)' crashes here: \(trap.reason); give a value for the empty case, or return early"
    )
  }
  guard !trial.isGuessed, let undefined = trial.undefinedWhenEmpty.first,
    let place = layout.sizeThatFits.flatMap({ scope.place($0.nameSpan) }),
    !trial.measurements.contains(where: { $0.proposal == undefined.proposal && !$0.size.isFinite })
  else { return nil }
  return Problem(
    place,
    "without subviews '\(layout.name)' answers \(undefined.size.points), which is no size; return early where there are "
      + "no subviews"
  )
}
