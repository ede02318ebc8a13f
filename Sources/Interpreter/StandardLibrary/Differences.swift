import Semantics

/// What turns a collection into another (Swift: `CollectionDifference`): the removals from the last on, then the
/// insertions. It is looked through as a part of an array is.
struct DifferenceValue: ForeignValue {
  let removals: [Value]
  let insertions: [Value]
  /// All changes in the order in which they are made.
  let slice: SliceValue?

  var typeName: String { "CollectionDifference" }
  var description: String { typeName }
  var conformances: [String] { ["Collection", "Sequence"] }

  func isEqual(to other: any ForeignValue) -> Bool {
    slice.flatMap { own in other.slice.map { own.isEqual(to: $0) } } ?? false
  }

  func hash(into hasher: inout Hasher) { slice?.hash(into: &hasher) }

  /// The shortest way from one list to another, as the standard library finds it (E. Myers, "An O(ND) Difference
  /// Algorithm and Its Variations", 1986); nil where the fuel does not suffice.
  init?(from old: [Value], to new: [Value], _ site: CallSite, _ areEqual: (Value, Value) -> Bool) {
    guard let trace = Self.trace(from: old, to: new, site, areEqual) else { return nil }
    var (removals, insertions): ([Value], [Value]) = ([], [])
    var (x, y) = (old.count, new.count)
    for (distance, reach) in trace.enumerated().reversed() where distance > 0 {
      let previous = Self.comesFromBelow(x - y, distance, reach) ? x - y + 1 : x - y - 1
      let start = reach[previous] ?? 0
      if Self.comesFromBelow(x - y, distance, reach) {
        insertions.append(Self.change("insert", start - previous, new))
      } else {
        removals.append(Self.change("remove", start, old))
      }
      (x, y) = (start, start - previous)
    }
    self.removals = removals.reversed()
    self.insertions = insertions.reversed()
    slice = SliceValue(content: .array(removals + self.insertions), start: 0)
  }

  /// How far each diagonal was reached before each distance.
  private static func trace(
    from old: [Value],
    to new: [Value],
    _ site: CallSite,
    _ areEqual: (Value, Value) -> Bool
  ) -> [[Int: Int]]? {
    var trace: [[Int: Int]] = []
    var reach = [1: 0]
    for distance in 0...(old.count + new.count) {
      trace.append(reach)
      site.evaluator.spend(reach.count)
      var next = reach
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let isBelow = comesFromBelow(diagonal, distance, reach)
        var x = isBelow ? reach[diagonal + 1] ?? 0 : (reach[diagonal - 1] ?? 0) + 1
        while x < old.count, x - diagonal < new.count, x - diagonal >= 0, areEqual(old[x], new[x - diagonal]) { x += 1 }
        guard site.evaluator.step(at: site.span) else { return nil }
        next[diagonal] = x
        if x >= old.count, x - diagonal >= new.count { return trace }
      }
      reach = next
    }
    return trace
  }

  /// Whether an insertion leads to the diagonal.
  private static func comesFromBelow(_ diagonal: Int, _ distance: Int, _ reach: [Int: Int]) -> Bool {
    diagonal == -distance || diagonal != distance && (reach[diagonal - 1] ?? 0) < (reach[diagonal + 1] ?? 0)
  }

  private static func change(_ name: String, _ offset: Int, _ elements: [Value]) -> Value {
    let element = elements.indices.contains(offset) ? elements[offset] : .none
    return .enumeration(
      EnumerationValue(
        type: .named("CollectionDifference.Change"),
        caseName: name,
        labels: ["offset", "element", "associatedWith"],
        payload: [.int(offset), element, .none]
      )
    )
  }

  /// A list after the changes.
  static func applying(_ changes: [Value], to elements: [Value]) -> [Value]? {
    var result = elements
    for case .enumeration(let change) in changes {
      guard case .int(let offset)? = change.payload.first, change.payload.count > 1 else { return nil }
      switch change.caseName {
      case "remove" where result.indices.contains(offset): result.remove(at: offset)
      case "insert" where offset >= 0 && offset <= result.count: result.insert(change.payload[1], at: offset)
      default: return nil
      }
    }
    return result
  }

  static let type = LibraryType(
    name: "CollectionDifference",
    properties: [
      "insertions": { value, _ in value.foreign(DifferenceValue.self).map { .array($0.insertions) } },
      "removals": { value, _ in value.foreign(DifferenceValue.self).map { .array($0.removals) } },
    ],
    methods: ["inferringMoves": { value, _ in value }]
  )
}
