/// A set that keeps the order of insertion; shared until it is changed, like a dictionary.
package final class SetValue {
  package private(set) var elements: [Value] = []
  private var members: Set<HashableValue> = []

  package init(_ elements: [Value] = []) {
    for element in elements { insert(element) }
  }

  private init(copying other: SetValue) {
    elements = other.elements
    members = other.members
  }

  package func contains(_ value: Value) -> Bool { !value.isNoNumber && members.contains(HashableValue(value)) }

  /// What equals nothing is a new element each time, and is not looked for among others of its kind.
  private func insert(_ value: Value) {
    if value.isNoNumber || members.insert(HashableValue(value)).inserted { elements.append(value) }
  }

  /// A set with one more element: itself where nobody else holds it.
  fileprivate static func insert(_ value: Value, into set: inout SetValue, _ evaluator: Evaluator) {
    if !isKnownUniquelyReferenced(&set) {
      evaluator.spend(set.elements.count)
      set = SetValue(copying: set)
    }
    set.insert(value)
  }
}

extension Value {
  /// Adds an element to a set, in place where nobody else holds it. False for what is no set.
  mutating func insertMember(_ member: Value, _ evaluator: Evaluator) -> Bool {
    guard case .set(var set) = self else { return false }
    self = .void
    evaluator.spend(member.hashCost &* 2)
    SetValue.insert(member, into: &set, evaluator)
    self = .set(set)
    return true
  }
}
