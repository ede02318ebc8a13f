import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let preferenceReduceIgnoresNext = LintRule(
    id: "preference-reduce-ignores-next",
    summary: "A preference key that several views write keeps the first value only",
    documentation: """
      `reduce` never asks for `nextValue`, so that of several writers the first one wins and the others are lost. With one \
      writer that is a known idiom, and nothing is reported.

      Join the values: `value = max(value, nextValue())`, `value.append(contentsOf: nextValue())`, \
      `value.merge(nextValue()) { $1 }`.
      """,
    severity: .info,
    bad: [
      """
      struct Widths: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
      }
      struct Labels: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            Text("Name").preference(key: Widths.self, value: 10)
            Text("Street").preference(key: Widths.self, value: 20)
            Text("City").preference(key: Widths.self, value: 30)
          }
          .onPreferenceChange(Widths.self) { width = $0 }
        }
      }
      """,
      """
      struct Titles: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) {
          value = value + []
        }
      }
      struct Tabs: View {
        let names = ["a", "b"]
        @State private var titles: [String] = []
        var body: some View {
          HStack {
            ForEach(names, id: \\.self) { name in
              Text(name).preference(key: Titles.self, value: [name])
            }
          }
          .onPreferenceChange(Titles.self) { titles = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct Offset: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
      }
      struct Feed: View {
        @State private var offset: CGFloat = 0
        var body: some View {
          Text("Offset").preference(key: Offset.self, value: 10).onPreferenceChange(Offset.self) { offset = $0 }
        }
      }
      """,
      """
      struct Widths: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Labels: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            Text("Name").preference(key: Widths.self, value: 10)
            Text("Street").preference(key: Widths.self, value: 20)
          }
          .onPreferenceChange(Widths.self) { width = $0 }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.preferenceReads.compactMap { observation($0.read, at: $0.observer, in: rendering) }
    })
  )
}

private func observation(
  _ read: Element.PreferenceRead,
  at observer: Element,
  in rendering: Rendering
) -> Observation? {
  let scope = rendering.program
  guard read.contributions >= 2,
    let key = PreferenceKeyParts(named: read.key, from: rendering.result.request.file, in: scope),
    let reduce = key.reduce,
    reduce.body != nil, !key.readsNext || !key.mayChangeValue, let place = scope.place(reduce.nameSpan)
  else { return nil }
  let writes = rendering.subtree(of: observer).flatMap(\.preferenceWrites).filter { $0.key == read.key }
  guard Set(writes.map(\.value)).count >= 2 else { return nil }
  var seen: Set<SourceSpan> = []
  let related = writes.map(\.span).filter { seen.insert($0).inserted }.prefix(3)
  return .fault(
    Problem(
      place,
      "'reduce' of '\(key.name)' never \(key.readsNext ? "changes 'value'" : "calls 'nextValue'"), so of \(read.contributions) values that views write the first "
        + "one wins and the others are lost; join the values",
      related: related.compactMap { span in
        scope.place(span).map { RelatedPlace($0, "writes '\(key.name)'") }
      },
      proposals: key.joins(in: scope)
    ),
    quotesFrames: false
  )
}
