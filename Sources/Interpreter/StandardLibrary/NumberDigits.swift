import Semantics

/// Which digits of a number are written (Foundation: `NumberFormatStyleConfiguration.Precision`).
enum NumberDigits: ForeignValue, Hashable {
  /// So many after the point.
  case fraction(ClosedRange<Int>)
  /// So many before the point, the rest cut off, and so many after it.
  case whole(ClosedRange<Int>, fraction: ClosedRange<Int>)
  /// So many from the first that is not 0 on.
  case significant(ClosedRange<Int>)

  static let typeName = "NumberFormatStyleConfiguration.Precision"
  var typeName: String { Self.typeName }
  var description: String { Self.typeName }

  /// More digits than a number has.
  private static let most = 15

  /// A number of digits or a range of such numbers, at least `least`.
  fileprivate static func count(_ value: Value, least: Int) -> ClosedRange<Int>? {
    let bounds: (Int, Int)
    switch value {
    case .int(let count): bounds = (count, count)
    case .range(let range):
      bounds = (range.lower?.integer ?? least, (range.upper?.integer ?? most) &- (range.isClosed ? 0 : 1))
    default: return nil
    }
    let lower = min(max(bounds.0, least), most)
    return lower...min(max(bounds.1, lower), most)
  }

  /// The number with these digits, rounded by the rule; without groups.
  func text(of number: Double, _ rule: FloatingPointRoundingRule) -> String {
    switch self {
    case .fraction(let places):
      return StringFormat.fixed(number, least: places.lowerBound, most: places.upperBound, rule)
    case .whole(let count, let places):
      let text = NumberDigits.fraction(places).text(of: number.magnitude, rule)
      let digits = text.prefix { $0 != "." }
      let kept =
        String(repeating: "0", count: max(0, count.lowerBound - digits.count)) + digits.suffix(count.upperBound)
      return (number < 0 ? "-" : "") + kept + text.dropFirst(digits.count)
    case .significant(let count):
      let size = StringFormat.exponent(of: number)
      let most = count.upperBound - 1 - size
      guard most < 0 else {
        let least = max(0, count.lowerBound - 1 - size)
        return StringFormat.fixed(number, least: min(least, most), most: most, rule)
      }
      let unit = StringFormat.powerOfTen(-most)
      return StringFormat.fixed((number / unit).rounded(rule) * unit, digits: 0)
    }
  }
}

extension LibraryType {
  static let fractionDigits = LibraryType(
    name: NumberDigits.typeName,
    staticMethods: [
      "fractionLength": { site in fraction(site.evaluate(0)) },
      "significantDigits": { site in
        NumberDigits.count(site.evaluate(0), least: 1).map { .foreign(NumberDigits.significant($0)) }
      },
      "integerLength": { site in whole(site.evaluate(0), fraction: 0...6) },
      "integerAndFractionLength": { site in
        let fraction = (site.evaluate("fraction") ?? site.evaluate("fractionLimits")).flatMap { digits($0) }
        let integer = site.evaluate("integer") ?? site.evaluate("integerLimits")
        return integer.flatMap { whole($0, fraction: fraction ?? 0...6) }
      },
    ]
  )

  private static func digits(_ value: Value) -> ClosedRange<Int>? { NumberDigits.count(value, least: 0) }

  private static func fraction(_ value: Value) -> Value? {
    digits(value).map { .foreign(NumberDigits.fraction($0)) }
  }

  private static func whole(_ value: Value, fraction: ClosedRange<Int>) -> Value? {
    digits(value).map { .foreign(NumberDigits.whole($0, fraction: fraction)) }
  }
}
