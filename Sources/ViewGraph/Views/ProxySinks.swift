import Catalog
package import Semantics

/// What becomes of a proxy's value.
package enum ProxySink {
  /// The value of a preference.
  case published
  /// State or another variable gets it.
  case assigned(AssignmentExpression)
  /// An observer compares it: `onChange(of:)`.
  case observed
  /// Code that runs later hands it to a function.
  case calledBack
  /// An argument of this modifier.
  case frame(CallExpression, label: String)
  /// It only makes another local, or is given to code of the program that is looked at in its place.
  case bound
  /// It draws, decides or is handed on.
  case content
}

/// Finds what becomes of a value by what stands around it.
struct ProxySinks {
  private let expression: Expression
  /// Innermost first.
  private let surroundings: [CodeNode]
  private let scope: ProgramScope
  /// The calls whose closure runs later, innermost first.
  let actions: [CallExpression]

  init(of expression: Expression, _ surroundings: [CodeNode], in scope: ProgramScope) {
    self.expression = expression
    self.surroundings = surroundings
    self.scope = scope
    actions = surroundings.compactMap { node in
      guard case .closure(let closure, let call?) = node, scope.runsLater(closure, argumentOf: call) else { return nil }
      return call
    }
  }

  var sink: ProxySink {
    for node in surroundings {
      switch node {
      case .expression(let outer):
        if case .assignment(let assignment) = outer.kind, assignment.value.span.contains(expression.span) {
          return .assigned(assignment)
        }
        guard let call = outer.asCall, let argument = call.argument(around: expression) else { continue }
        if let sink = sink(of: call, outer, argument) { return sink }
      case .statement(let statement):
        if case .variable = statement.kind, statement.span.contains(expression.span) { return .bound }
      case .condition, .ifStatement: return .content
      case .closure(let closure, let call?):
        // What a closure of an observer's value makes is what the observer compares.
        if closure.span.contains(expression.span), scope.isModifier(call, [.compares, .measures]) { return .observed }
      case .closure, .function, .type, .pattern: continue
      }
    }
    return .content
  }

  /// Nil where the call makes another value of it, which goes on.
  private func sink(of call: CallExpression, _ made: Expression, _ argument: Argument) -> ProxySink? {
    if case .closure = argument.value.kind { return nil }
    if scope.isModifier(call, .publishes) { return .published }
    if scope.isModifier(call, .compares) { return .observed }
    if scope.isModifier(call, .sizes) { return .frame(call, label: argument.label ?? "") }
    // An observer of another module, made like `onChange`.
    if argument.label == "of", !call.closures.isEmpty { return .observed }
    if makesValue(call, made) { return nil }
    return actions.isEmpty || scope.isView(made) == true ? .content : .calledBack
  }

  /// Whether the result is a value made of the arguments. In code that runs later the program's own functions are asked
  /// for what they do.
  private func makesValue(_ call: CallExpression, _ made: Expression) -> Bool {
    guard let type = scope.type(of: made), scope.conforms(type.wrapped ?? type, to: "View") == false else {
      return false
    }
    if case .tuple(let elements) = type, elements.isEmpty { return false }
    return actions.isEmpty || scope.calledFunction(call) == nil && scope.isOfFramework(call)
  }
}

extension ProgramScope {
  /// Whether the call runs the closure after views are made, or nobody knows when: it is a function without a result that
  /// draws nothing into what it is given.
  package func runsLater(_ closure: ClosureExpression, argumentOf call: CallExpression) -> Bool {
    guard !ImmediateCode.runsAtOnce(closure, argumentOf: call),
      let argument = call.arguments.first(where: { $0.value.closure === closure })
    else { return false }
    guard case .function(let function)? = type(of: argument.value) else { return true }
    guard case .tuple(let result) = function.result, result.isEmpty else { return false }
    return !function.parameters.contains { if case .inout = $0 { true } else { false } }
  }

  /// Whether what is called is declared neither by the program nor by a module that is not known.
  fileprivate func isOfFramework(_ call: CallExpression) -> Bool {
    meaning(ofName: call.nameSpan) != nil && declaredValue(call.callee) == nil
      && !(call.calledName.map(declaresType) ?? true)
  }
}
