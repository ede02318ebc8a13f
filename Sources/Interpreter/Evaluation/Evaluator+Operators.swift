import Semantics

extension Evaluator {
  func binary(_ binary: BinaryExpression, at span: SourceSpan, in frame: Frame, expecting: TypeValue?) -> Value {
    if let kind = binary.ofNumbers { return numbers(kind, binary, at: span, in: frame, expecting: expecting) }
    switch binary.operator {
    case "&&": return shortCircuit(binary, stopsAt: false, in: frame)
    case "||": return shortCircuit(binary, stopsAt: true, in: frame)
    case "??":
      let left = evaluate(binary.left, in: frame, expecting: expecting.map { .optional($0.unwrapped) })
      if case .none = left {
        let type = expecting ?? floatingType(ofNumber: binary.right, by: span)
        return evaluate(binary.right, in: frame, expecting: type)
      }
      return left.isScalar ? left : coalesced(left, binary, in: frame) ?? left.held
    case "..<", "...":
      let (lower, upper) = operands(binary, in: frame, expecting: expecting?.arguments.first)
      if let value = userOperator(binary.operator, lower, upper) { return value }
      if case .int(let first) = lower, case .int(let last) = upper, last < first {
        return trap("the range from \(first) to \(last) ends before it starts", at: span)
      }
      if case .double(let first) = lower, case .double(let last) = upper, last < first {
        noteTrap("the range from \(first) to \(last) ends before it starts", at: span)
      }
      return .range(RangeValue(lower: lower, upper: upper, isClosed: binary.operator == "..."))
    case "~=":
      let (pattern, value) = operands(binary, in: frame, expecting: nil)
      return .bool(matchesValue(pattern, value))
    default:
      let (left, right) = operands(binary, in: frame, expecting: nil)
      return result(of: binary, left, right, at: span, in: frame, expecting: expecting)
    }
  }

  private func numbers(
    _ kind: NumberOperator,
    _ binary: BinaryExpression,
    at span: SourceSpan,
    in frame: Frame,
    expecting: TypeValue?
  ) -> Value {
    let (left, right) = operands(binary, in: frame, expecting: kind.isArithmetic ? expecting : nil)
    // For two numbers of one kind the standard library's operator is taken, whatever the program declares.
    if !isInterrupted, !binary.left.isCast, let value = StandardLibrary.operate(kind, left, right) {
      if kind.isArithmetic, case .int = value {
        noteOverflow(kind.rawValue, left, right, of: [binary.left, binary.right], at: binary.operatorSpan)
      }
      return value
    }
    return result(of: binary, left, right, at: span, in: frame, expecting: expecting)
  }

  private func result(
    of binary: BinaryExpression,
    _ left: Value,
    _ right: Value,
    at span: SourceSpan,
    in frame: Frame,
    expecting: TypeValue?
  ) -> Value {
    if isInterrupted { return .void }
    if let value = operatorOfCast(binary, left, right) { return value }
    if let value = fixedWidth(binary.operator, left, right, of: [binary.left, binary.right]) { return value }
    return operate(binary.operator, left, right, at: binary.operatorSpan)
      ?? operateOnLiteral(binary, left, right, in: frame)
      ?? unknownResult(binary.operator, left, right, expecting: expecting, at: span)
  }

  /// Where a literal was taken for a value of the other side's type, and no operator is for two of those: as what it is by
  /// itself.
  private func operateOnLiteral(_ binary: BinaryExpression, _ left: Value, _ right: Value, in frame: Frame) -> Value? {
    guard left.isUserDefined, right.isUserDefined, isDeclared(binary.operator) else { return nil }
    if binary.right.isLiteral {
      return userOperator(binary.operator, left, evaluate(binary.right, in: frame))
    }
    return binary.left.isLiteral ? userOperator(binary.operator, evaluate(binary.left, in: frame), right) : nil
  }

