import Semantics
import ViewGraph

extension LintRule {
  static let namespaceUnused = LintRule(
    id: "namespace-unused",
    summary: "A namespace that nothing uses",
    documentation: """
      `@Namespace` makes a namespace for ids of matched geometry, transitions and accessibility. One that is never \
      named does nothing; it is usually left over.
      """,
    severity: .hint,
    bad: [
      """
      struct Tabs: View {
        @Namespace private var space
        var body: some View { Text("Tabs") }
      }
      """,
      """
      struct Cards: View {
        let title: String
        @Namespace var cards
        var body: some View { Text(title) }
      }
      """,
    ],
    good: [
      """
      struct Tabs: View {
        @Namespace private var space
        var body: some View { Text("Tabs").matchedGeometryEffect(id: 1, in: space) }
      }
      """,
      """
      struct Cards: View {
        let title: String
        var body: some View { Text(title) }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.stateProperties(["Namespace"]).filter { $0.isUnused && !$0.isUsedInOtherBuild }.compactMap {
        property in
        property.place.map { place in
          Problem(
            place,
            "nothing uses the namespace '\(property.name)'; remove it",
            proposals: scope.proposal("remove '\(property.name)'", keepsMeaning: true, property.deletion)
          )
        }
      }
    }
  )
}
