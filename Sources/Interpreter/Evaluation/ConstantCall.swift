import Semantics

/// What a call makes every time. Its arguments are literals, names that only the framework and the standard library
/// know, and closures that share nothing with the code around them.
struct ConstantCall {
  let value: Value
  /// The fuel that making it takes.
  let steps: Int
  /// How deep the code was that made it, which came to no limit.
  let depth: Int
  let nesting: Int
  /// Under what it was made.
  let context: LexicalContext
  let expecting: TypeValue?
}

extension Evaluator {
  /// The value of a call that consists of constants: made once, if making it does nothing else. It takes the same fuel
  /// every time.
  func constant(_ call: CallExpression, _ plan: CallPlan, in frame: Frame, expecting: TypeValue?) -> Value {
    if let known = plan.constant, known.context === frame.context, known.expecting === expecting, known.steps < fuel,
      depth <= known.depth, nesting <= known.nesting
    {
      fuel &-= known.steps
      return known.value
    }
    let effectsBefore = effects
    let fuelBefore = fuel
    isMakingConstant = true
    let value = self.call(call, plan, in: frame, expecting: expecting)
    isMakingConstant = false
    guard effects == effectsBefore, !isInterrupted, !isChainBroken else { return value }
    plan.constant = ConstantCall(
      value: value,
      steps: fuelBefore &- fuel,
      depth: depth,
      nesting: nesting,
      context: frame.context,
      expecting: expecting
    )
    host.keep(value)
    return value
  }
}

extension CallExpression {
  /// Whether callee and arguments are constants. Calls that nest deeper than a native stack likes are none.
  func consistsOfConstants(in program: Program, _ memo: EvaluationMemo, depth: Int) -> Bool {
    guard depth < 100 else { return false }
    switch callee.kind {
    case .name(let name): guard name.isConstant(in: program) else { return false }
    case .member(let member): guard member.isConstant(in: program, memo, depth: depth) else { return false }
    default: return false
    }
    return arguments.allSatisfy { $0.value.isConstant(in: program, memo, depth: depth + 1) }
  }
}

extension Expression {
  fileprivate func isConstant(in program: Program, _ memo: EvaluationMemo, depth: Int) -> Bool {
    guard depth < 100 else { return false }
    func isConstant(_ part: Expression) -> Bool { part.isConstant(in: program, memo, depth: depth + 1) }
    switch kind {
    case .integer, .double, .bool, .nil: return true
    case .string(let segments):
      return segments.allSatisfy { segment in
        switch segment {
        case .text: true
        case .interpolation(let arguments): arguments.allSatisfy { isConstant($0.value) }
        }
      }
    case .array(let elements): return elements.allSatisfy(isConstant)
    case .dictionary(let elements): return elements.allSatisfy { isConstant($0.key) && isConstant($0.value) }
    case .tuple(let elements): return elements.allSatisfy { isConstant($0.value) }
    case .name(let name): return name.isConstant(in: program)
    case .member(let member): return member.isConstant(in: program, memo, depth: depth)
    case .call(let call): return memo.plan(of: call, in: program).isConstant(in: program, memo, depth: depth + 1)
    case .closure(let closure): return closure.sharesNothing(in: program)
    case .prefix(let name, let operand): return !program.declares(name) && isConstant(operand)
    case .binary(let binary):
      return !program.declares(binary.operator) && isConstant(binary.left) && isConstant(binary.right)
    case .ternary(let ternary):
      return isConstant(ternary.condition) && isConstant(ternary.then) && isConstant(ternary.otherwise)
    case .keyPath(let path): return path.isConstant(in: program)
    default: return false
    }
  }
}

extension NameExpression {
  /// A type of the framework or the standard library.
  fileprivate func isConstant(in program: Program) -> Bool {
    isType && genericArguments.isEmpty && labels == nil && !program.declares(name)
  }
}

extension MemberExpression {
  fileprivate func isConstant(in program: Program, _ memo: EvaluationMemo, depth: Int) -> Bool {
    guard genericArguments.isEmpty, !program.declares(name) else { return false }
    return base?.isConstant(in: program, memo, depth: depth + 1) ?? true
  }
}

extension KeyPathExpression {
  /// It leads from whatever is expected to properties that the program does not declare.
  fileprivate func isConstant(in program: Program) -> Bool {
    root == nil
      && components.allSatisfy { component in
        if case .property(let name) = component { !program.declares(name) } else { false }
      }
  }
}

extension ClosureExpression {
  /// It uses no variable around it, and `self` at most for names that are no members of it.
  func sharesNothing(in program: Program) -> Bool {
    guard captureList.isEmpty, body.captures.allSatisfy({ body.slots[$0.slot].name == "self" }) else { return false }
    switch body.selfUse {
    case .none: return true
    case .names(let names): return !names.contains(where: program.declares)
    case .value: return false
    }
  }
}
