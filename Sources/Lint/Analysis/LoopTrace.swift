/// How messages show the values that a state goes through: "0 → 44 → 88 → 132".
struct LoopTrace: CustomStringConvertible {
  private let numbers: [Double]
  private let count: Int

  /// The first `count` values without repetitions.
  init(_ numbers: [Double], count: Int = 4) {
    self.numbers = numbers.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    self.count = count
  }

  /// Whether values follow that are not shown.
  var isCut: Bool { numbers.count > count }

  var description: String { numbers.prefix(count).map { Points($0).description }.joined(separator: " → ") }
}
