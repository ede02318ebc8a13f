import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let apiSoftDeprecated = LintRule(
    id: "api-soft-deprecated",
    summary: "Apple's documentation names a successor, the compiler does not warn yet",
    documentation: """
      What is to be deprecated in a later SDK still compiles without a warning. New code can use the successor; what has a \
      rule of its own (`modernize-…`) is told of there, with a fix. Projects for systems before iOS 16 are left alone, \
      since the successor may be missing there.
      """,
    severity: .hint,
    bad: [
      """
      struct Login: View {
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name).disableAutocorrection(true)
        }
      }
      """,
      """
      struct Movie: View {
        var body: some View {
          Color.black
            .statusBar(hidden: true)
        }
      }
      """,
    ],
    good: [
      """
      struct Login: View {
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name).autocorrectionDisabled()
        }
      }
      """,
      """
      // uilsp:target ios 14.0
      struct Login: View {
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name).disableAutocorrection(true)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.index.calls.keys.flatMap { name -> [Problem] in
        guard let row = Catalog.modifier(name), row.deprecation?.level == .soft, !haveRules.contains(name),
          !scope.declares(name)
        else { return [] }
        return unit.viewModifiers(row.name).compactMap { problem($0, row, in: scope) }
      }
    }
  )
}

/// What a rule of its own speaks of.
private let haveRules: Set = [
  "accentColor", "accessibility", "actionSheet", "alert", "background", "coordinateSpace", "cornerRadius",
  "edgesIgnoringSafeArea", "foregroundColor", "navigationBarHidden", "navigationBarItems", "navigationBarTitle",
  "onChange", "overlay", "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout",
  "tabItem",
]

private func problem(_ call: CallExpression, _ row: ModifierDefinition, in scope: ProgramScope) -> Problem? {
  guard let deprecation = row.deprecation, let place = scope.place(call.nameSpan),
    scope.targets.target(of: place.file).iOS.map({ $0 >= 16 }) ?? true
  else { return nil }
  return Problem(
    place,
    "'\(deprecation.replacement)' replaces '.\(row.name)'",
    proposals: renaming(call, row.name, in: scope)
  )
}

/// The new name, where it takes the same argument.
private func renaming(_ call: CallExpression, _ name: String, in scope: ProgramScope) -> [FixProposal] {
  let names = ["disableAutocorrection": "autocorrectionDisabled", "statusBar": "statusBarHidden"]
  guard let new = names[name], call.arguments.count == 1, let value = call.arguments.first?.value,
    let text = scope.text(value.span), let argument = call.arguments.first
  else { return [] }
  let label = argument.labelSpan.map { $0.joined(to: value.span) } ?? value.span
  return scope.proposal(
    "write '\(new)'",
    keepsMeaning: true,
    scope.replacing(call.nameSpan, with: new),
    scope.replacing(label, with: text)
  )
}
