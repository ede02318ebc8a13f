import Queries
package import Semantics

/// What becomes of the elements of a list, as far as the program's code tells.
package enum ListFate: Int, Sendable {
  /// They stay where they are: the list grows and shrinks at its end only, and elements are written in place.
  case keepsPositions
  /// At times another list comes in its place as a whole.
  case isReplaced
  /// Elements are inserted, removed or moved, or code that is not understood may do so.
  case isRearranged

  /// What becomes of a list that two declarations give: the one that leaves less of it.
  fileprivate func worst(_ other: ListFate) -> ListFate { rawValue < other.rawValue ? other : self }
}

/// A place where code gives a list other elements than at its end, or puts another one in its place.
struct ListChange: Sendable {
  /// Where the list is named.
  let place: SourceSpan
  /// Whether another list comes in its place, which is not made from it.
  let isReplacement: Bool
}

/// The lists, by their names, that code of the program makes other ones, or adds elements to and removes them from elsewhere
/// than at the end: then an index is now this element, now that. Elements written in place stay where they are, and an
/// initializer only gives the first value.
struct ListChanges {
  private(set) var byName: [String: [ListChange]] = [:]

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
    for (name, change) in nodes.flatMap({ $0.changes(butFor: elements) }) { byName[name, default: []].append(change) }
  }
}

extension ProgramScope {
  /// What becomes of the elements of a list that code names: of a stored property, also by way of computed ones that give
  /// it. Nil where others may change it, or nothing tells what is named.
  package func fate(ofList list: Expression) -> ListFate? {
    var fate = ListFate.keepsPositions
    var named = list
    for _ in 0..<Self.mostGetters {
      guard let (variable, code) = declaredVariable(named), variable.isOwnState else {
        // A list that a getter makes is another one each time.
        return named.span == list.span ? nil : fate.worst(.isReplaced)
      }
      fate = fate.worst(self.fate(of: variable))
      if let getter = variable.accessors.getter {
        guard let given = getter.body.result else { return fate.worst(.isReplaced) }
        named = given
        continue
      }
      // What a value holds goes with it.
      return code.type?.kind == .class ? fate : fate.worst(.isReplaced)
    }
    return nil
  }

  /// Maximum number of computed properties that are followed to the stored one.
  private static var mostGetters: Int { 4 }

  /// What code of the program does to the list, or to one of its name of which nobody can tell that it is another.
  private func fate(of list: VariableDeclaration) -> ListFate {
    derived(Self.fates, for: list.nameSpan) { scope in
      scope.read(.rearranges(list.name))
      var fate = ListFate.keepsPositions
      for unit in scope.tables.all {
        for change in unit.listChanges[list.name] ?? [] where scope.mayMean(list, at: change.place) {
          guard change.isReplacement else { return .isRearranged }
          fate = .isReplaced
        }
      }
      return fate
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

  private static let fates = Query<SourceSpan, ListFate>()
}

extension VariableDeclaration {
  /// Whether only code that names the property changes it: a binding and a query have what others change.
  fileprivate var isOwnState: Bool { attributes.allSatisfy { ["State", "Published"].contains($0.name) } }
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

  /// The lists that the node itself changes, by their names; bindings of single `elements` do not.
  fileprivate func changes(butFor elements: Set<SourceSpan>) -> [(name: String, change: ListChange)] {
    guard case .expression(let expression) = self else { return [] }
    var names: [(name: String, place: SourceSpan)?] = []
    var isReplacement = false
    switch expression.kind {
    case .assignment(let assignment):
      // What is added comes behind the others.
      if assignment.operator == "+" { return [] }
      if case .tuple(let targets) = assignment.target.kind {
        names = targets.map(\.value.lastName)
      } else {
        names = [assignment.target.lastName]
        isReplacement = assignment.operator == nil && !assignment.value.uses(assignment.target)
      }
    case .call(let call): names = call.rearrangesReceiver ? [call.receiver?.lastName] : []
    case .inout(let value): names = [value.lastName]
    case .name, .member:
      guard let name = expression.boundName, !elements.contains(expression.span) else { return [] }
      names = [(name, expression.lastName?.place ?? expression.span)]
    default: return []
    }
    return names.compactMap(\.self).map { ($0.name, ListChange(place: $0.place, isReplacement: isReplacement)) }
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

  /// Whether it is made from what `target` names: `rows.filter { … }` for `rows` and `self.rows`.
  fileprivate func uses(_ target: Expression) -> Bool {
    guard let path = target.unwrapped.dottedName?.drop(while: { $0 == "self" }) else { return true }
    return CodeWalk(self).expressions.contains { part in
      // A variable of the code that has the list's name.
      if case .local = part.kind { return false }
      return part.dottedName?.drop { $0 == "self" } == path
    }
  }

  /// `list` of `$list` and `$model.list`.
  fileprivate var boundName: String? {
    guard let names = dottedName?.drop(while: { $0 == "self" }), let first = names.first, first.hasPrefix("$") else {
      return nil
    }
    return names.count == 1 ? String(first.dropFirst()) : names.last
  }
}
