import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let preferenceReduceLosesValue = LintRule(
    id: "preference-reduce-loses-value",
    summary: "A preference that a view wrote is replaced by the key's default",
    documentation: """
      A stack, overlay or background whose content may change (`if`, `switch`, `ForEach`, an optional, `AnyView`) always \
      contributes to a preference that somebody reads: the key's default where nothing in it writes. A `reduce` that \
      overwrites (`value = nextValue()`) then gives up the value that a view beside it has written.

      Joining with the default must change nothing: `value = max(value, nextValue())`, a union, `append`, `merge`, or an \
      optional value with `value = nextValue() ?? value`.
      """,
    severity: .warning,
    supersedes: ["preference-default-not-identity", "preference-reduce-ignores-next"],
    bad: [
      """
      struct TitleWidth: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      struct Header: View {
        @State private var width: CGFloat = 0
        let showsBadge: Bool
        var body: some View {
          VStack {
            Text("Inbox").preference(key: TitleWidth.self, value: 120)
            HStack {
              if showsBadge { Text("3") }
            }
          }
          .onPreferenceChange(TitleWidth.self) { width = $0 }
        }
      }
      """,
      """
      struct Selected: PreferenceKey {
        static let defaultValue = "none"
        static func reduce(value: inout String, nextValue: () -> String) {
          value = nextValue()
        }
      }
      struct Menu: View {
        @State private var selected = ""
        @State private var isMarked = false
        var body: some View {
          Text("Entry")
            .preference(key: Selected.self, value: "entry")
            .overlay {
              if isMarked { Color.green }
            }
            .onPreferenceChange(Selected.self) { selected = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct TitleWidth: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Header: View {
        @State private var width: CGFloat = 0
        let showsBadge: Bool
        var body: some View {
          VStack {
            Text("Inbox").preference(key: TitleWidth.self, value: 120)
            HStack {
              if showsBadge { Text("3") }
            }
          }
          .onPreferenceChange(TitleWidth.self) { width = $0 }
        }
      }
      """,
      """
      struct TitleWidth: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      struct Header: View {
        @State private var width: CGFloat = 0
        let showsBadge: Bool
        var body: some View {
          VStack {
            Text("Inbox").preference(key: TitleWidth.self, value: 120)
            if showsBadge { Text("3") }
          }
          .onPreferenceChange(TitleWidth.self) { width = $0 }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.preferenceReads.compactMap { observation($0.read, in: rendering) }
    })
  )
}

private func observation(_ read: Element.PreferenceRead, in rendering: Rendering) -> Observation? {
  guard let loss = read.loss,
    let key = PreferenceKeyParts(
      named: read.key,
      from: rendering.result.request.file,
      in: rendering.program
    ),
    let place = key.placeOfFault(in: rendering.program)
  else { return nil }
  var related: [RelatedPlace] = []
  // Functions, and what holds them, have no other name.
  let isNamed = loss.written != loss.result
  let written = isNamed ? loss.written : "the value"
  let result = isNamed ? loss.result : "the default"
  if let writer = loss.writer.flatMap(rendering.program.place) {
    related.append(RelatedPlace(writer, isNamed ? "writes \(loss.written)" : "writes the value"))
  }
  if let container = loss.container.flatMap(rendering.program.place) {
    related.append(RelatedPlace(container, "may hold other views another time, so it contributes the default"))
  }
  if let observer = rendering.program.place(read.span) {
    related.append(
      RelatedPlace(observer, isNamed ? "\(read.value ?? loss.result) arrives here" : "the default arrives here")
    )
  }
  return .fault(
    Problem(
      place,
      "'reduce' of '\(key.type.name)' throws away \(written), which a view wrote, and keeps \(result), because a "
        + "container with changing content and no writer contributes the default; join the values so that the default "
        + "changes nothing",
      related: related,
      proposals: key.joins(in: rendering.program)
    ),
    quotesFrames: false
  )
}
