import Semantics

extension Evaluator {
  /// Calls a function with values; inout parameters change `arguments`.
  package func call(_ function: FunctionValue, _ arguments: inout [Value]) -> Value {
    call(function, &arguments, labels: nil, builder: function.builder, expecting: nil)
  }

  /// Calls a function with values.
  package func call(_ function: FunctionValue, _ arguments: [Value] = []) -> Value {
    var arguments = arguments
    return call(function, &arguments)
  }

  /// `value.name(arguments)`; nil where there is no such method. Mutating methods change `value`, inout parameters
  /// `arguments`.
  package func callMethod(
    _ name: String,
    on value: inout Value,
    labels: [String?],
    _ arguments: inout [Value]
  ) -> Value? {
    let source = Arguments(labels: labels, values: arguments)
    if let choice = choose(methods(name, of: value), source, receiver: value) {
      var receiver: Value? = value
      value = .void
      let result = invoke(choice, source, receiver: &receiver, expecting: nil)
      value = receiver ?? .void
      arguments = source.values
      return result
    }
    let site = CallSite(labels: labels, values: arguments, evaluator: self)
    return callLibraryMethod(name, on: value, site) ?? host.callMember(name, on: value, site)
  }

  /// Calls the value of an expression, which names the storage that a mutating `callAsFunction` changes.
  func callValue(
    _ callee: Value,
    _ site: CallSite,
    storedIn place: (expression: Expression, frame: Frame)? = nil,
    expecting: TypeValue?
  ) -> Value {
    switch callee {
    case .function(let function): return callFunction(function, site, expecting: expecting)
    case .type(let type):
      return construct(type, site) ?? host.construct(type.name, site) ?? StandardLibrary.construct(type.name, site)
        ?? unknown("'\(type.name)' cannot be made here", name: type.name, type: type, at: site.span)
    case .keyPath(let path): return read(path, of: site.evaluate(0))
    case .unknown(let unknown):
      return .unknown(UnknownValue(name: unknown.name, type: expecting, reason: unknown.reason, span: unknown.span))
    case .void, .none: return .none
    default:
      let arguments = Arguments(site)
      if let choice = choose(methods("callAsFunction", of: callee), arguments, receiver: callee) {
        var receiver: Value? = callee
        let result = invoke(choice, arguments, receiver: &receiver, expecting: expecting)
        if choice.function.modifiers.contains(.mutating), let place, place.expression.isAssignable, let receiver {
          modify(place.expression, in: place.frame) { $0 = receiver }
        }
        return result
      }
      return host.callMember("callAsFunction", on: callee, site)
        ?? callDynamically(callee, site, expecting: expecting) ?? unknown("the value is no function", at: site.span)
    }
  }

  private func callFunction(_ function: FunctionValue, _ site: CallSite, expecting: TypeValue?) -> Value {
    switch function.code {
    case .declared(let declaration, let receiver):
      let arguments = Arguments(site)
      guard let choice = choose([declaration], arguments) else { break }
      var target = receiver
      return invoke(choice, arguments, receiver: &target, expecting: expecting)
    case .local(let declaration, let captures):
      let arguments = Arguments(site)
      guard let match = ParameterMatch(declaration.parameters, arguments) else { break }
      var target: Value?
      return invoke(
        Choice(function: declaration, owner: nil, match: match),
        arguments,
        receiver: &target,
        expecting: expecting,
        captures: captures,
        outer: function.context
      )
    case .staticMember(let type, let name) where site.labels.contains { $0 != nil }:
      return callStaticIfFound(name, type, site, expecting: expecting) ?? host.construct(type.name, site)
        ?? StandardLibrary.construct(type.name, site)
        ?? unknown("no value for '\(type.name).\(name)(…)'", type: expecting, at: site.span)
    default: break
    }
    var values = site.arguments.indices.map { index in
      site.argument(index, as: function.parameterType(index, in: self))
    }
    let labels = site.labels.contains { $0 != nil } ? site.labels : nil
    let result = call(function, &values, labels: labels, builder: function.builder, expecting: expecting)
    for (index, argument) in site.arguments.enumerated() {
      if case .inout = argument.value.kind { site.modify(index) { $0 = values[index] } }
    }
    return result
  }

