import Semantics
import ViewGraph

extension LintRule {
  static let stateNotPrivate = LintRule(
    id: "state-not-private",
    summary: "State that others could set",
    documentation: """
      Apple: "Declare state as private to prevent setting it in a memberwise initializer, which can conflict with the \
      storage management that SwiftUI provides." What a parent passes there counts once, and never again.
      """,
    severity: .hint,
    bad: [
      """
      struct Drawer: View {
        @State var isOpen = false
        var body: some View { Toggle("Open", isOn: $isOpen) }
      }
      """,
      """
      struct Search: View {
        @FocusState var isFocused: Bool
        @State private var text = ""
        var body: some View { TextField("Search", text: $text).focused($isFocused) }
      }
      """,
    ],
    good: [
      """
      struct Drawer: View {
        @State private var isOpen = false
        var body: some View { Toggle("Open", isOn: $isOpen) }
      }
      """,
      """
      struct Drawer: View {
        @Binding var isOpen: Bool
        var body: some View { Toggle("Open", isOn: $isOpen) }
      }
      #Preview { Drawer(isOpen: .constant(true)) }
      """,
    ],
    check: .unit { unit, scope in
      unit.stateProperties(["State", "StateObject", "FocusState", "Namespace"]).filter { !$0.isPrivate }
        .compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ property: StateProperty, in scope: ProgramScope) -> Problem? {
  guard let place = property.place else { return nil }
  // A caller gives the first value, on purpose.
  guard !scope.calls(property.owner.name).contains(where: { $0.call.argument(property.name) != nil }) else {
    return nil
  }
  guard !property.isRequired, !property.isUsedInOtherFile, !property.isNamedOutside else { return nil }
  let attribute = property.declaration.attributes.first?.name ?? "State"
  return Problem(
    place,
    "'@\(attribute)' belongs to the view alone, and others could set '\(property.name)'; make it private",
    proposals: property.declaration.modifiers.contains(.public) || property.isGivenByInitializer
      ? [] : scope.proposal("make it private", keepsMeaning: true, scope.makingPrivate(place))
  )
}

extension StateProperty {
  /// Whether the initializer that the compiler writes takes the first value: it would be as private as the property.
  fileprivate var isGivenByInitializer: Bool {
    guard declaration.initializer == nil, owner.declaration.type.members.initializers.isEmpty else { return false }
    return ["State", "StateObject"].compactMap(declaration.attribute).contains { $0.arguments == nil }
  }
}
