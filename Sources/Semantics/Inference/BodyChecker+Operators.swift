extension BodyChecker {
  /// `!x`, `x...`, `a + b`
  func checkOperator(_ expression: Expression, _ expected: Type?) -> Type {
    switch expression.kind {
    case .prefix(let name, let operand):
      return unary(name, operand, .prefix, expression, expected)
    case .postfix(let name, let operand):
      return unary(name, operand, .postfix, expression, expected)
    case .binary(let binary): return self.binary(binary, expression, expected)
    default: return .unsolved
    }
  }

  private func unary(
    _ name: String,
    _ operand: Expression,
    _ fixity: DeclarationModifiers,
    _ expression: Expression,
    _ expected: Type?
  ) -> Type {
    let length = UInt32(clamping: name.utf8.count)
    let span = expression.span
    let place =
      fixity == .prefix
      ? SourceSpan(unit: span.unit, start: span.start, end: span.start &+ length)
      : SourceSpan(unit: span.unit, start: operand.span.end, end: span.end)
    let type = check(operand, name == "-" || name == "+" ? expected : name == "!" ? .bool : nil)
    if name == "-" || name == "+", system.literal(of: system.head(type)) != nil { return type }
    if let literal = literalResult(name, [type], at: place) { return literal }
    let candidates = operators(name, [type], expected).filter { candidate in
      isOperator(candidate, fixity) && candidate.scheme.parameters?.count == 1
    }
    let argument = Argument(label: nil, value: operand)
    return choose(candidates, name, [(argument, type)], at: place, expression, expected)
  }

  private func binary(_ binary: BinaryExpression, _ expression: Expression, _ expected: Type?) -> Type {
    let name = binary.operator
    let (left, right) = (binary.left, binary.right)
    // What takes its type from the other side is looked at after it.
    var leftType: Type?
    var rightType: Type?
    let hint = name == "&&" || name == "||" ? .bool : expected.flatMap { isArithmetic(name) ? $0 : nil }
    if name == "??" {
      let isHint = left.dependsOnContext || expected?.wrapped == nil
      return coalesce(check(left, isHint ? expected.map { .optional($0) } : nil), right, binary, expected)
    }
    if !left.dependsOnContext { leftType = check(left, hint) }
    if !right.dependsOnContext {
      // Whoever writes it now wants to know what may stand there.
      let isProbed = resolver.probe?.isWithin(right.span) == true
      rightType = check(right, hint ?? (isProbed ? operandHint(name, right, leftType, expected) : nil))
    }
    // Which `nil` it is, the operator tells.
    if leftType == nil, !left.isNil { leftType = check(left, operandHint(name, left, rightType, expected)) }
    if rightType == nil, !right.isNil { rightType = check(right, operandHint(name, right, leftType, expected)) }
    let types = [leftType ?? .optional(system.fresh()), rightType ?? .optional(system.fresh())]
    if let literals = literalResult(name, types, at: binary.operatorSpan) { return literals }
    let candidates = operators(name, types, expected).filter { $0.scheme.parameters?.count == 2 }
    let arguments = [(Argument(label: nil, value: left), types[0]), (Argument(label: nil, value: right), types[1])]
    return choose(candidates, name, arguments, at: binary.operatorSpan, expression, expected)
  }

  /// What one operand of the standard operators is, as the other tells.
  private func operandHint(_ name: String, _ operand: Expression, _ other: Type?, _ expected: Type?) -> Type? {
    if isArithmetic(name), let expected, !expected.isUnknown { return expected }
    guard let other else { return nil }
    let known = system.head(other)
    // A list is an array where it need not be what it is joined with.
    if isArithmetic(name), case .array = operand.kind, !known.isFramework("Array") { return nil }
    return known.wrapped ?? known
  }

  private func isArithmetic(_ name: String) -> Bool {
    name == "+" || name == "-" || name == "*" || name == "/" || name == "%"
  }

  /// An operation on literals takes its type from what is around, like a literal, where it makes what it is given: `1 + 2`,
  /// `~1`, and `1 << n`, whose right side is of any type.
  private func literalResult(_ name: String, _ types: [Type], at span: SourceSpan) -> Type? {
    let literals = types.map { system.literal(of: system.head($0)) }
    guard let first = literals.first ?? nil else { return nil }
    let standard = literals.dropFirst().reduce(first) { $1.map($0.joined) ?? $0 }.standardType
    let all = resolver.members(name, of: standard, ofType: true, from: context.scope.file)
    guard let found = all.first(where: { $0.makesWhatItTakes(standard, count: types.count) }) else { return nil }
    for (type, parameter) in zip(types, found.scheme.parameters ?? []).dropFirst() {
      guard found.isOwn(parameter.type, standard) else { continue }
      guard system.literal(of: system.head(type)) != nil, system.unify(types[0], type) else { return nil }
    }
    record(span, found.resolution)
    return types[0]
  }

  /// `a ?? b`: what `a` wraps, or an optional where `b` is one.
  private func coalesce(_ left: Type, _ right: Expression, _ binary: BinaryExpression, _ expected: Type?) -> Type {
    if let found = resolver.globals("??", from: nil).first { record(binary.operatorSpan, found.resolution) }
    let wrapped = system.head(unwrapped(left))
    let other = check(right, wrapped)
    if wrapped.isUnknown { return system.head(left).isUnknown ? left : wrapped }
    let mark = system.mark()
    if system.convert(other, to: wrapped) { return wrapped }
    system.goBack(to: mark)
    if system.convert(other, to: .optional(wrapped)) { return .optional(wrapped) }
    system.goBack(to: mark)
    if let expected, system.convert(wrapped, to: expected), system.convert(other, to: expected) { return expected }
    return join(wrapped, other)
  }

  // MARK: Candidates

  /// The operators that the operands' types declare or inherit, and those at top level.
  func operators(_ name: String, _ operands: [Type], _ expected: Type?) -> [Candidate] {
    var found: [Candidate] = []
    var seen: Set<Resolution> = []
    func add(_ candidates: [Candidate]) {
      for candidate in candidates where !candidate.traits.contains(.isCurried) {
        // What a protocol gives two of `String?` is another operator than what it gives two of `String`.
        let isNew = seen.insert(candidate.resolution).inserted
        if isNew || (candidate.scheme.generics.isEmpty && !found.contains { $0.isSame(as: candidate) }) {
          found.append(candidate)
        }
      }
    }
    for operand in operands {
      let own = shallow(system.head(operand).object)
      let type = system.literal(of: own)?.standardType ?? own
      let members = resolver.members(name, of: type, ofType: true, from: context.scope.file)
      add(type == own ? members : members.map { $0.inherited(for: own, insteadOf: type) })
      if let wrapped = type.wrapped {
        add(resolver.members(name, of: shallow(wrapped), ofType: true, from: context.scope.file))
      }
    }
    add(resolver.globals(name, from: context.scope.file))
    return found
  }

  private func isOperator(_ candidate: Candidate, _ fixity: DeclarationModifiers) -> Bool {
    guard case .declaration(let id) = candidate.resolution else { return true }
    if case .function(let function, _)? = resolver.member(id)?.member { return function.modifiers.contains(fixity) }
    return resolver.globalFunction(id)?.modifiers.contains(fixity) ?? true
  }

  private func choose(
    _ candidates: [Candidate],
    _ name: String,
    _ operands: [(argument: Argument, type: Type)],
    at span: SourceSpan,
    _ expression: Expression,
    _ expected: Type?
  ) -> Type {
    /// The operator is not known, and neither is which `nil` stands beside it.
    func unknown(_ reason: UnknownReason) -> Type {
      record(span, .unknown(reason))
      for operand in operands where operand.argument.value.isNil { _ = check(operand.argument.value) }
      return .unknown(reason)
    }
    if let reason = operands.lazy.compactMap({ self.system.head($0.type).unknownReason }).first {
      let result = unknown(reason)
      // A literal beside it is what the other is, whatever that may be.
      for operand in operands { system.leave(operand.type, unknown: reason) }
      return isComparison(name) ? .bool : result
    }
    guard !candidates.isEmpty else {
      return unknown(resolver.absentMember(name, of: system.settled(operands[0].type), from: context.scope.file))
    }
    var known: [Int: Type] = [:]
    for (index, operand) in operands.enumerated() where !operand.argument.value.isNil { known[index] = operand.type }
    let favored = candidates.count > 1 ? favored(candidates, operands.map(\.type)) : []
    return apply(
      favored.isEmpty ? candidates : favored,
      operands.map(\.argument),
      named: name,
      at: span,
      expression,
      expected,
      known: known
    )
  }

  /// Those that take two of the type that one operand is of, where the other is a literal that can be one: the compiler
  /// looks no further.
  private func favored(_ candidates: [Candidate], _ types: [Type]) -> [Candidate] {
    guard types.count == 2 else { return [] }
    let heads = types.map(system.head)
    guard let position = heads.firstIndex(where: { system.literal(of: $0) != nil }),
      case .nominal = heads[1 - position]
    else { return [] }
    let mark = system.mark()
    defer { system.goBack(to: mark) }
    guard system.convert(heads[position], to: heads[1 - position]) else { return [] }
    return candidates.filter { candidate in
      candidate.scheme.generics.isEmpty && !candidate.traits.contains(.isRequirement)
        && candidate.scheme.parameters?.allSatisfy { candidate.isOwn($0.type, heads[1 - position]) } == true
    }
  }

  /// Whether the operators of that name say yes or no, whatever they compare.
  private func isComparison(_ name: String) -> Bool {
    let all = resolver.members(name, of: .int, ofType: true, from: nil)
    return all.contains { $0.scheme.result == .bool }
  }

  // MARK: Assignments and casts

  func checkAssignment(_ assignment: AssignmentExpression) -> Type {
    if case .discard = assignment.target.kind {
      _ = check(assignment.value)
      return .void
    }
    // `a?.b = c` as a whole is what is chained: nothing is assigned where `a` is nil.
    var (place, isChained) = (assignment.target, false)
    if case .optionalChain(let inner) = place.kind { (place, isChained) = (inner, true) }
    let target = system.head(check(place))
    guard let name = assignment.operator else {
      check(assignment.value, convertingTo: target)
      return isChained ? .optional(.void) : .void
    }
    let type = check(assignment.value, target)
    if system.literal(of: system.head(type)) != nil, !takesAnyType(name + "=", target) {
      _ = system.convert(type, to: target)
    }
    return isChained ? .optional(.void) : .void
  }

  /// Whether the operator that changes a value of a type leaves the type of what it changes it by to the caller: `x <<= 2`.
  private func takesAnyType(_ name: String, _ target: Type) -> Bool {
    let all = resolver.members(name, of: shallow(target.object), ofType: true, from: context.scope.file)
    return !all.isEmpty && all.allSatisfy { $0.scheme.parameters?.last?.type.mentions($0.scheme.generics) == true }
  }

  func checkCast(_ cast: CastExpression) -> Type {
    let target = read(cast.type)
    switch cast.kind {
    case .coerce:
      check(cast.value, convertingTo: target)
      return target
    case .is:
      _ = check(cast.value)
      return .bool
    case .conditional:
      _ = check(cast.value)
      return .optional(target)
    case .forced:
      _ = check(cast.value)
      return target
    }
  }
}