  func call(
    _ function: FunctionValue,
    _ arguments: inout [Value],
    labels written: [String?]?,
    builder: String?,
    expecting: TypeValue?
  ) -> Value {
    spend(1)
    if let parts = parts(of: arguments, for: function) { arguments = parts }
    let labels = function.labels?.map { $0 == "_" ? nil : $0 } ?? written
    switch function.code {
    case .closure(let closure, let captures):
      return run(closure, captures, function, &arguments, builder: builder, expecting: expecting)
    case .native(let code): return code(&arguments, self)
    case .code(let body):
      return runBody(body, in: Frame(body, context: function.context), expecting: nil, builder: builder)
    case .keyPath(let path): return read(path, of: arguments.first ?? .void)
    case .method(let name, let receiver):
      var target = receiver
      return callMethod(
        name,
        on: &target,
        labels: labels ?? inferredLabels(name, receiver, arguments.count),
        &arguments
      )
        ?? unknown("'\(name)' is called with other arguments", name: name, at: .none)
    case .unbound(_, let name):
      return .function(FunctionValue(.method(name: name, receiver: arguments.first ?? .void), context: .global))
    default: return callDeclared(function, &arguments, labels: labels)
    }
  }

  /// The elements of a tuple that is handed to a function of as many parameters (SE-0110 keeps this for functions that are
  /// passed: `zip(a, b).map(f)`).
  private func parts(of arguments: [Value], for function: FunctionValue) -> [Value]? {
    guard arguments.count == 1, case .tuple(let tuple)? = arguments.first else { return nil }
    let counts: [Int]
    switch function.code {
    case .declared(let declaration, _), .local(let declaration, _): counts = [declaration.parameters.count]
    case .method(let name, let receiver): counts = parameterCounts(of: methods(name, of: receiver))
    case .staticMember(let type, "init"):
      let made = parameterCounts(of: type.nominal.map { typeMembers("init", of: $0) } ?? [])
      counts = made.isEmpty ? [type.nominal?.storedProperties.count ?? 0] : made
    case .staticMember(let type, let name): counts = parameterCounts(of: methods(name, of: .type(type)))
    default: return nil
    }
    return counts.contains(tuple.elements.count) && !counts.contains(1) ? tuple.elements : nil
  }

  private func parameterCounts(of members: [Member]) -> [Int] {
    members.compactMap { member in
      if case .enumCase(let enumCase, _) = member { return enumCase.payload.count }
      return member.function?.parameters.count
    }
  }

  private func callDeclared(_ function: FunctionValue, _ arguments: inout [Value], labels: [String?]?) -> Value {
    switch function.code {
    case .declared(let declaration, let receiver):
      var target = receiver
      return invoke(declaration, &arguments, receiver: &target, captures: [], outer: nil)
    case .local(let declaration, let captures):
      var target: Value?
      return invoke(declaration, &arguments, receiver: &target, captures: captures, outer: function.context)
    case .staticMember(let type, let name):
      let labels = labels ?? inferredLabels(name, .type(type), arguments.count)
      for case .enumCase(let enumCase, _) in methods(name, of: .type(type)) {
        return makeCase(enumCase, type, Arguments(labels: labels, values: arguments))
      }
      let site = CallSite(labels: labels, values: arguments, evaluator: self, span: function.span)
      let value = name == "init" ? construct(type, site) : callStatic(name, of: type, labels: labels, &arguments)
      return value ?? StandardLibrary.callStatic(name, of: type, site)
        ?? host.callStatic(name, of: type.name, site) ?? host.construct(type.name, site)
        ?? StandardLibrary.construct(type.name, site)
        ?? unknown("no value for '\(type.name).\(name)(…)'", name: type.name, at: function.span)
    case .global(let name):
      if arguments.count == 1, case .tuple(let tuple) = arguments[0], tuple.elements.count == 2,
        let value = operate(name, tuple.elements[0], tuple.elements[1], at: .none)
      {
        return value
      }
      if let value = callOperator(name, &arguments) { return value }
      let site = CallSite(labels: labels ?? arguments.map { _ in nil }, values: arguments, evaluator: self)
      return StandardLibrary.functions[name]?(site) ?? host.callGlobal(name, site)
        ?? unknown("'\(name)' is called with other arguments", name: name, at: .none)
    default: return .void
    }
  }

  /// What an operator gives that is called as a function; nil where it is none, or not for these operands.
  private func callOperator(_ name: String, _ arguments: inout [Value]) -> Value? {
    switch arguments.count {
    case 1: return StandardLibrary.operate(prefix: name, arguments[0]) ?? userUnary(name, &arguments)
    case 2: return assigning(name, &arguments) ?? operate(name, arguments[0], arguments[1], at: .none)
    default: return nil
    }
  }

  /// `reduce(into: 0, +=)`: the first operand is changed.
  private func assigning(_ name: String, _ arguments: inout [Value]) -> Value? {
    guard name.count > 1, name.hasSuffix("="), !Self.comparing.contains(name) else { return nil }
    if let changed = assignedByUserOperator(name, arguments[0], arguments[1]) {
      arguments[0] = changed
      return .void
    }
    guard let value = operate(String(name.dropLast()), arguments[0], arguments[1], at: .none)
    else { return nil }
    arguments[0] = value
    return .void
  }

