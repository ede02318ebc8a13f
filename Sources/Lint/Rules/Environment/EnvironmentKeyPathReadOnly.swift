import Semantics
import SourceText
import Syntax
import ViewGraph

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
      let transformed = scope.calls("transformEnvironment").filter(\.hasReceiver).map(\.call)
      let paths =
        uses.injections.map { ($0.call, $0.path) }
        + transformed.compactMap { call in
          call.arguments.first.map { (call, $0.value) }
        }
      var seen: Set<SourceSpan> = []
      return paths.compactMap { call, path in
        // Each use of the program's own modifier gives the path in its code once more.
        guard seen.insert(path.span).inserted, let name = path.environmentKey,
          case .keyPath(let written) = path.kind, written.components.count == 1, let place = scope.place(path.span)
        else { return nil }
        if let property = uses.declared[name] {
          guard property.accessors.getter != nil, property.accessors.setter == nil else { return nil }
          return Problem(
            place,
            "'\\.\(name)' has no setter, so nothing can be injected for it; add 'set' to the property, or use '@Entry'",
            related: scope.place(property.nameSpan).map { [RelatedPlace($0, "declared without 'set'")] } ?? [],
            proposals: setter(of: property, in: scope)
          )
        }
        guard readOnly.contains(name) else { return nil }
        let removal = call.span.contains(path.span) ? scope.removingModifier(call) : nil
        return Problem(
          place,
          "'\\.\(name)' is set by SwiftUI alone and cannot be injected; remove the modifier",
          proposals: scope.proposal("remove the modifier", keepsMeaning: false, removal)
        )
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

/// A setter for a property that reads a key: `self[Key.self] = newValue`.
private func setter(of property: VariableDeclaration, in scope: ProgramScope) -> [FixProposal] {
  guard let getter = property.accessors.getter?.body, let value = getter.singleExpression,
    case .subscript(let access) = value.kind, case .local(_, "self") = access.base.kind,
    let text = scope.text(value.span), let place = scope.place(value.span), let tree = scope.tree(place.file)
  else { return [] }
  let block = tree.root.node(covering: place.range).ancestors.first { $0.kind == .accessorBlock }
  guard let block, !block.descendants.contains(where: { $0.kind == .accessor }) else { return [] }
  let whole = Place(file: place.file, range: block.range)
  let indentation = scope.lineIndentation(of: whole)
  let inner = indentation + scope.indentationUnit(around: whole)
  let code = "{\n\(inner)get { \(text) }\n\(inner)set { \(text) = newValue }\n\(indentation)}"
  let edit = FileEdit(file: place.file, edit: TextEdit(range: block.range, replacement: code))
  return [FixProposal("give '\(property.name)' a setter", keepsMeaning: true, edits: [edit])]
}
