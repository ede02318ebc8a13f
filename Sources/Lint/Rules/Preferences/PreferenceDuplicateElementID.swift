import Interpreter
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let preferenceDuplicateElementID = LintRule(
    id: "preference-duplicate-element-id",
    summary: "Two views hand up different values under one identifier",
    documentation: """
      Values by identifier are joined by it: of two with the same one, a dictionary keeps one, and a `ForEach` over an \
      array of them shows one twice. Numbers made up for special cases (`999`) meet those of the rows some day.

      Give each writer an identifier of its own, for example an enumeration: `enum TargetID: Hashable { case flower(Int), \
      hive, bee }`.
      """,
    severity: .warning,
    bad: [
      """
      struct Frames: PreferenceKey {
        static let defaultValue: [Int: CGFloat] = [:]
        static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
          value.merge(nextValue()) { $1 }
        }
      }
      struct Garden: View {
        @State private var widths: [Int: CGFloat] = [:]
        var body: some View {
          HStack {
            ForEach(0..<4) { index in
              Color.green.preference(key: Frames.self, value: [index: 10])
            }
            Color.yellow.preference(key: Frames.self, value: [3: 99])
          }
          .onPreferenceChange(Frames.self) { widths = $0 }
        }
      }
      """,
      """
      struct Target: Identifiable, Equatable {
        let id: Int
        let name: String
      }
      struct Targets: PreferenceKey {
        static let defaultValue: [Target] = []
        static func reduce(value: inout [Target], nextValue: () -> [Target]) { value += nextValue() }
      }
      struct Meadow: View {
        @State private var targets: [Target] = []
        var body: some View {
          VStack {
            Text("Hive").preference(key: Targets.self, value: [Target(id: 1, name: "hive")])
            Text("Bee").preference(key: Targets.self, value: [Target(id: 1, name: "bee")])
          }
          .onPreferenceChange(Targets.self) { targets = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct Frames: PreferenceKey {
        static let defaultValue: [Int: CGFloat] = [:]
        static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
          value.merge(nextValue()) { $1 }
        }
      }
      struct Garden: View {
        @State private var widths: [Int: CGFloat] = [:]
        var body: some View {
          HStack {
            ForEach(0..<4) { index in
              Color.green.preference(key: Frames.self, value: [index: 10])
            }
          }
          .onPreferenceChange(Frames.self) { widths = $0 }
        }
      }
      """,
      """
      struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
      }
      struct Meadow: View {
        @State private var names: [String] = []
        var body: some View {
          VStack {
            Text("Hive").preference(key: Names.self, value: ["hive"])
            Text("Bee").preference(key: Names.self, value: ["bee"])
          }
          .onPreferenceChange(Names.self) { names = $0 }
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
  // Stand-ins for unknown data have equal identifiers for no fault of the program.
  guard let id = read.collisions.first, !rendering.usesStandIns else { return nil }
  let writes = rendering.subtree(of: observer).flatMap(\.preferenceWrites).filter { $0.key == read.key }
  guard let last = writes.last(where: { $0.value.contains(id) }) ?? writes.last,
    let place = rendering.program.place(last.span)
  else { return nil }
  let others = Set(writes.filter { $0.value.contains(id) }.map(\.span)).subtracting([last.span])
  let related = others.compactMap(rendering.program.place).ordered { $0.range.start < $1.range.start }
  return .fault(
    Problem(
      place,
      "two views hand up different values for '\(read.key)' under the identifier \(id), so one of them is lost; give "
        + "each an identifier of its own",
      related: related.map { RelatedPlace($0, "uses \(id) as well") }
        + (rendering.program.place(read.span).map { [RelatedPlace($0, "joined here")] } ?? [])
    ),
    quotesFrames: false
  )
}
