import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let layoutMinExceedsIdeal = LintRule(
    id: "layout-min-exceeds-ideal",
    summary: "A Layout's least size is larger than its ideal one, or its ideal one than its largest",
    documentation: """
      Stacks ask their children for the least size (zero proposed), the ideal one (nothing proposed) and the largest one \
      (infinity), and divide space by how far these lie apart. A layout that asks for more when it is offered less gets \
      its share at the wrong moment.

      Keep the answers in order along each axis: least ≤ ideal ≤ largest.
      """,
    severity: .info,
    bad: [
      """
      struct Wide: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let width: CGFloat = proposal.width == nil ? 100 : 200
          return CGSize(width: width, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """,
      """
      struct Tall: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let ideal = subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +)
          return CGSize(width: 50, height: proposal.height == nil ? ideal : min(ideal, 20) + 300)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """,
    ],
    good: [
      """
      struct Wide: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: min(max(proposal.width ?? 150, 100), 200), height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """,
      """
      struct Fill: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.layoutTypes.compactMap { problem($0, in: scope) } }
  )
}

private func problem(_ layout: LayoutType, in scope: ProgramScope) -> Problem? {
  guard let trial = layout.trial, !trial.isGuessed,
    let place = layout.sizeThatFits.flatMap({ scope.place($0.nameSpan) })
  else {
    return nil
  }
  func size(_ proposal: Proposal) -> Size? { trial.measurements.first { $0.proposal == proposal }?.size }
  guard let ideal = size(.unspecified), let largest = size(.infinity) else { return nil }
  if let least = size(.zero), least.isLarger(than: ideal) {
    return Problem(
      place,
      "'\(layout.name)' asks for \(least.points) when nothing is left and for \(ideal.points) when it may choose; stacks "
        + "divide space by these, so keep minimum ≤ ideal ≤ maximum"
    )
  }
  for axis in Axis.allCases {
    // Less along one axis alone: a flow that wraps grows along the other.
    guard let least = size(Proposal(along: axis, 0, across: nil)), least[axis].isFinite, ideal[axis].isFinite else {
      continue
    }
    let name = axis == .horizontal ? "width" : "height"
    if least[axis] > ideal[axis] + 0.5 {
      return Problem(
        place,
        "'\(layout.name)' asks for a \(name) of \(Points(least[axis])) when nothing is left and of \(Points(ideal[axis])) "
          + "when it may choose; stacks divide space by these, so keep minimum ≤ ideal ≤ maximum"
      )
    }
    if largest[axis] < ideal[axis] - 0.5, axis == .horizontal {
      return Problem(
        place,
        "'\(layout.name)' asks for a \(name) of \(Points(largest[axis])) when everything is offered and of "
          + "\(Points(ideal[axis])) when it may choose; keep minimum ≤ ideal ≤ maximum"
      )
    }
  }
  return nil
}

extension Size {
  /// Larger on one side and not smaller on the other: what wraps trades one for the other.
  fileprivate func isLarger(than other: Size) -> Bool {
    isFinite && other.isFinite && width >= other.width - 0.5 && height >= other.height - 0.5
      && (width > other.width + 0.5 || height > other.height + 0.5)
  }
}
