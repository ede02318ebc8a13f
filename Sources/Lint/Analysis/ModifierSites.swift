import Queries
import Semantics
import ViewGraph

/// Where a unit puts a modifier of the framework on a view: by its own name, or by one of the program's own modifiers
/// that apply it to whatever they are called on.
struct ModifierSites {
  /// The calls to judge.
  let calls: [CallOccurrence]

  /// Those of the modifier `name` that `isMeant`.
  init(
    of name: String,
    in unit: RuleUnit,
    _ scope: ProgramScope,
    where isMeant: (CallExpression) -> Bool = { _ in true }
  ) {
    var calls = unit.modifierCalls(name).filter { isMeant($0.call) }
    for own in scope.derived(ownModifiers, for: name) {
      guard let applied = scope.call(at: own.applied)?.call, isMeant(applied) else { continue }
      let made = unit.calls(own.name)
      calls += own.isType ? made.compactMap { $0.application(in: scope) } : made.filter { $0.call.receiver != nil }
    }
    self.calls = calls
  }
}

/// A modifier of the program's own that applies a modifier to what it is called on.
private struct OwnModifier: Hashable, Sendable {
  /// The name of the function, or of the type that `modifier(_:)` is given.
  let name: String
  let isType: Bool
  /// The call in its code.
  let applied: SourceSpan

  init?(applying applied: CallOccurrence, in scope: ProgramScope) {
    guard let type = applied.scope.type, applied.scope.containers.isEmpty else { return nil }
    if scope.isModifier(type) {
      (name, isType) = (type.name, true)
    } else if type.qualifiedName == "View", let function = applied.scope.function {
      (name, isType) = (function.name, false)
    } else {
      return nil
    }
    self.applied = applied.call.span
  }
}

/// The program's own modifiers that apply the framework's modifier of a name.
private let ownModifiers = ComparedQuery<ProgramScope, String, [OwnModifier]> { name, scope in
  scope.modifierCalls(name).compactMap { OwnModifier(applying: $0, in: scope) }
}

extension ProgramScope {
  /// Where the program's own modifier whose code a call of a modifier belongs to is put on a view.
  func callsOfOwnModifier(applying applied: CallOccurrence) -> [CallOccurrence] {
    guard let own = OwnModifier(applying: applied, in: self) else { return [] }
    let made = calls(own.name)
    return own.isType
      ? made.compactMap { $0.application(in: self) }
      : made.filter { $0.call.receiver != nil && ownModifier($0.call) != nil }
  }
}

extension CallOccurrence {
  /// The call of `modifier(_:)` that is given the value which this call makes.
  fileprivate func application(in scope: ProgramScope) -> CallOccurrence? {
    guard call.isInitializer, let around = scope.callWithArgument(call.span), around.call.calledName == "modifier"
    else {
      return nil
    }
    return around
  }
}
