import Semantics

extension Evaluator {
  /// Runs the function's body as a result builder's (its own builder, or `builder`).
  package func build(_ function: FunctionValue, _ arguments: [Value] = [], builder: String? = nil) -> [BuilderItem] {
    guard case .closure(let closure, let captures) = function.code, !closure.body.hasReturn, !closure.isAsync else {
      return [.value(call(function, arguments), function.closure?.span ?? .none)]
    }
    guard sought == nil, let builds = function.builds, let key = ConstantBuilds.Key(arguments) else {
      return run(closure, captures, function, arguments)
    }
    return build(function, builds, key) { run(closure, captures, function, arguments) }
  }

  private func run(
    _ closure: ClosureExpression,
    _ captures: [Box],
    _ function: FunctionValue,
    _ arguments: [Value]
  ) -> [BuilderItem] {
    var arguments = arguments
    let frame = enter(closure, captures, function, &arguments)
    guard depth < limits.depth else {
      noteEffect()
      noteTie()
      return []
    }
    goDeeper()
    defer { depth -= 1 }
    return items(of: closure.body, in: frame)
  }

  /// Runs `body` of a view, or `body(content:)` of a modifier when `arguments` has the content: as a result builder
  /// unless it returns explicitly.
  package func buildBody(of value: Value, arguments: [Value] = []) -> [BuilderItem] {
    if let (body, frame) = bodyFrame(of: value, arguments) {
      guard depth < limits.depth else {
        noteEffect()
        noteTie()
        return []
      }
      goDeeper()
      defer { depth -= 1 }
      if !body.hasReturn { return items(of: body, in: frame) }
      return [.value(runBody(body, in: frame, expecting: nil, builder: nil), body.span)]
    }
    if arguments.isEmpty { return property("body", of: value).map { [.value($0, .none)] } ?? [] }
    var target = value
    var arguments = arguments
    let content = callMethod("body", on: &target, labels: ["content"], &arguments)
    return content.map { [.value($0, .none)] } ?? []
  }

  /// The code of `body` with its frame; nil where it is not the workspace's.
  private func bodyFrame(of value: Value, _ arguments: [Value]) -> (Body, Frame)? {
    for member in methods("body", of: value) {
      switch member {
      case .variable(let variable, let owner):
        guard arguments.isEmpty, let body = variable.accessors.getter?.body else { continue }
        let frame = Frame(body, context: context(type(of: value), owner: owner))
        declare(0, value, in: frame)
        return (body, frame)
      case .function(let function, let owner):
        guard function.parameters.count == arguments.count, let body = function.body else { continue }
        let frame = Frame(body, context: context(type(of: value), owner: owner))
        declare(0, value, in: frame)
        for (parameter, argument) in zip(function.parameters, arguments) {
          declare(parameter.slot, argument, in: frame)
        }
        return (body, frame)
      default: continue
      }
    }
    return nil
  }

  /// Runs a builder body in its frame.
  func items(of body: Body, in frame: Frame) -> [BuilderItem] {
    enter(body)
    var items: [BuilderItem] = []
    items.reserveCapacity(body.statements.count)
    _ = build(body.statements, in: frame, &items)
    return items
  }

  /// False where a `return` ended the body.
  func build(_ statements: [Statement], in frame: Frame, _ items: inout [BuilderItem]) -> Bool {
    for statement in statements {
      guard step(at: statement.span) else { return false }
      switch statement.kind {
      case .expression(let expression): build(expression, in: frame, &items)
      case .if(let branch): items.append(sought == nil ? build(branch, in: frame) : buildSought(branch, in: frame))
      case .switch(let choice):
        items.append(sought == nil ? build(choice, in: frame) : buildSought(choice, in: frame))
      case .for(let loop): if !loop.isAsync { build(loop, in: frame, &items) }
      case .return(let expression):
        if let expression { build(expression, in: frame, &items) }
        return false
      default:
        if case .normal = run([statement], in: frame) { continue }
        return false
      }
    }
    return true
  }

  private func build(_ expression: Expression, in frame: Frame, _ items: inout [BuilderItem]) {
    let value = evaluate(expression, in: frame)
    if case .void = value { return }
    items.append(.value(value, expression.span))
  }

  private func build(_ branch: IfStatement, in frame: Frame) -> BuilderItem {
    var next = branch
    var index = 0
    var statement = BranchStatement(span: branch.span, isOptional: branch.isOptional, count: branch.branchCount)
    while true {
      var items: [BuilderItem] = []
      let mark = trace.begin()
      let isChosen = holds(next.conditions, in: frame)
      statement.standIns += trace.end(mark).filter { !statement.standIns.contains($0) }
      if isChosen {
        _ = build(next.then, in: frame, &items)
        return .branch(statement, index: index, items: items)
      }
      index += 1
      switch next.otherwise {
      case .elseIf(let following)?: next = following
      case .block(let statements)?:
        _ = build(statements, in: frame, &items)
        return .branch(statement, index: index, items: items)
      case nil: return .branch(statement, index: -1, items: [])
      }
    }
  }

  private func build(_ choice: SwitchStatement, in frame: Frame) -> BuilderItem {
    let mark = trace.begin()
    let subject = evaluate(choice.subject, in: frame)
    var items: [BuilderItem] = []
    let index = chosenCase(choice, subject, in: frame)
    let standIns = trace.end(mark)
    if let index { _ = build(choice.cases[index].body, in: frame, &items) }
    let statement = BranchStatement(
      span: choice.span,
      isOptional: false,
      count: choice.cases.count,
      standIns: standIns
    )
    return .branch(statement, index: index ?? -1, items: items)
  }

