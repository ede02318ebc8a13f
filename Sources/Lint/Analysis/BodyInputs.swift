import Semantics
import ViewGraph

extension ProgramScope {
  /// Whether anything can make the body of a view run again while the view is shown: a property that SwiftUI or a parent sets,
  /// or a value of the program that the body reads and that is no constant. Without, it runs once each time the view appears.
  func hasInputs(_ view: TypeParts) -> Bool {
    let own = Set(([view.declaration] + view.extensions).map(\.type.span))
    return hasSetProperties(view) || viewCode(of: view).steps.contains { readsVariable($0.expression, outside: own) }
  }

  /// Whether SwiftUI or a parent may give a property of the view another value.
  func hasSetProperties(_ view: TypeParts, isMadeOnce: Bool = false) -> Bool {
    view.variables.contains {
      $0.isStored && !$0.modifiers.isTypeMember && $0.mayUpdateViews(isMadeOnce: isMadeOnce)
    }
  }

  /// Whether the expression names a variable or an object that the program keeps outside of those types, or calls a function
  /// that may.
  private func readsVariable(_ expression: Expression, outside own: Set<SourceSpan>) -> Bool {
    if let call = expression.asCall, !call.isInitializer, let (_, code) = calledFunction(call) {
      return code.type.map { !own.contains($0.span) } ?? true
    }
    guard let (variable, code) = declaredVariable(expression) else { return false }
    if let type = code.type, own.contains(type.span), !variable.modifiers.isTypeMember { return false }
    return !variable.isLet || type(of: expression).flatMap { isObject($0.wrapped ?? $0) } != false
  }
}

extension VariableDeclaration {
  /// Whether the view is evaluated again when it changes, or made again to give it another value.
  fileprivate func mayUpdateViews(isMadeOnce: Bool) -> Bool {
    !attributes.isEmpty || initializer == nil && !isMadeOnce
  }
}
