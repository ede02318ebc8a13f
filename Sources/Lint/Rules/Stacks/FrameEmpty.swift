import Semantics
import ViewGraph

extension LintRule {
  static let frameEmpty = LintRule(
    id: "frame-empty",
    summary: "A frame without any length",
    documentation: """
      `.frame()` changes nothing; Apple has deprecated it ("Please pass one or more parameters").

      Remove it, or say which length it should give.
      """,
    severity: .warning,
    bad: [
      """
      struct Title: View {
        var body: some View { Text("Title").frame().padding() }
      }
      """,
      """
      struct Cover: View {
        var body: some View {
          Color.blue
            .frame()
            .frame(height: 200)
        }
      }
      """,
    ],
    good: [
      """
      struct Title: View {
        var body: some View { Text("Title").padding() }
      }
      """,
      """
      struct Cover: View {
        var body: some View { Color.blue.frame(height: 200) }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("frame").filter { $0.call.arguments.allSatisfy { $0.label == "alignment" } }
        .filter { scope.isMadeOnView($0) && scope.declaredValue(named: $0.call.nameSpan) == nil }
        .compactMap { occurrence in
          scope.place(occurrence.call.nameSpan).map { place in
            let isBare = occurrence.call.arguments.isEmpty
            let name = isBare ? "'.frame()'" : "'.frame(alignment:)'"
            return Problem(
              place,
              "\(name) without a length changes nothing\(isBare ? " and is deprecated" : ""); remove it, or give it a length",
              proposals: scope.proposal(
                "remove \(name)",
                keepsMeaning: true,
                scope.removingModifier(occurrence.call)
              )
            )
          }
        }
    }
  )
}
