import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let environmentDomainModel = LintRule(
    id: "environment-domain-model",
    summary: "What one screen works on is put into the environment",
    documentation: """
      The environment is for what surrounds many views: theme, locale, services. A note that is edited, or the current \
      selection, belongs to the views that show it: a parameter says so, the compiler checks that it is given, and a \
      preview cannot forget it. Hand it over as a parameter, or as a `@Binding` where it is edited.

      Taken for such data: keys of a type that is `Identifiable` or a model, and keys whose names start with `selected` \
      or `current`. That is a matter of taste, so the rule is off unless it is configured.
      """,
    severity: .off,
    bad: [
      """
      struct Note: Identifiable {
        let id: Int
        var text = ""
      }
      extension EnvironmentValues { @Entry var note = Note(id: 0) }
      struct NoteEditor: View {
        @Environment(\\.note) private var note
        var body: some View { Text(note.text) }
      }
      struct Notes: View {
        var body: some View { NoteEditor().environment(\\.note, Note(id: 1, text: "Milk")) }
      }
      """,
      """
      extension EnvironmentValues { @Entry var selectedTab: Int = 0 }
      struct Bar: View {
        @Environment(\\.selectedTab) private var tab
        var body: some View { Text("Tab \\(tab)") }
      }
      struct Root: View {
        @State private var tab = 1
        var body: some View { Bar().environment(\\.selectedTab, tab) }
      }
      """,
    ],
    good: [
      """
      struct Note: Identifiable {
        let id: Int
        var text = ""
      }
      struct NoteEditor: View {
        let note: Note
        var body: some View { Text(note.text) }
      }
      struct Notes: View {
        var body: some View { NoteEditor(note: Note(id: 1, text: "Milk")) }
      }
      """,
      """
      struct Theme: Equatable { var inset: CGFloat = 8 }
      extension EnvironmentValues { @Entry var theme = Theme() }
      struct Card: View {
        @Environment(\\.theme) private var theme
        var body: some View { Text("Card").padding(theme.inset) }
      }
      """,
    ],
    check: .program { scope in
      let uses = scope.environmentUses
      return uses.declared.ordered { $0.key < $1.key }.compactMap { problem($0.value, uses, in: scope) }
    }
  )
}

private func problem(_ key: VariableDeclaration, _ uses: EnvironmentUses, in scope: ProgramScope) -> Problem? {
  guard key.attribute("Entry") != nil || key.accessors.setter != nil, let reason = reason(key, in: scope),
    let place = scope.place(key.nameSpan)
  else { return nil }
  let readers = uses.reads.filter { $0.key == .value(key.name) }
  let only = readers.count == 1 ? readers[0] : nil
  let advice =
    only.map { "only '\($0.type.name)' reads it, so hand it over as a parameter" }
    ?? "hand it to the views that show it as a parameter"
  return Problem(
    place,
    "'\(key.name)' is \(reason), not a setting that many views share; \(advice), or as a '@Binding' where it is edited",
    related: readers.prefix(3).compactMap { read in
      scope.place(read.property.nameSpan).map { RelatedPlace($0, "read here") }
    },
    proposals: only.flatMap { ParameterInsteadOfKey(key, read: $0, uses, in: scope)?.proposal }.map { [$0] } ?? []
  )
}

/// Why the key's values belong to few views; nil where nothing says so.
private func reason(_ key: VariableDeclaration, in scope: ProgramScope) -> String? {
  let made = key.initializer?.singleExpression?.unwrapped.asCall
  let name = key.type?.name ?? (made?.isInitializer == true ? made?.calledName : nil)
  if let name, let type = scope.type(named: name), let declaration = type.declaration {
    let isModel =
      type.conforms(to: "Identifiable") || declaration.attribute("Model") != nil || type.conforms(to: "NSManagedObject")
    if isModel { return "data of the type '\(name)'" }
  }
  return isSelection(key.name) ? "what is selected at the moment" : nil
}

/// `selectedNote`, `currentPage`; who uses the app and what it looks like concerns all views.
private func isSelection(_ name: String) -> Bool {
  let stem = ["selected", "current"].lazy.filter { name.hasPrefix($0) }.map { name.dropFirst($0.count) }.first
  guard let stem, String(stem).isCapitalized else { return false }
  return !["Theme", "User", "Account", "Locale", "Language", "Style", "Session", "Date", "Time"].contains {
    stem.hasSuffix($0)
  }
}
