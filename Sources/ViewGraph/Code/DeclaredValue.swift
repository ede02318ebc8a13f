package import Semantics

/// What a name of the program stands for, with the code that it is declared in.
package enum DeclaredValue {
  case variable(VariableDeclaration, in: CodeScope)
  case function(FunctionDeclaration, in: CodeScope)

  /// The code that it is declared in.
  package var scope: CodeScope {
    switch self {
    case .variable(_, let scope), .function(_, let scope): scope
    }
  }

  /// Where its declaration stands.
  package var span: SourceSpan {
    switch self {
    case .variable(let variable, _): variable.span
    case .function(let function, _): function.span
    }
  }

  /// Its own code.
  package var code: CodeScope {
    switch self {
    case .variable(let variable, let scope): CodeScope(.accessor(variable), in: scope)
    case .function(let function, let scope): CodeScope(.function(function), in: scope)
    }
  }
}

extension ProgramScope {
  /// The declaration in the workspace that a name, or the member of another value, means.
  package func declaredValue(_ expression: Expression) -> DeclaredValue? {
    let expression = expression.unwrapped
    switch expression.kind {
    case .name: return declaredValue(named: expression.span)
    case .member(let member): return declaredValue(named: member.nameSpan)
    default: return nil
    }
  }

  /// The declaration in the workspace that the name which begins at `span` means.
  package func declaredValue(named span: SourceSpan) -> DeclaredValue? {
    declarationPlace(ofName: span).flatMap { place in index(of: place.span.unit)?.declaredValue(at: place.span) }
  }

  /// The variable that a name, or the member of another value, means, with the code around it.
  package func declaredVariable(_ expression: Expression) -> (variable: VariableDeclaration, scope: CodeScope)? {
    guard case .variable(let variable, let scope)? = declaredValue(expression) else { return nil }
    return (variable, scope)
  }

  /// The function or initializer that is called, with the code around it.
  package func calledFunction(_ call: CallExpression) -> (function: FunctionDeclaration, scope: CodeScope)? {
    guard case .function(let function, let scope)? = declaredValue(call.callee) else {
      return initializer(calledBy: call)
    }
    return (function, scope)
  }
}

extension UnitIndex {
  /// The variable or function that fills `span`.
  fileprivate func declaredValue(at span: SourceSpan) -> DeclaredValue? { declaredValue { $0 == span } }

  /// The innermost variable or function that `span` stands in.
  package func declaredValue(around span: SourceSpan) -> DeclaredValue? { declaredValue { $0.contains(span) } }

  private func declaredValue(where isMeant: (SourceSpan) -> Bool) -> DeclaredValue? {
    for occurrence in types.reversed() {
      let members = occurrence.type.members
      let scope = CodeScope(.type(occurrence.type), in: occurrence.scope)
      if let variable = members.variables.first(where: { isMeant($0.span) }) { return .variable(variable, in: scope) }
      let functions = members.functions + members.initializers
      if let function = functions.first(where: { isMeant($0.span) }) { return .function(function, in: scope) }
    }
    let top = CodeScope(.file(file), in: nil)
    if let variable = globalVariables.first(where: { isMeant($0.span) }) { return .variable(variable, in: top) }
    return globalFunctions.first { isMeant($0.span) }.map { .function($0, in: top) }
  }
}
