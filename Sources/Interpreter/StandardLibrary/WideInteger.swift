/// A whole number that only a type without a sign can hold: one beyond `Int.max`. All others are `.int`.
struct WideInteger: ForeignValue, Hashable {
  let number: UInt64

  var typeName: String { "UInt64" }
  var description: String { "\(number)" }
}

extension Value {
  init(unsigned number: UInt64) {
    self = Int(exactly: number).map { .int($0) } ?? .foreign(WideInteger(number: number))
  }

  var wide: UInt64? {
    guard case .foreign(let foreign) = self else { return nil }
    return (foreign as? WideInteger)?.number
  }

  /// A number that is not below zero.
  var unsigned: UInt64? {
    if case .int(let number) = self { return UInt64(exactly: number) }
    return wide
  }

  /// The bits of a whole number.
  var bits: Int? {
    if case .int(let number) = self { return number }
    return wide.map { Int(truncatingIfNeeded: $0) }
  }
}

extension StandardLibrary {
  /// An operator on whole numbers of which one is beyond `Int.max`. Overflow ends at the limits instead of trapping.
  static func wide(_ name: String, _ left: Value, _ right: Value) -> Value? {
    // A literal beyond `Int.max` may be there by its bits.
    guard left.wide != nil || right.wide != nil, let first = left.bits, let second = right.bits else { return nil }
    return unsigned(name, UInt64(bitPattern: Int64(first)), UInt64(bitPattern: Int64(second)))
  }

  static func unsigned(_ name: String, _ a: UInt64, _ b: UInt64) -> Value? {
    let result: UInt64
    switch name {
    case "+": result = clamped(a.addingReportingOverflow(b), isNegative: false)
    case "-": result = clamped(a.subtractingReportingOverflow(b), isNegative: true)
    case "*": result = clamped(a.multipliedReportingOverflow(by: b), isNegative: false)
    case "/": result = b == 0 ? 0 : a / b
    case "%": result = b == 0 ? 0 : a % b
    case "&+": result = a &+ b
    case "&-": result = a &- b
    case "&*": result = a &* b
    case "&": result = a & b
    case "|": result = a | b
    case "^": result = a ^ b
    case "<<": result = a << b
    case ">>": result = a >> b
    case "&<<": result = a &<< b
    case "&>>": result = a &>> b
    default: return compare(name, a, b)
    }
    return Value(unsigned: result)
  }

  private static func clamped(_ result: (partialValue: UInt64, overflow: Bool), isNegative: Bool) -> UInt64 {
    result.overflow ? (isNegative ? .min : .max) : result.partialValue
  }
}
