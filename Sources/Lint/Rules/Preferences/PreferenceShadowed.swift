import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let preferenceShadowed = LintRule(
    id: "preference-shadowed",
    summary: "A preference written around other writers discards what they write",
    documentation: """
      `.preference(key:value:)` replaces everything that the views below hand up for the same key: `reduce` joins \
      neighbors, not a view with its content. What the rows write never arrives.

      Add to the value instead: `.transformPreference(Key.self) { $0.append(…) }`, or write the outer value on a view \
      beside the others. A modifier that writes the default resets the key on purpose.
      """,
    severity: .warning,
    bad: [
      """
      struct Ids: PreferenceKey {
        static let defaultValue: [Int] = []
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
      }
      struct Board: View {
        @State private var ids: [Int] = []
        var body: some View {
          VStack {
            Text("A").preference(key: Ids.self, value: [1])
            Text("B").preference(key: Ids.self, value: [2])
          }
          .preference(key: Ids.self, value: [9])
          .onPreferenceChange(Ids.self) { ids = $0 }
        }
      }
      """,
      """
      struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Cell: View {
        var body: some View { Color.red.frame(width: 20).preference(key: Width.self, value: 20) }
      }
      struct Grid: View {
        @State private var width: CGFloat = 0
        var body: some View {
          HStack { Cell(); Cell() }.padding().preference(key: Width.self, value: 100).onPreferenceChange(Width.self) { width = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct Ids: PreferenceKey {
        static let defaultValue: [Int] = []
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
      }
      struct Board: View {
        @State private var ids: [Int] = []
        var body: some View {
          VStack {
            Text("A").preference(key: Ids.self, value: [1])
            Text("B").preference(key: Ids.self, value: [2])
          }
          .transformPreference(Ids.self) { $0.append(9) }
          .onPreferenceChange(Ids.self) { ids = $0 }
        }
      }
      """,
      """
      struct Ids: PreferenceKey {
        static let defaultValue: [Int] = []
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
      }
      struct Board: View {
        @State private var ids: [Int] = []
        var body: some View {
          VStack {
            Text("A").preference(key: Ids.self, value: [1])
            Color.clear.preference(key: Ids.self, value: [9])
          }
          .onPreferenceChange(Ids.self) { ids = $0 }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.result.facts.preferenceSites.compactMap { observation($0, in: rendering.program) }
    })
  )
}

private func observation(_ site: SceneFacts.PreferenceSite, in scope: ProgramScope) -> Observation? {
  guard let outer = site.replacedBy, let place = scope.place(outer), let lost = scope.place(site.span) else {
    return nil
  }
  // A modifier of the program that is used twice on one view: the use is at fault, which another rule says.
  if outer == site.span, isRepeatedOnView(outer, in: scope) { return nil }
  let call = PreferenceUses.writing.lazy.flatMap { scope.calls($0, in: outer.unit) }.first {
    $0.call.nameSpan == outer
  }?.call
  let isAnchor = call?.calledName == "anchorPreference"
  let name = isAnchor ? "transformAnchorPreference" : "transformPreference"
  let key = call?.argument("key")?.value.dottedName
  let merge = call.flatMap { call in key.flatMap { PreferenceMerge(outer: call, key: $0, scope: scope).proposal } }
  return .fault(
    Problem(
      place,
      "this replaces what the views below write for '\(site.key)', which never arrives; add to it with '.\(name)'",
      related: [RelatedPlace(lost, "this value is discarded")],
      proposals: merge.map { [$0] } ?? [],
      severity: site.isReset ? .hint : nil
    ),
    quotesFrames: false
  )
}

/// Whether a chain of modifiers comes to the same writer twice.
private func isRepeatedOnView(_ write: SourceSpan, in scope: ProgramScope) -> Bool {
  let writer = PreferenceWriter(in: scope)
  return writer.calls.contains { occurrence in
    writer.writes(of: occurrence.call).contains { own in
      own.call.nameSpan == write && writer.earlier(than: occurrence.call, own) != nil
    }
  }
}
