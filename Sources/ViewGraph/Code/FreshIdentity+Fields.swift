package import Semantics

extension FreshIdentitySearch {
  /// What an initializer puts into the property that values of a type are told apart by; of values that are told apart by all
  /// that they hold, into any.
  func fields(of type: TypeParts, madeBy call: CallExpression?) -> FreshIdentity? {
    let initializer = call.flatMap { scope.calledFunction($0)?.function }.flatMap { $0.isInitializer ? $0 : nil }
    if initializer == nil, !type.declaration.type.members.initializers.isEmpty, call != nil { return nil }
    for property in keys(of: type) {
      if let made = freshValue(of: property, in: type, madeBy: call, initializer) {
        return FreshIdentity(made: made, owner: (type.name, property.nameSpan))
      }
    }
    return nil
  }

  /// The stored properties that tell values of a type apart.
  private func keys(of type: TypeParts) -> [VariableDeclaration] {
    let stored = type.variables.filter {
      $0.isStored && !$0.modifiers.isTypeMember && !$0.modifiers.contains(.lazy) && $0.attributes.isEmpty
    }
    switch key {
    case .whole:
      let kind = type.declaration.type.kind
      let isComparedByParts =
        kind == .structure && !type.functions.contains { ["==", "hash"].contains($0.name) }
      return isComparedByParts ? stored : []
    case .member(let name, _):
      if let own = stored.first(where: { $0.name == name }) { return [own] }
      let computed = type.variables.first { $0.name == name && !$0.modifiers.isTypeMember }
      let kept = computed?.accessors.getter?.body.result?.ownMember
      return stored.filter { $0.name == kept }
    }
  }

  /// The new value that a property begins with.
  private func freshValue(
    of property: VariableDeclaration,
    in type: TypeParts,
    madeBy call: CallExpression?,
    _ initializer: FunctionDeclaration?
  ) -> Expression? {
    let initial = property.initializer?.singleExpression.flatMap(scope.freshID)
    if property.isLet, property.initializer != nil { return initial }
    guard let initializer else {
      guard let call else { return type.initializers.isEmpty ? initial : nil }
      return call.argument(property.name).map { scope.freshID($0.value) } ?? initial
    }
    let given = initializer.body?.statements.last { $0.assigns(to: property.name) }
    guard let given, case .expression(let expression) = given.kind, case .assignment(let assignment) = expression.kind
    else { return initializer.body.map { mentions(property, in: $0) } ?? true ? nil : initial }
    guard let call, case .local(let slot, _) = assignment.value.unwrapped.kind,
      let parameter = initializer.parameters.first(where: { $0.slot == slot })
    else { return scope.freshID(assignment.value) }
    let argument = initializer.argument(for: parameter, of: call) ?? parameter.defaultValue?.singleExpression
    return argument.flatMap(scope.freshID)
  }

  /// Whether the body may set the property in another way, or leaves that to another initializer.
  private func mentions(_ property: VariableDeclaration, in body: Body) -> Bool {
    CodeWalk(body).expressions.contains { expression in
      if case .assignment(let assignment) = expression.kind { return assignment.target.ownMember == property.name }
      return expression.asCall?.calledName == "init"
    }
  }
}

extension Statement {
  /// `self.name = value`, in any case.
  fileprivate func assigns(to name: String) -> Bool {
    guard case .expression(let expression) = kind, case .assignment(let assignment) = expression.kind,
      assignment.operator == nil
    else { return false }
    return assignment.target.unwrapped.ownMember == name
  }
}

extension ProgramScope {
  /// The declared structure or class that an initializer makes a value of, by whatever name the code calls it.
  func madeParts(by call: CallExpression, as value: Expression) -> TypeParts? {
    if let function = calledFunction(call)?.function, !function.isInitializer { return nil }
    guard let name = nominalName(madeBy: call, as: value) ?? (call.isInitializer ? call.calledName : nil),
      let declaration = type(named: name)?.declaration, [.structure, .class].contains(declaration.kind)
    else { return nil }
    return parts(of: declaration)
  }

  /// The part of an id that makes it another one at each reading; of what only gives the time, the id itself.
  package func freshID(_ id: Expression) -> Expression? {
    if let part = freshPart(of: id) { return part }
    if freshValue(of: id) != nil { return id.unwrapped }
    guard let call = id.unwrapped.asCall, let (function, _) = calledFunction(call), !function.isInitializer,
      let result = function.body?.result
    else { return nil }
    return freshPart(of: result)
  }
}

extension Body {
  /// All that the body may give: what it returns, and what stands alone in it or in the branches of what does.
  var results: [Expression] {
    let returned = CodeWalk(self, enteringClosures: false).compactMap { node -> Expression? in
      if case .statement(let statement) = node, case .return(let value?) = statement.kind { value } else { nil }
    }
    return returned.isEmpty ? statements.results : returned
  }
}

extension [Statement] {
  fileprivate var results: [Expression] {
    guard count == 1, let only = first else { return [] }
    switch only.kind {
    case .expression(let value), .return(let value?): return [value]
    case .if(let statement): return statement.results
    case .switch(let statement): return statement.results
    default: return []
    }
  }
}

extension IfStatement {
  /// What its branches give, where it is a value.
  var results: [Expression] { branches.flatMap(\.results) }
}

extension SwitchStatement {
  /// What its cases give, where it is a value.
  var results: [Expression] { cases.flatMap(\.body.results) }
}

extension Expression {
  /// Whether it is that local variable, in code at `scope`.
  func isLocal(_ variable: LocalVariable, _ scope: CodeScope) -> Bool {
    guard case .local(let slot, _) = unwrapped.kind, case .variable(let meant, _)? = scope.origin(ofLocal: slot) else {
      return false
    }
    return meant.span == variable.span
  }
}
