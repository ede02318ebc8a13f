import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let scrollOffsetPreference = LintRule(
    id: "scroll-offset-preference",
    summary: "A reader and a preference to tell how far a scroll view has scrolled",
    documentation: """
      A `GeometryReader` in the content that publishes its position in the window or in the space of the scroll view \
      says how far it has scrolled: each point that is scrolled joins preferences and updates the view that observes.

      Since iOS 18 `onScrollGeometryChange` tells the offset: `.onScrollGeometryChange(for: CGFloat.self) { \
      $0.contentOffset.y } action: { _, y in … }`; since iOS 17 `onGeometryChange` does, in the space `.scrollView`. Both \
      run their action only where what their first closure makes of it has changed: `{ $0.contentOffset.y > 40 }`.
      """,
    severity: .hint,
    supersedes: ["geometry-reader-as-geometry-change"],
    bad: [
      """
      struct OffsetKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      struct Feed: View {
        @State private var offset: CGFloat = 0
        var body: some View {
          ScrollView {
            Color.gray.frame(height: 2000)
              .background {
                GeometryReader { Color.clear.preference(key: OffsetKey.self, value: $0.frame(in: .named("feed")).minY) }
              }
          }
          .coordinateSpace(.named("feed"))
          .onPreferenceChange(OffsetKey.self) { offset = $0 }
          .opacity(offset < -40 ? 0.5 : 1)
        }
      }
      """,
      """
      struct TopKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      struct Page: View {
        @State private var top: CGFloat = 0
        var body: some View {
          VStack {
            Text("Title").opacity(top < 0 ? 1 : 0)
            ScrollView {
              VStack {
                GeometryReader { proxy in
                  let frame = proxy.frame(in: .global)
                  Color.clear.preference(key: TopKey.self, value: frame.minY)
                }
                .frame(height: 0)
                Color.gray.frame(height: 2000)
              }
            }
          }
          .onPreferenceChange(TopKey.self) { top = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct Feed: View {
        @State private var isScrolled = false
        var body: some View {
          ScrollView {
            Color.gray.frame(height: 2000)
          }
          .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 40 } action: { _, new in isScrolled = new }
          .opacity(isScrolled ? 0.5 : 1)
        }
      }
      """,
      """
      struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Feed: View {
        @State private var height: CGFloat = 0
        var body: some View {
          VStack {
            ScrollView {
              Text("Text")
                .background {
                  GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
                }
            }
            Text("\\(Int(height)) high")
          }
          .onPreferenceChange(HeightKey.self) { height = $0 }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let readers = unit.readers.filter { scope.isInScrollContent($0.occurrence.scope) }
      guard !readers.isEmpty else { return [] }
      let guards = AvailabilityGuards(scope.targets, in: scope)
      return readers.compactMap { problem($0, guards, in: scope) }
    }
  )
}

private func problem(_ reader: ReaderClosure, _ guards: AvailabilityGuards, in scope: ProgramScope) -> Problem? {
  let uses = scope.uses(of: reader).filter { !$0.isBound }
  guard let use = uses.first, uses.count == 1, !use.isInCalledCode, case .published = use.sink, use.isPosition,
    !reader.drawsSomething(in: scope),
    let key = use.surroundings.lazy.compactMap(\.publishedKey).first, scope.preferenceUses(of: key).writes.count == 1,
    let place = scope.place(reader.call.nameSpan), !guards.isMadeBefore(iOS: 17, at: place)
  else { return nil }
  return Problem(
    place,
    "this reader and its preference only tell how far the content has scrolled; 'onScrollGeometryChange' does that since "
      + "iOS 18, and 'onGeometryChange' in the space '.scrollView' since iOS 17",
    related: scope.place(use.expression.span).map { [RelatedPlace($0, "the position that is published")] } ?? [],
    proposals: ScrollOffsetConversion(reader, use, key: key, in: scope)?.proposals ?? []
  )
}

extension ProgramScope {
  /// Whether the code is part of the content of a scroll view, and does not run once for each row.
  fileprivate func isInScrollContent(_ code: CodeScope) -> Bool {
    for around in scopesAcrossViews(around: code) {
      guard case .closure(_, let call?) = around.kind else { continue }
      if makesView(call, .repeats) || makesView(call, .hasRows) { return false }
      if makesView(call, .scrolls) { return true }
    }
    return false
  }
}

extension ProxyUse {
  /// `frame(in: …).minY` and the like.
  fileprivate var isPosition: Bool {
    guard path.first == "frame", let last = path.last else { return false }
    return RectEdge.isPlace(last)
  }
}

extension CodeNode {
  fileprivate var publishedKey: String? {
    guard case .expression(let expression) = self, let call = expression.asCall, call.calledName == "preference" else {
      return nil
    }
    return call.preferenceKey
  }
}
