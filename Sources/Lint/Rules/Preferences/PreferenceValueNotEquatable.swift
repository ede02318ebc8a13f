import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let preferenceValueNotEquatable = LintRule(
    id: "preference-value-not-equatable",
    summary: "'onPreferenceChange' on a key whose values cannot be compared",
    documentation: """
      `onPreferenceChange` calls its action when the value differs from the last one, so `Key.Value` has to be \
      `Equatable`; the code does not compile otherwise.

      Declare the conformance: `struct Target: Equatable`. `overlayPreferenceValue` and `backgroundPreferenceValue` do \
      without it.
      """,
    severity: .error,
    bad: [
      """
      struct Target {
        let name: String
        let frame: CGRect
      }
      struct Targets: PreferenceKey {
        static let defaultValue: [Target] = []
        static func reduce(value: inout [Target], nextValue: () -> [Target]) { value += nextValue() }
      }
      struct Board: View {
        @State private var targets: [Target] = []
        var body: some View {
          Text("A").preference(key: Targets.self, value: [Target(name: "a", frame: .zero)])
            .onPreferenceChange(Targets.self) { targets = $0 }
        }
      }
      """,
      """
      struct Style {
        var isBold = false
      }
      struct StyleKey: PreferenceKey {
        typealias Value = Style?
        static let defaultValue: Style? = nil
        static func reduce(value: inout Style?, nextValue: () -> Style?) { value = nextValue() ?? value }
      }
      struct Page: View {
        @State private var isBold = false
        var body: some View {
          Text("A").preference(key: StyleKey.self, value: Style())
            .onPreferenceChange(StyleKey.self) { isBold = $0?.isBold ?? false }
        }
      }
      """,
    ],
    good: [
      """
      struct Target: Equatable {
        let name: String
        let frame: CGRect
      }
      struct Targets: PreferenceKey {
        static let defaultValue: [Target] = []
        static func reduce(value: inout [Target], nextValue: () -> [Target]) { value += nextValue() }
      }
      struct Board: View {
        @State private var targets: [Target] = []
        var body: some View {
          Text("A").preference(key: Targets.self, value: [Target(name: "a", frame: .zero)])
            .onPreferenceChange(Targets.self) { targets = $0 }
        }
      }
      """,
      """
      struct Mark { let anchor: Anchor<CGRect> }
      struct Marks: PreferenceKey {
        static let defaultValue: [Mark] = []
        static func reduce(value: inout [Mark], nextValue: () -> [Mark]) { value += nextValue() }
      }
      struct Board: View {
        var body: some View {
          Text("A").anchorPreference(key: Marks.self, value: .bounds) { [Mark(anchor: $0)] }
            .overlayPreferenceValue(Marks.self) { marks in Text("\\(marks.count)") }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let observers = unit.calls("onPreferenceChange")
      guard !observers.isEmpty else { return [] }
      let keys = scope.preferenceKeys.map { PreferenceKeyParts($0) }
      return observers.compactMap { occurrence in
        guard let name = occurrence.call.preferenceKey, let key = keys.first(where: { $0.name == name }),
          keys.count(where: { $0.name == name }) == 1, let missing = scope.missingComparison(ofValuesOf: key),
          let place = scope.place(occurrence.call.nameSpan)
        else { return nil }
        let culprit = missing.declaration?.name ?? missing.culprit.description
        return Problem(
          place,
          "'onPreferenceChange' compares values, but '\(culprit)' of '\(key.name)' is not Equatable, so this does not "
            + (missing.declaration == nil ? "compile; hand up something that is" : "compile; declare the conformance"),
          related: missing.declaration.flatMap { scope.place($0.nameSpan) }.map {
            [RelatedPlace($0, "add ': Equatable' here")]
          } ?? [],
          proposals: scope.conformances(of: missing.statements, to: "Equatable").map { [$0] } ?? []
        )
      }
    }
  )
}

extension ProgramScope {
  /// The first part of the preference key's value type that is not `Equatable`.
  fileprivate func missingComparison(ofValuesOf key: PreferenceKeyParts) -> MissingConformance? {
    guard let property = key.defaultValue else { return nil }
    return missingConformance(ofProperty: property.name, in: key.type.declaration.type, to: "Equatable")
  }

  /// The conformance added to each type, after its name or its other conformances.
  fileprivate func conformances(of types: [TypeDeclaration], to name: String) -> FixProposal? {
    let edits = types.compactMap { addingConformance(to: name, of: $0) }
    guard !edits.isEmpty, edits.count == types.count else { return nil }
    let names = types.map { "'\($0.name)'" }.joined(separator: " and ")
    return FixProposal("make \(names) \(name)", keepsMeaning: true, edits: edits)
  }
}
