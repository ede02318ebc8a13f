/// The functions at top level of one file that have a name, numbered in their order.
struct NumberedFunctions {
  private let all: [FunctionDeclaration]
  private let numbers: [ObjectIdentifier: Int]

  init(_ all: [FunctionDeclaration]) {
    self.all = all
    numbers = Dictionary(all.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
  }

  subscript(number: Int) -> FunctionDeclaration? { all.indices.contains(number) ? all[number] : nil }

  /// 0 for a function that is not among them.
  func number(of function: FunctionDeclaration) -> Int { numbers[ObjectIdentifier(function)] ?? 0 }
}
