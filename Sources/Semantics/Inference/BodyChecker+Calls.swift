extension BodyChecker {
  func checkCall(_ call: CallExpression, _ expression: Expression, _ expected: Type?) -> Type {
    let callee = call.callee
    switch callee.kind {
    case .member(let member): return callMember(member, callee, call, expression, expected)
    case .name(let name): return callName(name, callee, call, expression, expected)
    case .local(let slot, let name):
      if let function = frame.function(at: slot) {
        let resolution = Resolution.local(frame.span(of: slot))
        let candidate = Candidate(resolution: resolution, scheme: function, substitution: .empty)
        return apply([candidate], call.arguments, named: name, at: callee.span, expression, expected)
      }
    case .type(let reference):
      return initialize(read(reference), call.arguments, at: call.nameSpan, expression, expected)
    default: break
    }
    return callValue(check(callee, maker(of: expected, callee)), call.arguments, expression, expected)
  }

  /// The function type that is wanted of a closure which is called where it is written: its result is what is expected of
  /// the call. Nil for other callees.
  private func maker(of expected: Type?, _ callee: Expression) -> Type? {
    guard case .closure(let closure) = callee.kind, closure.parameters.isEmpty, let expected, isConcrete(expected)
    else { return nil }
    return .function(FunctionType(parameters: [], result: expected))
  }

  private func callName(
    _ name: NameExpression,
    _ callee: Expression,
    _ call: CallExpression,
    _ expression: Expression,
    _ expected: Type?
  ) -> Type {
    let span = nameSpan(name.name, in: callee.span)
    switch meaning(of: name, at: callee.span) {
    case .type(let type): return initialize(type, call.arguments, at: span, expression, expected)
    case .candidates(var candidates):
      // Members that cannot take the arguments give way to globals.
      if !candidates.contains(where: { fits(call.arguments, $0) }) {
        let globals = resolver.globals(name.name, from: context.scope.file).filter { fits(call.arguments, $0) }
        if !globals.isEmpty { candidates = globals }
      }
      let kept = name.genericArguments.map(read)
      return apply(candidates, call.arguments, named: name.name, at: span, expression, expected, stated: kept)
    case .module(let module):
      record(span, .module(module))
      return failed(.undeclared(name.name), call.arguments)
    case .unknown(let reason):
      record(span, .unknown(reason))
      return failed(reason, call.arguments)
    }
  }

  private func callMember(
    _ member: MemberExpression,
    _ callee: Expression,
    _ call: CallExpression,
    _ expression: Expression,
    _ expected: Type?
  ) -> Type {
    guard let base = member.base else {
      return callImplicitMember(member, call, expression, expected)
    }
    if case .name(let name) = base.kind, case .module(let module) = meaning(of: name, at: base.span) {
      guard resolver.globalType(member.name, in: module, from: context.scope.file) != nil,
        case .metatype(let type) = system.head(check(callee))
      else { return callQualified(member, of: module, at: base.span, call, expression, expected) }
      return initialize(type, call.arguments, at: member.nameSpan, expression, expected)
    }
    let list = openList(base)
    defer { if let list { list.elements.forEach { check($0, convertingTo: system.settled(list.element)) } } }
    let baseType = list.map { .array($0.element) } ?? system.head(check(base, base.isImplicitMember ? expected : nil))
    meetMember(member, of: baseType, expected)
    if member.name == "init" {
      switch (baseType, base.kind) {
      case (.metatype(let type), _): return initialize(type, call.arguments, at: member.nameSpan, expression, expected)
      case (let type, .super), (let type, .local):
        _ = initialize(type, call.arguments, at: member.nameSpan, expression, nil)
        return .void
      case (.unknown(let reason), _):
        record(member.nameSpan, .unknown(reason))
        return failed(reason, call.arguments)
      default: break
      }
    }
    switch access(member, of: baseType, base) {
    case .value(let type): return callValue(type, call.arguments, expression, expected)
    case .type(let type): return initialize(type, call.arguments, at: member.nameSpan, expression, expected)
    case .candidates(let candidates):
      if !mayInclude(candidates, call.arguments, of: baseType) {
        meet(candidates, call.arguments, named: member.name, expression)
        let reason = resolver.absentMember(member.name, of: system.settled(baseType), from: context.scope.file)
        record(member.nameSpan, .unknown(reason))
        return failed(reason, call.arguments)
      }
      let kept = member.genericArguments.map(read)
      return apply(
        candidates,
        call.arguments,
        named: member.name,
        at: member.nameSpan,
        expression,
        expected,
        stated: kept
      )
    case .unknown(let reason):
      if let built = builtBase(of: member) {
        let candidates = resolver.members(member.name, of: built, ofType: false, from: context.scope.file)
        let isKnown = candidates.contains { $0.scheme.parameters != nil }
        if isKnown { return apply(candidates, call.arguments, named: member.name, at: nil, expression, expected) }
      }
      record(member.nameSpan, .unknown(reason))
      return failed(reason, call.arguments)
    }
  }

  /// `Module.function()`
  private func callQualified(
    _ member: MemberExpression,
    of module: String,
    at moduleSpan: SourceSpan,
    _ call: CallExpression,
    _ expression: Expression,
    _ expected: Type?
  ) -> Type {
    record(moduleSpan, .module(module))
    let globals = resolver.isHere(module) ? resolver.globals(member.name, from: context.scope.file) : []
    guard !globals.isEmpty else {
      let reason: UnknownReason = resolver.isHere(module) ? .undeclared(member.name) : .elsewhere([module])
      record(member.nameSpan, .unknown(reason))
      return failed(reason, call.arguments)
    }
    return apply(globals, call.arguments, named: member.name, at: member.nameSpan, expression, expected)
  }

  /// `.name(…)`, `.init(…)`
  private func callImplicitMember(
    _ member: MemberExpression,
    _ call: CallExpression,
    _ expression: Expression,
    _ expected: Type?
  ) -> Type {
    if member.name == "init", let expected {
      let type = expected.wrapped ?? expected
      if case .variable = system.head(type) {
        record(member.nameSpan, .unknown(.unsolved))
        return failed(.unsolved, call.arguments)
      }
      return initialize(type, call.arguments, at: member.nameSpan, expression, expected)
    }
    let candidates = implicitCandidates(member.name, expected)
    guard !candidates.isEmpty else {
      let reason =
        expected.map { resolver.absentMember(member.name, of: system.settled($0), from: context.scope.file) }
        ?? .unsolved
      record(member.nameSpan, .unknown(reason))
      return failed(reason, call.arguments)
    }
    return apply(candidates, call.arguments, named: member.name, at: member.nameSpan, expression, expected)
  }

  // MARK: Values and types that are called

  /// Calls an initializer of a type.
  func initialize(
    _ type: Type,
    _ arguments: [Argument],
    at span: SourceSpan,
    _ expression: Expression,
    _ expected: Type?,
    known: [Int: Type] = [:]
  ) -> Type {
    let type = system.head(opened(system.simplified(type)))
    if let reason = type.unknownReason {
      record(span, .unknown(reason))
      return failed(reason, arguments)
    }
    if isLiteral(arguments, of: type) {
      record(span, type.nominal.map { .declaration(DeclarationID($0)) } ?? .structural)
      check(arguments[0].value, convertingTo: type)
      return type
    }
    let candidates = resolver.members("init", of: type, ofType: true, from: context.scope.file)
      .map { $0.making(type) }
    guard mayInclude(candidates, arguments, of: type) else {
      let reason = resolver.absentMember("init", of: system.settled(type), from: context.scope.file)
      // The type's name is known, whatever its initializers are.
      record(span, type.nominal.map { .declaration(DeclarationID($0)) } ?? .unknown(reason))
      meet(candidates, arguments, named: "init", expression)
      if !checkUnfinished(candidates, arguments, known) { _ = failed(reason, arguments) }
      return reason.isElsewhere ? type : .unknown(reason)
    }
    if let callable = madeAndCalled(candidates, arguments, type) {
      let made = apply(candidates, callable.makes, named: "init", at: span, expression, nil)
      return callValue(made, callable.calls, expression, expected)
    }
    return apply(candidates, arguments, named: "init", at: span, expression, expected, known: known)
  }

  /// Whether the one that is meant may be among candidates: where none takes the arguments, a type with parts in modules
  /// that are not here may have others.
  private func mayInclude(_ candidates: [Candidate], _ arguments: [Argument], of type: Type) -> Bool {
    guard !candidates.isEmpty else { return false }
    return candidates.contains { fits(arguments, $0) } || resolver.openAncestor(of: type)?.isElsewhere != true
  }

  /// Whether the only argument is a literal that can be of the type itself: `Decimal(3)` is one of its values (SE-0213).
  private func isLiteral(_ arguments: [Argument], of type: Type) -> Bool {
    guard let only = arguments.first, arguments.count == 1, only.label == nil,
      let kind = only.value.literalKind, case .nominal = type
    else { return false }
    return resolver.conforms(type, to: kind.protocolID) == true
  }

  /// `FlowLayout(spacing: 4) { … }`: a value that is made and then called with the closure, where no initializer takes it.
  private func madeAndCalled(_ candidates: [Candidate], _ arguments: [Argument], _ type: Type)
    -> (makes: [Argument], calls: [Argument])?
  {
    let makes = arguments.filter { !$0.isTrailing }
    guard makes.count < arguments.count, !candidates.contains(where: { fits(arguments, $0) }),
      candidates.contains(where: { fits(makes, $0) }),
      !resolver.members("callAsFunction", of: type, ofType: false, from: context.scope.file).isEmpty
    else { return nil }
    return (makes, arguments.filter(\.isTrailing))
  }

  /// Calls a value: a closure, or one of a type with `callAsFunction`.
  func callValue(_ callee: Type, _ arguments: [Argument], _ expression: Expression, _ expected: Type?) -> Type {
    let known = system.head(callee)
    switch known {
    case .function(let function):
      let parameters = function.parameters.map { SchemeParameter(label: nil, type: $0, traits: []) }
      let unlabeled = arguments.map { Argument(label: nil, value: $0.value, isTrailing: $0.isTrailing) }
      guard let matching = ArgumentMatching(unlabeled, to: parameters) else {
        return failed(.noOverload("closure"), arguments)
      }
      pass(arguments, by: matching, to: parameters, known: [:])
      return function.result
    case .metatype(let type): return initialize(type, arguments, at: expression.span, expression, expected)
    case .unknown(let reason): return failed(reason, arguments)
    case .variable:
      let result = system.fresh()
      let types = arguments.map { check($0.value) }
      return system.unify(known, .function(FunctionType(parameters: types, result: result))) ? result : .unsolved
    default:
      if let wrapped = known.wrapped, case .function = system.head(wrapped) {
        return callValue(wrapped, arguments, expression, expected)
      }
      let callable = resolver.members("callAsFunction", of: shallow(known), ofType: false, from: context.scope.file)
      guard !callable.isEmpty else {
        return failed(
          resolver.absentMember("callAsFunction", of: system.settled(known), from: context.scope.file),
          arguments
        )
      }
      return apply(callable, arguments, named: "callAsFunction", at: callSpan(expression), expression, expected)
    }
  }

  /// From the end of what is called to the end of the call.
  private func callSpan(_ expression: Expression) -> SourceSpan? {
    guard case .call(let call) = expression.kind, call.callee.span.end < expression.span.end else { return nil }
    return SourceSpan(unit: expression.span.unit, start: call.callee.span.end, end: expression.span.end)
  }

  /// What a call of something unknown is; its arguments are looked at by themselves.
  func failed(_ reason: UnknownReason, _ arguments: [Argument]) -> Type {
    for argument in arguments { _ = checkArgument(argument.value, .unknown(reason)) }
    return .unknown(reason)
  }

  func fits(_ arguments: [Argument], _ candidate: Candidate) -> Bool {
    guard let parameters = candidate.scheme.parameters else { return true }
    return ArgumentMatching(arguments, to: parameters) != nil
  }
}

extension Candidate {
  /// An initializer that makes a value of `type`, also where a superclass or a protocol declares it.
  fileprivate func making(_ type: Type) -> Candidate {
    var candidate = self
    candidate.made = scheme.result.wrapped == nil || type.wrapped != nil ? type : .optional(type)
    return candidate
  }
}
