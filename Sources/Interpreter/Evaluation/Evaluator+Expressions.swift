package import Semantics

extension Evaluator {
  /// Nested expressions deeper than this are not evaluated: the native stack is finite.
  static let maximumNesting = 2_000

  /// The value of `expression` in `frame`. `expecting` decides literals, implicit members and closures.
  package func evaluate(_ expression: Expression, in frame: Frame, expecting: TypeValue? = nil) -> Value {
    guard step(at: expression.span) else { return .void }
    guard nesting < Self.maximumNesting else {
      noteTie()
      return unknown("expressions nest too deeply", at: expression.span)
    }
    nestDeeper()
    defer { nesting -= 1 }
    switch expression.kind {
    case .integer, .double, .string, .bool, .nil, .array, .dictionary, .tuple:
      return literal(expression, in: frame, expecting: expecting)
    case .local(let slot, _): return read(slot, in: frame)
    case .name(let name):
      return used(self.name(name, at: expression.span, in: frame, expecting: expecting), expression, as: expecting)
    case .member(let member):
      return used(self.member(member, at: expression.span, in: frame, expecting: expecting), expression, as: expecting)
    case .call(let call): return self.call(call, in: frame, expecting: expecting)
    case .binary(let binary): return self.binary(binary, at: expression.span, in: frame, expecting: expecting)
    case .ternary(let ternary): return self.ternary(ternary, at: expression.span, in: frame, expecting: expecting)
    case .closure(let closure): return .function(makeClosure(closure, in: frame, expecting: expecting))
    default: return uncommon(expression, in: frame, expecting: expecting)
    }
  }

  /// A variable's value where one of a type is wanted, which nil is none of.
  private func used(_ value: Value, _ expression: Expression, as expected: TypeValue?) -> Value {
    if case .none = value, let expected, !expected.isOptional, expected.name != "Any", !isChainBroken {
      noteTrap(Self.usedNil, at: expression.span)
    }
    return value
  }

  private func uncommon(_ expression: Expression, in frame: Frame, expecting: TypeValue?) -> Value {
    switch expression.kind {
    case .subscript(let access): return self.subscript(access, at: expression.span, in: frame, expecting: expecting)
    case .prefix(let name, let operand):
      return prefix(name, operand, at: expression.span, in: frame, expecting: expecting)
    case .postfix(let name, let operand): return postfix(name, operand, at: expression.span, in: frame)
    case .assignment(let assignment):
      assign(assignment, in: frame)
      return .void
    case .optionalChain(let inner): return chain(inner, in: frame, expecting: expecting)
    case .unwrapOrBreak(let inner): return unwrapOrBreak(inner, in: frame, expecting: expecting)
    case .forceUnwrap(let inner): return forceUnwrap(inner, in: frame, expecting: expecting)
    case .cast(let cast): return self.cast(cast, in: frame)
    case .try(let inner, let kind): return attempt(inner, kind, in: frame, expecting: expecting)
    case .await(let inner):
      guard runsAwaited else { return unknown("'await' is not evaluated", type: expecting, at: expression.span) }
      return evaluate(inner, in: frame, expecting: expecting)
    case .keyPath(let path): return keyPath(path, in: frame, expecting: expecting)
    case .inout(let inner): return evaluate(inner, in: frame, expecting: expecting)
    case .type(let reference): return .type(resolve(reference, in: frame.context))
    case .if(let statement): return ifExpression(statement, in: frame, expecting: expecting)
    case .switch(let statement): return switchExpression(statement, in: frame, expecting: expecting)
    case .super: return selfValue(in: frame)
    case .regex(let literal):
      return RegexValue(literal: literal, self).map { .foreign($0) }
        ?? unknown("the regular expression is not evaluated", type: expecting, at: expression.span)
    case .macro(let name, _): return macro(name, at: expression.span)
    case .unsupported(let reason): return unknown(reason, type: expecting, at: expression.span)
    default: return .void
    }
  }

  private func ternary(
    _ ternary: TernaryExpression,
    at span: SourceSpan,
    in frame: Frame,
    expecting: TypeValue?
  ) -> Value {
    let isFirst = isTrue(evaluate(ternary.condition, in: frame))
    let chosen = isFirst ? ternary.then : ternary.otherwise
    guard expecting == nil, chosen.isImplicitMember else {
      let type = expecting ?? floatingType(ofNumber: chosen, by: span)
      return evaluate(chosen, in: frame, expecting: type)
    }
    // `isOn ? Color.red : .blue`: the other side has the type.
    let other = isFirst ? ternary.otherwise : ternary.then
    return evaluate(chosen, in: frame, expecting: typeWithoutCalls(of: other, in: frame))
  }

  /// The type of what is only read, or made by naming its type; nil for other calls: no code runs that was not chosen.
  private func typeWithoutCalls(of expression: Expression, in frame: Frame) -> TypeValue? {
    var current = expression
    while case .member(let member) = current.kind {
      guard let base = member.base else { return nil }
      current = base
    }
    switch current.kind {
    case .local, .name: return type(of: evaluate(expression, in: frame))
    case .call(let call):
      guard current === expression, case .name(let name) = call.callee.kind, name.isType else { return nil }
      return lookUpType(name.name, in: frame.context)
    default: return nil
    }
  }

  /// An unknown condition takes the first branch.
  func isTrue(_ value: Value) -> Bool {
    switch value {
    case .bool(let flag): return flag
    case .unknown:
      guesses &+= 1
      return true
    default: return false
    }
  }

