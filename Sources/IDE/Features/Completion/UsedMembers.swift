import Semantics

/// How often the program names the offered members after what stands before the place: `store.items`, `alignment: .leading`.
struct UsedMembers {
  private var counts: [String: Int] = [:]
  private var sum = 0

  /// So many bytes before the place tell what stands there.
  static let reach = 8_000

  init() {}

  /// The uses right beside the place do not count.
  init(_ names: [String], besides near: Set<String>, in context: MemberContext, _ uses: WordCounts) {
    for name in names where counts[name] == nil {
      let count = max(0, uses.uses(of: name, in: context) - (near.contains(name) ? 1 : 0))
      counts[name] = count
      sum += count
    }
  }

  /// How much less a member costs by its number of uses, every doubling a `step`, and by its share of them.
  func credit(of name: String, step: Int, share: Int) -> Int {
    guard let count = counts[name], count > 0, sum > 0 else { return 0 }
    return Cost.of(order: count, step: step) + share * count / sum
  }
}
