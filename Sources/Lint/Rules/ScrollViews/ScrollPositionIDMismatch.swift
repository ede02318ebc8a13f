import Semantics
import ViewGraph

extension LintRule {
  static let scrollPositionIDMismatch = LintRule(
    id: "scroll-position-id-mismatch",
    summary: "A scroll position of another type than the ids of the rows",
    documentation: """
      `.scrollPosition(id:)` reports the id of the view at the top. The types have to be the same: a `UUID` never \
      equals an `Int`, so the binding stays nil and setting it scrolls nowhere.

      Declare the state with the type of the ids: `@State private var position: Item.ID?`.
      """,
    severity: .error,
    bad: [
      """
      struct Song: Identifiable { let id = UUID(); let title: String }
      struct Songs: View {
        let songs: [Song]
        @State private var position: Int?
        var body: some View {
          ScrollView {
            LazyVStack { ForEach(songs) { Text($0.title) } }.scrollTargetLayout()
          }
          .scrollPosition(id: $position)
        }
      }
      """,
      """
      struct Letters: View {
        private let letters = ["a", "b", "c"]
        @State private var current: UUID?
        var body: some View {
          ScrollView {
            VStack {
              ForEach(letters, id: \\.self) { Text($0).frame(maxWidth: .infinity) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $current, anchor: .top)
        }
      }
      """,
    ],
    good: [
      """
      struct Song: Identifiable { let id = UUID(); let title: String }
      struct Songs: View {
        let songs: [Song]
        @State private var position: Song.ID?
        var body: some View {
          ScrollView {
            LazyVStack { ForEach(songs) { Text($0.title) } }.scrollTargetLayout()
          }
          .scrollPosition(id: $position)
        }
      }
      """,
      """
      struct Letters: View {
        private let letters = ["a", "b", "c"]
        @State private var current: String?
        var body: some View {
          ScrollView {
            VStack {
              ForEach(letters, id: \\.self) { Text($0).frame(maxWidth: .infinity) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition(id: $current, anchor: .top)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("scrollPosition").compactMap { problem($0, in: scope) }
    }
  )
}

/// Types that are what they are called, and never each other.
private let plainTypes: Set = ["Int", "String", "UUID", "Double", "Date", "URL"]

/// The property that a binding leads to: `$position`, or one of an object, `$model.position`.
private func state(_ binding: Expression, in code: CodeScope, of scope: ProgramScope) -> VariableDeclaration? {
  guard let (name, path) = binding.ownPath else { return nil }
  guard let member = path.last else { return scope.property(String(name.dropFirst()), around: code) }
  if let (variable, _) = scope.declaredVariable(binding) { return variable.name == member ? variable : nil }
  guard path.count == 1, let type = scope.parts(of: code.type) else { return nil }
  let object = StateWrites(of: type, in: scope).followedObject(named: String(name.dropFirst()))
  return object?.parts.variables.first { $0.name == member }
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  guard call.baseTypeName == "ScrollView", let binding = call.argument("id")?.value.unwrapped,
    let path = binding.ownPath, path.name.hasPrefix("$"), let state = state(binding, in: occurrence.scope, of: scope),
    let type = state.type, let position = type.name, plainTypes.contains(position)
  else { return nil }
  let name = ([String(path.name.dropFirst())] + path.path).joined(separator: ".")
  let isInside = { (occurrence: CallOccurrence) in
    scope.scopesAcrossViews(around: occurrence.scope).contains { around in
      if case .closure(_, let outer?) = around.kind { outer === call.innermost } else { false }
    }
  }
  let loops = scope.viewCalls("ForEach").filter(isInside)
  let given = scope.modifierCalls("id").filter(isInside).map { id in
    id.call.unlabeled.flatMap { scope.type(of: $0.value)?.nominal?.name }
  }
  let identities = loops.map { LoopIdentity($0, in: scope)?.typeName } + given
  guard let first = identities.first, let ids = first, plainTypes.contains(ids),
    identities.allSatisfy({ $0.map { plainTypes.contains($0) && $0 != position } ?? false }),
    let place = scope.place(call.nameSpan)
  else { return nil }
  return Problem(
    place,
    "'\(name)' holds '\(position)', but the rows are identified by '\(ids)': the position never changes, and "
      + "setting it scrolls nowhere; declare it as '\(ids)?'",
    related: [
      scope.place(state.nameSpan).map { RelatedPlace($0, "declared as '\(position)'") },
      loops.first.flatMap { scope.place($0.call.nameSpan) }.map { RelatedPlace($0, "identified by '\(ids)'") },
    ].compactMap { $0 },
    proposals: scope.proposal(
      "declare '\(name)' as '\(ids)?'",
      keepsMeaning: false,
      scope.replacing(type.span, with: "\(ids)?")
    )
  )
}
