/// Numbers in English words (Unicode CLDR, rule-based number format `spellout-numbering`): `forty-two`.
enum SpelledNumber {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  private static let scales = ["", " thousand", " million", " billion", " trillion"]
  /// From here on digits are written.
  private static let limit = 1e15

  static func text(of number: Double) -> String {
    guard number.isFinite, number.magnitude < limit else {
      return StringFormat.grouping(StringFormat.fixed(number, digits: 0))
    }
    let sign = number < 0 ? "minus " : ""
    let digits = StringFormat.fixed(number.magnitude, least: 0, most: 6).split(separator: ".")
    let whole = digits.first.flatMap { Int($0) } ?? 0
    guard digits.count > 1 else { return sign + text(of: whole) }
    let fraction = digits[1].compactMap(\.wholeNumberValue).filter(small.indices.contains).map { small[$0] }
    return sign + text(of: whole) + " point " + fraction.joined(separator: " ")
  }

  private static func text(of number: Int) -> String {
    guard number > 0 else { return small[0] }
    var parts: [String] = []
    var rest = number
    for scale in scales where rest > 0 {
      if rest % 1_000 > 0 { parts.append(hundreds(rest % 1_000) + scale) }
      rest /= 1_000
    }
    return parts.reversed().joined(separator: " ")
  }

  /// From 1 to 999.
  private static func hundreds(_ number: Int) -> String {
    let rest = number % 100
    let lower =
      rest < 20 ? small[rest] : tens[rest / 10 - 2] + (rest % 10 > 0 ? "-" + small[rest % 10] : "")
    guard number >= 100 else { return lower }
    return small[number / 100] + " hundred" + (rest > 0 ? " " + lower : "")
  }
}
