package import Semantics

/// The code that a call is given to run later: of a closure, or of the function that it is given by name.
package struct ActionCode {
  package let body: Body
  /// The slots of the parameters in the body's frame.
  package let parameters: [Int]

  package init(_ closure: ClosureExpression) {
    body = closure.body
    parameters = closure.parameters.map(\.slot)
  }

  fileprivate init?(_ function: FunctionDeclaration) {
    self.init(function.body, parameters: function.parameters.map(\.slot))
  }

  init?(_ body: Body?, parameters: [Int]) {
    guard let body else { return nil }
    self.body = body
    self.parameters = parameters
  }
}

/// A statement that an action runs.
package struct ActionStep {
  package let statement: Statement
  /// The function that it calls and does nothing else; the steps of that come next.
  package let called: CalledMember?
  /// The property that holds the object whose code the statement is; nil for the code of the action's own type.
  package let object: String?
}

/// A function of the code's own type, or of an object that a property of it holds, as a statement calls it.
package struct CalledMember {
  package let function: FunctionDeclaration
  package let scope: CodeScope
  package let call: CallExpression
  package let object: String?

  /// The parameter that gets a local value as it is.
  func parameter(given slot: Int?) -> Parameter? {
    guard let slot else { return nil }
    return function.parameters.first { function.argument(for: $0, of: call)?.isLocal(slot) == true }
  }
}

extension ProgramScope {
  /// The code of an action: `{ width = $0 }`, `store`, `self.store`.
  package func action(_ value: Expression) -> ActionCode? {
    if let closure = value.closure { return ActionCode(closure) }
    guard case .function(let function, _)? = declaredValue(value) else { return nil }
    return ActionCode(function)
  }

  /// The code of the last argument of a call.
  package func lastAction(of call: CallExpression) -> ActionCode? { (call.arguments.last?.value).flatMap(action) }

  /// The statements of an action; behind a call of a function of the same type, or of an object that one of its properties
  /// holds, those of the function.
  package func steps(of action: ActionCode) -> [ActionStep] {
    action.body.statements.flatMap { statement -> [ActionStep] in
      let called = calledMember(by: statement)
      let own = ActionStep(statement: statement, called: called, object: nil)
      let inner = called?.function.body?.statements.map {
        ActionStep(statement: $0, called: nil, object: called?.object)
      }
      return [own] + (inner ?? [])
    }
  }

  private func calledMember(by statement: Statement) -> CalledMember? {
    switch statement.kind {
    case .expression(let only), .return(let only?): calledMember(by: only)
    default: nil
    }
  }

  /// The function that a call means: of the code's own type, or of an object that a property of that holds.
  package func calledMember(by expression: Expression) -> CalledMember? {
    guard let call = expression.unwrapped.asCall else { return nil }
    let object: String?
    if call.callee.unwrapped.ownMember != nil {
      object = nil
    } else {
      guard let (name, path) = call.receiver?.ownPath, path.isEmpty else { return nil }
      object = name
    }
    guard let (function, scope) = calledFunction(call), !function.isInitializer, !function.isAsync,
      !function.modifiers.isTypeMember, scope.type != nil
    else { return nil }
    return CalledMember(function: function, scope: scope, call: call, object: object)
  }
}
