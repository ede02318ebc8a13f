import Semantics

extension ProgramScope {
  /// Whether code of the program makes a list that is a member of that name another one, or adds and removes elements
  /// elsewhere than at its end: then an index is now this element, now that. Elements written in place stay where they
  /// are, and an initializer only gives the first value.
  func rearranges(member name: String) -> Bool {
    declaredTypes.contains { type in
      let bodies = type.functions.compactMap(\.body) + type.variables.flatMap { $0.accessors.all.map(\.body) }
      return bodies.contains { body in
        let nodes = Array(CodeWalk(body))
        let elements = Set(nodes.compactMap { $0.elementBinding(of: name)?.span })
        return nodes.contains { $0.rearranges(name, butFor: elements) }
      }
    }
  }
}

extension CodeNode {
  /// `$list` in `$list[index]`, and `$model.list` in `$model.list[index]`: the binding of one element.
  func elementBinding(of name: String) -> Expression? {
    guard case .expression(let expression) = self, case .subscript(let element) = expression.kind,
      element.base.unwrapped.isBinding(of: name)
    else { return nil }
    return element.base.unwrapped
  }

  fileprivate func rearranges(_ name: String, butFor elements: Set<SourceSpan>) -> Bool {
    guard case .expression(let expression) = self else { return false }
    switch expression.kind {
    case .assignment(let assignment):
      if case .tuple(let targets) = assignment.target.kind { return targets.contains { $0.value.lastName == name } }
      return assignment.target.lastName == name
    case .call(let call):
      return call.receiver?.lastName == name && Self.rearranging.contains(call.calledName ?? "")
    case .inout(let value): return value.lastName == name
    case .name, .member: return expression.isBinding(of: name) && !elements.contains(expression.span)
    default: return false
    }
  }

  private static let rearranging: Set = [
    "insert", "remove", "removeAll", "removeFirst", "removeSubrange", "replaceSubrange", "popFirst", "move", "sort",
    "reverse", "shuffle", "swapAt", "partition", "toggle", "update", "formUnion", "subtract",
  ]
}

extension Expression {
  /// `list` of `list`, `self.list` and `model.list`.
  fileprivate var lastName: String? { unwrapped.dottedName?.last }

  /// `$list` and `$model.list`.
  fileprivate func isBinding(of name: String) -> Bool {
    guard let names = dottedName?.drop(while: { $0 == "self" }), let first = names.first, first.hasPrefix("$") else {
      return false
    }
    return names.count == 1 ? first == "$\(name)" : names.last == name
  }
}
