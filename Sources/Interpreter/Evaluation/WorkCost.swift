/// What work costs in fuel: a step stands for what one operation of the program takes, and whatever moves, makes or looks
/// at more than that pays for it by size.
extension Evaluator {
  /// A set of the elements, whose hashes are paid for.
  func makeSet(_ elements: [Value]) -> SetValue {
    spend(elements.hashCost)
    guard let first = elements.first, comparesItself(first) else { return SetValue(elements) }
    var distinct: [Value] = []
    for element in elements where !distinct.contains(where: { equal($0, element) ?? false }) {
      distinct.append(element)
    }
    return SetValue(distinct)
  }

  /// Whether a set has an element, by the type's own `==` where it declares one.
  func has(_ element: Value, in set: SetValue) -> Bool {
    spend(element.hashCost)
    guard comparesItself(element) else { return set.contains(element) }
    return set.elements.contains { equal($0, element) ?? false }
  }

  /// The key of a dictionary that equals `key`, by the type's own `==` where it declares one.
  func key(_ key: Value, of dictionary: DictionaryValue) -> Value {
    guard comparesItself(key) else { return key }
    return dictionary.keys.first { equal($0, key) ?? false } ?? key
  }

  /// Whether the program declares `==` for values of the type.
  private func comparesItself(_ value: Value) -> Bool {
    value.isUserDefined && declaredOperator("==", value, value) != nil
  }

  /// A dictionary of the entries, whose hashes are paid for.
  func makeDictionary(_ keys: [Value], _ values: [Value]) -> DictionaryValue {
    spend(keys.hashCost)
    return DictionaryValue(keys: keys, values: values)
  }

  /// Takes a step, and more for what is looked at; false where no fuel is left.
  func affords(_ cost: Int) -> Bool {
    spend(1 &+ cost)
    return fuel > 0
  }

  /// Whether the two are equal, paid by the parts that were looked at.
  func areEqual(_ left: Value, _ right: Value) -> Bool {
    if case .string(let text) = left { spend(text.utf8.count / 64) }
    var comparison = ValueComparison(own: isDeclared("==") ? ownEquality : nil)
    defer { spend(comparison.visits / 8) }
    return comparison.areEqual(left, right)
  }

  /// Changes `elements` in place. A copy, since somebody else holds them too, is paid for; that they are moved to grow is
  /// not, since how often that happens hangs on the machine's memory.
  func changing(_ elements: inout [Value], _ change: (inout [Value]) -> Void) {
    let place = elements.place
    // There is room for what is there: only a copy moves it.
    elements.reserveCapacity(elements.count)
    if elements.place != place { spend(elements.count / 4) }
    change(&elements)
  }
}

extension [Value] {
  /// Where the elements are stored.
  // SAFETY: the address is only compared.
  fileprivate var place: UnsafeRawPointer? { withUnsafeBytes(\.baseAddress) }

  /// The fuel of a collection of collections: values can only nest as deep as fuel lasts, and letting go of them takes
  /// native stack for each level.
  var nestingCost: Int {
    switch first {
    case .array?, .tuple?, .dictionary?, .set?: 2
    default: 0
    }
  }

  /// The fuel that hashing all of them takes.
  var hashCost: Int { reduce(count / 4) { $0 &+ $1.hashCost } }
}

extension Value {
  /// The fuel that a look at all of a text takes: a step for 16 bytes.
  var textCost: Int {
    text.map { $0.utf8.count / 16 } ?? 0
  }

  /// It has many elements.
  var isLarge: Bool {
    switch self {
    case .array(let elements): elements.count > 100
    case .dictionary(let dictionary): dictionary.count > 100
    default: false
    }
  }

  /// The fuel that a value takes which is held in one piece: a step for four elements, 64 bytes of a text, or 8 of data,
  /// which may become elements.
  var copyCost: Int {
    switch self {
    case .string(let text): text.utf8.count / 64
    case .array(let elements): elements.count / 4
    case .dictionary(let dictionary): dictionary.count
    case .set(let set): set.elements.count
    case .foreign(let data as DataValue): data.bytes.count / 8
    default: 0
    }
  }
}
