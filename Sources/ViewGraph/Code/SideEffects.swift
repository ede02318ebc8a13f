import Catalog
package import Semantics

/// What a function does or depends on beside its parameters.
package struct SideEffects {
  /// One effect, at the statement or expression that has it.
  package struct Effect {
    package enum Kind {
      case output
      case write
      case call
      case dependency
    }

    package let span: SourceSpan
    package let kind: Kind
    /// A verb phrase for a message: "prints", "writes 'count'".
    package let what: String
    /// Without the statement, the function would be the same but for this effect.
    package var isWholeStatement = false
  }

  package let all: [Effect]

  package init(of function: FunctionDeclaration, in type: TypeParts, scope: ProgramScope) {
    var search = EffectSearch(type: type, scope: scope)
    all = search.effects(of: function)
  }
}

/// The search through a function and what it calls.
private struct EffectSearch {
  let type: TypeParts
  let scope: ProgramScope
  /// Functions that are being looked into, to end at recursion.
  private var visiting: Set<SourceSpan> = []

  init(type: TypeParts, scope: ProgramScope) {
    self.type = type
    self.scope = scope
  }

  private static let harmless: Set = [
    "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError",
  ]
  private static let printing: Set = ["print", "debugPrint", "dump", "NSLog", "os_log"]

  mutating func effects(of function: FunctionDeclaration) -> [SideEffects.Effect] {
    guard let body = function.body, visiting.count < 8, visiting.insert(function.span).inserted else { return [] }
    defer { visiting.remove(function.span) }
    var found: [SideEffects.Effect] = []
    var covered: [SourceSpan] = []
    for node in CodeWalk(body) {
      switch node {
      case .statement(let statement):
        guard let effect = effect(of: statement) else { continue }
        found.append(effect)
        covered.append(statement.span)
      case .expression(let expression):
        guard !covered.contains(where: { $0.contains(expression.span) }) else { continue }
        guard let effect = effect(of: expression) else { continue }
        found.append(effect)
        covered.append(expression.span)
      default: continue
      }
    }
    return found
  }

  /// A call whose result nobody wants, of something that is not a local: it is there for its effect.
  private mutating func effect(of statement: Statement) -> SideEffects.Effect? {
    guard case .expression(let expression) = statement.kind else { return nil }
    if case .assignment(let assignment) = expression.kind {
      return effect(of: assignment, at: statement.span, isWholeStatement: !callsNext(assignment.value))
    }
    guard let call = expression.unwrapped.asCall, let name = call.calledName, !Self.harmless.contains(name) else {
      return nil
    }
    if call.receiver == nil, function(named: name, of: call) != nil {
      return effect(ofCall: call, at: expression).map {
        let isWhole = !callsNext(expression)
        return SideEffects.Effect(span: statement.span, kind: $0.kind, what: $0.what, isWholeStatement: isWhole)
      }
    }
    guard case .name(let root) = call.receiver?.root.kind ?? call.callee.kind else { return nil }
    let isOutput = Self.printing.contains(name) && call.receiver == nil || root.name.lowercased().contains("log")
    let what = Self.printing.contains(name) && call.receiver == nil ? "prints" : "calls '\(text(of: call, root.name))'"
    return SideEffects.Effect(
      span: statement.span,
      kind: isOutput ? .output : .call,
      what: what,
      isWholeStatement: !callsNext(expression)
    )
  }

  private func text(of call: CallExpression, _ root: String) -> String {
    call.callee.dottedName?.joined(separator: ".") ?? call.calledName ?? root
  }

  private mutating func effect(of expression: Expression) -> SideEffects.Effect? {
    switch expression.kind {
    case .assignment(let assignment):
      return effect(of: assignment, at: expression.span, isWholeStatement: false)
    case .call(let call): return effect(ofCall: call, at: expression)
    case .name(let name):
      guard isChangingGlobal(name.name) else { return nil }
      return dependency("depends on the global '\(name.name)'", at: expression)
    case .member: return scope.freshValue(of: expression).map { dependency($0.effect, at: expression) }
    default: return nil
    }
  }

  /// An assignment to anything that is not local.
  private func effect(
    of assignment: AssignmentExpression,
    at span: SourceSpan,
    isWholeStatement: Bool
  ) -> SideEffects.Effect? {
    let target = assignment.target.unwrapped
    guard case .name = target.root.kind else { return nil }
    let name = target.dottedName?.joined(separator: ".") ?? scope.text(target.span) ?? "a global"
    return SideEffects.Effect(span: span, kind: .write, what: "writes '\(name)'", isWholeStatement: isWholeStatement)
  }

  private func dependency(_ what: String, at expression: Expression) -> SideEffects.Effect {
    SideEffects.Effect(span: expression.span, kind: .dependency, what: what)
  }

  private mutating func effect(ofCall call: CallExpression, at expression: Expression) -> SideEffects.Effect? {
    guard let name = call.calledName else { return nil }
    if let value = scope.freshValue(of: expression) { return dependency(value.effect, at: expression) }
    guard let function = function(named: name, of: call), let inner = effects(of: function).first else { return nil }
    return SideEffects.Effect(
      span: expression.span,
      kind: inner.kind,
      what: "calls '\(name)', which \(inner.what)",
      isWholeStatement: false
    )
  }

  /// The workspace's own function that is called: a global one, or one of the type itself.
  private func function(named name: String, of call: CallExpression) -> FunctionDeclaration? {
    if let receiver = call.receiver {
      guard let names = receiver.dottedName, names == ["Self"] || names == ["self"] || names == [type.name] else {
        return nil
      }
      return type.functions.first { $0.name == name }
    }
    return type.functions.first { $0.name == name } ?? scope.globalFunction(named: name)
  }

  /// A stored global or static variable that something in the workspace writes after its initial value.
  private func isChangingGlobal(_ name: String) -> Bool {
    guard name != "defaultValue" else { return false }
    let isVariable =
      scope.globalVariables(named: name).contains { !$0.isLet && $0.isStored }
      || type.variables.contains { $0.name == name && !$0.isLet && $0.isStored && $0.modifiers.isTypeMember }
    return isVariable && scope.isWritten(name)
  }

  /// Whether the joined value would miss something if the statement were gone.
  private func callsNext(_ expression: Expression) -> Bool {
    CodeWalk(expression).expressions.contains { inner in
      guard let call = inner.asCall, case .local(_, let name) = call.callee.kind else { return false }
      return name == "nextValue"
    }
  }
}
