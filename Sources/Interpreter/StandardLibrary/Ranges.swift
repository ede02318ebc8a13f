extension LibraryType {
  static let range = LibraryType(
    name: "Range",
    properties: [
      "lowerBound": { value, _ in value.range?.lower },
      "upperBound": { value, _ in value.range?.upper },
      "isEmpty": { value, _ in
        guard let range = value.range, let lower = range.lower?.number, let upper = range.upper?.number else {
          return nil
        }
        return .bool(range.isClosed ? lower > upper : lower >= upper)
      },
    ],
    methods: [
      "clamped": { value, site in
        guard let range = value.range, let other = site.evaluate(0).range else { return nil }
        return .range(
          RangeValue(
            lower: larger(range.lower, other.lower),
            upper: smaller(range.upper, other.upper),
            isClosed: range.isClosed
          )
        )
      },
      "overlaps": { value, site in
        guard let range = value.range, let other = site.evaluate(0).range, let low = range.lower?.number,
          let high = range.upper?.number, let otherLow = other.lower?.number, let otherHigh = other.upper?.number
        else { return nil }
        return .bool(low < otherHigh && otherLow < high || range.isClosed && (low == otherHigh || otherLow == high))
      },
      "contains": { value, site in
        guard let range = value.range, site.labels == [nil], site.closure(0) == nil else { return nil }
        let type: TypeValue? = range.lower?.isDouble ?? false ? .named("Double") : nil
        return .bool(StandardLibrary.contains(range, site.evaluate(0, as: type), site.evaluator))
      },
    ],
    initializer: { site in converted(site, isClosed: false) }
  )

  static let closedRange = LibraryType(
    name: "ClosedRange",
    properties: range.properties,
    methods: range.methods,
    initializer: { site in converted(site, isClosed: true) }
  )

  /// The same whole numbers as a range of the other kind: `Range(1...3)`, `Range(uncheckedBounds:)`.
  private static func converted(_ site: CallSite, isClosed: Bool) -> Value? {
    if let text = site.evaluate("in")?.text { return LibraryType.characters(of: site.evaluate(0), in: text) }
    guard site.count == 1 else { return nil }
    if site.labels == ["uncheckedBounds"], let lower = site.evaluate(0).element(0),
      let upper = site.evaluate(0).element(1)
    {
      return .range(RangeValue(lower: lower, upper: upper, isClosed: isClosed))
    }
    guard site.labels == [nil], let range = site.evaluate(0).range else { return nil }
    guard range.isClosed != isClosed else { return .range(range) }
    guard case .int(let upper)? = range.upper else { return nil }
    let end = isClosed ? upper.subtractingReportingOverflow(1) : upper.addingReportingOverflow(1)
    return .range(RangeValue(lower: range.lower, upper: .int(end.partialValue), isClosed: isClosed))
  }

  private static func larger(_ first: Value?, _ second: Value?) -> Value? {
    (first?.number ?? 0) >= (second?.number ?? 0) ? first : second
  }

  private static func smaller(_ first: Value?, _ second: Value?) -> Value? {
    (first?.number ?? 0) <= (second?.number ?? 0) ? first : second
  }
}

extension StandardLibrary {
  /// Ranges expanded to arrays have at most so many elements.
  private static let maximumExpansion = 1_000_000

  /// As many elements a range without an end has: it is for who takes the first of them, or pairs them with others.
  private static let endless = 1_000

  /// The elements of a range of integers or letters.
  static func expand(_ value: Value, _ evaluator: Evaluator) -> [Value] {
    guard case .range(let range) = value else { return [] }
    if case .int(let lower)? = range.lower {
      guard case .int(let bound)? = range.upper ?? .int(lower.addingReportingOverflow(endless).partialValue) else {
        return []
      }
      let upper = range.isClosed ? bound.addingReportingOverflow(1).partialValue : bound
      guard lower < upper else { return [] }
      let end = min(upper, lower.addingReportingOverflow(maximumExpansion).partialValue)
      evaluator.spend(max(0, end &- lower))
      return lower < end ? (lower..<end).map { .int($0) } : []
    }
    return []
  }

  static func contains(_ range: RangeValue, _ value: Value, _ evaluator: Evaluator) -> Bool {
    if let number = value.number {
      if let lower = range.lower?.number, number < lower { return false }
      guard let upper = range.upper?.number else { return true }
      return range.isClosed ? number <= upper : number < upper
    }
    if let lower = range.lower, evaluator.less(value, lower) ?? true { return false }
    guard let upper = range.upper else { return true }
    return range.isClosed ? !(evaluator.less(upper, value) ?? true) : evaluator.less(value, upper) ?? false
  }
}

extension Value {
  var range: RangeValue? {
    if case .range(let range) = self { return range }
    return nil
  }
}
