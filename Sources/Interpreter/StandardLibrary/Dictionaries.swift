extension LibraryType {
  static let dictionary = LibraryType(
    name: "Dictionary",
    properties: [
      "keys": { value, _ in value.dictionary.map { .array($0.keys) } },
      "values": { value, _ in value.dictionary.map { .array($0.values) } },
    ],
    methods: [
      "mapValues": { value, site in
        guard let dictionary = value.dictionary, let function = site.function(0) else { return nil }
        let mapped = dictionary.values.map { site.evaluator.call(function, [$0]) }
        return .dictionary(site.evaluator.makeDictionary(dictionary.keys, mapped))
      },
      "compactMapValues": { value, site in
        guard let dictionary = value.dictionary, let function = site.function(0) else { return nil }
        var result = Value.dictionary(DictionaryValue())
        for (key, value) in zip(dictionary.keys, dictionary.values) {
          let mapped = site.evaluator.call(function, [value])
          if case .none = mapped { continue }
          _ = result.changeEntry(key, site.evaluator) { $0 = mapped.held }
        }
        return result
      },
      "merging": { value, site in
        guard let dictionary = value.dictionary, site.count == 2 else { return nil }
        return .dictionary(merge(dictionary, site.evaluate(0), site.function(1), site.evaluator))
      },
    ],
    mutatingMethods: [
      "merge": { site, receiver in
        guard site.count == 2 else { return nil }
        let other = site.evaluate(0, as: receiver)
        let function = site.function(1)
        return { $0.changeDictionary { merge($0, other, function, site.evaluator) } }
      },
      "updateValue": { site, _ in
        let new = site.evaluate(0)
        guard let key = site.evaluate("forKey") else { return nil }
        return { value in
          var old: Value?
          _ = value.changeEntry(key, site.evaluator) { (old, $0) = ($0, new) }
          return old?.inOptional ?? .none
        }
      },
      "removeValue": { site, _ in
        guard let key = site.evaluate("forKey") else { return nil }
        return { value in
          var old: Value?
          _ = value.changeEntry(key, site.evaluator) { (old, $0) = ($0, nil) }
          return old?.inOptional ?? .none
        }
      },
      "removeAll": { _, _ in { $0.changeDictionary { _ in DictionaryValue() } } },
    ],
    initializer: { site in
      switch site.labels {
      case ["uniqueKeysWithValues"]: return fromPairs(site, combine: nil)
      case [nil, nil], [nil, "uniquingKeysWith"]: return fromPairs(site, combine: site.function(1))
      case ["grouping", "by"], ["grouping", nil]: return grouping(site)
      default: return .dictionary(DictionaryValue())
      }
    }
  )

  private static func merge(
    _ dictionary: DictionaryValue,
    _ other: Value,
    _ combine: FunctionValue?,
    _ evaluator: Evaluator
  ) -> DictionaryValue {
    evaluator.spend(dictionary.keys.hashCost)
    var keys = dictionary.keys
    var values = dictionary.values
    var positions: [HashableValue: Int] = [:]
    for (index, key) in keys.enumerated() { positions[HashableValue(key)] = index }
    for pair in StandardLibrary.elements(other, evaluator) {
      guard let key = pair.element(0), let value = pair.element(1) else { continue }
      if let position = positions[HashableValue(key)] {
        values[position] = combine.map { evaluator.call($0, [values[position], value]) } ?? value
      } else {
        positions[HashableValue(key)] = keys.count
        keys.append(key)
        values.append(value)
      }
    }
    return evaluator.makeDictionary(keys, values)
  }

  private static func fromPairs(_ site: CallSite, combine: FunctionValue?) -> Value {
    let pairs = site.evaluate(0)
    let made = merge(DictionaryValue(), pairs, combine, site.evaluator)
    if site.labels == ["uniqueKeysWithValues"], made.count < StandardLibrary.elements(pairs, site.evaluator).count,
      made.keys.allSatisfy({ $0.isScalar || $0.isUserDefined })
    {
      site.evaluator.noteTrap("a key is there twice", at: site.span)
    }
    return .dictionary(made)
  }

  private static func grouping(_ site: CallSite) -> Value? {
    guard let function = site.function(1) else { return nil }
    var groups = Value.dictionary(DictionaryValue())
    for element in StandardLibrary.elements(site.evaluate(0), site.evaluator) {
      let key = site.evaluator.call(function, [element])
      _ = groups.changeEntry(key, site.evaluator) { group in
        if group == nil { group = .array([]) }
        _ = group?.changeArray { $0.append(element) }
      }
    }
    return groups
  }
}

extension Value {
  var dictionary: DictionaryValue? {
    if case .dictionary(let dictionary) = self { return dictionary }
    return nil
  }
}
