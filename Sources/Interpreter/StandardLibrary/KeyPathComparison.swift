/// `KeyPathComparator(\.name, order: .reverse)`, which sorts by what a key path reads.
struct KeyPathComparison: ForeignValue {
  let path: KeyPathValue
  let isReverse: Bool

  var typeName: String { "KeyPathComparator" }
  var description: String { "KeyPathComparator" }

  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? KeyPathComparison else { return false }
    return other.isReverse == isReverse && Value.keyPath(path).isEqual(to: .keyPath(other.path))
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
        let pair = (evaluator.read(comparison.path, of: left), evaluator.read(comparison.path, of: right))
        if evaluator.less(pair.0, pair.1) ?? false { return !comparison.isReverse }
        if evaluator.less(pair.1, pair.0) ?? false { return comparison.isReverse }
      }
      return false
    }
  }
}

extension LibraryType {
  static let keyPathComparator = LibraryType(
    name: "KeyPathComparator",
    initializer: { site in
      guard case .keyPath(let path) = site.evaluate(0) else { return nil }
      let order = site.evaluate("order", as: .named("SortOrder"))
      let isReverse = order.flatMap { $0.foreign(OpaqueValue.self) }?.description == "reverse"
      return .foreign(KeyPathComparison(path: path, isReverse: isReverse))
    }
  )

  static let sortOrder = LibraryType(
    name: "SortOrder",
    statics: [
      "forward": { _ in .foreign(OpaqueValue(typeName: "SortOrder", description: "forward")) },
      "reverse": { _ in .foreign(OpaqueValue(typeName: "SortOrder", description: "reverse")) },
    ]
  )
}
