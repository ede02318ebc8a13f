import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let apiUnavailable = LintRule(
    id: "api-unavailable",
    summary: "Something is newer than the oldest system that the project runs on",
    documentation: """
      The configuration names a deployment target (`"deploymentTarget": { "ios": "16.0" }`). What appeared later needs \
      `if #available(iOS 17, *)` around it, with something else for older systems, or `@available` on the declaration.

      What Apple has brought to older systems counts from there: `onGeometryChange` from iOS 16, `@Entry` from iOS 13. \
      Without a target, nothing is reported.
      """,
    severity: .error,
    bad: [
      """
      // uilsp:target ios 16.0
      struct Hero: View {
        var body: some View {
          ScrollView { Color.blue.containerRelativeFrame(.horizontal) }
        }
      }
      """,
      """
      // uilsp:target ios 14.0
      struct Row: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button("Close") { dismiss() }
        }
      }
      """,
    ],
    good: [
      """
      // uilsp:target ios 16.0
      struct Hero: View {
        var body: some View {
          ScrollView {
            if #available(iOS 17, *) {
              Color.blue.containerRelativeFrame(.horizontal)
            } else {
              Color.blue.frame(height: 200)
            }
          }
        }
      }
      """,
      """
      // uilsp:target ios 16.0
      extension EnvironmentValues { @Entry var inset: CGFloat = 8 }
      struct Header: View {
        @Environment(\\.inset) private var inset
        @State private var height: CGFloat = 0
        var body: some View {
          Text("Height \\(Int(height))")
            .frame(width: 200, height: 40)
            .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
            .padding(inset)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let targets = scope.targets
      guard !targets.haveNoPlatform else { return [] }
      let guards = AvailabilityGuards(targets, in: scope)
      return APIUses(in: unit, scope).uses(where: targets.mayLack).compactMap { problem($0, guards, in: scope) }
    }
  )
}

private func problem(_ use: APIUses.Use, _ guards: AvailabilityGuards, in scope: ProgramScope) -> Problem? {
  guard let place = scope.place(use.span) else { return nil }
  let promise = guards.promise(at: place)
  var missing: [(platform: String, needed: PlatformVersion, target: PlatformVersion)] = []
  if let target = promise.iOS, let needed = use.availability.iOS, target < needed {
    missing.append(("iOS", needed, target))
  }
  if let target = promise.macOS, let needed = use.availability.macOS, target < needed {
    missing.append(("macOS", needed, target))
  }
  guard let first = missing.first else { return nil }
  let versions = missing.map { "\($0.platform) \($0.needed)" }.joined(separator: " and ")
  let condition = missing.map { "\($0.platform) \($0.needed)" }.joined(separator: ", ")
  let advice =
    use.name.hasPrefix("@")
    ? "mark the type '@available(\(condition), *)'" : "put it behind 'if #available(\(condition), *)'"
  return Problem(
    place,
    "'\(use.name)' is only available from \(versions) on, and the project runs on \(first.platform) \(first.target); "
      + advice,
    proposals: AvailabilityFix(use: use, condition: condition, in: scope).proposals
  )
}
