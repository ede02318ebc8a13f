import Queries
package import Semantics

/// The lists, by their names, that code of the program makes other ones, or adds elements to and removes them from elsewhere
/// than at the end: then an index is now this element, now that. Elements written in place stay where they are, and an
/// initializer only gives the first value.
struct ListChanges {
  /// Where each of them is named there.
  private(set) var places: [String: [SourceSpan]] = [:]

  init(in unit: Unit) {
    for case .type(let type) in unit.contents { read(type) }
  }

  private mutating func read(_ type: TypeDeclaration) {
    for function in type.members.functions { function.body.map { read($0) } }
    for variable in type.members.variables { variable.accessors.all.forEach { read($0.body) } }
    for nested in type.members.types { read(nested) }
  }

  private mutating func read(_ body: Body) {
    let nodes = Array(CodeWalk(body))
    let elements = Set(nodes.compactMap(\.elementBinding).map(\.span))
    for (name, place) in nodes.flatMap({ $0.rearranged(butFor: elements) }) { places[name, default: []].append(place) }
  }
}

extension ProgramScope {
  /// Whether code of the program rearranges the list, or one of its name of which nobody can tell that it is another.
  package func rearranges(_ list: VariableDeclaration) -> Bool {
    derived(Self.rearrangements, for: list.nameSpan) { scope in
      scope.read(.rearranges(list.name))
      return scope.tables.all.contains { unit in
        unit.rearrangedPlaces[list.name]?.contains { scope.mayMean(list, at: $0) } ?? false
      }
    }
  }

  /// Whether the name at a place may be that of the list: what a protocol asks for may be any member that gives it.
  private func mayMean(_ list: VariableDeclaration, at place: SourceSpan) -> Bool {
    switch meaning(ofName: place) {
    case .local: return false
    case .declaration:
      guard let declared = declaredValue(named: place), case .variable(let variable, let scope) = declared else {
        return true
      }
      return variable.nameSpan == list.nameSpan || scope.type?.kind == .protocol
    default: return true
    }
  }

  private static let rearrangements = Query<SourceSpan, Bool>()
}

extension CodeNode {
  /// `$list` in `$list[index]`, and `$model.list` in `$model.list[index]`: the binding of one element.
  func elementBinding(of name: String) -> Expression? {
    elementBinding.flatMap { $0.boundName == name ? $0 : nil }
  }

  fileprivate var elementBinding: Expression? {
    guard case .expression(let expression) = self, case .subscript(let element) = expression.kind,
      element.base.unwrapped.boundName != nil
    else { return nil }
    return element.base.unwrapped
  }

  /// The lists that the node itself rearranges, with the places of their names; bindings of single `elements` do not.
  fileprivate func rearranged(butFor elements: Set<SourceSpan>) -> [(name: String, place: SourceSpan)] {
    guard case .expression(let expression) = self else { return [] }
    switch expression.kind {
    case .assignment(let assignment):
      if case .tuple(let targets) = assignment.target.kind { return targets.compactMap(\.value.lastName) }
      return [assignment.target.lastName].compactMap(\.self)
    case .call(let call):
      return call.rearrangesReceiver ? [call.receiver?.lastName].compactMap(\.self) : []
    case .inout(let value): return [value.lastName].compactMap(\.self)
    case .name, .member:
      guard let name = expression.boundName, !elements.contains(expression.span) else { return [] }
      return [(name, expression.lastName?.place ?? expression.span)]
    default: return []
    }
  }
}

extension CallExpression {
  /// Whether elements of the receiver, a list, have other positions after the call. One that is emptied has none left.
  fileprivate var rearrangesReceiver: Bool {
    guard let name = calledName, Self.rearranging.contains(name) else { return false }
    return !emptiesReceiver
  }

  /// `list.removeAll()`
  package var emptiesReceiver: Bool {
    calledName == "removeAll" && arguments.allSatisfy { $0.label == "keepingCapacity" }
  }

  private static let rearranging: Set = [
    "insert", "remove", "removeAll", "removeFirst", "removeSubrange", "replaceSubrange", "popFirst", "move", "sort",
    "reverse", "shuffle", "swapAt", "partition", "toggle", "update", "formUnion", "subtract",
  ]
}

extension Expression {
  /// `list` of `list`, `self.list` and `model.list`, with its place.
  fileprivate var lastName: (name: String, place: SourceSpan)? {
    guard let name = unwrapped.dottedName?.last else { return nil }
    if case .member(let member) = unwrapped.kind { return (name, member.nameSpan) }
    return (name, unwrapped.span)
  }

  /// `list` of `$list` and `$model.list`.
  fileprivate var boundName: String? {
    guard let names = dottedName?.drop(while: { $0 == "self" }), let first = names.first, first.hasPrefix("$") else {
      return nil
    }
    return names.count == 1 ? String(first.dropFirst()) : names.last
  }
}