  private static let comparing: Set<String> = ["!=", "!==", "<=", "==", "===", ">=", "~="]

  /// Positional arguments for a function value: labels are not part of its type.
  private func invoke(
    _ declaration: FunctionDeclaration,
    _ arguments: inout [Value],
    receiver: inout Value?,
    captures: [Box],
    outer: LexicalContext?
  ) -> Value {
    let labels = declaration.parameters.map(\.label)
    let source = Arguments(labels: Array(labels.prefix(arguments.count)), values: arguments)
    guard labels.count >= arguments.count, let match = ParameterMatch(declaration.parameters, source) else {
      return unknown("'\(declaration.name)' is called with other arguments", at: declaration.nameSpan)
    }
    let choice = Choice(function: declaration, owner: nil, match: match)
    let result = invoke(choice, source, receiver: &receiver, expecting: nil, captures: captures, outer: outer)
    arguments = source.values
    return result
  }

  /// The labels of the first member that takes so many arguments.
  private func inferredLabels(_ name: String, _ receiver: Value, _ count: Int) -> [String?] {
    let none: [String?] = Array(repeating: nil, count: count)
    if case .type(let type) = receiver, name == "init", type.nominal?.declaration == nil,
      host.offers(name, of: type.name, none, trailing: none.map { _ in false })
    {
      return none
    }
    for member in methods(name, of: receiver) {
      if case .enumCase(let enumCase, _) = member, enumCase.payload.count == count {
        return enumCase.payload.map(\.label)
      }
      if let function = member.function, function.parameters.count == count { return function.parameters.map(\.label) }
    }
    if case .type(let type) = receiver, name == "init", let nominal = type.nominal, nominal.declaration != nil,
      nominal.storedProperties.count == count
    {
      return nominal.storedProperties.map(\.name)
    }
    return none
  }

  // MARK: Closures

  private func run(
    _ closure: ClosureExpression,
    _ captures: [Box],
    _ function: FunctionValue,
    _ arguments: inout [Value],
    builder: String?,
    expecting: TypeValue?
  ) -> Value {
    if closure.isAsync, !runsAwaited { return .void }
    let frame = enter(closure, captures, function, &arguments)
    let expected =
      closure.returnType.map { resolve($0, in: frame.context) } ?? function.type?.function?.result ?? expecting
    let value = deeper(at: closure.span) {
      runBody(closure.body, in: frame, expecting: expected, builder: builder, isClosure: true)
    }
    leave(closure, frame, &arguments)
    if expected?.name == "Void" { return .void }
    return coerce(value, to: expected)
  }

  /// The frame of a closure with captures and parameters in place. One tuple is spread over several parameters.
  func enter(
    _ closure: ClosureExpression,
    _ captures: [Box],
    _ function: FunctionValue,
    _ arguments: inout [Value]
  ) -> Frame {
    let frame = Frame(closure.body, context: function.context)
    let listed = captures.suffix(closure.captureList.count)
    for (capture, box) in zip(closure.body.captures, captures) { frame.slots[capture.slot] = .box(box) }
    for (item, box) in zip(closure.captureList, listed) { frame.slots[item.slot] = .box(box) }
    if closure.parameters.count > 1, arguments.count == 1, case .tuple(let tuple)? = arguments.first {
      arguments = tuple.elements
    }
    for (index, parameter) in closure.parameters.enumerated() where index < arguments.count {
      let type = parameter.type.map { resolve($0, in: function.context) } ?? function.type?.function?.parameter(index)
      declare(parameter.slot, coerce(arguments[index], to: type, named: parameter.name), in: frame)
      arguments[index] = .void
    }
    return frame
  }

  private func leave(_ closure: ClosureExpression, _ frame: Frame, _ arguments: inout [Value]) {
    for (index, parameter) in closure.parameters.enumerated() where index < arguments.count {
      arguments[index] = read(parameter.slot, in: frame)
    }
  }
}

extension TypeValue.Function {
  func parameter(_ index: Int) -> TypeValue? { parameters.indices.contains(index) ? parameters[index] : nil }
}

extension FunctionValue {
  func parameterType(_ index: Int, in evaluator: Evaluator) -> TypeValue? {
    if let closure, closure.parameters.indices.contains(index), let type = closure.parameters[index].type {
      return evaluator.resolve(type, in: context)
    }
    return type?.function?.parameter(index)
  }
}
