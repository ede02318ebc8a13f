package import Semantics

extension ProgramScope {
  /// Modifiers of the program's own that use others are followed this far.
  private static var modifierDepth: Int { 6 }

  /// The modifiers that a call applies to the view it is made on: itself, or those that the program's own modifier of that
  /// name applies to its content, by a function of `View` or by a `ViewModifier`. None where that cannot be told.
  package func applied(by call: CallExpression) -> [CallExpression] { applied(by: call, depth: 0) }

  private func applied(by call: CallExpression, depth: Int) -> [CallExpression] {
    guard depth < Self.modifierDepth else { return [] }
    guard let body = ownModifierBody(of: call) else { return isOpaque(call) ? [] : [call] }
    guard let result = body.result else { return [] }
    let chain = result.unwrapped.asCall.map { Array($0.chain) } ?? []
    guard let start = chain.last, start.isMadeOnContent else { return [] }
    return chain.flatMap { applied(by: $0, depth: depth + 1) }
  }

  /// Whether a call of a modifier is one that is meant, or one of the program's own whose code has such a call.
  package func comes(_ call: CallExpression, to isMeant: (CallExpression) -> Bool) -> Bool {
    comes(call, to: isMeant, depth: 0)
  }

  private func comes(_ call: CallExpression, to isMeant: (CallExpression) -> Bool, depth: Int) -> Bool {
    if isMeant(call) { return true }
    guard depth < Self.modifierDepth, let body = ownModifierBody(of: call) else { return false }
    return CodeWalk(body).expressions.contains { expression in
      expression.asCall.map { comes($0, to: isMeant, depth: depth + 1) } ?? false
    }
  }

  /// The code of a modifier that the program declares: a function of `View`, or the body of the `ViewModifier` that
  /// `modifier(_:)` is given.
  private func ownModifierBody(of call: CallExpression) -> Body? {
    if call.calledName == "modifier", let type = call.unlabeled?.value.unwrapped.asCall?.calledName {
      return declaredTypes(named: type).lazy.flatMap(\.functions).first { $0.name == "body" }?.body
    }
    return ownModifier(call)?.body
  }

  /// Whether nobody knows what the call applies: a modifier that is kept in a value, or comes from another module.
  package func isOpaque(_ call: CallExpression) -> Bool {
    call.calledName == "modifier" && ownModifier(call) == nil && ownModifierBody(of: call) == nil
  }
}

extension CallExpression {
  /// Whether the chain starts with what the modifier was called on: `self`, the content, or nothing where `self` is meant.
  fileprivate var isMadeOnContent: Bool {
    guard let receiver else { return !isInitializer }
    guard case .local(_, let name) = receiver.unwrapped.kind else { return false }
    return name == "self" || name == "content"
  }
}
