import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let layoutPlacesOutsideBounds = LintRule(
    id: "layout-places-outside-bounds",
    summary: "A Layout places subviews outside of the size that it asked for",
    documentation: """
      `sizeThatFits` and `placeSubviews` have to agree: what is placed outside of the size that was asked for lies over \
      the neighbors. The usual case is spacing that only one of them counts.

      Compute both from one function. Layouts that let subviews stick out on all sides, as on a circle, are left alone, \
      and so are subviews that are larger than what they got.
      """,
    severity: .warning,
    bad: [
      """
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          return CGSize(width: sizes.map(\\.width).reduce(0, +), height: sizes.map(\\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var x = bounds.minX
          for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width + 8
          }
        }
      }
      """,
      """
      struct Steps: Layout {
        var indent: CGFloat = 12
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          var height: CGFloat = 0
          var width: CGFloat = 0
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            height += size.height
            width = max(width, size.width)
          }
          return CGSize(width: width, height: height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var y = bounds.minY
          for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * indent, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          let gaps = CGFloat(max(0, subviews.count - 1)) * 8
          return CGSize(width: sizes.map(\\.width).reduce(gaps, +), height: sizes.map(\\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var x = bounds.minX
          for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width + 8
          }
        }
      }
      """,
      """
      struct Ring: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          let radius = min(bounds.width, bounds.height) / 2
          for (index, subview) in subviews.enumerated() {
            let angle = Double(index) / Double(subviews.count) * 2 * .pi
            let point = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
            subview.place(at: point, anchor: .center, proposal: .unspecified)
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.layoutTypes.compactMap { problem($0, in: scope) } }
  )
}

private func problem(_ layout: LayoutType, in scope: ProgramScope) -> Problem? {
  guard let place = layout.placeSubviews, let trial = layout.trial, !trial.isGuessed,
    let name = scope.place(place.nameSpan)
  else {
    return nil
  }
  // At its ideal size a layout has room for all its subviews, by its own word.
  let ideal = trial.arrangements.filter { $0.proposal == .unspecified && $0.allFit }
  guard let worst = ideal.filter({ !$0.sticksOutBefore }).max(by: { $0.excess < $1.excess }), worst.excess > 0.5,
    !ideal.contains(where: \.sticksOutBefore)
  else { return nil }
  let asked = layout.sizeThatFits.flatMap { scope.place($0.nameSpan) }
  return Problem(
    name,
    "for \(worst.frames.count) subviews of their ideal size '\(layout.name)' asks for \(worst.bounds.size.points) and "
      + "places them up to \(Points(worst.excess)) points outside of that; count the same lengths in 'sizeThatFits'",
    related: asked.map { [RelatedPlace($0, "asks for \(worst.bounds.size.points)")] } ?? []
  )
}

extension LayoutTrial.Arrangement {
  /// How far subviews reach beyond the right and the lower edge.
  fileprivate var excess: Double {
    obeying.map { max($0.maxX - bounds.maxX, $0.maxY - bounds.maxY) }.max() ?? 0
  }

  /// Whether subviews reach beyond the left or the upper edge: then they are meant to stick out.
  fileprivate var sticksOutBefore: Bool {
    obeying.contains { $0.minX < bounds.minX - 0.5 || $0.minY < bounds.minY - 0.5 }
  }
}
