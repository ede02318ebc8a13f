import Semantics

extension Evaluator {
  /// Calls the chosen function. A mutating method changes `receiver`; inout parameters are written back.
  func invoke(
    _ choice: Choice,
    _ arguments: Arguments,
    receiver: inout Value?,
    expecting: TypeValue?,
    captures: [Box] = [],
    outer: LexicalContext? = nil
  ) -> Value {
    var context = outer ?? context(of: choice, receiver: receiver)
    guard let body = choice.function.body else { return .void }
    if outer != nil, !choice.function.genericParameters.isEmpty { context = extend(context, choice) }
    var values = bind(choice, arguments, context)
    if isInterrupted { return .void }
    context = infer(choice, values, context, expecting: expecting)
    let isInferredByDefaults = fill(&values, choice, context)
    if isInterrupted { return .void }
    if isInferredByDefaults { context = infer(choice, values, context, expecting: expecting) }
    let frame = Frame(body, context: context)
    for (capture, box) in zip(body.captures, captures) { frame.slots[capture.slot] = .box(box) }
    if let slot = choice.function.selfSlot, let value = receiver {
      declare(slot, value, in: frame)
      receiver = nil
    }
    for (parameter, index) in zip(choice.function.parameters, values.indices) {
      declare(parameter.slot, values[index], in: frame)
      values[index] = .void
    }
    if !arguments.standIns.isEmpty { mark(choice, arguments, in: frame) }
    let result = deeper(at: choice.function.nameSpan) { run(choice.function, body, in: frame, expecting: expecting) }
    if let slot = choice.function.selfSlot { receiver = read(slot, in: frame) }
    if choice.function.modifiers.contains(.mutating) { otherWrites &+= 1 }
    writeBack(choice, arguments, frame)
    return result
  }

  /// Notes which parameters were made from stand-ins.
  private func mark(_ choice: Choice, _ arguments: Arguments, in frame: Frame) {
    for (parameter, positions) in zip(choice.function.parameters, choice.match.positions) {
      let names = positions.flatMap { arguments.standIns[$0] ?? [] }
      guard !names.isEmpty else { continue }
      mark(parameter.slot, names, in: frame)
      if !parameter.isInout { for position in positions { arguments.postpone(position) } }
    }
  }

  private func run(
    _ function: FunctionDeclaration,
    _ body: Body,
    in frame: Frame,
    expecting: TypeValue?
  ) -> Value {
    if function.isAsync, !runsAwaited { return unknown("'\(function.name)' is asynchronous", at: function.nameSpan) }
    let declared = function.returnType.map { resolve($0, in: frame.context) }
    if declared?.name == "Void" || (function.returnType == nil && function.isPlain) {
      _ = runBody(body, in: frame, expecting: nil, builder: nil, discards: true)
      return .void
    }
    let value = runBody(body, in: frame, expecting: declared, builder: implicitBuilder(of: function, frame.context))
    return coerce(value, to: declared, named: function.name)
  }

  /// The result builder of a function: its attribute's, or that of the protocol requirement `body(content:)`.
  private func implicitBuilder(of function: FunctionDeclaration, _ context: LexicalContext) -> String? {
    if let named = builder(of: function.attributes) { return named }
    guard let type = function.returnType, case .some = type.kind, type.name == "View" else { return nil }
    return "ViewBuilder"
  }

  /// Values for the parameters in order; nothing stands for those that have their defaults.
  private func bind(_ choice: Choice, _ arguments: Arguments, _ context: LexicalContext) -> [Value] {
    zip(choice.function.parameters, choice.match.positions).map { parameter, positions in
      if positions.isEmpty, parameter.defaultValue != nil { return .void }
      let expected = expectedType(parameter, choice.function, context)
      if parameter.isVariadic {
        return .array(positions.map { coerce(arguments.value($0, as: expected), to: expected, named: parameter.name) })
      }
      guard let position = positions.first else { return .void }
      if parameter.isAutoclosure { return deferred(position, arguments, expected) }
      return coerce(argument(position, of: arguments, as: expected), to: expected, named: parameter.name)
    }
  }

  /// Fills in the defaults, which may name generic parameters (`as type: T.Type = T.self`) or tell what one is
  /// (Swift Evolution: SE-0347); whether one may.
  private func fill(_ values: inout [Value], _ choice: Choice, _ context: LexicalContext) -> Bool {
    var mayTell = false
    for (index, parameter) in choice.defaults.enumerated()
    where choice.match.positions[index].isEmpty && parameter.defaultValue != nil {
      values[index] = defaultValue(of: parameter, expectedType(parameter, choice.function, context), context)
      if !choice.function.genericParameters.isEmpty { mayTell = true }
    }
    return mayTell
  }

