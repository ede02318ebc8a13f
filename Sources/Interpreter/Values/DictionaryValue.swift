/// A dictionary that keeps the order of insertion, so that evaluation is deterministic. Shared until it is changed: only
/// who holds the one reference to it changes it in place.
package final class DictionaryValue {
  package private(set) var keys: [Value] = []
  package private(set) var values: [Value] = []
  private var index: [HashableValue: Int] = [:]

  package init(keys: [Value] = [], values: [Value] = []) {
    for (key, value) in zip(keys, values) { set(key, to: value) }
  }

  private init(copying other: DictionaryValue) {
    keys = other.keys
    values = other.values
    index = other.index
  }

  package var count: Int { keys.count }

  package subscript(key: Value) -> Value? { position(of: key).map { values[$0] } }

  /// What equals nothing, itself included, is nowhere.
  private func position(of key: Value) -> Int? { key.isNoNumber ? nil : index[HashableValue(key)] }

  /// Puts `value` under `key`; nil removes.
  fileprivate func set(_ key: Value, to value: Value?) {
    guard let position = position(of: key) else {
      guard let value else { return }
      if !key.isNoNumber { index[HashableValue(key)] = keys.count }
      keys.append(key)
      values.append(value)
      return
    }
    if let value {
      values[position] = value
    } else {
      keys.remove(at: position)
      values.remove(at: position)
      index[HashableValue(key)] = nil
      for later in position..<keys.count where !keys[later].isNoNumber { index[HashableValue(keys[later])] = later }
    }
  }

  /// The value under `key`, which leaves nothing in its place until `set` puts it back.
  fileprivate func take(_ key: Value) -> Value? {
    guard let position = position(of: key) else { return nil }
    let value = values[position]
    values[position] = .void
    return value
  }

  fileprivate func copy() -> DictionaryValue { DictionaryValue(copying: self) }
}

extension Value {
  /// Changes what stands under `key` of a dictionary, in place where nobody else holds the dictionary; `change` gets nil
  /// where there is nothing, and nil removes. False for what is no dictionary.
  /// A copy, and what moves up in the place of what is removed, is paid for.
  mutating func changeEntry(_ key: Value, _ evaluator: Evaluator, _ change: (inout Value?) -> Void) -> Bool {
    guard case .dictionary(var dictionary) = self else { return false }
    let key = evaluator.key(key, of: dictionary)
    self = .void
    evaluator.spend(key.hashCost &* 2)
    if !isKnownUniquelyReferenced(&dictionary) {
      evaluator.spend(dictionary.count)
      dictionary = dictionary.copy()
    }
    var value = dictionary.take(key)
    change(&value)
    if value == nil { evaluator.spend(dictionary.keys.hashCost) }
    dictionary.set(key, to: value)
    self = .dictionary(dictionary)
    return true
  }
}