  /// `??` of the program's own for values that are no optionals: of bindings, say.
  private func coalesced(_ left: Value, _ binary: BinaryExpression, in frame: Frame) -> Value? {
    guard isDeclared(binary.operator), left.foreignValue != nil || left.isUserDefined, !isChainBroken else {
      return nil
    }
    return userOperator(binary.operator, left, evaluate(binary.right, in: frame))
  }

  private func shortCircuit(_ binary: BinaryExpression, stopsAt: Bool, in frame: Frame) -> Value {
    let left = evaluate(binary.left, in: frame)
    if case .bool(stopsAt) = left { return left }
    let right = evaluate(binary.right, in: frame)
    if case .bool(stopsAt) = right { return right }
    if case .unknown = left { return left }
    return right
  }

  /// Both operands; the one that is written as a bare literal or implicit member learns its type from the other.
  private func operands(_ binary: BinaryExpression, in frame: Frame, expecting: TypeValue?) -> (Value, Value) {
    if binary.left.takesTypeFromContext, !binary.right.takesTypeFromContext {
      let right = evaluate(binary.right, in: frame, expecting: expecting)
      return (evaluate(binary.left, in: frame, expecting: operandType(right) ?? expecting), right)
    }
    let left = evaluate(binary.left, in: frame, expecting: expecting)
    if isChainBroken { return (left, .none) }
    if case .none = left, binary.ofNumbers == .equal || binary.ofNumbers == .notEqual,
      let right = memberBesideNil(binary.right)
    {
      return (left, right)
    }
    return (left, evaluate(binary.right, in: frame, expecting: operandType(left) ?? expecting))
  }

  /// What nil is compared with where only nil's type could tell what the member is: it is something, or nil itself.
  private func memberBesideNil(_ expression: Expression) -> Value? {
    guard expression.isImplicitMember else { return nil }
    if case .member(let member) = expression.kind, member.base == nil, member.name == "none" { return Value.none }
    return .void
  }

  private func operandType(_ value: Value) -> TypeValue? {
    switch value {
    case .unknown(let unknown): unknown.type
    case .none, .someNone, .void, .int: nil
    case .array(let elements): elements.isEmpty ? nil : type(of: value)
    default: type(of: value)
    }
  }

  private func unknownResult(
    _ name: String,
    _ left: Value,
    _ right: Value,
    expecting: TypeValue?,
    at span: SourceSpan
  ) -> Value {
    for case .unknown(let unknown) in [left, right] {
      return .unknown(UnknownValue(name: unknown.name, type: expecting, reason: unknown.reason, span: unknown.span))
    }
    return unknown(
      "'\(name)' cannot be applied to \(type(of: left).description) and \(type(of: right).description)",
      type: expecting,
      at: span
    )
  }

  /// The result of an operator; nil where it does not apply.
  func operate(_ name: String, _ left: Value, _ right: Value, at span: SourceSpan) -> Value? {
    spend(left.copyCost &+ right.copyCost)
    if case .int(0) = right, case .int = left, name == "/" || name == "%" {
      noteTrap("a whole number is divided by zero", at: span)
    }
    if case .int(let first) = left, case .int(let second) = right, StandardLibrary.overflows(name, first, second) {
      noteTrap("the result is beyond the limits of its type", at: span)
    }
    if left.isScalar, right.isScalar, let value = StandardLibrary.operate(name, left, right) { return value }
    noteReadOfProperties(left)
    noteReadOfProperties(right)
    if left.slice != nil || right.slice != nil {
      return operate(name, left.withoutPositions, right.withoutPositions, at: span)
    }
    // Types are compared as such, whatever operators are declared for their values.
    if case .type(let a) = left, case .type(let b) = right, name == "==" || name == "!=" {
      return .bool(a.isSame(as: b) == (name == "=="))
    }
    if let value = userOperator(name, left, right, at: span) { return value }
    switch name {
    case "==": return equal(left, right).map { .bool($0) }
    case "!=": return equal(left, right).map { .bool(!$0) }
    case "===": return .bool(isIdentical(left, right))
    case "!==": return .bool(!isIdentical(left, right))
    case "<": if let isLess = less(left, right) { return .bool(isLess) }
    case ">": if let isLess = less(right, left) { return .bool(isLess) }
    case "<=": if let isLess = less(right, left) { return .bool(!isLess) }
    case ">=": if let isLess = less(left, right) { return .bool(!isLess) }
    default: break
    }
    if let value = StandardLibrary.operate(name, left, right) { return value }
    if name == "+", let value = StandardLibrary.joined(left, right, self) { return value }
    let site = CallSite(labels: [nil, nil], values: [left, right], evaluator: self, span: span)
    return host.callGlobal(name, site)
  }

