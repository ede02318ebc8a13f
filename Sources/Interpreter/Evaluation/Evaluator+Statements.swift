import Semantics

extension Evaluator {
  /// How a statement ended.
  enum Completion {
    case normal
    case returned(Value)
    case broke(label: String?)
    case continued(label: String?)
    case fellThrough
    /// A thrown error or a limit unwinds.
    case interrupted
  }

  /// Runs a body to its value: an explicit `return`, the single expression, or the result builder's group.
  func runBody(
    _ body: Body,
    in frame: Frame,
    expecting: TypeValue?,
    builder: String?,
    isClosure: Bool = false,
    discards: Bool = false
  ) -> Value {
    enter(body)
    if let builder, !body.hasReturn, body.singleExpression == nil || isClosure || builder != "ViewBuilder" {
      return group(items(of: body, in: frame), builder: builder)
    }
    if let expression = body.singleExpression, !discards {
      let value = evaluate(expression, in: frame, expecting: expecting?.name == "Void" ? nil : expecting)
      return promoted(value, of: expression, to: expecting)
    }
    if !discards, body.statements.count == 1,
      let value = singleBranch(body.statements[0], in: frame, expecting: expecting)
    {
      return value
    }
    returnTypes.append(expecting)
    defer { returnTypes.removeLast() }
    if case .returned(let value) = run(body.statements, in: frame) { return value }
    return .void
  }

  /// A body that is one `if` or `switch` whose branches are expressions is that expression.
  private func singleBranch(_ statement: Statement, in frame: Frame, expecting: TypeValue?) -> Value? {
    switch statement.kind {
    case .if(let branch) where branch.isExpression: return ifExpression(branch, in: frame, expecting: expecting)
    case .switch(let choice) where choice.isExpression: return switchExpression(choice, in: frame, expecting: expecting)
    default: return nil
    }
  }

  func run(_ statements: [Statement], in frame: Frame) -> Completion {
    var deferred: [[Statement]] = []
    var completion = Completion.normal
    for statement in statements {
      if case .defer(let body) = statement.kind {
        deferred.append(body)
        continue
      }
      completion = run(statement, in: frame)
      if isInterrupted { completion = .interrupted }
      if case .normal = completion { continue }
      break
    }
    for body in deferred.reversed() { runDeferred(body, in: frame) }
    return completion
  }

  /// A deferred block runs also while an error unwinds.
  private func runDeferred(_ body: [Statement], in frame: Frame) {
    let pending = interruption
    if case .thrown = pending { interruption = .none }
    _ = run(body, in: frame)
    if case .thrown = pending, !isInterrupted { interruption = pending }
  }

  private func run(_ statement: Statement, in frame: Frame) -> Completion {
    guard step(at: statement.span), nesting < Self.maximumNesting else {
      noteTie()
      return .interrupted
    }
    nestDeeper()
    defer { nesting -= 1 }
    switch statement.kind {
    case .expression(let expression):
      let (start, names) = (storageMark, trace.mark)
      let value = evaluate(expression, in: frame)
      forget(expression, giving: value, since: start, names)
      return .normal
    case .variable(let binding):
      bind(binding, in: frame)
      return .normal
    case .return(let expression):
      guard let expression else { return .returned(.void) }
      let type = returnTypes.last ?? nil
      return .returned(promoted(evaluate(expression, in: frame, expecting: type), of: expression, to: type))
    case .if(let branch): return run(branch, in: frame)
    case .guard(let conditions, let otherwise):
      return holds(conditions, in: frame) ? .normal : run(otherwise, in: frame)
    case .for(let loop): return loop.isAsync ? .normal : run(loop, in: frame)
    case .switch(let choice): return run(choice, in: frame)
    default: return runUncommon(statement, in: frame)
    }
  }

  private func runUncommon(_ statement: Statement, in frame: Frame) -> Completion {
    switch statement.kind {
    case .while(let label, let conditions, let body): return runWhile(label, conditions, body, in: frame)
    case .repeatWhile(let label, let body, let condition): return runRepeat(label, body, condition, in: frame)
    case .function(let function, let slot):
      let captures = function.body?.captures.map { box($0.outerSlot, in: frame) } ?? []
      if !captures.isEmpty { keep(box(slot, in: frame)) }
      write(slot, .function(FunctionValue(.local(function, captures: captures), context: frame.context)), in: frame)
      return .normal
    case .do(let block): return run(block, in: frame)
    case .throw(let expression):
      throwError(evaluate(expression, in: frame))
      return .interrupted
    case .break(let label): return .broke(label: label)
    case .continue(let label): return .continued(label: label)
    case .fallthrough: return .fellThrough
    default: return .normal
    }
  }

