import Semantics

extension Evaluator {
  /// Arithmetic whose result depends on how many bits the operands' type has, or whether it has a sign: values
  /// themselves are all `Int`s. `operand` is the left one as written; nil where it makes no difference.
  func fixedWidth(_ name: String, _ left: Value, _ right: Value, of operand: Expression) -> Value? {
    guard case .int(let first) = left, case .int(let second) = right else { return nil }
    switch name {
    case "&+", "&-", "&*", "<<", "&<<":
      guard case .int(let number)? = StandardLibrary.operate(name, left, right) else { return nil }
      return .int(width(of: operand)?.truncated(number) ?? number)
    case "/", "%", ">>", "&>>":
      // A number without a sign may be beyond what an `Int` holds.
      guard first < 0 || second < 0, width(of: operand)?.minimum == 0 else { return nil }
      return unsigned(name, UInt(bitPattern: first), UInt(bitPattern: second))
    default: return nil
    }
  }

  /// `~number`: of a number without a sign the bits that its type has room for.
  func complement(_ value: Value, of operand: Expression) -> Value? {
    guard case .int(let number) = value, let width = width(of: operand), width.minimum == 0 else { return nil }
    return .int(width.truncated(~number))
  }

  private func width(of operand: Expression) -> IntegerWidth? {
    staticExpectation(at: operand.span).flatMap { IntegerWidth($0.name) }
  }

  private func unsigned(_ name: String, _ first: UInt, _ second: UInt) -> Value? {
    switch name {
    case "/": second == 0 ? nil : .int(Int(bitPattern: first / second))
    case "%": second == 0 ? nil : .int(Int(bitPattern: first % second))
    default: .int(Int(bitPattern: first >> second))
    }
  }
}
