package import Semantics

extension Expression {
  /// The value of a number that the source states: literals, their signs and arithmetic, `.infinity`, `.nan`.
  package var literalNumber: Double? {
    switch unwrapped.kind {
    case .integer(let value): return Double(value)
    case .double(let value): return value
    case .prefix("-", let operand): return operand.literalNumber.map { -$0 }
    case .prefix("+", let operand): return operand.literalNumber
    case .member(let member): return member.specialNumber
    case .binary(let binary):
      guard let left = binary.left.literalNumber, let right = binary.right.literalNumber else { return nil }
      return binary.result(of: left, right)
    default: return nil
    }
  }

  /// Whether it is infinite, also in one branch of a choice.
  package var mayBeInfinite: Bool {
    if case .ternary(let ternary) = unwrapped.kind {
      return ternary.then.mayBeInfinite || ternary.otherwise.mayBeInfinite
    }
    return literalNumber == .infinity
  }
}

extension BinaryExpression {
  /// What the operator makes of two numbers.
  fileprivate func result(of left: Double, _ right: Double) -> Double? {
    switch self.operator {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": left / right
    default: nil
    }
  }
}

extension MemberExpression {
  fileprivate var specialNumber: Double? {
    guard base == nil || ["CGFloat", "Double", "Float"].contains(base?.dottedName?.last ?? "") else { return nil }
    switch name {
    case "infinity": return .infinity
    case "nan": return .nan
    case "zero": return 0
    default: return nil
    }
  }
}

extension ProgramScope {
  /// The value of a number that the source states, here or as the value of a constant of the code or the type around.
  package func constantNumber(_ expression: Expression, in scope: CodeScope) -> Double? {
    constantNumber(expression, in: scope, depth: 0)
  }

  /// Whether the source states the number, or one of several: `tile.size.height`, of tiles that are all made in the code.
  package func isStatedNumber(_ expression: Expression, in scope: CodeScope) -> Bool {
    if constantNumber(expression, in: scope) != nil { return true }
    if let (variable, _) = declaredVariable(expression), variable.isStored { return false }
    let sources = sources(of: expression, in: scope)
    return sources.isComplete && !sources.names.isEmpty
      && sources.found.allSatisfy { constantNumber($0.expression, in: $0.scope) != nil }
  }

  private func constantNumber(_ expression: Expression, in scope: CodeScope, depth: Int) -> Double? {
    if let value = expression.literalNumber { return value }
    guard depth < Self.constantLimit else { return nil }
    switch expression.unwrapped.kind {
    case .prefix("-", let operand): return constantNumber(operand, in: scope, depth: depth + 1).map { -$0 }
    case .binary(let binary) where ["+", "-", "*", "/"].contains(binary.operator):
      guard let left = constantNumber(binary.left, in: scope, depth: depth + 1),
        let right = constantNumber(binary.right, in: scope, depth: depth + 1)
      else { return nil }
      return binary.result(of: left, right)
    default: return namedConstant(expression, in: scope) ?? givenNumber(expression, in: scope, depth: depth + 1)
    }
  }

  /// The number that everything which gives the value states: results of functions and properties, constants of other types.
  /// What a view is given is no constant, though a program makes it only once.
  private func givenNumber(_ expression: Expression, in scope: CodeScope, depth: Int) -> Double? {
    if let (variable, _) = declaredVariable(expression), variable.isStored, variable.initializer == nil { return nil }
    let sources = sources(of: expression, in: scope)
    guard sources.isComplete, !sources.names.isEmpty,
      let first = sources.found.first.flatMap({ constantNumber($0.expression, in: $0.scope, depth: depth) }),
      sources.found.dropFirst().allSatisfy({ constantNumber($0.expression, in: $0.scope, depth: depth) == first })
    else { return nil }
    return first
  }

  /// The value of a constant that is a number in the source.
  private func namedConstant(_ expression: Expression, in scope: CodeScope) -> Double? {
    if case .local = expression.unwrapped.kind { return scope.value(of: expression).expression.literalNumber }
    guard let names = expression.unwrapped.dottedName, let name = names.last else { return nil }
    let isOwn = names.count == 1 || (names.count == 2 && (names[0] == "Self" || names[0] == scope.type?.name))
    guard isOwn, let property = property(name, around: scope), property.isLet else {
      return constantNumber(namedBy: expression)
    }
    return property.initializer?.singleExpression?.literalNumber
  }

  /// The same of a constant of another type, or of a computed property that gives one number.
  private func constantNumber(namedBy expression: Expression) -> Double? {
    var current = expression
    for _ in 0..<Self.constantLimit {
      guard let variable = declaredVariable(current)?.variable else { return nil }
      let isConstant = variable.isLet && variable.modifiers.isTypeMember || variable.accessors.getter != nil
      guard isConstant, let value = variable.givenValue else { return nil }
      if let number = value.literalNumber { return number }
      current = value
    }
    return nil
  }

  /// What an expression says; of a constant with a value of its own, or of a property that gives one, that value.
  package func constant(_ expression: Expression) -> Expression {
    var current = expression.unwrapped
    for _ in 0..<Self.constantLimit {
      guard let variable = declaredVariable(current)?.variable, variable.isLet || variable.accessors.getter != nil,
        let value = variable.givenValue
      else { break }
      current = value.unwrapped
    }
    return current
  }

  /// How many constants that are set to constants are followed.
  private static let constantLimit = 8
}
