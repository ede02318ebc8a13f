import Interpreter
import Layout
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let layoutIgnoresBoundsOrigin = LintRule(
    id: "layout-ignores-bounds-origin",
    summary: "A Layout places its subviews from zero instead of from the corner of its bounds",
    documentation: """
      `placeSubviews(in:…)` gets its bounds in the coordinates of the parent, and they seldom start at zero. A layout that \
      places at `CGPoint(x: x, y: 0)` works in the corner of a preview and draws somewhere else in an app.

      Start from the bounds: `CGPoint(x: bounds.minX + x, y: bounds.minY + y)`.
      """,
    severity: .error,
    supersedes: ["layout-places-outside-bounds"],
    bad: [
      """
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          return CGSize(width: sizes.map(\\.width).reduce(0, +), height: sizes.map(\\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var x: CGFloat = 0
          for subview in subviews {
            subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
          }
        }
      }
      """,
      """
      struct Centered: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
          for subview in subviews {
            subview.place(at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), anchor: .center, proposal: proposal)
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
          return CGSize(width: sizes.map(\\.width).reduce(0, +), height: sizes.map(\\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var x = bounds.minX
          for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
            x += subview.sizeThatFits(.unspecified).width
          }
        }
      }
      """,
      """
      struct Centered: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
          for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.layoutTypes.compactMap { problem($0, in: scope) } }
  )
}

private func problem(_ layout: LayoutType, in scope: ProgramScope) -> Problem? {
  guard let place = layout.placeSubviews, let trial = layout.trial,
    let stuck = trial.arrangements.lazy.compactMap(stray).first,
    let name = scope.place(place.nameSpan)
  else { return nil }
  let calls = placements(in: layout, scope)
  return Problem(
    name,
    "'\(layout.name)' does not place from the corner of its bounds: where these move by 100, 50, a subview moves by "
      + "\(Points(stuck.x)), \(Points(stuck.y)); add 'bounds.minX' and 'bounds.minY'",
    related: calls.compactMap { call in scope.place(call.nameSpan).map { RelatedPlace($0, "placed here") } },
    proposals: proposal(calls, bounds: place.parameters[0].name, in: scope).map { [$0] } ?? []
  )
}

/// How far a subview moves with the bounds, where it is not as far as they do.
private func stray(_ arrangement: LayoutTrial.Arrangement) -> Point? {
  for (frame, shifted) in zip(arrangement.frames, arrangement.shifted) {
    guard let frame, let shifted else { continue }
    let x = shifted.minX - frame.minX
    let y = shifted.minY - frame.minY
    if abs(x - LayoutTrial.shift.x) > 0.5 || abs(y - LayoutTrial.shift.y) > 0.5 { return Point(x: x, y: y) }
  }
  return nil
}

/// The calls of `place(at:…)` in the layout.
private func placements(in layout: LayoutType, _ scope: ProgramScope) -> [CallExpression] {
  layout.type.bodies.flatMap { body in
    CodeWalk(body).expressions.compactMap { expression in
      guard let call = expression.asCall, call.calledName == "place", call.argument("at") != nil else { return nil }
      return call
    }
  }
}

/// The corner added to the coordinates of the only placement that is written as a point.
private func proposal(_ calls: [CallExpression], bounds: String, in scope: ProgramScope) -> FixProposal? {
  guard calls.count == 1, let point = calls[0].argument("at")?.value.unwrapped.asCall,
    ["CGPoint", "init"].contains(point.calledName), let x = point.argument("x")?.value,
    let y = point.argument("y")?.value,
    let file = scope.place(point.span)?.file
  else { return nil }
  let edits = [(x, "\(bounds).minX"), (y, "\(bounds).minY")].compactMap { value, corner -> TextEdit? in
    guard let place = scope.place(value.span), let text = scope.text(value.span), !text.contains(corner) else {
      return nil
    }
    let isZero = value.literalNumber == 0
    return TextEdit(range: place.range, replacement: isZero ? corner : "\(corner) + \(text)")
  }
  guard !edits.isEmpty else { return nil }
  return FixProposal(
    "add the corner of the bounds",
    keepsMeaning: false,
    edits: edits.map { FileEdit(file: file, edit: $0) }
  )
}
