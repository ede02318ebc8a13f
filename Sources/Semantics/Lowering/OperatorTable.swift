/// The precedence of infix operators: the standard library's, and what the workspace declares.
public struct OperatorTable: Hashable, Sendable {
  /// How an operator groups with its neighbors.
  public struct Precedence: Hashable, Sendable {
    public enum Associativity: Hashable, Sendable {
      case left
      case right
      case none
    }

    /// Higher binds tighter.
    public let rank: Double
    public let associativity: Associativity
  }

  private var groups: [String: Precedence] = Self.standardGroups
  private var operators: [String: String] = Self.standardOperators

  public init() {}

  /// The precedence of an infix operator; an undeclared one has the default precedence.
  public func precedence(of name: String) -> Precedence {
    groups[operators[name] ?? "DefaultPrecedence"] ?? Precedence(rank: 65, associativity: .none)
  }

  public func precedence(ofGroup group: String) -> Precedence {
    groups[group] ?? Precedence(rank: 65, associativity: .none)
  }

  /// `infix operator name: group`
  public mutating func declare(_ name: String, group: String?) { operators[name] = group ?? "DefaultPrecedence" }

  /// `precedencegroup name { … }`
  public mutating func declareGroup(
    _ name: String,
    higherThan: String?,
    lowerThan: String?,
    associativity: Precedence.Associativity
  ) {
    let lower = higherThan.flatMap { groups[$0]?.rank }
    let upper = lowerThan.flatMap { groups[$0]?.rank }
    let rank: Double =
      switch (lower, upper) {
      case (let lower?, let upper?): (lower + upper) / 2
      case (let lower?, nil): lower + 5
      case (nil, let upper?): upper - 5
      case (nil, nil): 65
      }
    groups[name] = Precedence(rank: rank, associativity: associativity)
  }

  /// The standard library's groups (swift/stdlib/public/core/Policy.swift), ranked.
  private static let standardGroups: [String: Precedence] = [
    "BitwiseShiftPrecedence": Precedence(rank: 160, associativity: .none),
    "MultiplicationPrecedence": Precedence(rank: 150, associativity: .left),
    "AdditionPrecedence": Precedence(rank: 140, associativity: .left),
    "RangeFormationPrecedence": Precedence(rank: 130, associativity: .none),
    "CastingPrecedence": Precedence(rank: 120, associativity: .none),
    "NilCoalescingPrecedence": Precedence(rank: 110, associativity: .right),
    "ComparisonPrecedence": Precedence(rank: 100, associativity: .none),
    "LogicalConjunctionPrecedence": Precedence(rank: 90, associativity: .left),
    "LogicalDisjunctionPrecedence": Precedence(rank: 80, associativity: .left),
    "DefaultPrecedence": Precedence(rank: 65, associativity: .none),
    "TernaryPrecedence": Precedence(rank: 60, associativity: .right),
    "AssignmentPrecedence": Precedence(rank: 50, associativity: .right),
    "FunctionArrowPrecedence": Precedence(rank: 40, associativity: .right),
  ]

  private static let standardOperators: [String: String] = {
    let table: [(String, [String])] = [
      ("BitwiseShiftPrecedence", ["<<", ">>", "&<<", "&>>"]),
      ("MultiplicationPrecedence", ["*", "/", "%", "&*", "&"]),
      ("AdditionPrecedence", ["+", "-", "&+", "&-", "|", "^"]),
      ("RangeFormationPrecedence", ["...", "..<"]),
      ("NilCoalescingPrecedence", ["??"]),
      (
        "ComparisonPrecedence",
        ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>="]
      ),
      ("LogicalConjunctionPrecedence", ["&&"]),
      ("LogicalDisjunctionPrecedence", ["||"]),
      (
        "AssignmentPrecedence",
        [
          "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=", "&&=",
          "||=", "??=",
        ]
      ),
    ]
    return Dictionary(
      table.flatMap { group, names in names.map { ($0, group) } },
      uniquingKeysWith: { first, _ in first }
    )
  }()
}
