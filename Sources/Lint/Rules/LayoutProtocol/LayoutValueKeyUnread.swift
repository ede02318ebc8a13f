import Semantics
import ViewGraph

extension LintRule {
  static let layoutValueKeyUnread = LintRule(
    id: "layout-value-key-unread",
    summary: "A layout value is set where no layout reads it",
    documentation: """
      `.layoutValue(key:value:)` speaks to the `Layout` around the view, which reads it as `subview[Key.self]`. A stack of \
      SwiftUI ignores it.

      Use the value inside of the layout that reads it, or delete it.
      """,
    severity: .hint,
    bad: [
      """
      struct Span: LayoutValueKey { static let defaultValue = 1 }
      struct Table: View {
        var body: some View {
          VStack {
            Text("Wide").layoutValue(key: Span.self, value: 2)
          }
        }
      }
      """,
      """
      private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
      extension View {
        func weight(_ value: CGFloat) -> some View { layoutValue(key: Weight.self, value: value) }
      }
      """,
    ],
    good: [
      """
      struct Span: LayoutValueKey { static let defaultValue = 1 }
      struct Columns: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: subviews.map { CGFloat($0[Span.self]) * 40 }.reduce(0, +), height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      struct Table: View {
        var body: some View { Columns { Text("Wide").layoutValue(key: Span.self, value: 2) } }
      }
      """,
      """
      struct Table: View {
        var body: some View { VStack { Text("Wide") } }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.calls("layoutValue").compactMap { occurrence in
        let values = scope.layoutValues
        guard let key = occurrence.call.argument("key")?.value.dottedName?.last, values.isOwn(key),
          let place = scope.place(occurrence.call.nameSpan)
        else { return nil }
        let container = occurrence.scope.container?.calledName ?? ""
        let isInStack = LayoutValues.stacks.contains(container)
        guard values.isNeverRead(key, in: scope) || isInStack else { return nil }
        return Problem(
          place,
          values.isNeverRead(key, in: scope)
            ? "no layout of the program reads '\(key)'; delete the value, or read it as 'subview[\(key).self]'"
            : "'\(container)' does not read '\(key)'; use the value inside of the layout that does"
        )
      }
    }
  )
}
