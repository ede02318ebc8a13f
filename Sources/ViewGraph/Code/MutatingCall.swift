package import Semantics

extension ProgramScope {
  /// Whether the call changes the value that it is made on: a method that the program declares as mutating, else one of the
  /// standard library's by its name.
  package func isMutating(_ call: CallExpression) -> Bool {
    guard call.receiver != nil, let name = call.calledName else { return false }
    if let function = calledFunction(call)?.function ?? method(calledBy: call) {
      return function.modifiers.contains(.mutating)
    }
    return MutatingMethods.names.contains(name)
  }

  /// What an expression puts something into, or changes in place; nil where it does neither.
  package func target(changedBy expression: Expression) -> Expression? {
    switch expression.kind {
    case .assignment(let assignment): assignment.target
    case .call(let call): isMutating(call) ? call.receiver : nil
    default: nil
    }
  }

  /// The only method of that name that the type of the receiver declares.
  private func method(calledBy call: CallExpression) -> FunctionDeclaration? {
    guard let name = call.calledName, let held = call.receiver.flatMap({ type(of: $0) })?.nominal else { return nil }
    let declared = type(named: held.name)?.declaration
    return declared.flatMap { parts(of: $0) }?.onlyFunction(named: name)
  }
}

/// The methods of the standard library that change the value they are called on.
package enum MutatingMethods {
  package static let names: Set = [
    "append", "formIntersection", "formUnion", "insert", "merge", "negate", "popFirst", "popLast", "remove",
    "removeAll", "removeFirst", "removeLast", "removeSubrange", "replaceSubrange", "reverse", "shuffle", "sort",
    "subtract", "swapAt", "toggle", "updateValue",
  ]
}
