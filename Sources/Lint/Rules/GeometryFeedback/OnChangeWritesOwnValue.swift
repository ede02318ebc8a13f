import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let onChangeWritesOwnValue = LintRule(
    id: "on-change-writes-own-value",
    summary: "'onChange' changes the value that it watches, each time again",
    documentation: """
      The action changes the watched value to something else each time, so that it runs again. SwiftUI gives up after \
      the third time in a frame: "onChange(of: Int) action tried to update multiple times per frame."

      An action may normalize its value (clamp it, trim it): what it writes then stays as it is.
      """,
    severity: .warning,
    bad: [
      """
      struct Stepper3: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count = 5 }
            .onChange(of: count) { count += 1 }
        }
      }
      """,
      """
      struct Switcher: View {
        @State private var isOn = false
        var body: some View {
          Toggle("On", isOn: $isOn)
            .onChange(of: isOn) { _, new in isOn = !new }
        }
      }
      """,
    ],
    good: [
      """
      struct Stepper3: View {
        @State private var count = 0
        var body: some View {
          Button("\\(count)") { count += 5 }
            .onChange(of: count) { count = min(count, 10) }
        }
      }
      """,
      """
      struct Switcher: View {
        @State private var isOn = false
        @State private var changes = 0
        var body: some View {
          Toggle("On, \\(changes)", isOn: $isOn)
            .onChange(of: isOn) { changes += 1 }
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.calls("onChange").compactMap { problem($0, in: scope) } }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let watched = occurrence.call.argument("of").flatMap({ WatchedValue($0.value) }),
    let action = occurrence.call.closures.last?.closure,
    action.body.statements.count == 1 || !action.body.hasReturn
  else { return nil }
  let statements = action.body.statements.compactMap(\.plainExpression)
  // Anything conditional may end the repetition.
  guard statements.count == action.body.statements.count(where: { !$0.isConstant }),
    let write = scope.movingWrite(in: statements, of: action, to: watched, occurrence.scope)
      ?? scope.changingWrite(in: statements, of: action, to: watched, occurrence.scope),
    let place = scope.place(write.span)
  else { return nil }
  let name = watched.isPlain ? watched.path : scope.text(watched.expression.span) ?? watched.path
  return Problem(
    place,
    "this changes '\(name)' to another value whenever '\(name)' changes, so it runs again; SwiftUI stops "
      + "it with 'onChange(of:) action tried to update multiple times per frame.'",
    related: scope.place(occurrence.call.nameSpan).map { [RelatedPlace($0, "'\(name)' is watched here")] } ?? []
  )
}

extension Statement {
  /// `let doubled = new * 2`
  fileprivate var isConstant: Bool {
    if case .variable(let binding) = kind { !binding.isMutable } else { false }
  }
}
