import Catalog
package import Semantics
import SourceText

/// State that callers give its first value by the initializer that nobody has written.
package struct MemberwiseCopy {
  package let state: VariableDeclaration
  package let type: TypeParts
  /// One who gives it a value that can be another one later.
  package let use: CallOccurrence
  /// Whether the view changes it.
  package let isChanged: Bool

  /// Of each state of a view; nil where nobody gives it a value that changes, or where a copy is wanted.
  package static func all(of type: TypeParts, in scope: ProgramScope) -> [MemberwiseCopy] {
    guard type.declaration.type.members.initializers.isEmpty else { return [] }
    return type.variables.compactMap { MemberwiseCopy(of: $0, in: type, scope) }
  }

  private init?(of state: VariableDeclaration, in type: TypeParts, _ scope: ProgramScope) {
    guard state.attribute("State") != nil, state.isStored, !state.modifiers.isTypeMember,
      state.modifiers.isDisjoint(with: [.private, .fileprivate]), !WantedCopy.isSaid(by: [state.name])
    else { return nil }
    let isChanged = type.changesLater(state.name, in: scope)
    // A value to begin with, which the view then changes, is meant to be left.
    guard !isChanged || state.initializer == nil, !type.isFollowing(state, in: scope),
      state.type.map({ !scope.isClass($0) }) ?? true,
      !isChanged || !(state.type.map(type.isHandedBack) ?? false),
      let use = scope.calls(of: type).first(where: { scope.passesOn(state, $0) })
    else { return nil }
    self.state = state
    self.type = type
    self.use = use
    self.isChanged = isChanged
  }
}

extension ProgramScope {
  /// Whether the call gives a value that can be another one the next time, to a view that stays the same: what is presented
  /// or pushed is made anew, and so is what another framework shows.
  fileprivate func passesOn(_ state: VariableDeclaration, _ use: CallOccurrence) -> Bool {
    use.call.argument(state.name).map { passesOn($0.value, of: state.type, use) } ?? false
  }

  /// A caller who gives a parameter of the view's initializer a value that can be another one later.
  package func passer(
    of parameter: Parameter,
    of initializer: FunctionDeclaration,
    in scope: CodeScope
  ) -> CallOccurrence? {
    calls(of: initializer, in: scope).first { use in
      initializer.argument(for: parameter, of: use.call).map { passesOn($0, of: parameter.type, use) } ?? false
    }
  }

  /// Whether there are callers, all are known, and none of them gives the parameter another value later: each makes the view
  /// once or says that it is another one, or gives a value that stays.
  package func isGivenOnce(
    _ parameter: Parameter,
    of initializer: FunctionDeclaration,
    of type: TypeParts
  ) -> Bool {
    let code = CodeScope(.type(type.declaration.type), in: type.declaration.scope)
    let uses = calls(of: initializer, in: code).filter { !isInPreview($0.scope) }
    guard !uses.isEmpty, calls(type.name).allSatisfy({ meaning(ofName: $0.call.nameSpan) != nil }) else { return false }
    return uses.allSatisfy { use in
      guard let value = initializer.argument(for: parameter, of: use.call), isMadeAgain(use) else { return true }
      return isKnownValue(value, of: parameter.type) && !mayChange(value, in: use.scope)
    }
  }

  private func passesOn(_ value: Expression, of type: TypeReference?, _ use: CallOccurrence) -> Bool {
    !isInPreview(use.scope) && isMadeAgain(use) && isKnownValue(value, of: type) && mayChange(value, in: use.scope)
  }

  /// Whether the view is made again for the same place: by a view that is evaluated again, and not for a presentation, a
  /// destination or an identity of its own.
  private func isMadeAgain(_ use: CallOccurrence) -> Bool {
    !isIdentified(use) && use.scope.type.map { isView($0) || isModifier($0) } ?? false
      && !isShownApart(use.call.span, in: use.scope) && !isMadeByEvent(use)
  }

  /// Whether the view is made by code that runs when something happens, and not whenever views are evaluated: what that
  /// shows is made once for each time.
  private func isMadeByEvent(_ use: CallOccurrence) -> Bool {
    use.scope.chain.contains { around in
      guard case .closure(let closure, let call?) = around.kind, call.calledName != "withAnimation",
        let argument = call.arguments.first(where: { $0.value.closure === closure }),
        case .function(let function)? = type(of: argument.value), case .tuple(let result) = function.result
      else { return false }
      return result.isEmpty && runsLater(closure, argumentOf: call)
    }
  }

  /// Whether the value is of a type that is known and no class: objects stay the same, and change inside. What takes the
  /// value may say the type that the value does not.
  private func isKnownValue(_ value: Expression, of written: TypeReference?) -> Bool {
    guard let type = type(of: value), let name = (type.wrapped ?? type).nominal else {
      return written.map(isValueType) ?? false
    }
    return self.type(named: String(name.lastName))?.kind != .class
  }

  /// Whether values of the type are known to be no objects.
  private func isValueType(_ type: TypeReference) -> Bool {
    if case .optional(let wrapped) = type.kind { return isValueType(wrapped) }
    guard case .named = type.kind, let name = type.qualifiedName else { return false }
    guard !declaresType(name) else {
      let kind = self.type(named: name)?.kind
      return kind == .structure || kind == .enumeration
    }
    return isObject(.nominal(NominalID(name: name, file: nil), [])) == false
  }

  /// Whether the value can be another one for the same view.
  private func mayChange(_ value: Expression, in code: CodeScope, depth: Int = 0) -> Bool {
    let expressions = CodeWalk(value).expressions
    let staying = expressions.filter { isIdentity($0, in: code) }.map(\.span)
    return expressions.contains { expression in
      guard !staying.contains(where: { $0.contains(expression.span) }) else { return false }
      switch expression.kind {
      case .local:
        let source = code.value(of: expression)
        guard case .local(let slot, _) = source.expression.kind else {
          return depth < 4 && mayChange(source.expression, in: source.scope, depth: depth + 1)
        }
        if case .selfValue? = source.scope.origin(ofLocal: slot) { return false }
        return true
      case .name, .member:
        guard let (variable, scope) = declaredVariable(expression) else { return false }
        if variable.modifiers.isTypeMember || scope.type == nil { return !isNeverSet(variable) }
        return !variable.isLet || variable.initializer == nil
      default: return false
      }
    }
  }

  /// Whether the value is what a loop tells its rows apart by: the element of `id: \.self` and of a range, `item.id`. A row
  /// for another one is another row.
  private func isIdentity(_ value: Expression, in code: CodeScope) -> Bool {
    var path: [String] = []
    var base = value.unwrapped
    while case .member(let member) = base.kind, let inner = member.base {
      path.insert(member.name, at: 0)
      base = inner.unwrapped
    }
    guard case .local(let slot, _) = base.kind,
      case .closureParameter(_, 0, let loop?)? = code.origin(ofLocal: slot), loop.receiver == nil,
      ViewTraits.of(loop.calledName ?? "").contains(.repeats)
    else { return false }
    guard let id = loop.argument("id")?.value else {
      return path.isEmpty ? loop.unlabeled.map { $0.value.isRange } ?? false : path == ["id"]
    }
    guard case .keyPath(let keyPath) = id.kind else { return false }
    let identity = keyPath.components.compactMap { component -> String? in
      if case .property(let name) = component, name != "self" { name } else { nil }
    }
    return identity == path
  }
}

extension Expression {
  /// `0..<4`
  fileprivate var isRange: Bool {
    if case .binary(let binary) = unwrapped.kind { ["..<", "..."].contains(binary.operator) } else { false }
  }
}
