import Catalog
import Queries
import Semantics
import ViewGraph

extension LintRule {
  static let modernizeObservable = LintRule(
    id: "modernize-observable",
    summary: "An 'ObservableObject' in place of '@Observable', which there is since iOS 17",
    documentation: """
      A view that holds an `ObservableObject` is updated by each change of any `@Published` property of it, whether its \
      body reads the property or not. With `@Observable` (iOS 17) a view is updated by what it reads.

      Make the class `@Observable`, drop `@Published`, and write `@State` for `@StateObject`, `@Environment(Type.self)` \
      for `@EnvironmentObject`, nothing or `@Bindable` for `@ObservedObject`. Classes whose publishers any code subscribes \
      to are left alone, and so is code for older systems. `ObservableObject` is not deprecated.
      """,
    severity: .hint,
    bad: [
      """
      final class Store: ObservableObject {
        @Published var name = "Ada"
      }
      struct Profile: View {
        @StateObject private var store = Store()
        var body: some View { TextField("Name", text: $store.name) }
      }
      """,
      """
      final class Player: ObservableObject {
        @Published private(set) var isPlaying = false
        func toggle() { isPlaying.toggle() }
      }
      struct PlayButton: View {
        @ObservedObject var player: Player
        var body: some View { Button(player.isPlaying ? "Pause" : "Play") { player.toggle() } }
      }
      """,
    ],
    good: [
      """
      @Observable final class Store {
        var name = "Ada"
      }
      struct Profile: View {
        @State private var store = Store()
        var body: some View { TextField("Name", text: $store.name) }
      }
      """,
      """
      final class Search: ObservableObject {
        @Published var text = ""
        private var token: AnyCancellable?
        init() {
          token = $text.debounce(for: 0.3, scheduler: RunLoop.main).sink { print($0) }
        }
      }
      struct SearchField: View {
        @StateObject private var search = Search()
        var body: some View { TextField("Search", text: $search.text) }
      }
      """,
    ],
    check: .unit { unit, scope in
      let classes = unit.types(conformingTo: "ObservableObject").filter { $0.isPlainObservable }
      guard !classes.isEmpty else { return [] }
      let guards = AvailabilityGuards(scope.targets, in: scope)
      let held = scope.derived(heldTypes, for: WholeProgram())
      let subscriptions = scope.derived(Subscriptions.all, for: WholeProgram())
      return classes.filter { held.contains($0.name) && !subscriptions.mayLead(to: $0, in: scope) }.compactMap {
        problem($0, guards, in: scope)
      }
    }
  )
}

/// The types that views hold as objects.
private let heldTypes = ComparedQuery<ProgramScope, WholeProgram, Set<String>> { _, scope in
  let properties = StateProperty.all(["StateObject", "ObservedObject", "EnvironmentObject"], in: scope)
  return Set(
    properties.compactMap { property in
      property.declaration.type?.name ?? property.declaration.initializer?.singleExpression?.asCall?.calledName
    }
  )
}

/// Whose publishers code reads, wherever it stands: `store.$name`, `store.objectWillChange`.
private struct Subscriptions: Equatable, Sendable {
  private var types: Set<String> = []
  /// The publishers of objects whose type is not known.
  private var unknown: Set<String> = []

  static let all = ComparedQuery<ProgramScope, WholeProgram, Subscriptions> { _, scope in
    var found = Subscriptions()
    for expression in scope.units.flatMap(\.publisherMembers) {
      guard case .member(let member) = expression.kind, let base = member.base else { continue }
      if let type = scope.type(of: base), let nominal = (type.wrapped ?? type).nominal {
        found.types.insert(nominal.name)
      } else {
        found.unknown.insert(member.name)
      }
    }
    return found
  }

  func mayLead(to type: TypeParts, in scope: ProgramScope) -> Bool {
    let name = type.declaration.type.qualifiedName
    return types.contains(name) || types.contains { scope.isType($0, conformingTo: name) }
      || type.variables.contains { $0.attribute("Published") != nil && unknown.contains("$" + $0.name) }
  }
}

private func problem(_ type: TypeParts, _ guards: AvailabilityGuards, in scope: ProgramScope) -> Problem? {
  guard let place = scope.place(type.declaration.type.nameSpan), !guards.isMadeBefore(iOS: 17, at: place) else {
    return nil
  }
  return Problem(
    place,
    "each change of '\(type.name)' updates every view that holds it; '@Observable' (iOS 17) updates those that read what "
      + "has changed"
  )
}

extension TypeParts {
  /// A class with published properties, of no other class, whose publishers its own code leaves alone.
  fileprivate var isPlainObservable: Bool {
    let type = declaration.type
    guard type.kind == .class, type.inheritance.first?.name == "ObservableObject" || type.inheritance.count == 1,
      variables.contains(where: { $0.attribute("Published") != nil })
    else { return false }
    let published = Set(variables.filter { $0.attribute("Published") != nil }.map { "$" + $0.name })
    return !bodies.contains { body in
      CodeWalk(body).expressions.contains { expression in
        switch expression.kind {
        case .name(let name): published.contains(name.name) || name.name == "objectWillChange"
        case .member(let member): published.contains(member.name) || member.name == "objectWillChange"
        default: false
        }
      }
    }
  }
}
