import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let apiDeprecated = LintRule(
    id: "api-deprecated",
    summary: "Something is deprecated on all systems that the project runs on",
    documentation: """
      The compiler warns where the oldest system of the project already has the successor. Without a deployment target \
      in the configuration, this is a hint.
      """,
    severity: .warning,
    supersedes: ["modernize-navigation-link", "modernize-on-change"],
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
      // uilsp:target ios 18.0
      struct Light: View {
        @State private var isOn = false
        let report: (Bool) -> Void
        var body: some View {
          Toggle("Light", isOn: $isOn).onChange(of: isOn, perform: report)
        }
      }
      """,
      """
      // uilsp:target ios 16.0
      struct Home: View {
        @State private var showsDetail = false
        var body: some View {
          NavigationStack {
            NavigationLink("Detail", isActive: $showsDetail) { Text("Detail") }
          }
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
    check: .unit { unit, scope in
      let changes = unit.modifierCalls("onChange").compactMap { ObserverConversion($0.call, in: scope) }
      let rows = unit.index.calls.keys.compactMap { Catalog.modifier($0) }.filter { row in
        row.signatures.contains { $0.deprecation?.level == .hard } || row.deprecation?.level == .hard
      }
      let targets = scope.targets
      let modifiers = rows.flatMap { row -> [Problem] in
        guard !scope.declares(row.name) else { return [] }
        return unit.viewModifiers(row.name).compactMap { call in
          let change = changes.first { $0.call === call }
          return problem(call, row, targets, isModernised: change != nil, in: scope)?.proposing(change?.proposals ?? [])
        }
      }
      let views = unit.index.calls.keys.compactMap { Catalog.view($0) }.filter { view in
        view.initializers.contains { $0.deprecation?.level == .hard }
      }
      return modifiers
        + views.flatMap { view in
          unit.viewCalls(view.name).compactMap { problem($0.call, view, targets, in: scope) }
        }
    }
  )
}

private func problem(
  _ call: CallExpression,
  _ row: ModifierDefinition,
  _ targets: Targets,
  isModernised: Bool,
  in scope: ProgramScope
) -> Problem? {
  let fitting = row.signatures(fitting: call)
  // A form that is not deprecated may be meant.
  guard let deprecation = fitting.first?.deprecation ?? row.deprecation, deprecation.level == .hard,
    fitting.allSatisfy({ ($0.deprecation ?? row.deprecation)?.level == .hard }),
    let since = deprecation.since, let place = scope.place(call.nameSpan)
  else { return nil }
  let target = targets.target(of: place.file).iOS
  // Without a target, the old spelling is told of already.
  if target.map({ $0 < since }) ?? isModernised { return nil }
  return Problem(
    place,
    "'.\(row.name)' in this form is deprecated since iOS \(since); use '\(deprecation.replacement)'",
    severity: target == nil ? .hint : nil
  )
}

/// An initializer; of systems that nobody names, the old spelling is told of already.
private func problem(
  _ call: CallExpression,
  _ view: ViewDefinition,
  _ targets: Targets,
  in scope: ProgramScope
) -> Problem? {
  let shapes = call.arguments.map { Signature.ArgumentShape(label: $0.label, isTrailingClosure: $0.isTrailing) }
  let fitting = view.initializers.filter { $0.match(shapes) != nil }
  guard let deprecation = fitting.first?.deprecation, fitting.allSatisfy({ $0.deprecation?.level == .hard }),
    let since = deprecation.since, let place = scope.place(call.nameSpan),
    let target = targets.target(of: place.file).iOS, target >= since
  else { return nil }
  return Problem(
    place,
    "'\(view.name)' in this form is deprecated since iOS \(since); use '\(deprecation.replacement)'"
  )
}

extension Problem {
  fileprivate func proposing(_ proposals: [FixProposal]) -> Problem {
    var copy = self
    copy.proposals = proposals
    return copy
  }
}
