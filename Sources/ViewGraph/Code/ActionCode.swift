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
    guard let body = function.body else { return nil }
    self.body = body
    parameters = function.parameters.map(\.slot)
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
}
