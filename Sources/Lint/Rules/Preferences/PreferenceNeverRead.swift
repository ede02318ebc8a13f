import Semantics
import ViewGraph

extension LintRule {
  static let preferenceNeverRead = LintRule(
    id: "preference-never-read",
    summary: "A preference is written and nothing reads it",
    documentation: """
      No `onPreferenceChange`, `overlayPreferenceValue` or `backgroundPreferenceValue` of the program names the key, so \
      that the value goes nowhere.

      Delete the writer and the key, or observe the value on a view around it. Public keys are for others to read.
      """,
    severity: .hint,
    bad: [
      """
      struct BadgeKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Row: View {
        var body: some View { Text("Inbox").preference(key: BadgeKey.self, value: 3) }
      }
      """,
      """
      private struct FrameKey: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
      }
      struct Row: View {
        var body: some View { Text("Inbox").anchorPreference(key: FrameKey.self, value: .bounds) { [$0] } }
      }
      """,
    ],
    good: [
      """
      struct BadgeKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Row: View {
        @State private var count = 0
        var body: some View {
          Text("Inbox").preference(key: BadgeKey.self, value: 3).onPreferenceChange(BadgeKey.self) { count = $0 }
        }
      }
      """,
      """
      public struct BadgeKey: PreferenceKey {
        public static let defaultValue = 0
        public static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Row: View {
        var body: some View { Text("Inbox").preference(key: BadgeKey.self, value: 3) }
      }
      """,
    ],
    check: .program { scope in
      scope.preferenceKeys.compactMap { key in
        let uses = scope.preferenceUses(of: key.name)
        guard !key.isPublic, uses.reads.isEmpty, let first = uses.writes.first,
          !uses.isUsedOtherwise(in: scope), let place = scope.place(first.call.nameSpan)
        else { return nil }
        return Problem(
          place,
          "nothing reads the preference '\(key.name)' that this writes; observe it around this view, or delete it",
          related: scope.place(key.declaration.type.nameSpan).map { [RelatedPlace($0, "the key")] } ?? [],
          proposals: scope.removingAll(uses.writes, "remove what writes it")
        )
      }
    }
  )
}

extension ProgramScope {
  /// Takes modifiers away together; nothing where one of them is not a modifier on a view.
  func removingAll(_ modifiers: [CallOccurrence], _ title: String) -> [FixProposal] {
    let edits = modifiers.compactMap { removingModifier($0.call) }
    return edits.count == modifiers.count ? [FixProposal(title, keepsMeaning: true, edits: edits)] : []
  }
}