  private func chain(_ inner: Expression, in frame: Frame, expecting: TypeValue?) -> Value {
    let outer = isChainBroken
    isChainBroken = false
    let value = evaluate(inner, in: frame, expecting: expecting)
    defer { isChainBroken = outer }
    return isChainBroken ? .none : value
  }

  private func unwrapOrBreak(_ inner: Expression, in frame: Frame, expecting: TypeValue?) -> Value {
    let value = evaluate(inner, in: frame, expecting: inner.isImplicitMember ? expecting : nil)
    if case .none = value { isChainBroken = true }
    // `Item.Kind?.none` names a type.
    if case .type(let type) = value { return .type(.named("Optional", [type])) }
    return value.held
  }

  private func forceUnwrap(_ inner: Expression, in frame: Frame, expecting: TypeValue?) -> Value {
    let value = evaluate(inner, in: frame, expecting: expecting)
    guard case .none = value, !isChainBroken else { return value.held }
    return trap("a nil value is force-unwrapped", type: expecting, at: inner.span)
  }

  private func attempt(_ inner: Expression, _ kind: TryKind, in frame: Frame, expecting: TypeValue?) -> Value {
    let value = evaluate(inner, in: frame, expecting: expecting)
    guard case .thrown(let error) = interruption else { return value }
    switch kind {
    case .plain: return .void
    case .optional:
      interruption = .none
      return .none
    case .forced:
      interruption = .none
      // Which errors the library throws where the program runs, nobody knows.
      return error.isUserDefined
        ? trap("'try!' meets the error '\(describe(error))'", type: expecting, at: inner.span)
        : unknown("'try!' met an error", type: expecting, at: inner.span)
    }
  }

  private func macro(_ name: String, at span: SourceSpan) -> Value {
    switch name {
    case "file", "fileID", "filePath", "function": .string("")
    case "line", "column": .int(0)
    default: unknown("'#\(name)' is not evaluated", at: span)
    }
  }

  // MARK: Slots

  func read(_ slot: Int, in frame: Frame) -> Value {
    guard frame.slots.indices.contains(slot) else { return .void }
    switch frame.slots[slot] {
    case .value(let value): return value
    case .box(let box): return read(box)
    case .marked(let value, let standIns):
      noteRead(of: standIns)
      return value
    }
  }

  /// What a box holds, with the stand-ins noted that it was made from.
  func read(_ box: Box) -> Value {
    if !box.standIns.isEmpty { noteRead(of: box.standIns) }
    return box.value
  }

  /// Gives a variable its value at its declaration: closures that captured an earlier one of the slot keep theirs.
  func declare(_ slot: Int, _ value: Value, in frame: Frame) {
    guard frame.slots.indices.contains(slot) else { return }
    frame.slots[slot] = .value(value)
  }

  /// Notes what the variable of a slot was made from.
  func mark(_ slot: Int, _ standIns: [String], in frame: Frame) {
    guard frame.slots.indices.contains(slot) else { return }
    switch frame.slots[slot] {
    case .value(let value), .marked(let value, _):
      frame.slots[slot] = standIns.isEmpty ? .value(value) : .marked(value, standIns: standIns)
    case .box(let box): box.standIns = standIns
    }
  }

  func write(_ slot: Int, _ value: Value, in frame: Frame) {
    guard frame.slots.indices.contains(slot) else { return }
    switch frame.slots[slot] {
    case .value, .marked: frame.slots[slot] = .value(value)
    case .box(let box):
      noteWrite(to: box)
      box.value = value
    }
  }

  /// The box a closure shares; the variable moves into one on its first capture.
  func box(_ slot: Int, in frame: Frame) -> Box {
    guard frame.slots.indices.contains(slot) else { return Box(.void) }
    switch frame.slots[slot] {
    case .box(let box):
      if frame.body.slots[slot].isMutable || !box.value.isPlain { noteEffect() }
      return box
    case .value(let value):
      if frame.body.slots[slot].isMutable || !value.isPlain { noteEffect() }
      let box = Box(value, standIns: [], making: currentMaking, number: writeLog.number())
      frame.slots[slot] = .box(box)
      return box
    case .marked(let value, let standIns):
      noteEffect()
      let box = Box(value, standIns: standIns, making: currentMaking, number: writeLog.number())
      frame.slots[slot] = .box(box)
      return box
    }
  }

  /// `self` of the code that runs in `frame`.
  func selfValue(in frame: Frame) -> Value {
    guard let slot = frame.body.slots.firstIndex(where: { $0.name == "self" }) else { return .void }
    return read(slot, in: frame)
  }

  func makeClosure(_ closure: ClosureExpression, in frame: Frame, expecting: TypeValue?) -> FunctionValue {
    let isClosed = isMakingConstant && closure.sharesNothing(in: program)
    var captures = isClosed ? [] : closure.body.captures.map { box($0.outerSlot, in: frame) }
    for item in closure.captureList {
      let value = evaluate(item.value, in: frame)
      captures.append(Box(value, standIns: [], making: currentMaking, number: writeLog.number()))
    }
    let shape = expecting?.unwrapped
    let function = FunctionValue(
      .closure(closure, captures: captures),
      context: frame.context,
      builder: shape?.function?.builder,
      type: shape?.function == nil ? nil : shape
    )
    if isClosed { function.builds = ConstantBuilds() }
    return function
  }
}

extension Value {
  /// It is all there is to it: nothing that it refers to can change.
  var isPlain: Bool {
    switch self {
    case .void, .none, .someNone, .bool, .int, .double, .string: true
    default: false
    }
  }
}
