import Semantics

/// What a local name stands for.
enum LocalOrigin {
  /// A parameter of a declared function.
  case parameter(Parameter, of: FunctionDeclaration)
  /// The n-th parameter of a closure that is an argument of a call.
  case closureParameter(ClosureParameter, index: Int, argumentOf: CallExpression?)
  case selfValue
  /// A `let` or `var` of the body, or of a body around it.
  case variable(LocalVariable, initializer: Expression?)
}

extension CodeScope {
  /// Where the local in `slot` of the innermost body comes from, through the captures of closures.
  func origin(ofLocal slot: Int) -> LocalOrigin? {
    var slot = slot
    for scope in chain {
      switch scope.kind {
      case .closure(let closure, let call):
        if let index = closure.parameters.firstIndex(where: { $0.slot == slot }) {
          return .closureParameter(closure.parameters[index], index: index, argumentOf: call)
        }
        if let capture = closure.body.captures.first(where: { $0.slot == slot }) {
          slot = capture.outerSlot
          continue
        }
        return closure.body.variable(in: slot)
      case .function(let function):
        if let parameter = function.parameters.first(where: { $0.slot == slot }) {
          return .parameter(parameter, of: function)
        }
        if function.selfSlot == slot { return .selfValue }
        if let capture = function.body?.captures.first(where: { $0.slot == slot }) {
          slot = capture.outerSlot
          continue
        }
        return function.body?.variable(in: slot)
      case .accessor(let variable):
        for accessor in variable.accessors.all {
          if let origin = accessor.body.variable(in: slot) { return origin }
        }
        return slot == 0 ? .selfValue : nil
      case .initialValue(let variable):
        return slot == 0 ? .selfValue : variable.initializer?.variable(in: slot)
      case .preview, .topLevel, .type, .file: return nil
      }
    }
    return nil
  }
}

extension Body {
  fileprivate func variable(in slot: Int) -> LocalOrigin? {
    guard slots.indices.contains(slot) else { return nil }
    let variable = slots[slot]
    if variable.name == "self" { return .selfValue }
    return .variable(variable, initializer: initializer(ofSlot: slot))
  }

  /// The initial value of the local in `slot`, where its declaration binds nothing else.
  private func initializer(ofSlot slot: Int) -> Expression? {
    for node in CodeWalk(self, enteringClosures: false) {
      guard case .statement(let statement) = node, case .variable(let binding) = statement.kind,
        case .binding(slot, _) = binding.pattern.kind
      else { continue }
      return binding.initializer
    }
    return nil
  }
}
