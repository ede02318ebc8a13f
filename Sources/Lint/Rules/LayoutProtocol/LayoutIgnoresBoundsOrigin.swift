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
  guard let place = layout.placeSubviews, let bounds = place.parameters.first?.name, let trial = layout.trial,
    let stray = trial.arrangements.lazy.flatMap(strays).first,
    let name = scope.place(place.nameSpan)
  else { return nil }
  let calls = placements(in: layout, scope)
  let corners = stray.axes.map { "'bounds.\($0.corner)'" }.joined(separator: " and ")
  return Problem(
    name,
    "'\(layout.name)' does not place from the corner of its bounds: where these move by 100, 50, a subview moves by "
      + "\(Points(stray.x)), \(Points(stray.y)); add \(corners)",
    related: calls.compactMap { call in scope.place(call.nameSpan).map { RelatedPlace($0, "placed here") } },
    proposals: proposal(calls, stray.axes, bounds: bounds, in: scope).map { [$0] } ?? []
  )
}

/// How far a subview moves with the bounds.
private struct Movement {
  let x: Double
  let y: Double

  /// The axes along which it does not move as far as they do.
  var axes: [Axis] {
    (abs(x - LayoutTrial.shift.x) > 0.5 ? [.horizontal] : []) + (abs(y - LayoutTrial.shift.y) > 0.5 ? [.vertical] : [])
  }
}

/// The subviews that do not follow the bounds. One that stands still outside of them, wherever they are, is put out of
/// sight on purpose.
private func strays(_ arrangement: LayoutTrial.Arrangement) -> [Movement] {
  let bounds = arrangement.bounds
  let shiftedBounds = Rect(origin: LayoutTrial.shift, size: bounds.size)
  return zip(arrangement.frames, arrangement.shifted).compactMap { frame, shifted in
    guard let frame, let shifted else { return nil }
    let movement = Movement(x: shifted.minX - frame.minX, y: shifted.minY - frame.minY)
    guard !movement.axes.isEmpty else { return nil }
    let isParked = movement.axes.count == 2 && frame.isApart(from: bounds) && shifted.isApart(from: shiftedBounds)
    return isParked ? nil : movement
  }
}

extension Rect {
  fileprivate func isApart(from other: Rect) -> Bool {
    minX > other.maxX || maxX < other.minX || minY > other.maxY || maxY < other.minY
  }
}

extension Axis {
  /// The property of a rectangle where it begins along the axis.
  fileprivate var corner: String { self == .horizontal ? "minX" : "minY" }
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

/// The corner added to those coordinates of the only placement that do not follow it, where they are written as a point.
private func proposal(_ calls: [CallExpression], _ axes: [Axis], bounds: String, in scope: ProgramScope) -> FixProposal?
{
  guard calls.count == 1, let point = calls[0].argument("at")?.value.unwrapped.asCall,
    ["CGPoint", "init"].contains(point.calledName), let x = point.argument("x")?.value,
    let y = point.argument("y")?.value,
    let file = scope.place(point.span)?.file
  else { return nil }
  let edits = axes.compactMap { axis -> TextEdit? in
    let value = axis == .horizontal ? x : y
    let corner = "\(bounds).\(axis.corner)"
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
