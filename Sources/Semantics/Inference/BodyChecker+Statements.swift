extension BodyChecker {
  /// What the branches of an `if` or `switch` are for.
  enum BranchUse {
    case statements
    case value(Type?)
    /// Parts of what a result builder makes.
    case built(Type)
  }

  func checkStatements(_ statements: [Statement]) {
    for statement in statements { checkStatement(statement) }
  }

  func checkStatement(_ statement: Statement) {
    guard system.step() else { return }
    switch statement.kind {
    case .expression(let expression): checkUnused(expression)
    case .variable(let binding): checkBinding(binding)
    case .function(let function, let slot): checkLocalFunction(function, slot)
    case .return(let value):
      guard let value else { return }
      if let result = results.last ?? nil {
        // An initializer that fails has no value of its own.
        if value.isNil, result == .void { return }
        check(value, convertingTo: result)
      } else {
        noteTaker(of: value)
        _ = check(value)
      }
    case .throw(let value): _ = check(value)
    case .if(let inner): _ = checkIf(inner, as: .statements)
    case .guard(let conditions, let otherwise):
      checkConditions(conditions)
      checkStatements(otherwise)
    case .while(_, let conditions, let body):
      checkConditions(conditions)
      checkStatements(body)
    case .repeatWhile(_, let body, let condition):
      checkStatements(body)
      check(condition, convertingTo: .bool)
    case .for(let loop): checkFor(loop)
    case .switch(let inner): _ = checkSwitch(inner, as: .statements)
    case .do(let inner):
      checkStatements(inner.body)
      checkCatches(inner)
    case .defer(let body): checkStatements(body)
    case .type, .break, .continue, .fallthrough, .empty: return
    }
  }

  private func checkUnused(_ expression: Expression) {
    switch expression.kind {
    case .if(let inner): _ = checkIf(inner, as: .statements)
    case .switch(let inner): _ = checkSwitch(inner, as: .statements)
    default: _ = check(expression)
    }
  }

  // MARK: Declarations

  private func checkBinding(_ binding: LocalBinding) {
    if let wrapped = binding.wrapped, case .binding(let slot, _) = binding.pattern.kind {
      checkWrapped(wrapped, binding, slot)
      return
    }
    let written = binding.type.map(read)
    if let accessors = binding.accessors, case .binding(let slot, _) = binding.pattern.kind {
      checkAccessors(accessors, binding, slot)
      return
    }
    var type = written ?? .unsolved
    if let value = binding.initializer {
      if let written { check(value, convertingTo: written) } else { type = check(value) }
      if implicitlyUnwrapped.contains(ObjectIdentifier(value)), written == nil { type = system.head(type) }
    }
    bind(binding.pattern, to: written ?? defaulted(type))
  }

  /// A computed or observed variable: its code sees it.
  private func checkAccessors(_ accessors: LocalAccessors, _ binding: LocalBinding, _ slot: Int) {
    var type = binding.type.map(read)
    if let value = binding.initializer {
      if let type { check(value, convertingTo: type) } else { type = defaulted(check(value)) }
    }
    let known = type ?? .unsolved
    frame.setComputed(slot, known)
    record(binding.pattern.span, .local(frame.span(of: slot)))
    recordType(binding.pattern.span, known)
    if let getter = accessors.getter {
      _ = checkClosure(getter, .function(FunctionType(parameters: [], result: known)))
    }
    for observer in [accessors.setter, accessors.willSet, accessors.didSet].compactMap(\.self) {
      _ = checkClosure(observer, .function(FunctionType(parameters: [known], result: .tuple([]))))
    }
  }

  /// A variable has the type that its value has by itself: literals their own, and no use of it tells more.
  private func defaulted(_ type: Type) -> Type {
    system.close(type)
    return type
  }

  private func checkWrapped(_ variable: VariableDeclaration, _ binding: LocalBinding, _ slot: Int) {
    var value = binding.type.map(read)
    if let initializer = binding.initializer {
      if let value { check(initializer, convertingTo: value) } else { value = defaulted(check(initializer)) }
    }
    let id = DeclarationID(owner: nil, name: variable.name, kind: .variable, file: context.scope.file)
    let declaration = ValueDeclaration(id: id, variable: variable, scope: context.scope)
    let held = system.settled(value ?? .unsolved)
    let wrapper = resolver.wrapperType(of: declaration, holding: held)
    for attribute in variable.attributes {
      guard let named = resolver.wrapper(attribute, in: context.scope), let arguments = attribute.arguments else {
        continue
      }
      checkWrapper(named, attribute, arguments, of: declaration, holding: held)
    }
    frame.set(slot, to: wrapper ?? .unsolved)
    record(variable.nameSpan, .local(frame.span(of: slot)))
    recordType(variable.nameSpan, value ?? .unsolved)
  }

  private func checkLocalFunction(_ function: FunctionDeclaration, _ slot: Int) {
    guard let body = function.body else { return }
    let id = DeclarationID(
      owner: nil,
      name: function.name,
      kind: .code,
      file: context.scope.file,
      ordinal: Int(function.span.start)
    )
    let scheme = resolver.scheme(of: function, id, context.scope, receiver: nil)
    frame.declare(scheme, at: slot)
    record(function.nameSpan, .local(frame.span(of: slot)))
    let outer = (frame, context, resolver.assumptions)
    context.scope.parameters += scheme.generics
    resolver.assumptions += scheme.requirements
    frame = Frame(body, in: outer.0)
    bindParameters(function.parameters, scheme)
    results.append(scheme.result)
    let builder = resolver.builder(among: function.attributes, in: context.scope)
    checkCallableBody(body, scheme.result, builtBy: builder)
    results.removeLast()
    (frame, context, resolver.assumptions) = outer
  }

  /// Gives the parameters of a callable their types in the frame.
  func bindParameters(_ parameters: [Parameter], _ scheme: TypeScheme, readsTypes: Bool = true) {
    for (parameter, promised) in zip(parameters, scheme.parameters ?? []) {
      var type = promised.valueType.object
      if promised.traits.contains(.isAutoclosure) { type = .function(FunctionType(parameters: [], result: type)) }
      frame.set(parameter.slot, to: type)
      record(parameter.nameSpan, .local(parameter.nameSpan))
      recordType(parameter.nameSpan, type)
      if readsTypes { _ = read(parameter.type) }
    }
  }

  /// The body of a function or accessor with that result, to which a result builder may be applied.
  func checkCallableBody(_ body: Body, _ result: Type, builtBy builder: Type? = nil) {
    let wanted: Type? = if case .opaque = result { nil } else { result }
    promised = wanted == nil ? result : nil
    if let builder, !body.hasReturn {
      let built =
        body.singleExpression.map { checkBuilt($0, by: builder, wanted) } ?? checkBuilt(body.statements, by: builder)
      if let wanted, !system.convert(built, to: wanted) { recordFault(body.span, .mismatch(built, wanted)) }
      return
    }
    let value = BranchUse.value(wanted == .void ? nil : wanted)
    if let only = body.singleExpression {
      switch only.kind {
      case .if(let inner): _ = checkIf(inner, as: value)
      case .switch(let inner): _ = checkSwitch(inner, as: value)
      default:
        noteTaker(of: only)
        if let wanted, wanted != .void { check(only, convertingTo: wanted) } else { _ = check(only) }
      }
      return
    }
    if wanted != .void, !body.hasReturn, body.statements.count == 1 {
      switch body.statements[0].kind {
      case .if(let inner): _ = checkIf(inner, as: value)
      case .switch(let inner): _ = checkSwitch(inner, as: value)
      default: checkStatements(body.statements)
      }
      return
    }
    results.append(wanted)
    checkStatements(body.statements)
    results.removeLast()
  }

  // MARK: Branches

  func checkConditions(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): check(expression, convertingTo: .bool)
      case .optionalBinding(let pattern, let written, let value):
        let type = written.map(read)
        let found = check(value, type.map { .optional($0) })
        bind(pattern, to: type ?? unwrapped(found))
      case .pattern(let pattern, let value): bind(pattern, to: check(value))
      case .availability: continue
      }
    }
  }

  func checkIf(_ statement: IfStatement, as use: BranchUse) -> Type {
    var (types, isWhole) = ([Type](), false)
    var next: IfStatement? = statement
    while let current = next, system.step() {
      next = nil
      types.append(checkBranch(of: current, as: use))
      switch current.otherwise {
      case .block(let block)?:
        types.append(checkBranch(block, as: use))
        isWhole = true
      case .elseIf(let inner)?: next = inner
      case nil: break
      }
    }
    switch use {
    case .statements: return .void
    case .value(let wanted):
      guard isWhole else { return wanted ?? .void }
      let values = types.filter { !$0.isFramework("Never") }
      return wanted ?? values.dropFirst().reduce(values.first ?? .void) { join($0, $1) }
    case .built(let builder): return alternatives(types, isWhole: isWhole, builder)
    }
  }

  private func checkBranch(of statement: IfStatement, as use: BranchUse) -> Type {
    checkConditions(statement.conditions)
    let type = checkBranch(statement.then, as: use)
    let isLimited = statement.conditions.contains { if case .availability = $0 { true } else { false } }
    guard case .built(let builder) = use, isLimited else { return type }
    return limitedAvailability(type, builder)
  }

  private func checkBranch(_ statements: [Statement], as use: BranchUse) -> Type {
    switch use {
    case .statements:
      checkStatements(statements)
      return .void
    case .built(let builder): return checkBuilt(statements, by: builder)
    case .value(let wanted):
      checkStatements(Array(statements.dropLast()))
      guard let last = statements.last else { return .void }
      switch last.kind {
      case .expression(let expression):
        guard let wanted else { return check(expression) }
        check(expression, convertingTo: wanted)
        return wanted
      case .if(let inner): return checkIf(inner, as: use)
      case .switch(let inner): return checkSwitch(inner, as: use)
      default:
        checkStatement(last)
        return .framework("Never")
      }
    }
  }

  func checkSwitch(_ statement: SwitchStatement, as use: BranchUse) -> Type {
    let subject = check(statement.subject)
    _ = defaultedSubject(subject)
    var types: [Type] = []
    for branch in statement.cases {
      for item in branch.items {
        bind(item.pattern, to: subject)
        if let condition = item.condition { check(condition, convertingTo: .bool) }
      }
      types.append(checkBranch(branch.body, as: use))
    }
    switch use {
    case .statements: return .void
    case .value(let wanted):
      let values = types.filter { !$0.isFramework("Never") }
      return wanted ?? values.dropFirst().reduce(values.first ?? .void) { join($0, $1) }
    case .built(let builder): return alternatives(types, isWhole: true, builder)
    }
  }

  private func defaultedSubject(_ type: Type) -> Type { defaulted(type) }

  // MARK: Loops and errors

  private func checkFor(_ loop: ForStatement) {
    checkHead(of: loop)
    checkStatements(loop.body)
  }

  func checkHead(of loop: ForStatement) {
    let sequence = shallow(defaulted(check(loop.sequence)))
    var element = resolver.associatedType("Element", of: sequence)
    if case .member = element { element = system.simplified(element) }
    if sequence.isUnknown { element = sequence }
    bind(loop.pattern, to: element)
    if let condition = loop.condition { check(condition, convertingTo: .bool) }
  }

  func checkCatches(_ statement: DoStatement) {
    let error = Type.existential([.framework("Error")])
    for clause in statement.catches {
      frame.set(clause.errorSlot, to: error)
      recordType(frame.span(of: clause.errorSlot), error)
      for item in clause.items {
        bind(item.pattern, to: error)
        if let condition = item.condition { check(condition, convertingTo: .bool) }
      }
      checkStatements(clause.body)
    }
  }
}
