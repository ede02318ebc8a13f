import Semantics

extension StandardLibrary {
  /// The operators that built-in values have.
  static let operatorNames: Set<String> = [
    "!=", "!==", "%", "&", "&*", "&+", "&-", "&<<", "&>>", "*", "+", "-", "..<", "...", "/", "<", "<<", "<=", "==",
    "===", ">", ">=",
    ">>", "??", "^", "|", "~=",
  ]

  /// An infix operator on built-in values; nil where it does not apply.
  static func operate(_ name: String, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.int(let a), .int(let b)): return integers(name, a, b)
    case (.double(let a), .double(let b)): return doubles(name, a, b)
    case (.int(let a), .double(let b)): return doubles(name, Double(a), b)
    case (.double(let a), .int(let b)): return doubles(name, a, Double(b))
    case (.string(let a), .string(let b)): return strings(name, a, b)
    case (.bool(let a), .bool(let b)): return booleans(name, a, b)
    case (.array(let a), .array(let b)) where name == "+": return .array(a + b)
    case (.tuple(let a), .tuple(let b)): return tuples(name, a, b)
    case (.foreign(let a), .foreign(let b)):
      return opaques(name, a, b) ?? quantities(name, left, right) ?? (name == "+" ? joined(left, right) : nil)
    case (.foreign, .double), (.foreign, .int): return moved(name, left, right) ?? quantities(name, left, right)
    case (.int, .foreign), (.double, .foreign): return quantities(name, left, right)
    case (.array, .foreign), (.foreign, .array): return name == "+" ? joined(left, right) : nil
    default: return nil
    }
  }

  /// The same of two whole numbers, where the result is one and fits, or of two others.
  static func operate(_ kind: NumberOperator, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.int(let a), .int(let b)): integers(kind, a, b)
    case (.double(let a), .double(let b)): doubles(kind, a, b)
    default: nil
    }
  }

  private static func integers(_ kind: NumberOperator, _ a: Int, _ b: Int) -> Value? {
    let result: (partialValue: Int, overflow: Bool)
    switch kind {
    case .add: result = a.addingReportingOverflow(b)
    case .subtract: result = a.subtractingReportingOverflow(b)
    case .multiply: result = a.multipliedReportingOverflow(by: b)
    case .divide: result = a.dividedReportingOverflow(by: b)
    case .remainder: result = a.remainderReportingOverflow(dividingBy: b)
    default: return compare(kind, a, b)
    }
    return result.overflow ? nil : .int(result.partialValue)
  }

  private static func doubles(_ kind: NumberOperator, _ a: Double, _ b: Double) -> Value? {
    switch kind {
    case .add: .double(a + b)
    case .subtract: .double(a - b)
    case .multiply: .double(a * b)
    case .divide: .double(a / b)
    case .remainder: .double(b == 0 ? 0 : a.truncatingRemainder(dividingBy: b))
    default: compare(kind, a, b)
    }
  }

  private static func quantities(_ name: String, _ left: Value, _ right: Value) -> Value? {
    wide(name, left, right) ?? decimals(name, left, right) ?? measurements(name, left, right)
      ?? durations(name, left, right)
  }

  /// Overflow ends at the limits of the type instead of trapping.
  private static func integers(_ name: String, _ a: Int, _ b: Int) -> Value? {
    switch name {
    case "+": return .int(clamped(a.addingReportingOverflow(b), isNegative: b < 0))
    case "-": return .int(clamped(a.subtractingReportingOverflow(b), isNegative: b > 0))
    case "*": return .int(clamped(a.multipliedReportingOverflow(by: b), isNegative: (a < 0) != (b < 0)))
    case "/": return .int(b == 0 ? 0 : a.dividedReportingOverflow(by: b).partialValue)
    case "%": return .int(b == 0 ? 0 : a.remainderReportingOverflow(dividingBy: b).partialValue)
    case "&+": return .int(a &+ b)
    case "&-": return .int(a &- b)
    case "&*": return .int(a &* b)
    case "&": return .int(a & b)
    case "|": return .int(a | b)
    case "^": return .int(a ^ b)
    case "<<": return .int(a << b)
    case ">>": return .int(a >> b)
    case "&<<": return .int(a &<< b)
    case "&>>": return .int(a &>> b)
    default: return compare(name, a, b)
    }
  }

  /// Whether the result of the operator on whole numbers is none that fits.
  static func overflows(_ name: String, _ a: Int, _ b: Int) -> Bool {
    switch name {
    case "+": a.addingReportingOverflow(b).overflow
    case "-": a.subtractingReportingOverflow(b).overflow
    case "*": a.multipliedReportingOverflow(by: b).overflow
    default: false
    }
  }

  private static func clamped(_ result: (partialValue: Int, overflow: Bool), isNegative: Bool) -> Int {
    result.overflow ? (isNegative ? .min : .max) : result.partialValue
  }

  private static func doubles(_ name: String, _ a: Double, _ b: Double) -> Value? {
    NumberOperator(rawValue: name).flatMap { doubles($0, a, b) }
  }

  private static func strings(_ name: String, _ a: String, _ b: String) -> Value? {
    name == "+" ? .string(a + b) : compare(name, a, b)
  }

  static func compare<Operand: Comparable>(_ name: String, _ a: Operand, _ b: Operand) -> Value? {
    NumberOperator(rawValue: name).flatMap { compare($0, a, b) }
  }

  private static func compare<Operand: Comparable>(_ kind: NumberOperator, _ a: Operand, _ b: Operand) -> Value? {
    switch kind {
    case .equal: .bool(a == b)
    case .notEqual: .bool(a != b)
    case .less: .bool(a < b)
    case .lessOrEqual: .bool(a <= b)
    case .greater: .bool(a > b)
    case .greaterOrEqual: .bool(a >= b)
    case .add, .subtract, .multiply, .divide, .remainder: nil
    }
  }

  private static func booleans(_ name: String, _ a: Bool, _ b: Bool) -> Value? {
    switch name {
    case "==": .bool(a == b)
    case "!=": .bool(a != b)
    case "&": .bool(a && b)
    case "|": .bool(a || b)
    case "^": .bool(a != b)
    default: nil
    }
  }

  /// Tuples are ordered by their first differing elements.
  private static func tuples(_ name: String, _ a: TupleValue, _ b: TupleValue) -> Value? {
    guard a.elements.count == b.elements.count, ["<", ">", "<=", ">="].contains(name) else { return nil }
    for (left, right) in zip(a.elements, b.elements) where !left.isEqual(to: right) {
      return operate(String(name.prefix(1)), left, right)
    }
    return .bool(name.count == 2)
  }

  /// A date some seconds later or earlier.
  private static func moved(_ name: String, _ date: Value, _ span: Value) -> Value? {
    guard let date = date.date, let seconds = span.number else { return nil }
    switch name {
    case "+": return LibraryType.date(date + seconds)
    case "-": return LibraryType.date(date - seconds)
    default: return nil
    }
  }

  /// Dates and other opaque values are compared by their order.
  private static func opaques(_ name: String, _ a: any ForeignValue, _ b: any ForeignValue) -> Value? {
    guard let left = a as? OpaqueValue, let right = b as? OpaqueValue, left.typeName == right.typeName else {
      return nil
    }
    return compare(name, left.order, right.order)
  }

  static func operate(prefix name: String, _ value: Value) -> Value? {
    switch (name, value) {
    case ("-", .int(let number)): .int(0 &- number)
    case ("-", .double(let number)): .double(-number)
    case ("+", .int), ("+", .double): value
    case ("!", .bool(let flag)): .bool(!flag)
    case ("~", .int(let number)): .int(~number)
    case ("~", .foreign): value.wide.map { Value(unsigned: ~$0) }
    case ("-", .foreign): value.wide.map { .int(0 &- Int(truncatingIfNeeded: $0)) }
    default: nil
    }
  }
}
