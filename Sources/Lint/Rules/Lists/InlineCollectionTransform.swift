import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let inlineCollectionTransform = LintRule(
    id: "inline-collection-transform",
    summary: "Rows are sorted, filtered or mapped where they are shown",
    documentation: """
      The data of a `ForEach` or `List` is computed again at each evaluation of the body, for a tap on an unrelated button \
      too: sorting a thousand elements each time is felt while scrolling, and elements that `map` makes anew have new \
      identities.

      Give the model a property that is computed when the data changes. Off unless it is configured: for a few \
      elements it is the simplest thing to write.
      """,
    severity: .off,
    bad: [
      """
      struct Player: Identifiable { let id: Int; var score = 0 }
      struct Ranking: View {
        let players: [Player]
        var body: some View {
          ForEach(players.sorted { $0.score > $1.score }) { Text("\\($0.score)") }
        }
      }
      """,
      """
      struct Note: Identifiable { let id: Int; var text = "" }
      struct Search: View {
        let notes: [Note]
        @State private var query = ""
        var body: some View {
          List(Array(notes.filter { $0.text.contains(query) }.prefix(20))) { Text($0.text) }
            .searchable(text: $query)
        }
      }
      """,
    ],
    good: [
      """
      struct Player: Identifiable { let id: Int; var score = 0 }
      struct Team {
        private(set) var ranked: [Player] = []
        mutating func add(_ player: Player) {
          ranked.append(player)
          ranked.sort { $0.score > $1.score }
        }
      }
      struct Ranking: View {
        let team: Team
        var body: some View { ForEach(team.ranked) { Text("\\($0.score)") } }
      }
      """,
      """
      struct Steps: View {
        let names: [String]
        var body: some View {
          ForEach(Array(names.enumerated()), id: \\.offset) { Text("\\($0.offset + 1). \\($0.element)") }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewCalls(.repeats).compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ loop: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let data = loop.call.arguments.first, data.label == nil, !data.isTrailing, !scope.isInPreview(loop.scope),
    let transform = transform(in: data.value), let name = transform.calledName,
    let place = scope.place(transform.nameSpan)
  else { return nil }
  return Problem(
    place,
    "'\(name)' runs again at each evaluation of the body, whatever has changed; keep its result in a property that is "
      + "computed when the data changes"
  )
}

/// The outermost transformation of data that the source does not write out itself.
private func transform(in data: Expression) -> CallExpression? {
  var current = data.unwrapped
  if let call = current.asCall, call.isInitializer, call.calledName == "Array", let inner = call.unlabeled {
    current = inner.value.unwrapped
  }
  let isTransform: (CallExpression) -> Bool = { SequenceTraits.of($0.calledName ?? "").contains(.looksAtAll) }
  guard let found = current.asCall?.chain.first(where: isTransform), let receiver = found.receiver else { return nil }
  switch receiver.root.unwrapped.kind {
  case .array, .binary, .dictionary, .string: return nil
  // `Style.allCases` is the same each time, and short.
  case .name(let name) where name.isType: return nil
  default: return found
  }
}
