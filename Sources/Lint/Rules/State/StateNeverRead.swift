import Semantics
import ViewGraph

extension LintRule {
  static let stateNeverRead = LintRule(
    id: "state-never-read",
    summary: "State that nothing looks at",
    documentation: """
      A `@State` property that the view only sets, or never names, decides nothing: SwiftUI does not update a view for \
      state that its body does not read. It is left over, or something forgets to read it.
      """,
    severity: .hint,
    supersedes: ["state-not-private"],
    bad: [
      """
      struct Clock: View {
        @State private var tick = 0
        var body: some View { Text("Clock") }
      }
      """,
      """
      struct Saver: View {
        @State private var hasSaved = false
        var body: some View {
          Button("Save") { hasSaved = true }
        }
      }
      """,
    ],
    good: [
      """
      struct Clock: View {
        @State private var tick = 0
        var body: some View {
          Button("\\(tick)") { tick += 1 }
        }
      }
      """,
      """
      struct Saver: View {
        @State private var hasSaved = false
        var body: some View {
          Button(hasSaved ? "Saved" : "Save") { hasSaved = true }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.stateProperties(["State"])
        .filter {
          !$0.mayBeUsedElsewhere && ($0.isUnused || $0.isOnlyAssigned && !$0.keepsAlive) && !$0.isUsedInOtherBuild
        }
        .compactMap { property in
          property.place.map { place in
            Problem(
              place,
              property.isUnused
                ? "nothing uses the state '\(property.name)'; remove it"
                : "'\(property.name)' is set but never read, so setting it changes nothing; read it, or remove it",
              proposals: property.isUnused
                ? scope.proposal("remove '\(property.name)'", keepsMeaning: true, property.deletion) : []
            )
          }
        }
    }
  )
}
