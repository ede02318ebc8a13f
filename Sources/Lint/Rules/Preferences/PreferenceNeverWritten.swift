import Semantics
import ViewGraph

extension LintRule {
  static let preferenceNeverWritten = LintRule(
    id: "preference-never-written",
    summary: "A preference is observed and nothing writes it",
    documentation: """
      No `preference`, `anchorPreference` or `transformPreference` of the program names the key, so that the observer \
      never hears of anything but the default.

      Write the value on the view that knows it, or delete the observer and the key. Public keys are for others to write.
      """,
    severity: .info,
    bad: [
      """
      struct BadgeKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Tabs: View {
        @State private var count = 0
        var body: some View { Text("Inbox \\(count)").onPreferenceChange(BadgeKey.self) { count = $0 } }
      }
      """,
      """
      private struct TitleKey: PreferenceKey {
        static let defaultValue = ""
        static func reduce(value: inout String, nextValue: () -> String) { value = value + nextValue() }
      }
      struct Page: View {
        var body: some View { Color.white.overlayPreferenceValue(TitleKey.self) { title in Text(title) } }
      }
      """,
    ],
    good: [
      """
      struct BadgeKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Tabs: View {
        @State private var count = 0
        var body: some View {
          Text("Inbox \\(count)").preference(key: BadgeKey.self, value: 1).onPreferenceChange(BadgeKey.self) { count = $0 }
        }
      }
      """,
      """
      public struct BadgeKey: PreferenceKey {
        public static let defaultValue = 0
        public static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Tabs: View {
        @State private var count = 0
        var body: some View { Text("Inbox \\(count)").onPreferenceChange(BadgeKey.self) { count = $0 } }
      }
      """,
    ],
    check: .program { scope in
      scope.preferenceKeys.compactMap { key in
        let uses = scope.preferenceUses(of: key.name)
        guard !key.isPublic, uses.writes.isEmpty, let first = uses.reads.first,
          !uses.isUsedOtherwise(in: scope), let place = scope.place(first.call.nameSpan)
        else { return nil }
        return Problem(
          place,
          "nothing writes the preference '\(key.name)', so only its default arrives here; write it, or delete this",
          related: scope.place(key.declaration.type.nameSpan).map { [RelatedPlace($0, "the key")] } ?? [],
          proposals: uses.reads.allSatisfy { $0.call.calledName == "onPreferenceChange" }
            ? scope.removingAll(uses.reads, "remove what observes it") : []
        )
      }
    }
  )
}
