import Semantics

extension LintRule {
  static let environmentKeyPathReadOnly = LintRule(
    id: "environment-key-path-read-only",
    summary: "A value is injected for a key that cannot be written",
    documentation: """
      `environment(_:_:)` needs a writable key path. A property of `EnvironmentValues` without `set`, and the values that \
      only SwiftUI sets, can be read alone; the compiler refuses the call.

      Give the property a setter (`set { self[Key.self] = newValue }`) or declare it with `@Entry`.
      """,
    severity: .error,
    bad: [
      """
      struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
      extension EnvironmentValues {
        var level: Int { self[LevelKey.self] }
      }
      struct Panel: View {
        var body: some View { Text("Panel").environment(\\.level, 1) }
      }
      """,
      """
      struct Panel: View {
        var body: some View { Text("Panel").environment(\\.isPresented, true) }
      }
      """,
    ],
    good: [
      """
      struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
      extension EnvironmentValues {
        var level: Int {
          get { self[LevelKey.self] }
          set { self[LevelKey.self] = newValue }
        }
      }
      struct Panel: View {
        @Environment(\\.level) private var level
        var body: some View { Text("Panel \\(level)").environment(\\.level, level + 1) }
      }
      """,
      """
      struct Panel: View {
        var body: some View { Text("Panel").environment(\\.isEnabled, false) }
      }
      """,
    ],
    check: .program { scope in
      let uses = scope.environmentUses
      let transformed = scope.calls("transformEnvironment").filter { $0.call.receiver != nil }.map(\.call)
      return (uses.injections.map(\.call) + transformed).compactMap { call in
        guard let path = call.arguments.first?.value, let name = path.environmentKey,
          case .keyPath(let written) = path.kind, written.components.count == 1, let place = scope.place(path.span)
        else { return nil }
        if let property = uses.declared[name] {
          guard property.accessors.getter != nil, property.accessors.setter == nil else { return nil }
          return Problem(
            place,
            "'\\.\(name)' has no setter, so nothing can be injected for it; add 'set' to the property, or use '@Entry'",
            related: scope.place(property.nameSpan).map { [RelatedPlace($0, "declared without 'set'")] } ?? []
          )
        }
        guard readOnly.contains(name) else { return nil }
        return Problem(place, "'\\.\(name)' is set by SwiftUI alone and cannot be injected; remove the modifier")
      }
    }
  )
}

/// Values of the framework that have no public setter (Apple: EnvironmentValues).
private let readOnly: Set = [
  "accessibilityDifferentiateWithoutColor", "accessibilityInvertColors", "accessibilityReduceMotion",
  "accessibilityReduceTransparency", "colorSchemeContrast", "dismiss", "dismissSearch", "dismissWindow", "isFocused",
  "isPresented", "isSearching", "openWindow", "pixelLength",
]
