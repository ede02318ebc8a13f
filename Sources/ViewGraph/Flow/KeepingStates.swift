package import Semantics

/// The states that an action puts its value into as it is: its own view's, and those of the views that give it the action
/// or the binding.
package struct KeepingStates {
  package private(set) var states: [(name: String, type: TypeParts)] = []
  private let scope: ProgramScope
  /// Number of actions handed on that are still followed.
  private static let deepest = 3

  package init(action: Expression, in code: CodeScope, of scope: ProgramScope) {
    self.scope = scope
    add(action, in: code, depth: 0)
  }

  private mutating func add(_ action: Expression, in code: CodeScope, depth: Int) {
    guard depth < Self.deepest else { return }
    for source in scope.sources(of: action, in: code).found {
      guard let closure = source.expression.closure else { continue }
      add(closure, in: source.scope.inside(closure, of: nil), depth: depth)
    }
  }

  private mutating func add(_ closure: ClosureExpression, in code: CodeScope, depth: Int) {
    if let type = scope.parts(of: code.type) {
      let writes = StateWrites(of: type, in: scope)
      if let name = closure.storedState(writes) { return add(state: name, of: type, in: code, writtenBy: closure) }
      if let path = writes.stored(by: ActionCode(closure)), path.contains(".") { return states.append((path, type)) }
    }
    guard let parameter = closure.parameters.last else { return }
    for statement in closure.body.statements {
      guard case .expression(let expression) = statement.kind else { continue }
      switch expression.kind {
      case .call(let call) where call.receiver == nil && call.arguments.count == 1:
        guard call.unlabeled?.value.isLocal(parameter.slot) == true else { continue }
        add(call.callee, in: code, depth: depth + 1)
      // `binding.wrappedValue = $0`
      case .assignment(let assignment) where assignment.value.isLocal(parameter.slot):
        addOwners(ofBinding: assignment.target.root, in: code)
      default: continue
      }
    }
  }

  private mutating func add(
    state name: String,
    of type: TypeParts,
    in code: CodeScope,
    writtenBy closure: ClosureExpression
  ) {
    states.append((name, type))
    guard let variable = type.variables.first(where: { $0.name == name }), variable.attribute("Binding") != nil else {
      return
    }
    let target = CodeWalk(closure.body).expressions.lazy.compactMap { expression -> Expression? in
      guard case .assignment(let assignment) = expression.kind, assignment.target.ownPath?.name == name else {
        return nil
      }
      return assignment.target.root
    }.first
    if let target { addOwners(ofBinding: target, in: code) }
  }

  /// The states that callers give as the binding: `$frame`.
  private mutating func addOwners(ofBinding binding: Expression, in code: CodeScope) {
    for source in scope.sources(of: binding, in: code).found {
      guard let name = source.expression.ownMember, name.hasPrefix("$"),
        let type = scope.parts(of: source.scope.type)
      else { continue }
      states.append((String(name.dropFirst()), type))
    }
  }
}
