extension BodyChecker {
  /// A closure where `expected` is wanted, which tells its parameters and result unless they are written.
  func checkClosure(_ closure: ClosureExpression, _ expected: Type?, builtBy builder: Type? = nil) -> Type {
    let wanted = expected.map { $0.wrapped.map(system.head) ?? $0 }
    if builder != nil || closure.body.singleExpression == nil, case .function(let function)? = wanted {
      // The code of such a closure is looked at when what is around it has its types.
      for parameter in function.parameters { system.settleLiterals(in: parameter) }
    }
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
    noteImplicitParameters(of: closure, wanted)
    let outer = frame
    frame = inner
    let value = checkClosureBody(closure, result, builder)
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
    // A closure without parameters may be passed where a function of one `()` is wanted.
    if closure.parameters.isEmpty {
      let takesNothing = function.parameters.count == 1 && system.head(function.parameters[0]) == .void
      return ([], takesNothing ? [] : function.parameters)
    }
    for parameter in function.parameters { system.settleStrings(in: parameter) }
    if closure.parameters.count == function.parameters.count {
      return (joined(function.parameters), function.parameters)
    }
    if function.parameters.count == 1, case .tuple(let elements) = system.head(function.parameters[0]),
      elements.count == closure.parameters.count
    {
      let types = joined(elements.map(\.type))
      return (types, types)
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

  private func checkClosureBody(_ closure: ClosureExpression, _ result: Type?, _ builder: Type?) -> Type {
    let body = closure.body
    if let builder, !body.hasReturn { return checkBuilt(body, builder, result) }
    if let only = body.singleExpression { return singleExpression(only, result) }
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

  private func checkBuilt(_ body: Body, _ builder: Type, _ result: Type?) -> Type {
    let wanted = result.map(system.head)
    let built =
      body.singleExpression.map { checkBuilt($0, by: builder, wanted) } ?? checkBuilt(body.statements, by: builder)
    guard let wanted else { return built }
    guard !system.convert(built, to: wanted) else { return wanted }
    recordFault(body.span, .mismatch(built, wanted))
    return built
  }

  private func singleExpression(_ value: Expression, _ result: Type?) -> Type {
    let wanted = result.map(system.head)
    let isVoid = wanted == .void
    let type = check(value, isVoid ? nil : wanted)
    guard let wanted else { return type }
    if isVoid { return .void }
    convert(type, of: value, to: wanted)
    return wanted
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