  private func argument(_ position: Int, of arguments: Arguments, as expected: TypeValue) -> Value {
    let value = arguments.value(position, as: expected)
    return arguments.written(position).map { promoted(value, of: $0, to: expected) } ?? value
  }

  /// The argument of an `@autoclosure`: evaluated each time the function calls it.
  private func deferred(_ position: Int, _ arguments: Arguments, _ type: TypeValue) -> Value {
    let result = type.unwrapped.function?.result
    let code: FunctionValue.Code
    if arguments.expression(position) != nil, let site = arguments.site {
      code = .native { _, evaluator in evaluator.coerce(site.evaluate(position, as: result), to: result) }
    } else {
      let value = arguments.known(position) ?? .void
      code = .native { _, _ in value }
    }
    return .function(FunctionValue(code, context: .global, type: type.unwrapped))
  }

  /// Evaluates the written arguments with the types that the function expects.
  func evaluateArguments(of choice: Choice, _ arguments: Arguments, receiver: Value?) {
    let context = context(of: choice, receiver: receiver)
    for (parameter, positions) in zip(choice.function.parameters, choice.match.positions) {
      let expected = expectedType(parameter, choice.function, context)
      for position in positions where !parameter.isAutoclosure { _ = arguments.value(position, as: expected) }
    }
  }

  func defaultValue(of parameter: Parameter, _ expected: TypeValue, _ context: LexicalContext) -> Value {
    guard let body = parameter.defaultValue, let expression = body.singleExpression else { return .void }
    let value = evaluate(expression, in: Frame(body, context: context), expecting: expected)
    return coerce(value, to: expected, named: parameter.name)
  }

  private func writeBack(_ choice: Choice, _ arguments: Arguments, _ frame: Frame) {
    for (parameter, positions) in zip(choice.function.parameters, choice.match.positions) where parameter.isInout {
      guard let position = positions.first else { continue }
      otherWrites &+= 1
      let value = read(parameter.slot, in: frame)
      arguments.set(position, value)
      arguments.site?.modify(position) { $0 = value }
    }
  }

  // MARK: Generic parameters

  private func extend(_ context: LexicalContext, _ choice: Choice) -> LexicalContext {
    var generics = context.generics
    for generic in choice.function.genericParameters {
      generics[generic.name] = generic.constraint.map { resolve($0, in: context) } ?? .any
    }
    return LexicalContext(selfType: context.selfType, owner: context.owner, generics: generics)
  }

  /// Binds generic parameters to the arguments' dynamic types, and to the expected result's.
  private func infer(
    _ choice: Choice,
    _ values: [Value],
    _ context: LexicalContext,
    expecting: TypeValue?
  ) -> LexicalContext {
    let names = Set(choice.function.genericParameters.map(\.name))
    guard !names.isEmpty else { return context }
    var found: [String: TypeValue] = [:]
    if let expecting, let result = choice.function.returnType { unify(result, expecting, names, &found) }
    for (parameter, value) in zip(choice.function.parameters, values) { unify(parameter.type, value, names, &found) }
    return LexicalContext(
      selfType: context.selfType,
      owner: context.owner,
      generics: context.generics.merging(found) { _, new in new }
    )
  }

  /// Finds the generic parameters of a type as written by the value it got.
  func unify(_ reference: TypeReference, _ value: Value, _ names: Set<String>, _ found: inout [String: TypeValue]) {
    switch (reference.unwrapped.kind, value) {
    case (_, .none), (_, .someNone), (_, .unknown), (_, .void), (_, .function): return
    case (.metatype(let inner), .type(let type)): unify(inner, type, names, &found)
    case (.named(let components), .type(let type)) where components.last?.name == "Type":
      if let name = components.first?.name, names.contains(name) { found[name] = type }
    case (.array(let element), .array(let values)):
      if let first = values.first { unify(element, first, names, &found) }
    case (.named(let components), _):
      guard components.count == 1, let name = components.first?.name, names.contains(name) else { return }
      found[name] = type(of: value)
    default: return
    }
  }

  private func unify(
    _ reference: TypeReference,
    _ type: TypeValue,
    _ names: Set<String>,
    _ found: inout [String: TypeValue]
  ) {
    switch reference.unwrapped.kind {
    case .named(let components):
      guard let component = components.first, components.count == 1 else { return }
      if names.contains(component.name) {
        found[component.name] = type.unwrapped
      } else {
        for (argument, actual) in zip(component.arguments, type.arguments) { unify(argument, actual, names, &found) }
      }
    case .array(let element):
      if let actual = type.arguments.first { unify(element, actual, names, &found) }
    default: return
    }
  }
}

extension FunctionDeclaration {
  /// A function, no initializer or deinitializer.
  var isPlain: Bool {
    if case .function = kind { return true }
    return false
  }
}
