import Semantics
import ViewGraph

extension LintRule {
  static let namespaceOutsideBody = LintRule(
    id: "namespace-outside-body",
    summary: "A namespace that is read before the view is there",
    documentation: """
      `@Namespace` gets its value when the view is in the hierarchy. Read in `init` or in an initial value it is \
      another one each time ("Reading a Namespace property outside View.body"), and ids in it never match.

      Read it in `body`, and hand `Namespace.ID` to those who need it.
      """,
    severity: .warning,
    bad: [
      """
      struct Tabs: View {
        @Namespace private var space
        private let id: Namespace.ID
        init() { id = space }
        var body: some View { Circle().matchedGeometryEffect(id: "dot", in: id) }
      }
      """,
      """
      struct Cards: View {
        @Namespace var cards
        init() {
          register(self.cards)
        }
        private func register(_ id: Namespace.ID) {}
        var body: some View { Text("Cards").matchedGeometryEffect(id: 1, in: cards) }
      }
      """,
    ],
    good: [
      """
      struct Tabs: View {
        @Namespace private var space
        var body: some View { Circle().matchedGeometryEffect(id: "dot", in: space) }
      }
      """,
      """
      struct Cards: View {
        private let cards: Namespace.ID
        init(cards: Namespace.ID) { self.cards = cards }
        var body: some View { Text("Cards").matchedGeometryEffect(id: 1, in: cards) }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.views.flatMap { type in
        let reads = EarlyReads(of: type, wrappedBy: ["Namespace"], in: scope).all
        var seen: Set<String> = []
        return reads.compactMap { read -> Problem? in
          guard let property = read.property, seen.insert(property.name).inserted else { return nil }
          return problem(read, property, in: scope)
        }
      }
    }
  )
}

private func problem(_ read: EarlyReads.Read, _ property: VariableDeclaration, in scope: ProgramScope) -> Problem? {
  scope.place(read.expression.span).map { place in
    let subject = read.member.map { "'\($0)', which reads '\(property.name)'," } ?? "'\(property.name)'"
    return Problem(
      place,
      "\(subject) is \(read.member == nil ? "read" : "used") in \(read.place), outside of 'body', where it is another namespace each time: ids in it never "
        + "match; read it in 'body'",
      related: scope.place(property.nameSpan).map { [RelatedPlace($0, "valid once the view is shown")] } ?? []
    )
  }
}
