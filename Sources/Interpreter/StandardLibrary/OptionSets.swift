import Semantics

/// The members of a workspace's `OptionSet`: structures with the bits of an integer.
enum OptionSets {
  /// Several options as one value.
  static func union(_ values: [Value], _ type: TypeValue) -> Value {
    make(values.reduce(0) { $0 | bits(of: $1) }, type)
  }

  /// No option; nil for types of other values.
  static func empty(_ type: TypeValue) -> Value? {
    type.nominal?.conforms(to: "OptionSet") == true ? make(0, type) : nil
  }

  static func property(_ name: String, of value: Value) -> Value? {
    guard isOptionSet(value) else { return nil }
    return name == "isEmpty" ? .bool(bits(of: value) == 0) : nil
  }

  static let methodNames: Set<String> = [
    "contains", "intersection", "isDisjoint", "isStrictSubset", "isStrictSuperset", "isSubset", "isSuperset",
    "subtracting", "symmetricDifference", "union",
  ]

  static func call(_ name: String, on value: Value, _ site: CallSite) -> Value? {
    guard isOptionSet(value), case .structure(let structure) = value, site.count == 1 else { return nil }
    let (own, other) = (bits(of: value), bits(of: site.evaluate(0, as: structure.type)))
    switch name {
    case "contains", "isSuperset": return .bool(own & other == other)
    case "isStrictSuperset": return .bool(own & other == other && own != other)
    case "isStrictSubset": return .bool(own & other == own && own != other)
    case "isSubset": return .bool(own & other == own)
    case "isDisjoint": return .bool(own & other == 0)
    case "union": return make(own | other, structure.type)
    case "intersection": return make(own & other, structure.type)
    case "symmetricDifference": return make(own ^ other, structure.type)
    case "subtracting": return make(own & ~other, structure.type)
    default: return nil
    }
  }

  /// What a mutating method leaves of a set of options, and what it returns; nil where the value is no such set.
  static func change(_ name: String, _ value: Value, by other: Value) -> (changed: Value, result: Value)? {
    guard isOptionSet(value), case .structure(let structure) = value else { return nil }
    let (own, new) = (bits(of: value), bits(of: other))
    let known = own & new == 0 ? Value.none : make(own & new, structure.type)
    let (changed, result): (Int, Value)
    switch name {
    case "insert":
      let labels = ["inserted", "memberAfterInsert"]
      let elements = [.bool(own & new != new), make(new, structure.type)]
      (changed, result) = (own | new, .tuple(TupleValue(labels: labels, elements: elements)))
    case "update": (changed, result) = (own | new, known)
    case "remove": (changed, result) = (own & ~new, known)
    case "formUnion": (changed, result) = (own | new, .void)
    case "subtract": (changed, result) = (own & ~new, .void)
    case "formIntersection": (changed, result) = (own & new, .void)
    case "formSymmetricDifference": (changed, result) = (own ^ new, .void)
    default: return nil
    }
    return (make(changed, structure.type), result)
  }

  /// The method that makes what a mutating method of that name leaves.
  static func counterpart(of name: String) -> String? {
    switch name {
    case "insert", "formUnion": "union"
    case "remove", "subtract": "subtracting"
    case "formIntersection": "intersection"
    case "formSymmetricDifference": "symmetricDifference"
    default: nil
    }
  }

  static func isOptionSet(_ value: Value) -> Bool {
    guard case .structure(let structure) = value else { return false }
    return structure.type.nominal?.conforms(to: "OptionSet") ?? false
  }

  private static func bits(of value: Value) -> Int {
    guard case .structure(let structure) = value else { return 0 }
    return structure[field: "rawValue"]?.integer ?? 0
  }

  private static func make(_ bits: Int, _ type: TypeValue) -> Value {
    .structure(StructureValue(type: type, fields: (type.nominal?.storedProperties ?? []).map { _ in .int(bits) }))
  }
}
