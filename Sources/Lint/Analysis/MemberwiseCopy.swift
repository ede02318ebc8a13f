import Semantics
import SourceText

/// State that callers give its first value by the initializer that nobody has written.
struct MemberwiseCopy {
  let state: VariableDeclaration
  let type: TypeParts
  /// One who gives it a value that can be another one later.
  let use: CallOccurrence
  /// Whether the view changes it.
  let isChanged: Bool

  /// Of each state of a view; nil where nobody gives it a value that changes, or where a copy is wanted.
  static func all(of type: TypeParts, in scope: ProgramScope) -> [MemberwiseCopy] {
    guard type.declaration.type.members.initializers.isEmpty else { return [] }
    return type.variables.compactMap { MemberwiseCopy(of: $0, in: type, scope) }
  }

  private init?(of state: VariableDeclaration, in type: TypeParts, _ scope: ProgramScope) {
    guard state.attribute("State") != nil, state.isStored, !state.modifiers.isTypeMember,
      state.modifiers.isDisjoint(with: [.private, .fileprivate]), !WantedCopy.isSaid(by: [state.name])
    else { return nil }
    let isChanged = type.changesLater(state.name)
    // A value to begin with, which the view then changes, is meant to be left.
    guard !isChanged || state.initializer == nil, !type.isFollowing(state),
      state.type.map({ !scope.isClass($0) }) ?? true,
      !isChanged || !(state.type.map(type.isHandedBack) ?? false),
      let use = scope.calls(type.name).first(where: { scope.passesOn(state.name, $0) })
    else { return nil }
    self.state = state
    self.type = type
    self.use = use
    self.isChanged = isChanged
  }
}

extension ProgramScope {
  /// Whether the call gives a value that can be another one the next time, to a view that stays the same: what is presented
  /// or pushed is made anew.
  fileprivate func passesOn(_ label: String, _ use: CallOccurrence) -> Bool {
    guard let value = use.call.argument(label)?.value, !isInPreview(use.scope), !isIdentified(use),
      !isShownApart(use.call.span, in: use.scope)
    else { return false }
    return CodeWalk(value).expressions.contains(where: mayChange)
  }

  /// Whether the name means something that is not the same at all times.
  private func mayChange(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .local: true
    case .name, .member:
      declaredVariable(expression).map { !$0.variable.isLet || !$0.variable.modifiers.isTypeMember } ?? false
    default: false
    }
  }
}
