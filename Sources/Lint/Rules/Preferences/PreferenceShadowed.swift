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
      rendering.result.facts.preferenceSites.compactMap { observation(of: $0, in: rendering.program) }
    })
  )
}

/// What writes is at fault where it stands around the views itself, also around the content that a view is given. A modifier
/// of the program is at fault where it is used.
private func observation(of site: SceneFacts.PreferenceSite, in scope: ProgramScope) -> Observation? {
  guard let index = site.faultyUse(in: scope) else { return observation(site, in: scope) }
  let use = site.outerUses[index]
  if let call = scope.modifier(named: use) { return useObservation(site, call, in: scope) }
  let given = scope.call(at: use).flatMap { scope.place($0.call.nameSpan) }.map {
    RelatedPlace($0, "is given such views")
  }
  let inside = index == 0 ? nil : scope.modifier(named: site.outerUses[index - 1])
  return inside.map { useObservation(site, $0, givenAt: given, in: scope) }
    ?? observation(site, givenAt: given, in: scope)
}

private func useObservation(
  _ site: SceneFacts.PreferenceSite,
  _ use: CallExpression,
  givenAt given: RelatedPlace? = nil,
  in scope: ProgramScope
) -> Observation? {
  guard let outer = site.replacedBy.flatMap({ scope.place($0) }), let place = scope.place(use.nameSpan),
    let lost = scope.place(site.span)
  else { return nil }
  return .fault(
    Problem(
      place,
      "'\(scope.text(place))' replaces what the views below write for '\(site.key)', which never arrives; let it add to "
        + "the value with 'transformPreference'",
      related: [RelatedPlace(outer, "this writes"), RelatedPlace(lost, "this value is discarded")]
        + (given.map { [$0] } ?? []),
      severity: site.isReset ? .hint : nil
    ),
    quotesFrames: false
  )
}

extension SceneFacts.PreferenceSite {
  /// The position of the use whose surroundings the lost writer belongs to, too; nil where the replacing modifier belongs
  /// to them itself.
  fileprivate func faultyUse(in scope: ProgramScope) -> Int? {
    guard let outer = replacedBy else { return nil }
    let homes = ([span] + uses).dropFirst(span == outer ? 1 : 0).map { scope.home(of: $0) }
    guard !homes.contains(scope.home(of: outer)) else { return nil }
    return outerUses.firstIndex { homes.contains(scope.home(of: $0)) }
  }
}

extension ProgramScope {
  /// The type or the preview whose code `span` stands in.
  fileprivate func home(of span: SourceSpan) -> String {
    guard let code = declaredValue(around: span) else { return "\(span.unit)" }
    return code.scope.type?.qualifiedName ?? "\(code.span)"
  }

  /// The call of a modifier whose name stands at `span`.
  fileprivate func modifier(named span: SourceSpan) -> CallExpression? {
    allCalls(in: span.unit).first { $0.call.nameSpan == span && $0.call.receiver != nil }?.call
  }
}

private func observation(
  _ site: SceneFacts.PreferenceSite,
  givenAt given: RelatedPlace? = nil,
  in scope: ProgramScope
) -> Observation? {
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
      related: [RelatedPlace(lost, "this value is discarded")] + (given.map { [$0] } ?? []),
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
