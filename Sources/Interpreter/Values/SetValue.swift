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

  package func contains(_ value: Value) -> Bool { members.contains(HashableValue(value)) }

  private func insert(_ value: Value) {
    if members.insert(HashableValue(value)).inserted { elements.append(value) }
  }

  /// A set with one more element: itself where nobody else holds it.
  fileprivate static func insert(_ value: Value, into set: inout SetValue) {
    if !isKnownUniquelyReferenced(&set) { set = SetValue(copying: set) }
    set.insert(value)
  }
}

extension Value {
  /// Adds an element to a set, in place where nobody else holds it. False for what is no set.
  mutating func insertMember(_ member: Value) -> Bool {
    guard case .set(var set) = self else { return false }
    self = .void
    SetValue.insert(member, into: &set)
    self = .set(set)
    return true
  }
}
