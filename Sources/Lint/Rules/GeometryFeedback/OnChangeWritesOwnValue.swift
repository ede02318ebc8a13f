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
    check: .unit { unit, scope in
      let observers = unit.calls("onChange")
      return observers.compactMap { problem($0, in: scope) } + exchanges(observers, in: scope)
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let watched = occurrence.call.argument("of").flatMap({ WatchedValue($0.value) }),
    let action = occurrence.call.arguments.last?.value, let code = scope.action(action),
    let statements = code.body.certainStatements,
    let write = scope.movingWrite(in: statements, of: code, to: watched, occurrence.scope)
      ?? action.closure.flatMap({ scope.changingWrite(in: statements, of: $0, to: watched, occurrence.scope) })
  else { return nil }
  // A method that is given by its name is told of where that stands.
  let span = action.closure == nil ? action.span : write.span
  return scope.place(span).map { place in
    Problem(
      place,
      "this changes '\(watched.text(in: scope))' to another value whenever '\(watched.text(in: scope))' changes, so it "
        + "runs again; SwiftUI stops it with 'onChange(of:) action tried to update multiple times per frame.'",
      related: scope.related(occurrence, watching: watched)
    )
  }
}

/// The observers of a view that set each other's value and never come to rest, each pair at the first one.
private func exchanges(_ observers: [CallOccurrence], in scope: ProgramScope) -> [Problem] {
  let actions = observers.compactMap { observer -> (observer: CallOccurrence, action: RepeatingAction)? in
    guard let watched = observer.call.argument("of").flatMap({ WatchedValue($0.value) }),
      let closure = observer.call.closures.last?.closure, let statements = closure.body.certainStatements
    else { return nil }
    return (observer, RepeatingAction(watched: watched, closure: closure, statements: statements))
  }
  return actions.enumerated().flatMap { position, first in
    actions.dropFirst(position + 1).compactMap { second -> Problem? in
      guard first.observer.scope.type === second.observer.scope.type,
        let write = scope.movingWrite(of: first.action, with: second.action, in: first.observer.scope)
          ?? scope.changingWrite(of: first.action, with: second.action, in: first.observer.scope),
        let place = scope.place(write.span)
      else { return nil }
      let (watched, other) = (first.action.watched, second.action.watched)
      return Problem(
        place,
        "this changes '\(other.path)' whenever '\(watched.path)' changes, and what watches '\(other.path)' changes "
          + "'\(watched.path)' again, without end; SwiftUI stops it with 'onChange(of:) action tried to update multiple "
          + "times per frame.'",
        related: scope.related(second.observer, watching: other)
      )
    }
  }
}

extension WatchedValue {
  /// What messages call it.
  fileprivate func text(in scope: ProgramScope) -> String { isPlain ? path : scope.text(expression.span) ?? path }
}

extension ProgramScope {
  fileprivate func related(_ observer: CallOccurrence, watching watched: WatchedValue) -> [RelatedPlace] {
    place(observer.call.nameSpan).map { [RelatedPlace($0, "'\(watched.text(in: self))' is watched here")] } ?? []
  }
}

extension Body {
  /// The expressions of a body that runs them all: anything conditional may end a repetition. Nil of other bodies.
  fileprivate var certainStatements: [Expression]? {
    guard statements.count == 1 || !hasReturn else { return nil }
    let expressions = statements.compactMap(\.plainExpression)
    return expressions.count == statements.count(where: { !$0.isConstant }) ? expressions : nil
  }
}

extension Statement {
  /// `let doubled = new * 2`
  fileprivate var isConstant: Bool {
    if case .variable(let binding) = kind { !binding.isMutable } else { false }
  }
}