  private func build(_ loop: ForStatement, in frame: Frame, _ items: inout [BuilderItem]) {
    let sequence = evaluate(loop.sequence, in: frame)
    for (index, element) in elements(of: sequence, at: loop.sequence.span).enumerated() {
      guard step(at: loop.sequence.span), match(loop.pattern, element, in: frame) else { continue }
      if let condition = loop.condition, !isTrue(evaluate(condition, in: frame)) { continue }
      var inner: [BuilderItem] = []
      let goesOn = build(loop.body, in: frame, &inner)
      let statement = BranchStatement(span: loop.sequence.span, isOptional: false, count: 0)
      items.append(.branch(statement, index: index, items: inner))
      if !goesOn { return }
    }
  }

  /// The value of a builder's items: a workspace's builder by its `build…` functions, the framework's by the host.
  func group(_ items: [BuilderItem], builder: String) -> Value {
    guard let type = type(named: builder), type.nominal?.declaration?.attribute("resultBuilder") != nil else {
      return host.makeGroup(items, builder: builder)
    }
    var arguments = [block(items, type)]
    return callStatic("buildFinalResult", of: type, labels: [nil], &arguments) ?? arguments[0]
  }

  private func block(_ items: [BuilderItem], _ type: TypeValue) -> Value {
    var parts = parts(items, type)
    if let first = parts.first, !methods("buildPartialBlock", of: .type(type)).isEmpty {
      var arguments = [first]
      var result = callStatic("buildPartialBlock", of: type, labels: ["first"], &arguments) ?? first
      for next in parts.dropFirst() {
        var arguments = [result, next]
        result = callStatic("buildPartialBlock", of: type, labels: ["accumulated", "next"], &arguments) ?? result
      }
      return result
    }
    let labels: [String?] = parts.map { _ in nil }
    return callStatic("buildBlock", of: type, labels: labels, &parts) ?? .array(parts)
  }

  /// The values of the items: all iterations of a loop are one.
  private func parts(_ items: [BuilderItem], _ type: TypeValue) -> [Value] {
    var parts: [Value] = []
    var iterations: [Value] = []
    for (index, item) in items.enumerated() {
      guard case .branch(let loop, _, let inner) = item, loop.count == 0 else {
        parts.append(part(item, type))
        continue
      }
      iterations.append(block(inner, type))
      if items.indices.contains(index + 1), items[index + 1].goesOn(loop) { continue }
      var arguments = [Value.array(iterations)]
      parts.append(callStatic("buildArray", of: type, labels: [nil], &arguments) ?? arguments[0])
      iterations = []
    }
    return parts
  }

  private func part(_ item: BuilderItem, _ type: TypeValue) -> Value {
    switch item {
    case .value(let value, let span): return expression(value, at: span, type) ?? value
    case .branch(let statement, let index, let items):
      guard statement.isOptional else { return either(index, items, type) }
      var arguments = [index < 0 ? Value.none : statement.count > 2 ? either(index, items, type) : block(items, type)]
      return callStatic("buildOptional", of: type, labels: [nil], &arguments)
        ?? callStatic("buildIf", of: type, labels: [nil], &arguments) ?? arguments[0]
    }
  }

  /// What `buildExpression` makes of a value. Where one takes an optional and others do not, the types of the code
  /// choose: a value that is there does not tell.
  private func expression(_ value: Value, at span: SourceSpan, _ type: TypeValue) -> Value? {
    var receiver: Value? = .type(type)
    let arguments = Arguments(labels: [nil], values: [value])
    var members = methods("buildExpression", of: .type(type))
    let optionals = members.filter { $0.function?.parameters.first?.type.isOptional ?? false }
    if !value.isNilInOptionals, !optionals.isEmpty, optionals.count < members.count,
      let depth = staticOptionalDepth(at: span)
    {
      members = depth > 0 ? optionals : members.filter { !($0.function?.parameters.first?.type.isOptional ?? false) }
    }
    let choice = choose(members, arguments, receiver: receiver) ?? choose(optionals, arguments, receiver: receiver)
    return choice.map { invoke($0, arguments, receiver: &receiver, expecting: nil) }
  }

  private func either(_ index: Int, _ items: [BuilderItem], _ type: TypeValue) -> Value {
    var arguments = [block(items, type)]
    return callStatic("buildEither", of: type, labels: [index == 0 ? "first" : "second"], &arguments) ?? arguments[0]
  }
}

extension BuilderItem {
  /// Whether it is an iteration of that loop, which is not the first.
  fileprivate func goesOn(_ loop: BranchStatement) -> Bool {
    guard case .branch(let other, let index, _) = self else { return false }
    return other.count == 0 && other.span == loop.span && index > 0
  }
}

extension IfStatement {
  /// How many ways there are, no `else` being one.
  fileprivate var branchCount: Int {
    var count = 2
    var next = otherwise
    while case .elseIf(let following)? = next {
      count += 1
      next = following.otherwise
    }
    return count
  }

  /// No branch of it is an `else`.
  var isOptional: Bool {
    switch otherwise {
    case .block?: false
    case .elseIf(let next)?: next.isOptional
    case nil: true
    }
  }
}
