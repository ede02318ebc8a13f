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
      ModifierSites(of: "layoutValue", in: unit, scope).calls.compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let values = scope.layoutValues
  // A modifier of the program's own that applies the value is judged where it is used, for the container there.
  let isDirect = occurrence.call.calledName == "layoutValue"
  let applied = isDirect ? occurrence.call : scope.applied(by: occurrence.call).first { $0.calledName == "layoutValue" }
  guard let key = applied?.argument("key")?.value.dottedName?.last, values.isOwn(key),
    let place = scope.place(occurrence.call.nameSpan)
  else { return nil }
  if values.isNeverRead(key, in: scope) {
    return isDirect
      ? Problem(
        place,
        "no layout of the program reads '\(key)'; delete the value, or read it as 'subview[\(key).self]'"
      ) : nil
  }
  guard let container = scope.scopes(around: occurrence.scope).lazy.compactMap(\.container).first?.calledName,
    LayoutValues.stacks.contains(container)
  else { return nil }
  return Problem(place, "'\(container)' does not read '\(key)'; use the value inside of the layout that does")
}
