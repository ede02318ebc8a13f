/// The operators that numbers have in common: most of those that code is made of.
public enum NumberOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Whether the result is of the operands' type.
  public var isArithmetic: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder: true
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: false
    }
  }
}

extension BinaryExpression {
  /// `==`, `<` and their like: two values, and a `Bool` about them.
  public var isComparison: Bool { ofNumbers.map { !$0.isArithmetic } ?? false }

  /// `<`, `>=` and their like, which ask for the order of two values.
  public var isOrdering: Bool { isComparison && ofNumbers != .equal && ofNumbers != .notEqual }
}
