import Semantics
import ViewGraph

extension LintRule {
  static let preferenceManualOverlay = LintRule(
    id: "preference-manual-overlay",
    summary: "State that only carries a preference from an observer to an overlay",
    documentation: """
      A state that `onPreferenceChange` writes and only an overlay or background of the same view reads costs an update \
      more, in which the old value shows.

      `.overlayPreferenceValue(Key.self) { value in … }` and `.backgroundPreferenceValue` draw with the value at once, \
      without state. Keep the state where its changes are animated.
      """,
    severity: .hint,
    bad: [
      """
      struct Selection: PreferenceKey {
        static let defaultValue: Anchor<CGRect>? = nil
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
      }
      struct Bar: View {
        @State private var anchor: Anchor<CGRect>?
        var body: some View {
          HStack {
            Text("One").anchorPreference(key: Selection.self, value: .bounds) { $0 }
            Text("Two")
          }
          .onPreferenceChange(Selection.self) { anchor = $0 }
          .overlay {
            GeometryReader { proxy in
              if let anchor {
                Rectangle().stroke().frame(width: proxy[anchor].width, height: proxy[anchor].height)
              }
            }
          }
        }
      }
      """,
      """
      struct Count: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Stack: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("One").preference(key: Count.self, value: 1)
            Text("Two").preference(key: Count.self, value: 1)
          }
          .onPreferenceChange(Count.self) { count = $0 }
          .background { Text("\\(count)") }
        }
      }
      """,
    ],
    good: [
      """
      struct Count: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Stack: View {
        var body: some View {
          VStack {
            Text("One").preference(key: Count.self, value: 1)
            Text("Two").preference(key: Count.self, value: 1)
          }
          .backgroundPreferenceValue(Count.self) { count in Text("\\(count)") }
        }
      }
      """,
      """
      struct Count: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Stack: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("One \\(count)").preference(key: Count.self, value: 1)
          }
          .onPreferenceChange(Count.self) { count = $0 }
          .background { Text("\\(count)") }
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.calls("onPreferenceChange").compactMap { problem($0, in: scope) } }
  )
}

private func problem(_ observer: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let carried = CarriedPreference(observer, in: scope), let place = scope.place(observer.call.nameSpan),
    let kind = carried.decoration.calledName, let other = scope.place(carried.decoration.nameSpan)
  else { return nil }
  return Problem(
    place,
    "'\(carried.state.name)' only carries the preference to '.\(kind)' below; '.\(kind)PreferenceValue' draws with it at "
      + "once, without state",
    related: [RelatedPlace(other, "the only use")],
    proposals: carried.proposals
  )
}
