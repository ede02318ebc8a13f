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

  /// Whether a view of that name shows nothing but what it is given: no state, environment or objects of its own, in itself
  /// and in the program's views that it makes.
  func showsOnlyInputs(_ name: String) -> Bool {
    var seen: Set<String> = []
    var pending = [name]
    while let name = pending.popLast() {
      guard seen.count < Self.mostViews else { return false }
      guard seen.insert(name).inserted else { continue }
      guard let view = declaredTypes(named: name).first, isView(view.declaration.type),
        view.variables.allSatisfy(isInput)
      else { return false }
      let own = Set(view.all.map(\.type.span))
      for step in viewCode(of: view).steps {
        if readsVariable(step.expression, outside: own) { return false }
        if let name = step.expression.ownMember, view.variables.contains(where: { $0.name == name && $0.isStored }),
          !isPlain(step.expression)
        {
          return false
        }
        guard let call = step.expression.asCall else { continue }
        if ownModifier(call) != nil { return false }
        if call.isInitializer, let made = call.baseTypeName, declaresType(made) { pending.append(made) }
      }
    }
    return true
  }

  /// Maximum number of views that are looked into.
  private static var mostViews: Int { 16 }

  /// Whether the view keeps what it was given, or something fixed.
  private func isInput(_ variable: VariableDeclaration) -> Bool {
    !variable.isStored || variable.modifiers.isTypeMember || variable.attributes.allSatisfy { $0.name == "ViewBuilder" }
  }

  /// Whether a property that code reads is known to be no object, whose own properties may change.
  private func isPlain(_ property: Expression) -> Bool {
    guard let type = type(of: property) else { return false }
    if case .function = type { return true }
    return isPlainValue(type) || conforms(type, to: "View") == true
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
