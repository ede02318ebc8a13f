import Catalog

/// A value as a key of dictionaries and sets: equal where the language says so structurally.
package struct HashableValue: Hashable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (lhs: HashableValue, rhs: HashableValue) -> Bool { lhs.value.isEqual(to: rhs.value) }

  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension Value {
  /// Structural equality, as a synthesized `==` decides it; objects by identity, functions never.
  package func isEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.string(let text), .foreign): return other.text == text
    case (.bool, _), (.int, _), (.double, _), (.string, _), (.none, _), (.someNone, _), (.void, _):
      return isEqualScalar(to: other)
    default:
      var comparison = ValueComparison()
      return comparison.areEqual(self, other)
    }
  }

  /// Equality of values that are not made of others.
  func isEqualScalar(to other: Value) -> Bool {
    switch (self, other) {
    case (.void, .void), (.none, .none): true
    case (.someNone(let a), .someNone(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.int(let a), .double(let b)), (.double(let b), .int(let a)): Double(a) == b
    case (.string(let a), .string(let b)): a == b
    case (.object(let a), .object(let b)): a === b
    case (.type(let a), .type(let b)): a.isSame(as: b)
    case (.view(let a), .view(let b)): a === b
    case (.unknown(let a), .unknown(let b)): a === b || a.name == b.name && a.reason == b.reason && a.span == b.span
    default: false
    }
  }
}

extension Value {
  /// Whether the value, or a part of it, stands in for one that nobody knows: two of those are equal by chance.
  func holdsUnknown(within depth: Int = 8) -> Bool {
    guard depth > 0 else { return false }
    return switch self {
    case .unknown: true
    case .foreign(let value): value.isOpaque
    case .tuple(let tuple): tuple.elements.contains { $0.holdsUnknown(within: depth - 1) }
    case .array(let elements): elements.contains { $0.holdsUnknown(within: depth - 1) }
    case .structure(let value): value.fields.contains { $0.holdsUnknown(within: depth - 1) }
    case .enumeration(let value): value.payload.contains { $0.holdsUnknown(within: depth - 1) }
    default: false
    }
  }
}

extension Value {
  /// Whether a property of an instance in it is known to stand in for another value.
  func holdsStandIns(within depth: Int = 8) -> Bool {
    guard depth > 0 else { return false }
    return switch self {
    case .foreign(let foreign as StandInMarks): !foreign.names.isEmpty
    case .tuple(let tuple): tuple.elements.contains { $0.holdsStandIns(within: depth - 1) }
    case .array(let elements): elements.contains { $0.holdsStandIns(within: depth - 1) }
    case .structure(let value): value.fields.contains { $0.holdsStandIns(within: depth - 1) }
    case .enumeration(let value): value.payload.contains { $0.holdsStandIns(within: depth - 1) }
    default: false
    }
  }
}

extension TypeValue {
  /// The same type with the same arguments.
  package func isSame(as other: TypeValue) -> Bool {
    self === other
      || name == other.name && arguments.count == other.arguments.count
        && zip(arguments, other.arguments).allSatisfy { $0.isSame(as: $1) }
  }
}

extension ForeignValue {
  /// Whether it stands in for any value of its type: two of those are equal by chance.
  var isOpaque: Bool { self is OpaqueFrameworkValue || (self as? BuiltInForeign)?.value == .unknownColor }
}
