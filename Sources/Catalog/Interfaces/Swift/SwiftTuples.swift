extension InterfaceFamily {
  /// How tuples of two to six values are compared, which the standard library declares for each number of them.
  static let swiftTuples = InterfaceFamily(
    "Tuples",
    standing: .inToolchain,
    (2...6).flatMap(comparisons).joined(separator: "\n")
  )

  private static func comparisons(ofTuplesWith count: Int) -> [String] {
    let names = "ABCDEF".prefix(count).map(String.init)
    func comparison(_ name: String, _ bound: String) -> String {
      let generics = names.map { "\($0): \(bound)" }.joined(separator: ", ")
      let tuple = "(\(names.joined(separator: ", ")))"
      return "func \(name) <\(generics)>(lhs: \(tuple), rhs: \(tuple)) -> Bool"
    }
    return ["==", "!="].map { comparison($0, "Equatable") }
      + ["<", "<=", ">", ">="].map { comparison($0, "Comparable") }
  }
}
