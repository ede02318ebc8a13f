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

  /// Sorts by one comparator or by several, of which the first that tells decides.
  static func sort(_ elements: [Value], by comparators: Value, _ evaluator: Evaluator) -> [Value] {
    let all: [KeyPathComparison] =
      switch comparators {
      case .array(let values): values.compactMap { $0.foreign() }
      default: [comparators].compactMap { $0.foreign() }
      }
    return StandardLibrary.stableSort(elements) { left, right in
      for comparison in all {
        let pair = (comparison.key(of: left, evaluator), comparison.key(of: right, evaluator))
        // What is missing comes first (SortComparator: "nil" is ordered before other values).
        if pair.0.isNil || pair.1.isNil, pair.0.isNil != pair.1.isNil { return pair.0.isNil != comparison.isReverse }
        if let first = pair.0.text, let second = pair.1.text, comparison.texts != .lexical {
          let order = comparison.order(first, second)
          if order != 0 { return order < 0 }
          continue
        }
        if evaluator.less(pair.0, pair.1) ?? false { return !comparison.isReverse }
        if evaluator.less(pair.1, pair.0) ?? false { return comparison.isReverse }
      }
      return false
    }
  }
}

extension KeyPathComparison {
  private func key(of element: Value, _ evaluator: Evaluator) -> Value { evaluator.read(path, of: element) }

  /// Below zero where the first text comes first; as people read them unless the comparator says otherwise.
  private func order(_ first: String, _ second: String) -> Int {
    let (first, second) = (first.lowercased(), second.lowercased())
    let isLess =
      texts == .localizedStandard
      ? (NumberedName(first) < NumberedName(second), NumberedName(second) < NumberedName(first))
      : (first < second, second < first)
    guard isLess.0 || isLess.1 else { return 0 }
    return isLess.0 == isReverse ? 1 : -1
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
