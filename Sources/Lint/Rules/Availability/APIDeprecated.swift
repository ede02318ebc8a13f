import Catalog
import Semantics

extension LintRule {
  static let apiDeprecated = LintRule(
    id: "api-deprecated",
    summary: "Something is deprecated on all systems that the project runs on",
    documentation: """
      The compiler warns where the oldest system of the project already has the successor. Without a deployment target \
      in the configuration, this is a hint.
      """,
    severity: .warning,
    bad: [
      """
      // uilsp:target ios 17.0
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
            .onChange(of: count) { new in print(new) }
        }
      }
      """,
      """
      // uilsp:target ios 16.0
      struct Light: View {
        @State private var isOn = false
        var body: some View {
          Circle().opacity(isOn ? 1 : 0.2).animation(nil)
        }
      }
      """,
    ],
    good: [
      """
      // uilsp:target ios 17.0
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
            .onChange(of: count) { _, new in print(new) }
        }
      }
      """,
      """
      // uilsp:target ios 16.0
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 1 }
            .onChange(of: count) { new in print(new) }
        }
      }
      """,
    ],
    check: .program { scope in
      let rows = ModifierDefinition.all.filter { row in
        row.signatures.contains { $0.deprecation?.level == .hard } || row.deprecation?.level == .hard
      }
      let targets = Targets(in: scope)
      return rows.flatMap { row -> [Problem] in
        guard !scope.program.declares(row.name) else { return [] }
        return scope.viewModifiers(row.name).compactMap { problem($0, row, targets, in: scope) }
      }
    }
  )
}

private func problem(
  _ call: CallExpression,
  _ row: ModifierDefinition,
  _ targets: Targets,
  in scope: ProgramScope
) -> Problem? {
  let fitting = row.signatures(fitting: call)
  // A form that is not deprecated may be meant.
  guard let deprecation = fitting.first?.deprecation ?? row.deprecation, deprecation.level == .hard,
    fitting.allSatisfy({ ($0.deprecation ?? row.deprecation)?.level == .hard }),
    let since = deprecation.since, let place = scope.place(call.nameSpan)
  else { return nil }
  let target = targets.target(of: place.file).iOS
  if let target, target < since { return nil }
  return Problem(
    place,
    "'.\(row.name)' in this form is deprecated since iOS \(since); use '\(deprecation.replacement)'",
    severity: target == nil ? .hint : nil
  )
}
