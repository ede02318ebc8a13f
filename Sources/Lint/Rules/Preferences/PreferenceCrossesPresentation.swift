import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let preferenceCrossesPresentation = LintRule(
    id: "preference-crosses-presentation",
    summary: "A preference written in a sheet is observed outside of it",
    documentation: """
      The content of a sheet, a full-screen cover, a popover or a pushed screen is a view tree of its own: preferences do \
      not travel from it to the view that presents it.

      Hand the value back with a `@Binding`, a model or a closure. What SwiftUI itself carries over (titles, toolbars, the \
      color scheme) is not concerned.
      """,
    severity: .warning,
    supersedes: ["preference-observer-misplaced"],
    bad: [
      """
      struct Dirty: PreferenceKey {
        static let defaultValue = false
        static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
      }
      struct Profile: View {
        @State private var isEditing = false
        @State private var isDirty = false
        var body: some View {
          Button("Edit") { isEditing = true }
            .sheet(isPresented: $isEditing) {
              Text("Editor").preference(key: Dirty.self, value: true)
            }
            .onPreferenceChange(Dirty.self) { isDirty = $0 }
        }
      }
      """,
      """
      struct Choice: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
      }
      struct Picker: View {
        var body: some View { Text("Pick").preference(key: Choice.self, value: 2) }
      }
      struct Screen: View {
        @State private var isShown = false
        @State private var choice = 0
        var body: some View {
          VStack {
            Text("Choice \\(choice)")
          }
          .fullScreenCover(isPresented: $isShown) { Picker() }
          .onPreferenceChange(Choice.self) { choice = $0 }
        }
      }
      """,
    ],
    good: [
      """
      struct Profile: View {
        @State private var isEditing = false
        @State private var isDirty = false
        var body: some View {
          Button("Edit") { isEditing = true }
            .sheet(isPresented: $isEditing) {
              Toggle("Changed", isOn: $isDirty)
            }
        }
      }
      """,
      """
      struct Dirty: PreferenceKey {
        static let defaultValue = false
        static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
      }
      struct Profile: View {
        @State private var isEditing = false
        @State private var isDirty = false
        var body: some View {
          Button("Edit") { isEditing = true }
            .sheet(isPresented: $isEditing) {
              Text("Editor \\(isDirty ? 1 : 0)")
                .preference(key: Dirty.self, value: true)
                .onPreferenceChange(Dirty.self) { isDirty = $0 }
            }
        }
      }
      """,
    ],
    check: .program { scope in
      scope.preferenceKeys.flatMap { key -> [Problem] in
        let uses = scope.preferenceUses(of: key.name)
        let writers = uses.writes
        guard !writers.isEmpty, !uses.isUsedOtherwise(in: scope) else { return [] }
        let homes = writers.map { Presentation(of: $0, in: scope) }
        guard homes.allSatisfy({ $0 != nil }) else { return [] }
        return uses.reads.compactMap { problem($0, homes.compactMap { $0 }, key, in: scope) }
      }
    }
  )
}

private func problem(
  _ observer: CallOccurrence,
  _ homes: [Presentation],
  _ key: TypeParts,
  in scope: ProgramScope
) -> Problem? {
  // The observer is around every presentation that the key is written in: nothing can arrive.
  guard let receiver = observer.call.receiver, let place = scope.place(observer.call.nameSpan),
    homes.allSatisfy({ receiver.span.contains($0.call.nameSpan) })
  else { return nil }
  let related = homes.prefix(2).flatMap { home in
    [(home.writer, "written here"), (home.call.nameSpan, "whose content is a view tree of its own")]
  }
  let name = homes.first?.call.calledName ?? "sheet"
  return Problem(
    place,
    "'\(key.name)' is only written in the content of '\(name)', which is a view tree of its own, so it never arrives "
      + "here; hand the value back with a binding or a model",
    related: related.compactMap { span, text in scope.place(span).map { RelatedPlace($0, text) } }
  )
}

/// The modifier that presents the view a preference is written in.
private struct Presentation {
  let call: CallExpression
  let writer: SourceSpan

  private static let names = ModifierTraits.presents.names.union(ModifierTraits.asks.names)

  /// Nil where the writer, or a place that uses the member or the view it stands in, is not within a presentation.
  init?(of occurrence: CallOccurrence, in scope: ProgramScope) {
    guard let call = Self.presenting(occurrence.scope, in: scope) else { return nil }
    self.call = call
    writer = occurrence.call.nameSpan
  }

  /// Follows what the code is used by until every road ends in a presentation; nil where one does not, or where there
  /// are so many that nobody would follow them.
  private static func presenting(_ code: CodeScope, in scope: ProgramScope) -> CallExpression? {
    var pending = [code]
    var followed: Set<SourceSpan> = []
    var found: CallExpression?
    var position = 0
    while position < pending.count, position < 100 {
      let next = pending[position]
      position += 1
      if let around = next.containers.first(where: { names.contains($0.calledName ?? "") }) {
        found = found ?? around
        continue
      }
      guard let member = member(of: next, in: scope) else { return nil }
      guard followed.insert(member.name).inserted else { continue }
      guard !member.uses.isEmpty else { return nil }
      pending += member.uses
    }
    return position == pending.count ? found : nil
  }

  /// The member that the code belongs to, or the view whose body it is, with where the program uses it.
  private static func member(of code: CodeScope, in scope: ProgramScope) -> (name: SourceSpan, uses: [CodeScope])? {
    for part in code.chain {
      switch part.kind {
      case .accessor(let variable) where variable.name != "body":
        guard let type = code.type else { return nil }
        return (variable.nameSpan, scope.ownUses(of: variable.name, in: type).map(\.scope))
      case .function(let function) where function.name != "body":
        return (function.nameSpan, scope.calls(function.name).map(\.scope))
      case .type(let type): return (type.nameSpan, scope.calls(type.name).map(\.scope))
      default: continue
      }
    }
    return nil
  }
}
