/// What can be read from an incoming message.
package protocol JSONReadable: SendableMetatype {
  init(json: JSONValue) throws(InvalidJSON)
}

/// A value that is not what the protocol says; answered with `invalidParams`.
package struct InvalidJSON: Error, Equatable {
  /// Where: `position.line`.
  package let path: String
  /// What was expected there: `a whole number`.
  package let expected: String

  package init(path: String, expected: String) {
    self.path = path
    self.expected = expected
  }

  /// The words for the error's `message`.
  package var message: String {
    path.isEmpty ? "expected \(expected)" : "expected \(expected) at '\(path)'"
  }

  fileprivate func inside(_ key: String) -> InvalidJSON {
    InvalidJSON(path: path.isEmpty ? key : "\(key).\(path)", expected: expected)
  }
}

extension JSONValue {
  /// The member `key`, which must be there.
  package func required<Value: JSONReadable>(
    _ key: String,
    as type: Value.Type = Value.self
  ) throws(InvalidJSON) -> Value {
    do {
      return try Value(json: self[key])
    } catch {
      throw error.inside(key)
    }
  }

  /// The member `key`, where missing and `null` mean the same.
  package func optional<Value: JSONReadable>(
    _ key: String,
    as type: Value.Type = Value.self
  ) throws(InvalidJSON) -> Value? {
    self[key].isNull ? nil : try required(key)
  }
}

extension JSONValue: JSONReadable {
  package init(json: JSONValue) { self = json }
}

extension Int: JSONReadable {
  package init(json: JSONValue) throws(InvalidJSON) {
    guard let value = json.integer else { throw InvalidJSON(path: "", expected: "a whole number") }
    self = value
  }
}

extension String: JSONReadable {
  package init(json: JSONValue) throws(InvalidJSON) {
    guard let value = json.string else { throw InvalidJSON(path: "", expected: "a string") }
    self = value
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  package init(json: JSONValue) throws(InvalidJSON) {
    guard let values = json.array else { throw InvalidJSON(path: "", expected: "an array") }
    self = []
    reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do {
        append(try Element(json: value))
      } catch {
        throw error.inside("\(index)")
      }
    }
  }
}