extension Candidate {
  /// Whether it is an operator of a standard type that makes one from one, and from what else it takes.
  fileprivate func makesWhatItTakes(_ standard: Type, count: Int) -> Bool {
    guard let parameters = scheme.parameters, parameters.count == count, let first = parameters.first else {
      return false
    }
    return isOwn(first.type, standard) && isOwn(scheme.result, standard)
      && parameters.allSatisfy { isOwn($0.type, standard) || $0.type.mentions(scheme.generics) }
  }

  /// Whether it is the same declaration for the same types.
  fileprivate func isSame(as other: Candidate) -> Bool {
    resolution == other.resolution && substitution.entries.map(\.type) == other.substitution.entries.map(\.type)
  }

  /// Whether a part of it is the type that declares or inherits it.
  fileprivate func isOwn(_ part: Type, _ type: Type) -> Bool {
    part == type || substitution.entries.contains { $0.type == type && part == .parameter($0.parameter) }
  }

  /// What an extension of a protocol gives a literal, which may still be of another type than its own: `0...1`.
  fileprivate func inherited(for literal: Type, insteadOf standard: Type) -> Candidate {
    let own = Set(substitution.entries.filter { $0.type == standard }.map { Type.parameter($0.parameter) })
    guard distance > 0, !traits.contains(.isRequirement),
      scheme.parameters?.allSatisfy({ own.contains($0.type) }) ?? false
    else { return self }
    return Candidate(
      resolution: resolution,
      scheme: scheme,
      substitution: Substitution(
        substitution.entries.map(\.parameter),
        substitution.entries.map { $0.type == standard ? literal : $0.type }
      ),
      distance: distance,
      traits: traits
    )
  }
}
