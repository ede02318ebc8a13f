import Catalog
package import Semantics

extension ProgramScope {
  /// So many bodies of the program's own modifiers are looked into for one call.
  private static var mostModifiers: Int { 100 }

  /// The modifiers that a call applies to the view it is made on: itself, or those that the program's own modifier of that
  /// name applies to its content, by a function of `View` or by a `ViewModifier`. None where that cannot be told.
  package func applied(by call: CallExpression) -> [CallExpression] {
    var applied: [CallExpression] = []
    var pending = [call]
    var left = Self.mostModifiers
    while let next = pending.popLast() {
      guard let body = ownModifierBody(of: next) else {
        if !isOpaque(next) { applied.append(next) }
        continue
      }
      let chain = body.result?.unwrapped.asCall.map { Array($0.chain) } ?? []
      left -= 1
      guard left > 0, let start = chain.last, start.isMadeOnContent else { continue }
      pending += chain.reversed()
    }
    return applied
  }

  /// Whether a call of a modifier is one that is meant, or one of the program's own whose code has such a call.
  package func comes(_ call: CallExpression, to isMeant: (CallExpression) -> Bool) -> Bool {
    var pending = [call]
    var seen: Set<SourceSpan> = []
    while let next = pending.popLast() {
      if isMeant(next) { return true }
      guard seen.count < Self.mostModifiers, let body = ownModifierBody(of: next), seen.insert(body.span).inserted
      else { continue }
      pending += CodeWalk(body).expressions.lazy.compactMap(\.asCall)
    }
    return false
  }

  /// The code of a modifier that the program declares: a function of `View`, or the body of the `ViewModifier` that
  /// `modifier(_:)` is given.
  private func ownModifierBody(of call: CallExpression) -> Body? {
    if call.calledName == "modifier", let type = call.unlabeled?.value.unwrapped.asCall?.calledName {
      return declaredTypes(named: type).lazy.flatMap(\.functions).first { $0.name == "body" }?.body
    }
    return ownModifier(call)?.body
  }

  /// Whether a modifier may set any value of the environment, itself or by the program's own code.
  package func mayChangeEnvironment(_ call: CallExpression) -> Bool {
    comes(call) { isModifier($0, .mayChangeEnvironment) }
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
