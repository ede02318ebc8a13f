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
    case (.bool, _), (.int, _), (.double, _), (.string, _), (.none, _), (.void, _): return isEqualScalar(to: other)
    default:
      var comparison = ValueComparison()
      return comparison.areEqual(self, other)
    }
  }

  /// Equality of values that are not made of others.
  func isEqualScalar(to other: Value) -> Bool {
    switch (self, other) {
    case (.void, .void), (.none, .none): true
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

  /// Consistent with `isEqual(to:)`. Of a value that is very large, or deep, only the first parts count.
  package func hash(into hasher: inout Hasher) {
    var room = Self.hashedParts
    hash(into: &hasher, &room, depth: 0)
  }

  private static let hashedParts = 100_000
  private static let hashedDepth = 50

  private func hash(into hasher: inout Hasher, _ room: inout Int, depth: Int) {
    room -= 1
    guard room > 0 else { return }
    switch self {
    case .void, .none, .function: break
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .tuple(let value): value.elements.hash(into: &hasher, &room, depth: depth)
    case .array(let values): values.hash(into: &hasher, &room, depth: depth)
    case .dictionary(let value): hasher.combine(value.count)
    case .set(let value): hasher.combine(value.elements.count)
    case .range(let value):
      value.lower?.hash(into: &hasher, &room, depth: depth + 1)
      value.upper?.hash(into: &hasher, &room, depth: depth + 1)
    case .structure(let value): value.properties.hash(into: &hasher, &room, depth: depth)
    case .enumeration(let value):
      hasher.combine(value.caseName)
      value.payload.hash(into: &hasher, &room, depth: depth)
    case .object(let value): hasher.combine(ObjectIdentifier(value))
    case .type(let value): hasher.combine(value.name)
    case .keyPath(let value): hasher.combine(value.components.count)
    case .foreign(let value): value.hash(into: &hasher)
    case .view(let value): value.hash(into: &hasher)
    case .unknown(let value): hasher.combine(value.reason)
    }
  }

  /// The hash of the parts, as far as it goes.
  fileprivate static func hash(_ parts: [Value], into hasher: inout Hasher, _ room: inout Int, depth: Int) {
    guard depth < hashedDepth else { return }
    for part in parts {
      guard room > 0 else { return }
      part.hash(into: &hasher, &room, depth: depth + 1)
    }
  }
}

extension [Value] {
  fileprivate func hash(into hasher: inout Hasher, _ room: inout Int, depth: Int) {
    Value.hash(self, into: &hasher, &room, depth: depth)
  }
}

extension Value {
  /// The fuel that hashing it takes: a step for 8 parts or 64 bytes of text.
  var hashCost: Int {
    switch self {
    case .void, .none, .bool, .int, .double, .function, .object, .type, .keyPath, .foreign, .view, .unknown: return 0
    case .string(let text): return text.utf8.count / 64
    case .dictionary, .set, .range: return 0
    default:
      var room = Self.hashedParts
      countParts(&room, depth: 0)
      return (Self.hashedParts - room) / 8
    }
  }

  /// Takes as many parts from `room` as `hash(into:)` looks at.
  private func countParts(_ room: inout Int, depth: Int) {
    room -= 1
    switch self {
    case .string(let text): room -= text.utf8.count / 8
    case .tuple(let tuple): Self.count(tuple.elements, &room, depth: depth)
    case .array(let elements): Self.count(elements, &room, depth: depth)
    case .structure(let structure): Self.count(structure.fields, &room, depth: depth)
    case .enumeration(let enumeration): Self.count(enumeration.payload, &room, depth: depth)
    default: return
    }
  }

  private static func count(_ parts: [Value], _ room: inout Int, depth: Int) {
    guard depth < hashedDepth else { return }
    for part in parts {
      guard room > 0 else { return }
      part.countParts(&room, depth: depth + 1)
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
