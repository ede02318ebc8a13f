import Semantics

extension UnitIndex {
  /// The expressions of all members, globals and previews, closures included, each with the code that it stands in.
  package var expressions: [PlacedExpression] {
    let top = CodeScope(.file(file), in: nil)
    let globals =
      globalVariables.flatMap { $0.expressions(in: top) } + globalFunctions.flatMap { $0.expressions(in: top) }
    let members = types.flatMap { occurrence -> [PlacedExpression] in
      let scope = CodeScope(.type(occurrence.type), in: occurrence.scope)
      let members = occurrence.type.members
      return members.variables.flatMap { $0.expressions(in: scope) }
        + members.functionsWithCode.flatMap { $0.expressions(in: scope) }
    }
    let previews = unit.previews.flatMap { preview -> [PlacedExpression] in
      guard let closure = preview.closure else { return [] }
      return CodeScope(.preview(preview), in: top).inside(closure, of: nil).expressions
    }
    return globals + members + previews
  }
}

extension VariableDeclaration {
  fileprivate func expressions(in scope: CodeScope) -> [PlacedExpression] {
    let initial = CodeScope(.initialValue(self), in: scope)
    let values = initializer.map { body in
      CodeWalk(body).expressions.map { PlacedExpression(expression: $0, scope: initial) }
    }
    return (values ?? []) + CodeScope(.accessor(self), in: scope).expressions
  }
}

extension FunctionDeclaration {
  fileprivate func expressions(in scope: CodeScope) -> [PlacedExpression] {
    CodeScope(.function(self), in: scope).expressions
  }
}