  private func isIdentical(_ left: Value, _ right: Value) -> Bool {
    if case .type(let a) = left, case .type(let b) = right { return a.isSame(as: b) }
    return left.isEqual(to: right)
  }

  /// Equality with the workspace's `==` where it has one; nil where a side is unknown.
  func equal(_ left: Value, _ right: Value) -> Bool? {
    spend(1)
    if case .unknown = left { return nil }
    if case .unknown = right { return nil }
    if case .foreign(let a) = left, case .foreign(let b) = right, a.isOpaque || b.isOpaque { return nil }
    if left.isUserDefined || right.isUserDefined, case .bool(let flag)? = userOperator("==", left, right) {
      return flag
    }
    return left.isScalar ? left.isEqual(to: right) : areEqual(left, right)
  }

  /// What the `==` says that the program declares for a value's type, which also decides about what holds the value.
  func ownEquality(_ left: Value, _ right: Value) -> Bool? {
    guard let nominal = type(of: left).nominal, !nominal.staticMembers("==").isEmpty,
      case .bool(let flag)? = userOperator("==", left, right)
    else { return nil }
    return flag
  }

  /// Order with the workspace's `<`; nil where there is none. Of tuples, and of what the cases of an enum hold, the first
  /// parts that differ decide, however deep they lie.
  func less(_ left: Value, _ right: Value) -> Bool? {
    var (left, right) = (left.withoutPositions, right.withoutPositions)
    while affords(0) {
      if left.isScalar, right.isScalar, case .bool(let flag)? = StandardLibrary.operate("<", left, right) {
        return flag
      }
      if case .bool(let flag)? = userOperator("<", left, right) { return flag }
      let parts: ([Value], [Value])
      switch (left, right) {
      case (.tuple(let a), .tuple(let b)): parts = (a.elements, b.elements)
      case (.enumeration(let a), .enumeration(let b)):
        guard let order = caseOrder(a, b) else { return nil }
        if order.0 != order.1 { return order.0 < order.1 }
        parts = (a.payload, b.payload)
      default:
        guard case .bool(let flag)? = StandardLibrary.operate("<", left, right) else { return nil }
        return flag
      }
      guard let differing = zip(parts.0, parts.1).first(where: { equal($0, $1) == false }) else { return false }
      (left, right) = differing
    }
    return nil
  }

  /// Which cases of one enum two values are; nil where the enum has no order.
  private func caseOrder(_ left: EnumerationValue, _ right: EnumerationValue) -> (Int, Int)? {
    guard left.type.name == right.type.name, let nominal = left.type.nominal, nominal.conforms(to: "Comparable"),
      let first = nominal.cases.firstIndex(where: { $0.name == left.caseName }),
      let second = nominal.cases.firstIndex(where: { $0.name == right.caseName })
    else { return nil }
    return (first, second)
  }

  /// What an operator that the workspace declares gives; nil where it declares none for the operands.
  private func userOperator(_ name: String, _ left: Value, _ right: Value, at span: SourceSpan? = nil) -> Value? {
    guard let (choice, type) = declaredOperator(name, left, right, at: span) else { return nil }
    var receiver = type
    return invoke(choice, Arguments(labels: [nil, nil], values: [left, right]), receiver: &receiver, expecting: nil)
  }

