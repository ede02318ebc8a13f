import Catalog
import Interpreter
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let preferenceObserverMisplaced = LintRule(
    id: "preference-observer-misplaced",
    summary: "An observer of a preference stands where no writer is below it",
    documentation: """
      Preferences travel upward: `onPreferenceChange` and `overlayPreferenceValue` hear of what the view they modify and \
      the views in it write. A writer in a modifier that is applied later, or in a neighbor, is not below.

      Move the observer outward, behind the writer or onto the common container.
      """,
    severity: .warning,
    bad: [
      """
      struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Title: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Text("Title")
            .onPreferenceChange(Height.self) { height = $0 }
            .background {
              GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) }
            }
        }
      }
      """,
      """
      struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Columns: View {
        @State private var height: CGFloat = 0
        var body: some View {
          HStack {
            Text("Left").preference(key: Height.self, value: 40)
            Text("Right \\(Int(height))").onPreferenceChange(Height.self) { height = $0 }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Title: View {
        @State private var height: CGFloat = 0
        var body: some View {
          Text("Title")
            .background {
              GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) }
            }
            .padding(.top, 4)
            .onPreferenceChange(Height.self) { height = $0 }
        }
      }
      """,
      """
      struct Height: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Columns: View {
        @State private var height: CGFloat = 0
        var body: some View {
          HStack {
            Text("Left").preference(key: Height.self, value: 40)
            Text("Right \\(Int(height))")
          }
          .onPreferenceChange(Height.self) { height = $0 }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in
        rendering.preferenceReads.compactMap { observation($0.read, in: rendering) }
      },
      // An observer that hears of a writer in one scene or state is where it belongs.
      judge: .everywhere
    )
  )
}

private func observation(_ read: Element.PreferenceRead, in rendering: Rendering) -> Observation? {
  let scope = rendering.program
  guard let place = scope.place(read.span) else { return nil }
  guard read.contributions == 0 else { return .fine(place) }
  let writers = rendering.result.facts.preferenceSites.filter { $0.key == read.key }
  guard let writer = writers.first,
    !writers.contains(where: { hides($0, behind: read, in: scope) }), !isHandedUp(read, in: scope)
  else { return .fine(place) }
  // What could not be evaluated may be the view that writes.
  guard rendering.result.unknowns.isEmpty else { return .fine(place) }
  let observer = scope.preferenceReader(named: read.span)
  let name = observer?.calledName ?? "the observer"
  return .fault(
    Problem(
      place,
      "no view below this '\(name)' writes '\(read.key)'; preferences travel upward, so move it outward, past the writer",
      related: scope.place(writer.span).map { [RelatedPlace($0, "written here, which is not below")] } ?? [],
      proposals: observer.map { proposals($0, past: writers, in: scope) } ?? []
    ),
    quotesFrames: false
  )
}

/// Whether the writer stands in what the observer modifies after all, where something else keeps its value away.
private func hides(_ writer: SceneFacts.PreferenceSite, behind read: Element.PreferenceRead, in scope: ProgramScope)
  -> Bool
{
  scope.preferenceReader(named: read.span)?.receiver?.span.contains(writer.span) == true
}

/// Whether a modifier behind the observer changes the key's value on its way up before the view writes its own: what comes
/// from below is meant to end at the observer.
private func isHandedUp(_ read: Element.PreferenceRead, in scope: ProgramScope) -> Bool {
  guard let observer = scope.preferenceReader(named: read.span),
    let next = scope.modifiers(over: observer.span).first?.call, !scope.isModifier(next, .decorates)
  else { return false }
  return next.arguments.contains { argument in
    argument.value.isMetatype && argument.value.dottedName?.last == observer.preferenceKey
  }
}

/// The observer behind the modifier of the same chain that has the writer in it.
private func proposals(
  _ observer: CallExpression,
  past writers: [SceneFacts.PreferenceSite],
  in scope: ProgramScope
) -> [FixProposal] {
  guard let receiver = observer.receiver, let inner = scope.place(receiver.span), let all = scope.place(observer.span)
  else { return [] }
  let chain = scope.modifiers(over: observer.span)
  let behind = chain.first { modifier in
    writers.contains { writer in
      modifier.call.span.contains(writer.span) && !observer.span.contains(writer.span)
    }
  }
  guard let behind, let end = scope.place(behind.call.span)?.range.end else { return [] }
  let modifier = ByteRange(inner.range.end, all.range.end)
  let text = scope.text(Place(file: all.file, range: modifier))
  let edits = [
    TextEdit(range: modifier, replacement: ""),
    TextEdit(range: ByteRange(end, end), replacement: text),
  ]
  return [
    FixProposal(
      "move it behind '.\(behind.call.calledName ?? "the writer")'",
      keepsMeaning: false,
      edits: edits.map { FileEdit(file: all.file, edit: $0) }
    )
  ]
}
