/// A dictionary that keeps the order of insertion, so that evaluation is deterministic.
package final class DictionaryValue {
  package let keys: [Value]
  package let values: [Value]
  private let index: [HashableValue: Int]

  package init(keys: [Value] = [], values: [Value] = []) {
    var index: [HashableValue: Int] = [:]
    var uniqueKeys: [Value] = []
    var uniqueValues: [Value] = []
    for (key, value) in zip(keys, values) {
      if let position = index[HashableValue(key)] {
        uniqueValues[position] = value
      } else {
        index[HashableValue(key)] = uniqueKeys.count
        uniqueKeys.append(key)
        uniqueValues.append(value)
      }
    }
    self.keys = uniqueKeys
    self.values = uniqueValues
    self.index = index
  }

  package var count: Int { keys.count }

  package subscript(key: Value) -> Value? {
    guard let position = index[HashableValue(key)] else { return nil }
    return values[position]
  }

  /// A copy with `value` under `key`; nil removes.
  package func setting(_ key: Value, to value: Value?) -> DictionaryValue {
    guard let position = index[HashableValue(key)] else {
      guard let value else { return self }
      return DictionaryValue(keys: keys + [key], values: values + [value])
    }
    var keys = keys
    var values = values
    if let value {
      values[position] = value
    } else {
      keys.remove(at: position)
      values.remove(at: position)
    }
    return DictionaryValue(keys: keys, values: values)
  }
}

/// A set that keeps the order of insertion.
package final class SetValue {
  package let elements: [Value]
  private let members: Set<HashableValue>

  package init(_ elements: [Value] = []) {
    var members: Set<HashableValue> = []
    self.elements = elements.filter { members.insert(HashableValue($0)).inserted }
    self.members = members
  }

  package func contains(_ value: Value) -> Bool { members.contains(HashableValue(value)) }
}