  func bind(_ binding: LocalBinding, in frame: Frame) {
    let declared = binding.type.map { resolve($0, in: frame.context) }
    if let accessors = binding.accessors, case .binding(let slot, _) = binding.pattern.kind {
      return bind(binding, accessors, slot, declared, in: frame)
    }
    if let wrapped = binding.wrapped { return bind(binding, wrapped, declared, in: frame) }
    guard let initializer = binding.initializer else {
      if case .binding(let slot, _) = binding.pattern.kind {
        declare(slot, declared?.isOptional == true && binding.isMutable ? .none : .void, in: frame)
      }
      return
    }
    let start = storageMark
    let (value, standIns) = traced {
      let value = evaluate(initializer, in: frame, expecting: declared)
      return coerce(promoted(value, of: initializer, to: declared), to: declared, named: binding.pattern.name)
    }
    let records = records(since: start)
    _ = match(binding.pattern, value, in: frame)
    if !standIns.isEmpty, mark(binding.pattern, standIns, value, in: frame) { postpone(records, until: standIns) }
  }

  /// Notes what the variable of a pattern was made from; false where there is none, or its value says so itself.
  private func mark(_ pattern: Pattern, _ standIns: [String], _ value: Value, in frame: Frame) -> Bool {
    guard case .binding(let slot, _) = pattern.kind, !value.marksItself else { return false }
    mark(slot, standIns, in: frame)
    return true
  }

  /// A local variable with a wrapper: its slot holds the wrapper.
  private func bind(_ binding: LocalBinding, _ wrapped: VariableDeclaration, _ declared: TypeValue?, in frame: Frame) {
    let initial = binding.initializer.map { coerce(evaluate($0, in: frame, expecting: declared), to: declared) }
    for attribute in wrapped.attributes where !attribute.isPlain {
      let wrapper = host.makeWrapper(attribute, property: wrapped, owner: nil, initial: initial, evaluator: self)
      guard let wrapper else { continue }
      _ = match(binding.pattern, .foreign(wrapper), in: frame)
      return
    }
    _ = match(binding.pattern, initial ?? .void, in: frame)
  }

  private func run(_ branch: IfStatement, in frame: Frame) -> Completion {
    if holds(branch.conditions, in: frame) { return run(branch.then, in: frame) }
    switch branch.otherwise {
    case .block(let statements)?: return run(statements, in: frame)
    case .elseIf(let next)?: return run(next, in: frame)
    case nil: return .normal
    }
  }

