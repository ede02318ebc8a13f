import Queries
import Semantics

/// The names of the lists that code of the program makes other ones, or adds elements to and removes them from elsewhere
/// than at the end: then an index is now this element, now that. Elements written in place stay where they are, and an
/// initializer only gives the first value.
struct ListChanges {
  private(set) var names: Set<String> = []

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
    for node in nodes { names.formUnion(node.rearranged(butFor: elements)) }
  }
}

extension ProgramScope {
  /// Whether code of the program rearranges a list that is a member of that name.
  package func rearranges(member name: String) -> Bool {
    derived(Self.rearrangements, for: name) { scope in
      scope.read(.rearranges(name))
      return scope.tables.all.contains { $0.rearrangedNames.contains(name) }
    }
  }

  private static let rearrangements = Query<String, Bool>()
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

  /// The lists that the node itself rearranges; bindings of single `elements` do not.
  fileprivate func rearranged(butFor elements: Set<SourceSpan>) -> [String] {
    guard case .expression(let expression) = self else { return [] }
    switch expression.kind {
    case .assignment(let assignment):
      if case .tuple(let targets) = assignment.target.kind { return targets.compactMap(\.value.lastName) }
      return [assignment.target.lastName].compactMap(\.self)
    case .call(let call):
      guard Self.rearranging.contains(call.calledName ?? "") else { return [] }
      return [call.receiver?.lastName].compactMap(\.self)
    case .inout(let value): return [value.lastName].compactMap(\.self)
    case .name, .member:
      guard let name = expression.boundName, !elements.contains(expression.span) else { return [] }
      return [name]
    default: return []
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

  /// `list` of `$list` and `$model.list`.
  fileprivate var boundName: String? {
    guard let names = dottedName?.drop(while: { $0 == "self" }), let first = names.first, first.hasPrefix("$") else {
      return nil
    }
    return names.count == 1 ? String(first.dropFirst()) : names.last
  }
}
