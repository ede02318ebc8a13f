import Semantics

extension ProgramScope {
  /// Where a view of the program shows what a call gives it by a closure: the uses of the property that keeps the content.
  func uses(ofContent closure: ClosureExpression, givenTo call: CallExpression) -> [ExpressionOccurrence] {
    guard call.isInitializer, call.receiver == nil, let name = call.calledName,
      let argument = call.arguments.first(where: { $0.value.closure === closure })
    else { return [] }
    let types = declaredTypes(named: name)
    guard types.count == 1, let type = types.first else { return [] }
    return properties(keeping: argument, of: call, in: type).flatMap { ownUses(of: $0, in: type.declaration.type) }
  }

  /// The properties that keep the content: those that the initializer sets from its parameter, or the one that the caller
  /// sets itself.
  private func properties(keeping argument: Argument, of call: CallExpression, in type: TypeParts) -> [String] {
    guard type.initializers.isEmpty else {
      guard let initializer = calledFunction(call)?.function, let body = initializer.body,
        let parameter = initializer.parameter(for: argument, of: call)
      else { return [] }
      return CodeWalk(body, enteringClosures: false).expressions.compactMap { expression in
        guard case .assignment(let assignment) = expression.kind,
          CodeWalk(assignment.value).expressions.contains(where: { $0.isLocal(parameter.slot) })
        else { return nil }
        return assignment.target.unwrapped.ownMember
      }
    }
    let kept = type.variables.filter { $0.isStored && !$0.modifiers.isTypeMember && $0.keepsContent }
    let meant = argument.label.map { label in kept.filter { $0.name == label } } ?? kept
    return meant.count == 1 ? meant.map(\.name) : []
  }
}

extension VariableDeclaration {
  fileprivate var keepsContent: Bool {
    if case .function? = type?.kind { return true }
    return attribute("ViewBuilder") != nil
  }
}
