package import Semantics

/// A call that leads into the code of a function, with the code that it stands in.
package final class FunctionCall {
  let call: CallExpression
  let function: FunctionDeclaration
  let scope: CodeScope
  let caller: FunctionCall?

  package init(
    _ call: CallExpression,
    of function: FunctionDeclaration,
    in scope: CodeScope,
    calledBy caller: FunctionCall? = nil
  ) {
    self.call = call
    self.function = function
    self.scope = scope
    self.caller = caller
  }
}

/// An expression of a function's code as a certain call of the function means it: parameters are what the call gives.
struct CalledExpression {
  let expression: Expression
  let scope: CodeScope
  let caller: FunctionCall?

  /// Another expression of the same code.
  func with(_ other: Expression) -> CalledExpression {
    CalledExpression(expression: other, scope: scope, caller: caller)
  }

  /// Without marks and parentheses; of a constant, what that is set to, and of a parameter, what the call gives for it.
  var value: CalledExpression {
    var current = self
    for _ in 0..<Self.limit {
      let value = current.scope.value(of: current.expression)
      current = CalledExpression(expression: value.expression, scope: value.scope, caller: current.caller)
      guard let argument = current.argument else { break }
      current = argument
    }
    return current
  }

  /// What the call gives for the parameter that this is.
  private var argument: CalledExpression? {
    guard let caller, case .local(let slot, _) = expression.kind,
      case .parameter(let parameter, let function)? = scope.origin(ofLocal: slot), function === caller.function
    else { return nil }
    if let given = function.argument(for: parameter, of: caller.call) {
      return CalledExpression(expression: given, scope: caller.scope, caller: caller.caller)
    }
    return parameter.defaultValue?.result.map { CalledExpression(expression: $0, scope: scope, caller: nil) }
  }

  /// What a call gives of a function that the program declares and that does nothing but make a value.
  func result(of call: CallExpression, in program: ProgramScope) -> CalledExpression? {
    guard let (function, around) = program.calledFunction(call), !function.isInitializer, !function.isAsync,
      let result = function.body?.plainResult
    else { return nil }
    let inner = FunctionCall(call, of: function, in: scope, calledBy: caller)
    return CalledExpression(expression: result, scope: CodeScope(.function(function), in: around), caller: inner)
  }

  /// What the computed property that this names gives, where it does nothing but make a value.
  func resultOfProperty(in program: ProgramScope) -> CalledExpression? {
    guard let (variable, around) = program.declaredVariable(expression),
      let result = variable.accessors.getter?.body.plainResult
    else { return nil }
    return CalledExpression(expression: result, scope: CodeScope(.accessor(variable), in: around), caller: nil)
  }

  /// So many constants and parameters that name each other are followed.
  private static let limit = 16
}

extension Body {
  /// The value of a body that names parts of it and gives it, and does nothing else.
  package var plainResult: Expression? {
    for statement in statements.dropLast() {
      guard case .variable(let binding) = statement.kind, !binding.isMutable else { return nil }
    }
    switch statements.last?.kind {
    case .expression(let expression): return expression
    case .return(let value): return value
    default: return nil
    }
  }
}
