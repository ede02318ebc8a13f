import Semantics
import SourceText

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
          keys.count(where: { $0.name == name }) == 1, let type = key.valueType,
          let culprit = scope.incomparable(in: type, ofKey: key.type.declaration.type.qualifiedName),
          let place = scope.place(occurrence.call.nameSpan)
        else { return nil }
        return Problem(
          place,
          "'onPreferenceChange' compares values, but '\(culprit.name)' of '\(key.name)' is not Equatable, so this does not "
            + "compile; declare the conformance",
          related: scope.place(culprit.nameSpan).map { [RelatedPlace($0, "add ': Equatable' here")] } ?? [],
          proposals: scope.conformance(of: culprit, to: "Equatable").map { [$0] } ?? []
        )
      }
    }
  )
}

extension ProgramScope {
  /// The program's own type in `type` that keeps it from being compared; nil where there is none, or nobody knows. A
  /// name without more may be a type of the key's own.
  fileprivate func incomparable(in type: TypeReference, ofKey key: String) -> TypeDeclaration? {
    switch type.kind {
    case .optional(let inner), .array(let inner): return incomparable(in: inner, ofKey: key)
    case .dictionary(_, let value): return incomparable(in: value, ofKey: key)
    case .named(let components):
      guard let component = components.last else { return nil }
      if component.arguments.count == 1, ["Array", "Optional"].contains(component.name) {
        return incomparable(in: component.arguments[0], ofKey: key)
      }
      let name = type.qualifiedName ?? component.name
      guard let nominal = self.type(named: "\(key).\(name)") ?? self.type(named: name),
        let declaration = nominal.declaration,
        declaration.kind == .structure || declaration.kind == .enumeration || declaration.kind == .class,
        !declaration.isComparable
      else { return nil }
      let conforms = ["Equatable", "Hashable", "Comparable"].contains { nominal.conforms(to: $0) }
      return conforms || inheritsFromElsewhere(declaration) ? nil : declaration
    default: return nil
    }
  }

  /// Whether the type conforms to something that is not declared here, which may make it Equatable.
  private func inheritsFromElsewhere(_ type: TypeDeclaration) -> Bool {
    let all = [type] + extensions(of: type.qualifiedName).map(\.type)
    return all.flatMap(\.inheritance).contains { inherited in
      guard let name = inherited.name else { return true }
      return !declaresType(name) && !Self.incomparableProtocols.contains(name)
    } || !type.genericParameters.isEmpty || type.attributes.contains { !$0.isPlain }
  }

  private static let incomparableProtocols: Set = [
    "Identifiable", "Sendable", "Codable", "Decodable", "Encodable", "CustomStringConvertible",
  ]

  /// The conformance added after the type's name or its other conformances.
  fileprivate func conformance(of type: TypeDeclaration, to name: String) -> FixProposal? {
    guard type.kind != .class, let place = place(type.inheritance.last?.span ?? type.nameSpan) else { return nil }
    let text = type.inheritance.isEmpty ? ": \(name)" : ", \(name)"
    let edit = TextEdit(range: ByteRange(place.range.end, place.range.end), replacement: text)
    return FixProposal(
      "make '\(type.name)' \(name)",
      keepsMeaning: true,
      edits: [FileEdit(file: place.file, edit: edit)]
    )
  }
}

extension TypeDeclaration {
  /// An enumeration without payload is Equatable by itself; a type with `==` nearly says so.
  fileprivate var isComparable: Bool {
    if kind == .enumeration, members.cases.allSatisfy({ $0.payload.isEmpty }) { return true }
    return members.functions.contains { $0.name == "==" }
  }
}
