import Semantics
import ViewGraph

extension LintRule {
  static let layoutHardcodedSpacing = LintRule(
    id: "layout-hardcoded-spacing",
    summary: "A layout puts the same number between all subviews",
    documentation: """
      Stacks ask each pair of neighbors how far apart they want to be: two texts stand closer than a text and a button, \
      and the distance follows the text size. A layout that adds a number of its own loses that.

      Ask `subviews[i].spacing.distance(to: subviews[i + 1].spacing, along: .vertical)`, or make the number a parameter \
      that the caller sets. Off unless it is configured: many designs want one number.
      """,
    severity: .off,
    bad: [
      """
      struct Column: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          return CGSize(width: sizes.map(\\.width).max() ?? 0, height: sizes.map { $0.height + 8 }.reduce(0, +))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var y = bounds.minY
          for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
            y += subview.sizeThatFits(.unspecified).height + 8
          }
        }
      }
      """,
      """
      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var x = bounds.minX
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
            x += size.width
            x += 12
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Row: Layout {
        var spacing: CGFloat = 12
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var x = bounds.minX
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
            x += size.width + spacing
          }
        }
      }
      """,
      """
      struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for (index, subview) in subviews.enumerated() {
            let step = bounds.width / CGFloat(max(1, subviews.count))
            let corner = CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY)
            subview.place(at: corner, proposal: .unspecified)
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.layoutTypes.compactMap { problem($0, in: scope) } }
  )
}

private func problem(_ layout: LayoutType, in scope: ProgramScope) -> Problem? {
  guard let body = layout.placeSubviews?.body else { return nil }
  let expressions = CodeWalk(body).expressions.map { $0 }
  let asksForDistances = layout.type.bodies.contains { body in
    CodeWalk(body).expressions.contains { $0.asCall?.calledName == "distance" }
  }
  guard !asksForDistances, let gap = expressions.lazy.compactMap(\.gap).first, let place = scope.place(gap.span),
    let number = scope.text(gap.span)
  else { return nil }
  return Problem(
    place,
    "'\(layout.name)' puts \(number) points after each subview, whatever stands there and at every text size; ask "
      + "'subviews[i].spacing.distance(to:along:)', or make it a parameter"
  )
}

extension Expression {
  /// The number in `y += size.height + 8` and `x += 8`: a place that moves on by it.
  fileprivate var gap: Expression? {
    guard case .assignment(let assignment) = kind, assignment.operator == "+",
      case .local = assignment.target.unwrapped.kind
    else { return nil }
    if assignment.value.isGap { return assignment.value.unwrapped }
    guard case .binary(let binary) = assignment.value.unwrapped.kind, binary.operator == "+" else { return nil }
    let sides = [binary.left, binary.right]
    guard let number = sides.first(where: \.isGap), sides.contains(where: \.isLength) else { return nil }
    return number.unwrapped
  }

  /// More than one, which counts.
  private var isGap: Bool { literalNumber.map { $0 > 1 } ?? false }

  /// `size.height`, `subview.sizeThatFits(.unspecified).width`.
  private var isLength: Bool {
    guard case .member(let member) = unwrapped.kind else { return false }
    return ["width", "height"].contains(member.name)
  }
}
