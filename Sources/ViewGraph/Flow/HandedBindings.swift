import Semantics

extension ProgramScope {
  /// Whether the view that is handed the binding at `use` writes what it leads to. Code that is not known may; of an object
  /// only what replaces it counts, and not what is set in it.
  func mayWrite(bindingAt use: SourceSpan, ofObject isObject: Bool = false) -> Bool {
    var search = HandedBinding(scope: self, isObject: isObject)
    return search.mayBeWritten(at: use)
  }
}

/// A search for who writes a binding that views hand on to each other, with a bound.
private struct HandedBinding {
  let scope: ProgramScope
  let isObject: Bool
  private var seen: Set<SourceSpan> = []
  /// Maximum number of properties that are looked into.
  private static let limit = 16

  init(scope: ProgramScope, isObject: Bool) {
    self.scope = scope
    self.isObject = isObject
  }

  /// Whether the projection at `use`, `item` of `$model.item` or `$item`, leads to something that writes.
  mutating func mayBeWritten(at use: SourceSpan) -> Bool {
    guard let call = scope.callWithArgument(use)?.call,
      let argument = call.arguments.first(where: { $0.value.span.contains(use) }), argument.value.isProjection,
      argument.value.names(use)
    else { return true }
    if isObject, !argument.value.isName(at: use) { return false }
    guard let view = scope.madeType(call), let property = property(of: view, takingBinding: argument, of: call) else {
      return true
    }
    return isWritten(property, in: view)
  }

  private mutating func isWritten(_ property: VariableDeclaration, in view: TypeParts) -> Bool {
    guard seen.count < Self.limit else { return true }
    guard seen.insert(property.nameSpan).inserted else { return false }
    for body in scope.parts(of: view.declaration.type)?.bodies ?? [] {
      for expression in CodeWalk(body).expressions where expression.changes(property.name, in: scope) {
        if writes(expression, property.name) { return true }
      }
    }
    return false
  }

  /// Whether an expression that sets the property, something in it or its binding, writes what the binding leads to.
  private mutating func writes(_ expression: Expression, _ name: String) -> Bool {
    switch expression.kind {
    case .name: mayBeWritten(at: expression.span)
    case .member(let member): mayBeWritten(at: member.nameSpan)
    case .assignment(let assignment): !isObject || assignment.target.unwrapped.ownMember == name
    case .inout(let value): !isObject || value.unwrapped.ownMember == name
    default: !isObject
    }
  }

  /// The property with `@Binding` that keeps the argument: by the initializer that nobody has written, or by one that sets
  /// its wrapper.
  private func property(
    of view: TypeParts,
    takingBinding argument: Argument,
    of call: CallExpression
  ) -> VariableDeclaration? {
    var name = argument.label
    if !view.initializers.isEmpty {
      guard let (initializer, _) = scope.calledFunction(call), let body = initializer.body,
        let parameter = initializer.parameter(for: argument, of: call)
      else { return nil }
      let uses = CodeWalk(body).expressions.filter { $0.isLocal(parameter.slot) }.map(\.span)
      let kept = CodeWalk(body, enteringClosures: false).expressions.compactMap { expression -> String? in
        guard case .assignment(let assignment) = expression.kind, assignment.value.isLocal(parameter.slot),
          let target = assignment.target.unwrapped.ownMember, target.hasPrefix("_")
        else { return nil }
        return String(target.dropFirst())
      }
      // What else is done with the parameter is not followed.
      guard uses.count == 1, kept.count == 1 else { return nil }
      name = kept.first
    }
    return view.variables.first { $0.name == name && $0.isStored && $0.attribute("Binding") != nil }
  }
}
