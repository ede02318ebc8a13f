import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let preferenceDuplicateOnView = LintRule(
    id: "preference-duplicate-on-view",
    summary: "One view writes a preference key twice; only the outer value arrives",
    documentation: """
      `.preference` and `.anchorPreference` replace what the view below them wrote for the same key: `reduce` joins \
      siblings, not the modifiers of one chain. The inner value is lost without a word.

      Let the outer one add to the inner value: `.transformPreference(Key.self) { $0.append(…) }` or \
      `.transformAnchorPreference(key: Key.self, value: .bounds) { $0.append($1) }`.
      """,
    severity: .warning,
    supersedes: ["preference-shadowed"],
    bad: [
      """
      struct Tags: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
      }
      struct Row: View {
        var body: some View {
          Text("a").preference(key: Tags.self, value: ["a"]).padding().preference(key: Tags.self, value: ["b"])
        }
      }
      """,
      """
      struct Points: PreferenceKey {
        static let defaultValue: [String: Anchor<CGPoint>] = [:]
        static func reduce(value: inout [String: Anchor<CGPoint>], nextValue: () -> [String: Anchor<CGPoint>]) {
          value.merge(nextValue()) { $1 }
        }
      }
      struct Dot: View {
        var body: some View {
          Circle()
            .anchorPreference(key: Points.self, value: .leading) { ["start": $0] }
            .anchorPreference(key: Points.self, value: .trailing) { ["end": $0] }
        }
      }
      """,
    ],
    good: [
      """
      struct Tags: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
      }
      struct Row: View {
        var body: some View {
          Text("a").preference(key: Tags.self, value: ["a"]).transformPreference(Tags.self) { $0.append("b") }
        }
      }
      """,
      """
      struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Row: View {
        var body: some View {
          Text("a").preference(key: Width.self, value: 1).preference(key: Height.self, value: 2)
        }
      }
      """,
    ],
    check: .program { scope in
      let writer = PreferenceWriter(in: scope)
      return writer.calls.flatMap { problems($0.call, writer: writer, in: scope) }
    }
  )
}

private func problems(_ outer: CallExpression, writer: PreferenceWriter, in scope: ProgramScope) -> [Problem] {
  writer.writes(of: outer).prefix(1).compactMap { write in
    guard let inner = writer.earlier(than: outer, write), let place = scope.place(outer.nameSpan),
      let lost = scope.place(inner.nameSpan)
    else { return nil }
    let transform = write.call.calledName == "preference" ? "transformPreference" : "transformAnchorPreference"
    let isDirect = write.call.span == outer.span
    return Problem(
      place,
      "'\(write.key.joined(separator: "."))' is written twice on one view, and this one replaces the value below it; "
        + "add to that value with '.\(transform)' instead",
      related: [RelatedPlace(lost, "this value never arrives")],
      proposals: isDirect
        ? PreferenceMerge(outer: outer, key: write.key, scope: scope).proposal.map { [$0] } ?? [] : []
    )
  }
}
