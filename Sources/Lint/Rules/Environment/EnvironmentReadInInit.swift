import Semantics
import ViewGraph

extension LintRule {
  static let environmentReadInInit = LintRule(
    id: "environment-read-in-init",
    summary: "The environment is read before the view is in the hierarchy",
    documentation: """
      Values of `@Environment` arrive when the view is in the hierarchy. In `init` and in the initial value of a \
      property, there is no environment yet: the read gives the key's default, never what an ancestor injected, and an \
      object that was not found stops the program.

      Read the value where it is used: in `body`, in a computed property, or in an action such as `onAppear`. Where \
      `init` needs it, pass it in as a parameter.
      """,
    severity: .error,
    bad: [
      """
      struct Card: View {
        @Environment(\\.displayScale) private var displayScale
        private let hairline: CGFloat
        init() { hairline = 1 / displayScale }
        var body: some View { Rectangle().frame(height: hairline) }
      }
      """,
      """
      struct Card: View {
        @Environment(\\.colorScheme) private var scheme
        @State private var isDark: Bool
        init() { _isDark = State(initialValue: self.scheme == .dark) }
        var body: some View { Text(isDark ? "dark" : "light") }
      }
      """,
    ],
    good: [
      """
      struct Card: View {
        @Environment(\\.displayScale) private var displayScale
        var body: some View { Rectangle().frame(height: 1 / displayScale) }
      }
      """,
      """
      struct Card: View {
        @Environment(\\.colorScheme) private var colorScheme
        private let isDark: Bool
        init(colorScheme: ColorScheme) { isDark = colorScheme == .dark }
        var body: some View { Text(isDark ? "dark" : "light") }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.declaredTypes.flatMap { type in
        EarlyReads(of: type, wrappedBy: wrappers, in: scope).all.compactMap { problem($0, in: scope) }
      }
    }
  )
}

private let wrappers: Set = ["Environment", "EnvironmentObject"]

private func problem(_ read: EarlyReads.Read, in scope: ProgramScope) -> Problem? {
  guard let found = scope.place(read.expression.span) else { return nil }
  guard let property = read.property else {
    return Problem(
      found,
      "\(read.place) reads the environment before the view is in the hierarchy and gets the default; read it in 'body'"
    )
  }
  let subject = read.member.map { "'\($0)', which reads '\(property.name)'," } ?? "'\(property.name)'"
  let isObject = property.attributes.contains { $0.name == "EnvironmentObject" }
  let consequence = isObject ? "stops the program" : "gives the default, not the injected value"
  let related = scope.place(property.nameSpan).map { [RelatedPlace($0, "'\(property.name)' is declared here")] } ?? []
  return Problem(
    found,
    "\(subject) is used in \(read.place), before the view is in the hierarchy: it \(consequence); use it in 'body' or "
      + "'onAppear', or pass the value to 'init'",
    related: related
  )
}
