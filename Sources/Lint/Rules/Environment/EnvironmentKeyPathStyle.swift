import Semantics
import ViewGraph

extension LintRule {
  static let environmentKeyPathStyle = LintRule(
    id: "environment-key-path-style",
    summary: "An environment property that others could read",
    documentation: """
      What a view takes from its environment is its own affair. Without `private` another type could read it from a view \
      that stands in no hierarchy, where it is the default; and nobody sees at a glance that it is no parameter.

      Off unless it is configured: it changes nothing for the view itself.
      """,
    severity: .off,
    bad: [
      """
      struct Title: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View { Text(scheme == .dark ? "Night" : "Day") }
      }
      """,
      """
      struct Shadow: ViewModifier {
        @Environment(\\.displayScale)
        var scale
        func body(content: Content) -> some View { content.shadow(radius: 4 / scale) }
      }
      """,
    ],
    good: [
      """
      struct Title: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "Night" : "Day") }
      }
      """,
      """
      struct Shadow: ViewModifier {
        let radius: CGFloat
        @Environment(\\.displayScale) fileprivate var scale
        func body(content: Content) -> some View { content.shadow(radius: radius / scale) }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.declaredTypes.flatMap { type in
        type.variables.compactMap { problem($0, of: type, in: scope) }
      }
    }
  )
}

private func problem(_ property: VariableDeclaration, of type: TypeParts, in scope: ProgramScope) -> Problem? {
  guard property.attribute("Environment") != nil, !property.modifiers.isTypeMember,
    property.modifiers.isDisjoint(with: [.private, .fileprivate, .public]), let place = scope.place(property.nameSpan),
    !isReadElsewhere(property, of: type, in: scope)
  else { return nil }
  return Problem(
    place,
    "'\(property.name)' comes from the environment of this view and is no parameter; make it private",
    proposals: scope.proposal("make it private", keepsMeaning: true, scope.makingPrivate(place))
  )
}

/// Whether another file names it, or code outside of the type.
private func isReadElsewhere(_ property: VariableDeclaration, of type: TypeParts, in scope: ProgramScope) -> Bool {
  let file = scope.place(property.nameSpan)?.file
  return type.extensions.contains { part in
    scope.place(part.type.span)?.file != file && scope.count(ofIdentifier: property.name, in: part.type.span) > 0
  }
}
