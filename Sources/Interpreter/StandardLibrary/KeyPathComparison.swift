/// `KeyPathComparator(\.name, order: .reverse)`, `SortDescriptor(\.name)`, which sort by what a key path reads.
struct KeyPathComparison: ForeignValue {
  /// How texts are compared (Foundation: `String.StandardComparator`).
  enum TextOrder: String {
    case lexical, localized, localizedStandard
  }

  let typeName: String
  let path: KeyPathValue
  var isReverse: Bool
  let texts: TextOrder

  var description: String { typeName }

  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? KeyPathComparison else { return false }
    return other.isReverse == isReverse && other.texts == texts && Value.keyPath(path).isEqual(to: .keyPath(other.path))
  }

  func hash(into hasher: inout Hasher) { hasher.combine(isReverse) }

}

/// A comparator for `sorted(using:)`: a key path, an order of texts, or a value of a type of the program that compares.
enum SortComparison {
  case keyPath(KeyPathComparison)
  case texts(KeyPathComparison.TextOrder)
  case own(Value)

  /// Nil for a comparator that is not known here.
  init?(_ value: Value) {
    if let keyPath = value.foreign(KeyPathComparison.self) {
      self = .keyPath(keyPath)
    } else if let opaque = value.opaque, opaque.typeName == LibraryType.textComparator.name,
      let order = KeyPathComparison.TextOrder(rawValue: opaque.description)
    {
      self = .texts(order)
    } else if value.isUserDefined {
      self = .own(value)
    } else {
      return nil
    }
  }

  /// Sorts by one comparator or by several, of which the first that tells decides; nil where one is not known.
  static func sort(_ elements: [Value], by comparators: Value, _ evaluator: Evaluator) -> [Value]? {
    let all: [Value] = if case .array(let values) = comparators { values.map(\.self) } else { [comparators] }
    let known = all.compactMap(SortComparison.init)
    guard known.count == all.count else { return nil }
    return StandardLibrary.stableSort(elements) { left, right in
      for comparison in known {
        let order = comparison.order(left, right, evaluator)
        if order != 0 { return order < 0 }
      }
      return false
    }
  }

  /// Below zero where the first element comes first.
  private func order(_ left: Value, _ right: Value, _ evaluator: Evaluator) -> Int {
    switch self {
    case .keyPath(let comparison): return comparison.order(left, right, evaluator)
    case .texts(let order):
      guard let first = left.text, let second = right.text else { return 0 }
      return order.compare(first, second)
    case .own(var comparator):
      var pair = [left, right]
      let compared = evaluator.callMethod("compare", on: &comparator, labels: [nil, nil], &pair)
      let result = compared?.opaque?.description
      return result == "orderedAscending" ? -1 : result == "orderedDescending" ? 1 : 0
    }
  }
}

extension KeyPathComparison {
  private func key(of element: Value, _ evaluator: Evaluator) -> Value { evaluator.read(path, of: element) }

  /// Below zero where the first element comes first.
  fileprivate func order(_ left: Value, _ right: Value, _ evaluator: Evaluator) -> Int {
    let pair = (key(of: left, evaluator), key(of: right, evaluator))
    let sign = isReverse ? -1 : 1
    // Nil comes before other values (`SortComparator`).
    if pair.0.isNil || pair.1.isNil { return pair.0.isNil == pair.1.isNil ? 0 : pair.0.isNil ? -sign : sign }
    if let first = pair.0.text, let second = pair.1.text { return sign * texts.compare(first, second) }
    if evaluator.less(pair.0, pair.1) ?? false { return -sign }
    return evaluator.less(pair.1, pair.0) ?? false ? sign : 0
  }
}

extension KeyPathComparison.TextOrder {
  /// Below zero where the first text comes first; as people read them but for `lexical`.
  fileprivate func compare(_ first: String, _ second: String) -> Int {
    guard self != .lexical else { return first < second ? -1 : second < first ? 1 : 0 }
    let (first, second) = (first.lowercased(), second.lowercased())
    guard self == .localizedStandard else { return first < second ? -1 : second < first ? 1 : 0 }
    let names = (NumberedName(first), NumberedName(second))
    return names.0 < names.1 ? -1 : names.1 < names.0 ? 1 : 0
  }
}

extension LibraryType {
  static let keyPathComparator = comparator("KeyPathComparator", texts: .lexical)
  /// Texts are sorted as the Finder does unless another comparator is given (Foundation: `SortDescriptor.init(_:comparator:order:)`).
  static let sortDescriptor = comparator("SortDescriptor", texts: .localizedStandard)

  private static func comparator(_ name: String, texts: KeyPathComparison.TextOrder) -> LibraryType {
    LibraryType(
      name: name,
      properties: [
        "order": { value, _ in
          value.foreign(KeyPathComparison.self).map { opaque("SortOrder", $0.isReverse ? "reverse" : "forward") }
        },
        "keyPath": { value, _ in value.foreign(KeyPathComparison.self).map { .keyPath($0.path) } },
      ],
      setters: [
        "order": { value, order in
          guard var comparison = value.foreign(KeyPathComparison.self) else { return false }
          comparison.isReverse = order.opaque?.description == "reverse"
          value = .foreign(comparison)
          return true
        }
      ],
      initializer: { site in
        guard case .keyPath(let path) = site.evaluate(0) else { return nil }
        let order = site.evaluate("order", as: .named("SortOrder"))
        let isReverse = order?.opaque?.description == "reverse"
        let comparator = site.evaluate("comparator", as: .named("String.StandardComparator"))
        let stated = comparator.map { site.evaluator.describe($0) }
        if let stated, KeyPathComparison.TextOrder(rawValue: stated) == nil { return nil }
        return .foreign(
          KeyPathComparison(
            typeName: name,
            path: path,
            isReverse: isReverse,
            texts: stated.flatMap(KeyPathComparison.TextOrder.init) ?? texts
          )
        )
      }
    )
  }

  static let textComparator = symbols("String.StandardComparator", ["lexical", "localized", "localizedStandard"])

  static let sortOrder = LibraryType(
    name: "SortOrder",
    statics: [
      "forward": { _ in .foreign(OpaqueValue(typeName: "SortOrder", description: "forward")) },
      "reverse": { _ in .foreign(OpaqueValue(typeName: "SortOrder", description: "reverse")) },
    ]
  )
}