  /// An operator that the workspace declares, with the type that it belongs to: in a type of one of the operands (and its
  /// protocols), or globally.
  func declaredOperator(_ name: String, _ left: Value, _ right: Value, at span: SourceSpan? = nil)
    -> (choice: Choice, type: Value?)?
  {
    guard isDeclared(name) else { return nil }
    let members = operators(name, left, right)
    let functions = globalFunctions(name).filter { function in
      span.map { !function.unwraps(for: $0) } ?? true
    }
    guard !members.isEmpty || !functions.isEmpty else { return nil }
    let arguments = Arguments(labels: [nil, nil], values: [left, right])
    let receiver: Value = .type(type(of: left))
    let rival: Rival = StandardLibrary.operatorNames.contains(name) ? .operator : .none
    if let choice = choose(members, arguments, receiver: receiver, rival: rival) { return (choice, receiver) }
    // Of two values that nobody knows, nothing says that this operator is meant.
    if case .unknown = left, case .unknown = right { return nil }
    return choose(functions, arguments, rival: rival).map { ($0, nil) }
  }

  /// The operator for the type that the left operand is cast to, `a as Error == b as Error`: those of the value's own
  /// type are not meant, and one of them may be where the cast stands.
  private func operatorOfCast(_ binary: BinaryExpression, _ left: Value, _ right: Value) -> Value? {
    guard case .cast(let cast) = binary.left.kind, cast.kind == .coerce, let name = cast.type.name,
      isDeclared(binary.operator)
    else { return nil }
    let meant = globalFunctions(binary.operator).first { function in
      function.parameters.count == 2 && function.parameters.allSatisfy { $0.type.name == name }
    }
    guard let meant else { return nil }
    var receiver: Value?
    let arguments = Arguments(labels: [nil, nil], values: [left, right])
    return choose([meant], arguments).map { invoke($0, arguments, receiver: &receiver, expecting: nil) }
  }

  /// The operators of that name in the operands' types and protocols; looked up once for each pair of types.
  private func operators(_ name: String, _ left: Value, _ right: Value) -> [Member] {
    let key = EvaluationMemo.OperatorKey(name: name, left: left.builtInTypeName, right: right.builtInTypeName)
    if let known = memo.operatorMembers[key] { return known }
    var members: [Member] = []
    for operand in [left, right] { members += methods(name, of: .type(type(of: operand))) }
    for protocolName in Set(left.builtInNames + right.builtInNames).sorted() {
      if let type = nominal(named: protocolName) { members += typeMembers(name, of: type) }
    }
    memo.operatorMembers[key] = members
    return members
  }

  // MARK: Prefix and postfix

  func prefix(_ name: String, _ operand: Expression, at span: SourceSpan, in frame: Frame, expecting: TypeValue?)
    -> Value
  {
    if name == "..<" || name == "..." {
      let upper = evaluate(operand, in: frame, expecting: expecting?.arguments.first)
      return .range(RangeValue(lower: nil, upper: upper, isClosed: name == "..."))
    }
    let value = evaluate(operand, in: frame, expecting: name == "!" ? nil : expecting)
    if isChainBroken { return .none }
    if name == "~", let result = complement(value, of: operand) { return result }
    if let result = StandardLibrary.operate(prefix: name, value) { return result }
    if case .unknown = value { return value }
    if case .foreign = value,
      let result = host.callGlobal(name, CallSite(labels: [nil], values: [value], evaluator: self, span: span))
    {
      return result
    }
    return userUnary(name, value, isPrefix: true, changing: operand, in: frame)
      ?? unknown("'\(name)' cannot be applied to \(type(of: value).description)", type: expecting, at: span)
  }

  func postfix(_ name: String, _ operand: Expression, at span: SourceSpan, in frame: Frame) -> Value {
    let value = evaluate(operand, in: frame)
    if name == "..." { return .range(RangeValue(lower: value, upper: nil, isClosed: true)) }
    return userUnary(name, value, isPrefix: false, changing: operand, in: frame)
      ?? unknown("'\(name)' is not known", at: span)
  }

