import Catalog
import Semantics
import ViewGraph

extension ProgramScope {
  /// State that an initializer sets in vain.
  func problem(
    _ state: VariableDeclaration,
    setInVainTo value: Expression,
    of parameter: Parameter,
    at place: Place,
    in type: TypeParts
  ) -> Problem {
    if let setter = type.setter(of: state, to: value, in: self), let name = setter.calledName {
      return Problem(
        place,
        "this does nothing: '\(state.name)' has a value already, and to set state before the view is shown is in vain; "
          + "'\(name)' sets the same, so remove it",
        related: self.place(setter.nameSpan).map { [RelatedPlace($0, "sets it once the view is shown")] } ?? [],
        severity: .info
      )
    }
    return Problem(
      place,
      "'\(state.name)' never gets the value of the parameter '\(parameter.name)': it has one already, and to set state "
        + "before the view is shown does nothing; "
        + (type.changesLater(state.name, in: self)
          ? "begin with it, '_\(state.name) = State(initialValue: …)'" : "take it as 'let'"),
      related: self.place(state.nameSpan).map { [RelatedPlace($0, "has its first value here")] } ?? []
    )
  }
}

extension TypeParts {
  /// The modifier of the view whose action sets the state to the very value by itself.
  fileprivate func setter(of state: VariableDeclaration, to value: Expression, in scope: ProgramScope)
    -> CallExpression?
  {
    guard let wanted = scope.text(value.span)?.withoutSelf else { return nil }
    return bodies.lazy.flatMap { CodeWalk($0).expressions.compactMap(\.asCall) }.first { call in
      scope.isModifier(call, .runsByItself)
        && call.closures.contains { _, closure in
          CodeWalk(closure.body).expressions.contains { expression in
            guard case .assignment(let assignment) = expression.kind, assignment.operator == nil,
              assignment.target.unwrapped.ownMember == state.name
            else { return false }
            return scope.text(assignment.value.span)?.withoutSelf == wanted
          }
        }
    }
  }
}

extension String {
  fileprivate var withoutSelf: Substring { hasPrefix("self.") ? dropFirst(5) : self[...] }
}
