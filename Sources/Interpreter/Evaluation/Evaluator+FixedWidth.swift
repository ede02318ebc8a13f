import Semantics

extension Evaluator {
  /// Arithmetic whose result depends on how many bits the operands' type has, or whether it has a sign: values
  /// themselves are all `Int`s up to `Int.max`. Nil where it makes no difference.
  func fixedWidth(_ name: String, _ left: Value, _ right: Value, of operands: [Expression]) -> Value? {
    guard case .int(let first) = left, case .int(let second) = right else { return nil }
    switch name {
    case "&+", "&-", "&*", "<<", "&<<":
      guard case .int(let number)? = StandardLibrary.operate(name, left, right) else { return nil }
      let isShift = name.hasSuffix("<<")
      return width(of: isShift ? Array(operands.prefix(1)) : operands)?.value(of: number) ?? .int(number)
    case "+", "*":
      let result =
        name == "+" ? first.addingReportingOverflow(second) : first.multipliedReportingOverflow(by: second)
      guard result.overflow, first >= 0, second >= 0, width(of: operands)?.isWide == true else { return nil }
      return StandardLibrary.unsigned(name, UInt64(first), UInt64(second))
    case "&", "|", "^":
      guard first < 0 || second < 0, case .int(let number)? = StandardLibrary.operate(name, left, right) else {
        return nil
      }
      return width(of: operands)?.value(of: number)
    default: return nil
    }
  }

  /// Notes that a number without a sign would fall below zero, or that one of a byte would not fit: `left - taken`,
  /// `value + 100`. Types are asked for only where the result can be none of them.
  func noteOverflow(_ name: String, _ left: Value, _ right: Value, of operands: [Expression], at span: SourceSpan) {
    guard case .int(let first) = left, case .int(let second) = right, first >= 0, second >= 0 else { return }
    let areBytes = first <= Int(UInt8.max) && second <= Int(UInt8.max)
    let result: Int
    switch name {
    case "-": result = first - second
    case "+" where areBytes: result = first + second
    case "*" where areBytes: result = first * second
    default: return
    }
    guard result < 0 || result > Int(UInt8.max) && areBytes, let width = width(of: operands), width.minimum == 0,
      !width.holds(result)
    else { return }
    noteTrap("the result is beyond the limits of its type", at: span)
  }

  /// `~number`: of a number without a sign the bits that its type has room for.
  func complement(_ value: Value, of operand: Expression) -> Value? {
    guard case .int(let number) = value, let width = width(of: [operand]), width.minimum == 0 else { return nil }
    return width.value(of: ~number)
  }

  /// The integer type of the first operand whose static type is known; nil where that is no integer.
  private func width(of operands: [Expression]) -> IntegerWidth? {
    for operand in operands {
      if let type = staticExpectation(at: operand.span) { return IntegerWidth(type.name) }
    }
    return nil
  }
}
