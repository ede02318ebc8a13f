extension Resolver {
  /// The type of a variable that is declared without one: that of its initial value, or what its wrapper holds.
  func inferredType(of value: ValueDeclaration) -> Type {
    let variable = value.variable
    if let body = variable.initializer, let initial = body.singleExpression {
      let checker = BodyChecker(self, value.context, body)
      checker.frame.set(0, to: value.scope.selfType ?? .unsolved)
      let type = checker.check(initial)
      checker.system.settleDeferred()
      let settled = checker.system.settled(type)
      guard let index = variable.tupleIndex else { return settled }
      if case .tuple(let elements) = settled, elements.indices.contains(index) { return elements[index].type }
      return settled.isUnknown ? settled : .unsolved
    }
    for attribute in variable.attributes {
      guard let wrapper = wrapper(attribute, in: value.scope) else { continue }
      return wrappedType(of: wrapper, attribute, value)
    }
    if variable.attribute("IBOutlet") != nil { return .unknown(.elsewhere(["UIKit"])) }
    return .unsolved
  }

  /// The type of what a generic parameter's function is given where a call gives nothing: `() -> Footer = { EmptyView() }`.
  func type(of value: Body, _ parameter: SchemeParameter, _ function: DeclarationID, _ scope: LookupScope) -> Type? {
    guard let only = value.singleExpression, !only.isNil else { return nil }
    guard pending.insert(function).inserted else {
      noteCut()
      return nil
    }
    defer { pending.remove(function) }
    let type = descending(to: function) {
      let checker = BodyChecker(self, BodyContext(scope: scope, isMember: scope.selfType != nil), value)
      let type =
        if case .closure(let closure) = only.kind {
          checker.checkClosure(closure, nil, builtBy: parameter.builder)
        } else {
          checker.check(only)
        }
      checker.system.settleDeferred()
      return checker.system.settled(type)
    }
    return type.hasUnknowns ? nil : type
  }

  /// What a wrapper holds that is made from the arguments of its attribute.
  private func wrappedType(of wrapper: Type, _ attribute: AttributeReference, _ value: ValueDeclaration) -> Type {
    let made: Type
    if let body = attribute.body, let arguments = attribute.arguments {
      let checker = BodyChecker(self, value.context, body)
      let expression = Expression(.discard, span: attribute.span)
      let type = checker.initialize(wrapper, arguments, at: attribute.nameSpan, expression, nil)
      checker.system.settleDeferred()
      made = checker.system.settled(type)
    } else {
      made = wrapper
    }
    if made.isUnknown { return made }
    guard let held = members("wrappedValue", of: made, ofType: false, from: value.scope.file).first else {
      return .unknown(absentMember("wrappedValue", of: made, from: value.scope.file))
    }
    return substitute(held.substitution, in: held.scheme.result)
  }
}

extension ValueDeclaration {
  /// What the initial value sees.
  var context: BodyContext {
    BodyContext(
      scope: scope,
      isStatic: variable.modifiers.isTypeMember,
      isMember: scope.selfType != nil
    )
  }
}
