import Semantics
import ViewGraph

extension LintRule {
  static let viewConformanceMissing = LintRule(
    id: "view-conformance-missing",
    summary: "A structure with the body of a view that is no View",
    documentation: """
      `var body: some View` alone does not make a view: the structure has to say `: View`. Otherwise no builder accepts \
      it, and its `@State` and `@Environment` properties have no meaning.
      """,
    severity: .error,
    bad: [
      """
      struct Badge {
        var body: some View { Text("new") }
      }
      """,
      """
      struct Row: Equatable {
        let title: String
        var body: some View {
          HStack {
            Text(title)
            Spacer()
          }
        }
      }
      struct Screen: View {
        var body: some View { Row(title: "One") }
      }
      """,
    ],
    good: [
      """
      struct Badge: View {
        var body: some View { Text("new") }
      }
      """,
      """
      struct Row {
        let title: String
        var body: some View { Text(title) }
      }
      extension Row: View {}
      """,
    ],
    check: .unit { unit, scope in
      unit.declaredTypes.compactMap { problem($0, in: scope) }
    }
  )
}

/// Protocols without a body of their own.
private let bodiless: Set = [
  "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "Codable", "Encodable", "Decodable",
  "CustomStringConvertible",
]

private func problem(_ type: TypeParts, in scope: ProgramScope) -> Problem? {
  let declaration = type.declaration.type
  guard declaration.kind == .structure, declaration.attributes.isEmpty,
    let body = type.variables.first(where: { $0.name == "body" && !$0.modifiers.isTypeMember }),
    let result = body.type, case .some(let opaque) = result.kind, opaque.qualifiedName == "View",
    body.accessors.getter != nil,
    // What it says itself counts: local types of other functions may have the same name.
    declaration.inheritance.allSatisfy({ $0.name.map(bodiless.contains) ?? false }),
    // Another module may have a type of the same name, which is not meant.
    scope.type(named: declaration.qualifiedName, from: declaration)?.conformances.isSubset(of: bodiless) == true,
    let place = scope.place(declaration.nameSpan)
  else { return nil }
  return Problem(
    place,
    "'\(type.name)' has the body of a view but does not conform to 'View', so nothing can show it; declare "
      + "'struct \(type.name): View'",
    related: scope.place(body.nameSpan).map { [RelatedPlace($0, "the body of a view")] } ?? [],
    proposals: scope.proposal("add ': View'", keepsMeaning: true, scope.addingConformance(to: "View", of: declaration))
  )
}
