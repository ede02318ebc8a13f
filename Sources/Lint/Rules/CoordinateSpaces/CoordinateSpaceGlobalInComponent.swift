import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let coordinateSpaceGlobalInComponent = LintRule(
    id: "coordinate-space-global-in-component",
    summary: "A position in the window is corrected by a constant",
    documentation: """
      `frame(in: .global)` counts from the corner of the window. A number that is added to it or taken off says how far \
      something else is from that corner today: in a sheet, a split view or with another bar above it is elsewhere.

      Measure in a named space of the view that the position is relative to: \
      `.coordinateSpace(.named("bar"))` there, and `frame(in: .named("bar"))` here.
      """,
    severity: .hint,
    bad: [
      """
      struct Parallax: View {
        var body: some View {
          GeometryReader { proxy in
            Color.blue.offset(y: proxy.frame(in: .global).minY - 47)
          }
          .frame(height: 200)
        }
      }
      """,
      """
      struct Tab: View {
        @State private var x: CGFloat = 0
        private let inset: CGFloat = 16
        var body: some View {
          Text("Tab at \\(Int(x))")
            .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minX - inset } action: { x = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct Tab: View {
        @State private var x: CGFloat = 0
        var body: some View {
          HStack {
            Text("Tab at \\(Int(x))")
              .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("bar")).minX } action: { x = $0 }
          }
          .coordinateSpace(.named("bar"))
        }
      }
      """,
      """
      struct Stretchy: View {
        var body: some View {
          GeometryReader { proxy in
            Color.blue.offset(y: -max(0, proxy.frame(in: .global).minY))
          }
          .frame(height: 200)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.calls("frame").compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  guard call.arguments.count == 1, let space = call.argument("in")?.value, space.implicitMember == "global",
    let place = scope.place(space.span), let around = scope.sum(with: call, in: occurrence.scope)
  else { return nil }
  return Problem(
    place,
    "global coordinates count from the corner of the window, so the \(Points(abs(around))) points of this sum are right "
      + "for one place only, and not in a sheet or a split view; measure in a named space of the view that this is "
      + "relative to"
  )
}

extension ProgramScope {
  /// The constant that is added to an edge of the frame or taken off; nil where there is none, or where the sum is only
  /// compared.
  fileprivate func sum(with frame: CallExpression, in scope: CodeScope) -> Double? {
    let expressions = scope.expressions
    let isCompared = expressions.contains { place in
      guard case .binary(let binary) = place.expression.kind, binary.isComparison else { return false }
      return place.expression.span.contains(frame.span) || place.mentionsEdge(of: frame)
    }
    guard !isCompared else { return nil }
    let constants = expressions.compactMap { place -> Double? in
      guard case .binary(let binary) = place.expression.kind, ["+", "-"].contains(binary.operator) else { return nil }
      if place.scope.isEdge(binary.left, of: frame) { return constantNumber(binary.right, in: place.scope) }
      return place.scope.isEdge(binary.right, of: frame) ? constantNumber(binary.left, in: place.scope) : nil
    }
    return constants.first { $0 != 0 && $0.isFinite }
  }
}

extension PlacedExpression {
  /// Whether an edge of the frame is part of it.
  fileprivate func mentionsEdge(of frame: CallExpression) -> Bool {
    CodeWalk(expression, enteringClosures: false).expressions.contains { scope.isEdge($0, of: frame) }
  }
}

extension CodeScope {
  /// `proxy.frame(in: .global).minY`, of this frame; also through constants.
  fileprivate func isEdge(_ expression: Expression, of frame: CallExpression) -> Bool {
    let edge = value(of: expression)
    guard case .member(let member) = edge.expression.kind,
      RectEdge([member.name]) != nil
    else { return false }
    return member.base.map { edge.scope.value(of: $0).expression.asCall === frame } ?? false
  }
}
