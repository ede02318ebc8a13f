/// How tightly operators bind, from the standard library's precedence groups; the order of the cases is that of the
/// groups.
enum OperatorPrecedence: Int, Comparable {
  case assignment
  case arrow
  case ternary
  /// Operators that nobody here knows.
  case custom
  case disjunction
  case conjunction
  case comparison
  case coalescing
  case cast
  case range
  case addition
  case multiplication
  case shift

  static func < (lhs: OperatorPrecedence, rhs: OperatorPrecedence) -> Bool { lhs.rawValue < rhs.rawValue }

  var isLogical: Bool { self == .disjunction || self == .conjunction }

  /// Whether of two such operators in a row the right one is applied first.
  var isRightAssociative: Bool { self == .assignment || self == .ternary || self == .coalescing }

  init(_ text: ArraySlice<UInt8>) {
    self = Self.table[String(decoding: text, as: UTF8.self)] ?? .custom
  }

  private static let table: [String: OperatorPrecedence] = {
    let groups: [(OperatorPrecedence, [String])] = [
      (
        .assignment,
        [
          "=", "+=", "-=", "*=", "/=", "%=", "&+=", "&-=", "&*=", "<<=", ">>=", "&<<=", "&>>=", "&=", "|=", "^=", ".&=",
          ".|=", ".^=",
        ]
      ),
      (.disjunction, ["||"]),
      (.conjunction, ["&&"]),
      (
        .comparison,
        [
          "==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>=",
        ]
      ),
      (.coalescing, ["??"]),
      (.range, ["...", "..<"]),
      (.addition, ["+", "-", "&+", "&-", "|", "^", ".|", ".^"]),
      (.multiplication, ["*", "/", "%", "&*", "&", ".&"]),
      (.shift, ["<<", ">>", "&<<", "&>>"]),
    ]
    return Dictionary(groups.flatMap { group in group.1.map { ($0, group.0) } }) { first, _ in first }
  }()
}
