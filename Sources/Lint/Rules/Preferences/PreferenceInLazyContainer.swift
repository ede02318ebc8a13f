import Catalog
import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let preferenceInLazyContainer = LintRule(
    id: "preference-in-lazy-container",
    summary: "A total over the rows of a lazy container that knows only the rows on screen",
    documentation: """
      A `LazyVStack`, a lazy grid or a `List` makes the rows that are visible. A maximum, a sum or a union of what rows \
      write changes while the user scrolls: it is never that of all rows.

      Measure in a container that makes all its rows (`VStack`, `Grid`), or compute the total from the data. Values by \
      row (a dictionary) are fine for effects on visible rows.
      """,
    severity: .info,
    bad: [
      """
      struct MaxWidth: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Names: View {
        let names = ["Ann", "Benjamin", "Christopher"]
        @State private var width: CGFloat = 0
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(names, id: \\.self) { name in
                Text(name).background {
                  GeometryReader { Color.clear.preference(key: MaxWidth.self, value: $0.size.width) }
                }
              }
            }
          }
          .onPreferenceChange(MaxWidth.self) { width = $0 }
        }
      }
      """,
      """
      struct Count: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Inbox: View {
        @State private var unread = 0
        var body: some View {
          List(0..<20, id: \\.self) { index in
            Text("Mail \\(index)").preference(key: Count.self, value: 1)
          }
          .onPreferenceChange(Count.self) { unread = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct MaxWidth: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Names: View {
        let names = ["Ann", "Benjamin", "Christopher"]
        @State private var width: CGFloat = 0
        var body: some View {
          ScrollView {
            VStack {
              ForEach(names, id: \\.self) { name in
                Text(name).background {
                  GeometryReader { Color.clear.preference(key: MaxWidth.self, value: $0.size.width) }
                }
              }
            }
          }
          .onPreferenceChange(MaxWidth.self) { width = $0 }
        }
      }
      """,
      """
      struct Frames: PreferenceKey {
        static let defaultValue: [String: CGRect] = [:]
        static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
          value.merge(nextValue()) { $1 }
        }
      }
      struct Names: View {
        let names = ["Ann", "Benjamin", "Christopher"]
        @State private var frames: [String: CGRect] = [:]
        var body: some View {
          ScrollView {
            LazyVStack {
              ForEach(names, id: \\.self) { name in
                Text(name).background {
                  GeometryReader { Color.clear.preference(key: Frames.self, value: [name: $0.frame(in: .global)]) }
                }
              }
            }
          }
          .onPreferenceChange(Frames.self) { frames = $0 }
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
  guard read.contributions > 1 else { return nil }
  let writers = rendering.subtree(of: observer).filter { $0.preferenceWrites.contains { $0.key == read.key } }
  guard let writer = writers.first, let lazy = rendering.lazyContainer(of: writer, below: observer),
    let write = writer.preferenceWrites.first(where: { $0.key == read.key })
  else { return nil }
  let scope = rendering.program
  guard let key = PreferenceKeyParts(named: read.key, from: rendering.result.request.file, in: scope),
    let trial = scope.reduceTrial(of: key), trial.isAggregate,
    let place = scope.place(write.span)
  else { return nil }
  let related = [(lazy.nameSpan, "makes only the rows on screen"), (read.span, "taken for a total here")]
  return .fault(
    Problem(
      place,
      "'\(lazy.name)' makes only the rows on screen, so '\(read.key)' is joined from those and changes while scrolling; "
        + "measure in a container that makes all rows, or compute the total from the data",
      related: related.compactMap { span, text in scope.place(span).map { RelatedPlace($0, text) } }
    ),
    quotesFrames: false
  )
}

extension Rendering {
  /// The lazy container between a row and an observer above it.
  fileprivate func lazyContainer(of row: Element, below observer: Element) -> Element? {
    for above in ancestors(of: row) {
      if above.isView(.lazy) { return above }
      if above.id == observer.id { return nil }
    }
    return nil
  }
}
