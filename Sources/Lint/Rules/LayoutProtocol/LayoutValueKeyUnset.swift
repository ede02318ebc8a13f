import Semantics
import ViewGraph

extension LintRule {
  static let layoutValueKeyUnset = LintRule(
    id: "layout-value-key-unset",
    summary: "A layout reads a value that no view sets",
    documentation: """
      `subview[Key.self]` is the value that the view has set with `.layoutValue(key:value:)`, or the key's default. Where \
      no view of the program sets it, it is always the default.

      Set the value where it matters, or use the constant.
      """,
    severity: .hint,
    bad: [
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
      """,
      """
      private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
      struct Columns: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          var width: CGFloat = 0
          for subview in subviews { width += subview[Weight.self] * 10 }
          return CGSize(width: width, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
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
      extension View {
        func span(_ count: Int) -> some View { layoutValue(key: Span.self, value: count) }
      }
      """,
      """
      public struct Span: LayoutValueKey { public static let defaultValue = 1 }
      struct Columns: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: subviews.map { CGFloat($0[Span.self]) * 40 }.reduce(0, +), height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """,
    ],
    check: .program { scope in
      let values = scope.layoutValues
      return values.reads.compactMap { key, read in
        guard values.isOwn(key), values.isNeverSet(key, in: scope), let place = scope.place(read.span) else {
          return nil
        }
        return Problem(
          place,
          "no view sets the layout value '\(key)', so this is always its default; set it with '.layoutValue(key:value:)'"
        )
      }
    }
  )
}
