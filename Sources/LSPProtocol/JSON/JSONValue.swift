/// A JSON value as it came over the wire. Reading never fails hard: a member that is missing is `null`.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number written without fraction and exponent that fits.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order written; of a repeated key the last one counts.
  case object([Member])

  /// One `"key": value` of an object.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The member `key`; `null` for a missing one and for what is no object.
  package subscript(key: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members.last { $0.key == key }?.value ?? .null
  }

  package var isNull: Bool { self == .null }

  package var isObject: Bool {
    guard case .object = self else { return false }
    return true
  }

  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// A whole number, also one written as `1.0`.
  package var integer: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  package var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  package var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The strings of an array of strings; empty for anything else.
  package var strings: [String] {
    array?.compactMap(\.string) ?? []
  }
}