  /// What a prefix or postfix operator of the workspace gives, which may change its operand.
  private func userUnary(
    _ name: String,
    _ value: Value,
    isPrefix: Bool,
    changing operand: Expression,
    in frame: Frame
  ) -> Value? {
    guard let (choice, type) = declaredUnary(name, value, isPrefix ? .prefix : .postfix) else { return nil }
    let arguments = Arguments(labels: [nil], values: [value])
    var receiver = type
    let result = invoke(choice, arguments, receiver: &receiver, expecting: nil)
    if choice.function.parameters.first?.isInout == true {
      modify(operand, in: frame) { $0 = arguments.values.first ?? .void }
    }
    return result
  }

  /// The same of a prefix operator that is called as a function.
  func userUnary(_ name: String, _ arguments: inout [Value]) -> Value? {
    guard let value = arguments.first, let (choice, type) = declaredUnary(name, value, .prefix) else { return nil }
    let source = Arguments(labels: [nil], values: [value])
    var receiver = type
    let result = invoke(choice, source, receiver: &receiver, expecting: nil)
    arguments = source.values
    return result
  }

  /// A prefix or postfix operator that the workspace declares, with the type that it belongs to.
  private func declaredUnary(_ name: String, _ value: Value, _ wanted: DeclarationModifiers)
    -> (choice: Choice, type: Value?)?
  {
    guard isDeclared(name) else { return nil }
    let arguments = Arguments(labels: [nil], values: [value])
    let type = Value.type(type(of: value))
    let members = methods(name, of: type).filter { $0.function?.modifiers.contains(wanted) ?? false }
    if let choice = choose(members, arguments, receiver: type) { return (choice, type) }
    let functions = globalFunctions(name).filter { $0.modifiers.contains(wanted) }
    return choose(functions, arguments).map { ($0, nil) }
  }
}

extension FunctionDeclaration {
  /// Whether the operator at `span`, in this operator's own body, is meant for what its optional parameters hold:
  /// `func == (a: T?, b: T?) { let a = a ?? .zero; let b = b ?? .zero; return a == b }`.
  fileprivate func unwraps(for span: SourceSpan) -> Bool {
    self.span.contains(span)
      && parameters.allSatisfy(\.type.isOptional)
  }
}

extension Value {
  /// A number, string or Boolean: operators on it need no lookup.
  var isScalar: Bool {
    switch self {
    case .int, .double, .string, .bool: true
    default: false
    }
  }

  var isUserDefined: Bool {
    switch self {
    case .structure, .object, .enumeration: true
    default: false
    }
  }
}

extension Expression {
  /// `.name`, `.name(…)`, `.name[…]`, `.name!`
  var isImplicitMember: Bool {
    switch kind {
    case .member(let member): member.base.map(\.isImplicitMember) ?? true
    case .call(let call): call.callee.isImplicitMember
    case .subscript(let access): access.base.isImplicitMember
    case .optionalChain(let inner), .unwrapOrBreak(let inner), .forceUnwrap(let inner): inner.isImplicitMember
    default: false
    }
  }

  /// A literal, an implicit member, or arithmetic of literals: its type comes from what stands beside it.
  var takesTypeFromContext: Bool {
    switch kind {
    case .integer, .nil: true
    case .array(let elements): elements.isEmpty
    case .dictionary(let elements): elements.isEmpty
    case .member, .call: isImplicitMember
    case .prefix(_, let operand): operand.takesTypeFromContext
    case .binary(let binary): binary.left.takesTypeFromContext && binary.right.takesTypeFromContext
    case .tuple(let elements): elements.count == 1 && elements[0].value.takesTypeFromContext
    default: false
    }
  }

  fileprivate var isCast: Bool {
    if case .cast = kind { true } else { false }
  }

  /// Whether it is a literal of text, a number or a truth value.
  var isLiteral: Bool {
    switch kind {
    case .bool, .double, .integer, .string: true
    default: false
    }
  }
}
