/// The statements of a block in the order in which they run: a local function may be used above the place where it is
/// declared, and is there from its first use on.
///
/// It is there no sooner, since its code may use variables of the block, wherever they are declared: of these Swift
/// requires that they are declared before the first use of the function.
struct FunctionsBeforeUses {
  private var functions: [Item] = []
  private var others: [Item] = []

  fileprivate struct Item {
    let statements: [Statement]
    /// The slots of the block's functions that its code uses.
    let used: Set<Int>
  }

  /// Adds what one item of the block has become.
  mutating func add(_ statements: [Statement], using used: Set<Int>) {
    let item = Item(statements: statements, used: used)
    if item.slot == nil { others.append(item) } else { functions.append(item) }
  }

  /// All of them: each function before the first statement that leads to it, by way of other functions too, and those
  /// that nothing uses at the end.
  var statements: [Statement] {
    let bySlot = Dictionary(grouping: functions.indices) { functions[$0].slot ?? 0 }
    var ordered: [Statement] = []
    var reached: Set<Int> = []
    for item in others {
      var found: [Int] = []
      var pending = Array(item.used)
      while let slot = pending.popLast() {
        guard reached.insert(slot).inserted else { continue }
        found += bySlot[slot] ?? []
        for function in bySlot[slot] ?? [] { pending += functions[function].used }
      }
      ordered += found.sorted().flatMap { functions[$0].statements } + item.statements
    }
    return ordered + functions.filter { !reached.contains($0.slot ?? 0) }.flatMap(\.statements)
  }
}

extension FunctionsBeforeUses.Item {
  /// The slot of the function that it declares.
  fileprivate var slot: Int? {
    guard case .function(_, let slot)? = statements.first?.kind else { return nil }
    return slot
  }
}
