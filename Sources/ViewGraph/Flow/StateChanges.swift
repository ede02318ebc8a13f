package import Semantics

extension TypeParts {
  /// Whether code that runs later puts something into the property.
  package func changesLater(_ name: String, in scope: ProgramScope) -> Bool {
    laterBodies.contains { body in CodeWalk(body).expressions.contains { $0.changes(name, in: scope) } }
  }

  /// Whether the view sets what the parameter leads to, from the state: what it edits is a draft.
  package func isWrittenBack(_ state: VariableDeclaration, to parameter: Parameter) -> Bool {
    guard parameter.type.name == "Binding" else { return false }
    let bindings = variables.filter { $0.attribute("Binding") != nil || $0.type?.name == "Binding" }.map(\.name)
    return laterBodies.contains { body in
      CodeWalk(body).expressions.contains { expression in
        guard case .assignment(let assignment) = expression.kind, let target = assignment.target.ownPath?.name,
          bindings.contains(target)
        else { return false }
        return CodeWalk(assignment.value).expressions.contains { $0.ownMember == state.name }
      }
    }
  }

  /// Whether the view gives such a value to a closure of its parent: what it edits is a draft.
  package func isHandedBack(_ value: TypeReference) -> Bool {
    guard let name = value.qualifiedName else { return false }
    return variables.contains { variable in
      guard case .function(let function)? = variable.type?.kind else { return false }
      return function.parameters.contains { $0.type.qualifiedName == name }
    }
  }

  /// Whether an observer of the view takes over later values of the parameter.
  package func isFollowed(_ parameter: Parameter) -> Bool {
    observers(["onChange", "task"]).contains { call in
      call.arguments.contains { $0.value.unwrapped.dottedName?.contains(parameter.name) ?? false }
    }
  }

  /// Whether an observer of what the parent passes puts something into the state.
  package func isFollowing(_ state: VariableDeclaration, in scope: ProgramScope) -> Bool {
    let passed = Set(variables.filter { $0.isStored && $0.attribute("State") == nil }.map(\.name))
    return observers(["onChange"]).contains { call in
      guard let observed = call.argument("of")?.value.ownPath?.name, passed.contains(observed) else { return false }
      return call.closures.contains { _, closure in
        CodeWalk(closure.body).expressions.contains { $0.changes(state.name, in: scope) }
      }
    }
  }

  private func observers(_ names: Set<String>) -> [CallExpression] {
    bodies.flatMap { body in
      CodeWalk(body).expressions.compactMap { expression in
        expression.asCall.flatMap { call in call.calledName.map(names.contains) == true ? call : nil }
      }
    }
  }

  /// What runs once a value is made.
  private var laterBodies: [Body] {
    functions.compactMap(\.body) + variables.flatMap { $0.accessors.all.map(\.body) }
  }
}

extension Expression {
  /// `count = …`, `count += 1`, `$count`, `count.append(…)`.
  package func changes(_ name: String, in scope: ProgramScope) -> Bool {
    switch kind {
    case .name(let used): used.name == "$" + name
    case .assignment(let assignment): assignment.targets.contains { $0.pathName == name }
    case .member(let member): member.name == "$" + name
    case .call(let call):
      call.receiver?.pathName == name && scope.isMutating(call)
    case .inout(let value): value.pathName == name
    default: false
    }
  }

  /// `count` of `count.value[2]` and `self.count.value[2]`.
  private var pathName: String? { ownPath?.name ?? root.ownName }

  private var ownName: String? {
    if case .name(let name) = kind { return name.name }
    return ownMember
  }
}

extension AssignmentExpression {
  /// What is assigned to: of a tuple, each element.
  fileprivate var targets: [Expression] {
    if case .tuple(let elements) = target.kind { return elements.map(\.value) }
    return [target]
  }
}
