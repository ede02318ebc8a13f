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
    case (.void, .void), (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.int(let a), .double(let b)), (.double(let b), .int(let a)): Double(a) == b
    case (.string(let a), .string(let b)): a == b
    case (.tuple(let a), .tuple(let b)): a.elements.areEqual(to: b.elements)
    case (.array(let a), .array(let b)): a.areEqual(to: b)
    case (.dictionary(let a), .dictionary(let b)): a.isEqual(to: b)
    case (.set(let a), .set(let b)): a.elements.count == b.elements.count && a.elements.allSatisfy(b.contains)
    case (.range(let a), .range(let b)): a.isEqual(to: b)
    case (.structure(let a), .structure(let b)): a.type.name == b.type.name && a.properties.areEqual(to: b.properties)
    case (.enumeration(let a), .enumeration(let b)):
      a.type.name == b.type.name && a.caseName == b.caseName && a.payload.areEqual(to: b.payload)
    case (.object(let a), .object(let b)): a === b
    case (.type(let a), .type(let b)): a.isSame(as: b)
    case (.keyPath(let a), .keyPath(let b)): a.isEqual(to: b)
    case (.foreign(let a), .foreign(let b)): a.isEqual(to: b)
    case (.view(let a), .view(let b)): a === b
    case (.unknown(let a), .unknown(let b)): a === b || a.name == b.name && a.reason == b.reason && a.span == b.span
    default: false
    }
  }

  /// Consistent with `isEqual(to:)`.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .void, .none, .function: break
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .tuple(let value): value.elements.forEach { $0.hash(into: &hasher) }
    case .array(let values): values.forEach { $0.hash(into: &hasher) }
    case .dictionary(let value): hasher.combine(value.count)
    case .set(let value): hasher.combine(value.elements.count)
    case .range(let value):
      value.lower?.hash(into: &hasher)
      value.upper?.hash(into: &hasher)
    case .structure(let value): value.properties.forEach { $0.hash(into: &hasher) }
    case .enumeration(let value):
      hasher.combine(value.caseName)
      value.payload.forEach { $0.hash(into: &hasher) }
    case .object(let value): hasher.combine(ObjectIdentifier(value))
    case .type(let value): hasher.combine(value.name)
    case .keyPath(let value): hasher.combine(value.components.count)
    case .foreign(let value): value.hash(into: &hasher)
    case .view(let value): value.hash(into: &hasher)
    case .unknown(let value): hasher.combine(value.reason)
    }
  }
}

extension [Value] {
  fileprivate func areEqual(to other: [Value]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension DictionaryValue {
  fileprivate func isEqual(to other: DictionaryValue) -> Bool {
    count == other.count
      && zip(keys, values).allSatisfy { key, value in other[key].map { $0.isEqual(to: value) } ?? false }
  }
}

extension RangeValue {
  fileprivate func isEqual(to other: RangeValue) -> Bool {
    isClosed == other.isClosed && (lower ?? .none).isEqual(to: other.lower ?? .none)
      && (upper ?? .none).isEqual(to: other.upper ?? .none)
  }
}

extension TypeValue {
  /// The same type with the same arguments.
  package func isSame(as other: TypeValue) -> Bool {
    name == other.name && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy { $0.isSame(as: $1) }
  }
}

extension KeyPathValue {
  fileprivate func isEqual(to other: KeyPathValue) -> Bool {
    components.count == other.components.count
      && zip(components, other.components).allSatisfy { pair in
        switch pair {
        case (.property(let a), .property(let b)): a == b
        case (.subscript(let a), .subscript(let b)): a.areEqual(to: b)
        case (.unwrapOrBreak, .unwrapOrBreak), (.forceUnwrap, .forceUnwrap): true
        default: false
        }
      }
  }
}