  /// Whether all conditions hold; their bindings are made on the way.
  func holds(_ conditions: [Condition], in frame: Frame) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        guard isTrue(evaluate(expression, in: frame)) else { return false }
      case .optionalBinding(let pattern, let type, let value):
        let expected = type.map { resolve($0, in: frame.context) }
        let (bound, standIns) = traced { evaluate(value, in: frame, expecting: expected) }
        if case .none = bound { return false }
        if case .unknown = bound { guesses &+= 1 }
        _ = match(pattern, coerce(bound.held, to: expected), in: frame)
        if !standIns.isEmpty { _ = mark(pattern, standIns, bound, in: frame) }
      case .pattern(let pattern, let value):
        guard match(pattern, evaluate(value, in: frame), in: frame) else { return false }
      case .availability(let isAvailable):
        guard isAvailable else { return false }
      }
      if isInterrupted { return false }
    }
    return true
  }

  private func run(_ choice: SwitchStatement, in frame: Frame) -> Completion {
    let subject = evaluate(choice.subject, in: frame)
    guard var index = chosenCase(choice, subject, in: frame) else { return .normal }
    while index < choice.cases.count {
      let completion = run(choice.cases[index].body, in: frame)
      guard case .fellThrough = completion else { return completion.after(label: choice.label) }
      index += 1
    }
    return .normal
  }

  /// The case that matches; the first one for an unknown subject. Many cases are paid for.
  func chosenCase(_ choice: SwitchStatement, _ subject: Value, in frame: Frame) -> Int? {
    var fallback: Int?
    var tried = choice.cases.count / 8
    defer { spend(tried / 2) }
    for (index, branch) in choice.cases.enumerated() {
      if branch.isDefault { fallback = index }
      tried &+= branch.items.count
      for item in branch.items where match(item.pattern, subject, in: frame) {
        guard let condition = item.condition else { return index }
        if isTrue(evaluate(condition, in: frame)) { return index }
      }
    }
    return fallback
  }

  private func run(_ block: DoStatement, in frame: Frame) -> Completion {
    let completion = run(block.body, in: frame)
    guard case .thrown(let error) = interruption else { return completion.after(blockLabelled: block.label) }
    for clause in block.catches {
      interruption = .none
      declare(clause.errorSlot, error, in: frame)
      let isCaught =
        clause.items.isEmpty
        || clause.items.contains { item in
          match(item.pattern, error, in: frame) && (item.condition.map { isTrue(evaluate($0, in: frame)) } ?? true)
        }
      if isCaught { return run(clause.body, in: frame).after(blockLabelled: block.label) }
      interruption = .thrown(error)
    }
    return .interrupted
  }

  // MARK: Expressions that are statements

  func ifExpression(_ branch: IfStatement, in frame: Frame, expecting: TypeValue?) -> Value {
    if holds(branch.conditions, in: frame) { return value(of: branch.then, in: frame, expecting: expecting) }
    switch branch.otherwise {
    case .block(let statements)?: return value(of: statements, in: frame, expecting: expecting)
    case .elseIf(let next)?: return ifExpression(next, in: frame, expecting: expecting)
    case nil: return .void
    }
  }

  func switchExpression(_ choice: SwitchStatement, in frame: Frame, expecting: TypeValue?) -> Value {
    let subject = evaluate(choice.subject, in: frame)
    guard let index = chosenCase(choice, subject, in: frame) else { return .void }
    return value(of: choice.cases[index].body, in: frame, expecting: expecting)
  }

  private func value(of statements: [Statement], in frame: Frame, expecting: TypeValue?) -> Value {
    guard let last = statements.last else { return .void }
    if statements.count > 1, case .normal = run(Array(statements.dropLast()), in: frame) {
    } else if statements.count > 1 {
      return .void
    }
    switch last.kind {
    case .expression(let expression): return evaluate(expression, in: frame, expecting: expecting)
    case .if(let nested): return ifExpression(nested, in: frame, expecting: expecting)
    case .switch(let nested): return switchExpression(nested, in: frame, expecting: expecting)
    default:
      _ = run([last], in: frame)
      return .void
    }
  }
}

extension Evaluator.Completion {
  /// The completion of a labelled `if` or `do`, after that of its body: a `break` without a label leaves the loop around
  /// it.
  func after(blockLabelled label: String?) -> Evaluator.Completion {
    if case .broke(let target?) = self, target == label { return .normal }
    return self
  }

  /// The completion of a loop or `switch`, after that of its body: its own `break` ends here.
  func after(label: String?) -> Evaluator.Completion {
    if case .broke(let target) = self, target == nil || target == label { return .normal }
    return self
  }
}

extension IfStatement {
  /// Every branch is one expression, and there is an `else`.
  var isExpression: Bool {
    guard then.isSingleExpression else { return false }
    return switch otherwise {
    case .block(let statements)?: statements.isSingleExpression
    case .elseIf(let next)?: next.isExpression
    case nil: false
    }
  }
}

extension SwitchStatement {
  var isExpression: Bool { cases.allSatisfy { $0.body.isSingleExpression } }
}

extension [Statement] {
  fileprivate var isSingleExpression: Bool {
    guard count == 1 else { return false }
    return switch self[0].kind {
    case .expression(let expression): !expression.isAssignment
    case .if(let branch): branch.isExpression
    case .switch(let choice): choice.isExpression
    case .throw: true
    default: false
    }
  }
}

extension Expression {
  var isAssignment: Bool {
    if case .assignment = kind { return true }
    return false
  }
}
