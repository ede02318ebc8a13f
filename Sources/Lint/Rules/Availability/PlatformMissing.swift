import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let platformMissing = LintRule(
    id: "platform-missing",
    summary: "Something does not exist on a platform of the project",
    documentation: """
      The configuration names a platform (`"deploymentTarget": { "ios": "16.0", "macos": "13.0" }`) that this view, \
      modifier or value never came to. Put it behind `#if os(iOS)`, or use what both have: `.sheet` in place of \
      `.fullScreenCover`.
      """,
    severity: .error,
    bad: [
      """
      // uilsp:target ios 16.0, macos 13.0
      struct Gallery: View {
        @State private var isShown = false
        var body: some View {
          Button("Show") { isShown = true }
            .fullScreenCover(isPresented: $isShown) { Text("Picture") }
        }
      }
      """,
      """
      // uilsp:target ios 17.0, macos 14.0
      struct Settings2: View {
        var body: some View {
          Text("Settings").navigationBarTitleDisplayMode(.inline)
        }
      }
      """,
    ],
    good: [
      """
      // uilsp:target ios 16.0, macos 13.0
      struct Gallery: View {
        @State private var isShown = false
        var body: some View {
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Text("Picture") }
        }
      }
      """,
      """
      // uilsp:target ios 17.0, macos 14.0
      struct Settings2: View {
        var body: some View {
          Text("Settings")
            #if os(iOS)
            .navigationBarTitleDisplayMode(.inline)
            #endif
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let targets = scope.targets
      guard !targets.haveNoPlatform else { return [] }
      let guards = AvailabilityGuards(targets, in: scope)
      let uses = APIUses(in: unit, scope).uses { $0.macOS == nil || $0.iOS == nil }
      return uses.compactMap { use in
        guard let place = scope.place(use.span) else { return nil }
        let promise = guards.promise(at: place)
        let isMac = promise.macOS != nil && use.availability.macOS == nil
        guard isMac || promise.iOS != nil && use.availability.iOS == nil else { return nil }
        let (platform, other) = isMac ? ("macOS", "iOS") : ("iOS", "macOS")
        return Problem(
          place,
          "'\(use.name)' does not exist on \(platform), which the project runs on, too; put it behind '#if os(\(other))', "
            + "or use what both have"
        )
      }
    }
  )
}
