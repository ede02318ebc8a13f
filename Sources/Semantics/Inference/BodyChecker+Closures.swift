extension BodyChecker {
  /// A closure where `expected` is wanted, which tells its parameters and result unless they are written.
  func checkClosure(_ closure: ClosureExpression, _ expected: Type?, hasBuilder: Bool) -> Type {
    let wanted = expected.map { $0.wrapped.map(system.head) ?? $0 }
    let parameters = parameterTypes(of: closure, wanted)
    var result: Type?
    if case .function(let function)? = wanted { result = function.result }
    if case .unknown? = wanted { result = wanted }
    if let written = closure.returnType {
      let type = read(written)
      if let result { _ = system.convert(type, to: result) }
      result = type
    }
    let inner = Frame(closure.body, in: frame)
    for item in closure.captureList { inner.set(item.slot, to: captured(item)) }
    for (parameter, type) in zip(closure.parameters, parameters.slots) {
      inner.set(parameter.slot, to: type)
      if !parameter.name.hasPrefix("$") || closure.implicitParameterCount == 0 {
        record(parameter.span, .local(parameter.span))
        recordType(parameter.span, type)
      }
    }
    let outer = frame
    frame = inner
    let value = checkClosureBody(closure, result, hasBuilder: hasBuilder)
    frame = outer
    return .function(FunctionType(parameters: parameters.function, result: value))
  }

  private func captured(_ item: CaptureListItem) -> Type {
    let type = check(item.value)
    return item.isWeak && system.head(type).wrapped == nil ? .optional(type) : type
  }

  /// The types of the closure's own variables, and those of its function type.
  private func parameterTypes(of closure: ClosureExpression, _ wanted: Type?) -> (slots: [Type], function: [Type]) {
    let written = closure.parameters.map { $0.type.map(read) }
    guard case .function(let function)? = wanted else {
      let reason = wanted?.unknownReason
      let types = written.map { $0 ?? reason.map { .unknown($0) } ?? system.fresh() }
      return (types, types)
    }
    func joined(_ given: [Type]) -> [Type] {
      zip(written, given).map { own, given in
        guard let own else { return system.head(given).object }
        _ = system.unify(own.object, given.object)
        return own
      }
    }
    if closure.parameters.isEmpty { return ([], function.parameters) }
    if closure.parameters.count == function.parameters.count {
      return (joined(function.parameters), function.parameters)
    }
    if function.parameters.count == 1, case .tuple(let elements) = system.head(function.parameters[0]),
      elements.count == closure.parameters.count
    {
      return (joined(elements.map(\.type)), function.parameters)
    }
    // `$0` alone is all of several parameters.
    if closure.implicitParameterCount == 1, function.parameters.count > 1 {
      return ([.tuple(function.parameters.map { Type.TupleElement(label: nil, type: $0) })], function.parameters)
    }
    let padded = written.enumerated().map { index, own in
      own ?? (function.parameters.indices.contains(index) ? function.parameters[index] : .unsolved)
    }
    return (padded, function.parameters)
  }

  private func checkClosureBody(_ closure: ClosureExpression, _ result: Type?, hasBuilder: Bool) -> Type {
    let body = closure.body
    if let only = body.singleExpression {
      return singleExpression(only, result, hasBuilder: hasBuilder)
    }
    if !body.hasReturn, hasBuilder || isBuilt(body, result) {
      let built = checkBuilt(body.statements)
      if let result { return system.convert(built, to: result) ? result : built }
      return built
    }
    let value = result ?? (body.hasReturn ? system.fresh() : .void)
    if !body.hasReturn, case .variable = system.head(value) {
      if let only = body.statements.first, body.statements.count == 1, only.isConditional {
        return checkConditional(only, value)
      }
      _ = system.unify(value, .void)
    }
    results.append(value)
    checkStatements(body.statements)
    results.removeLast()
    return value
  }

  private func singleExpression(_ value: Expression, _ result: Type?, hasBuilder: Bool) -> Type {
    let wanted = result.map(system.head)
    let isVoid = wanted == .void
    let type = check(value, isVoid ? nil : wanted)
    guard let wanted else { return type }
    if isVoid { return .void }
    if hasBuilder, wanted.hasVariables, case .variable = wanted {
      _ = system.unify(wanted, type)
      return type
    }
    _ = system.convert(type, to: wanted)
    return wanted
  }

  /// Whether statements whose values are not used are parts of one value.
  private func isBuilt(_ body: Body, _ result: Type?) -> Bool {
    guard let result, case .opaque = system.head(result) else { return false }
    return true
  }

  // MARK: Result builders

  /// What a result builder makes of statements: views beside each other are one value.
  func checkBuilt(_ statements: [Statement]) -> Type {
    var parts: [Type] = []
    for statement in statements { if let part = builtPart(statement) { parts.append(part) } }
    switch parts.count {
    case 0: return .framework("EmptyView")
    case 1: return parts[0]
    default:
      let elements = parts.map { Type.TupleElement(label: nil, type: $0) }
      return .framework("TupleView", [.tuple(elements)])
    }
  }

  private func builtPart(_ statement: Statement) -> Type? {
    switch statement.kind {
    case .expression(let expression):
      switch expression.kind {
      case .if(let inner): return checkIf(inner, as: .built)
      case .switch(let inner): return checkSwitch(inner, as: .built)
      case .assignment:
        _ = check(expression)
        return nil
      default: return check(expression)
      }
    case .if(let inner): return checkIf(inner, as: .built)
    case .switch(let inner): return checkSwitch(inner, as: .built)
    case .do(let statement):
      let built = checkBuilt(statement.body)
      checkCatches(statement)
      return built
    default:
      checkStatement(statement)
      return nil
    }
  }

  private func checkConditional(_ statement: Statement, _ value: Type) -> Type {
    switch statement.kind {
    case .if(let inner): return checkIf(inner, as: .value(value))
    case .switch(let inner): return checkSwitch(inner, as: .value(value))
    default: return .void
    }
  }
}

extension Statement {
  fileprivate var isConditional: Bool {
    switch kind {
    case .if, .switch: true
    default: false
    }
  }
}
