package import Semantics

extension ProgramScope {
  /// Whether the expression is the image that an `AsyncImage` has loaded: what its content closure is given, or the image of
  /// the phase that it is given.
  package func isLoadedImage(_ expression: Expression, in code: CodeScope) -> Bool {
    let value = code.value(of: expression)
    if case .member(let member) = value.expression.kind, member.name == "image", let base = member.base {
      return loader(givingParameter: base.unwrapped, in: value.scope) != nil
    }
    guard case .local(let slot, _) = value.expression.kind else { return false }
    if let loader = loader(givingParameter: value.expression, in: value.scope) {
      return loader.argument("placeholder") != nil
    }
    // Bound by the case of a phase.
    guard case .variable(_, initializer: nil)? = value.scope.origin(ofLocal: slot) else { return false }
    return type(of: value.expression)?.nominal?.name == "Image"
      && value.scope.chain.contains { scope in
        if case .closure(_, let call?) = scope.kind { isLoader(call) } else { false }
      }
  }

  /// The call of `AsyncImage` whose closure has the local as its parameter.
  private func loader(givingParameter expression: Expression, in code: CodeScope) -> CallExpression? {
    guard case .local(let slot, _) = expression.kind,
      case .closureParameter(_, 0, let call?)? = code.origin(ofLocal: slot), isLoader(call)
    else { return nil }
    return call
  }

  private func isLoader(_ call: CallExpression) -> Bool {
    call.receiver == nil && call.calledName == "AsyncImage" && !declaresType("AsyncImage")
  }
}
