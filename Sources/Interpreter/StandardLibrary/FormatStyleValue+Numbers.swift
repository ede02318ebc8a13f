extension FormatStyleValue {
  /// A number as the style writes it, without the sign of a percentage or a currency; `usual` are the digits where it
  /// states none.
  func text(_ number: Double, usual: NumberDigits) -> String {
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-\u{221E}" : "\u{221E}" }
    var number = number
    if let increment, increment > 0 { number = (number / increment).rounded(rounding) * increment }
    let sign = hasSign && number >= 0 && !isCurrency ? "+" : ""
    switch notation {
    case .automatic: return sign + grouped((digits ?? usual).text(of: number, rounding))
    case .compactName: return sign + compact(number, usual: usual)
    case .scientific:
      let exponent = StringFormat.exponent(of: number)
      let mantissa = number / StringFormat.powerOfTen(exponent)
      return sign + (digits ?? usual).text(of: mantissa, rounding) + "E\(exponent)"
    }
  }

  /// `1.2K`: two digits where one stands before the point, else whole thousands, millions, billions.
  private func compact(_ number: Double, usual: NumberDigits) -> String {
    let letters = ["", "K", "M", "B", "T"]
    guard number.magnitude >= 1_000 else { return grouped((digits ?? usual).text(of: number, rounding)) }
    var rest = number
    var unit = 0
    while rest.magnitude >= 1_000, unit < letters.count - 1 { (rest, unit) = (rest / 1_000, unit + 1) }
    var text = shortened(rest)
    if text.hasSuffix("1000"), unit < letters.count - 1 { (text, unit) = (shortened(rest / 1_000), unit + 1) }
    return grouped(text) + letters[unit]
  }

  private func shortened(_ number: Double) -> String {
    (digits ?? .fraction(number.magnitude < 10 ? 0...1 : 0...0)).text(of: number, rounding)
  }

  private var isCurrency: Bool {
    if case .currency = kind { true } else { false }
  }

  /// A file's size, in units of thousands.
  func bytes(_ count: Double) -> String {
    let units = ["bytes", "kB", "MB", "GB", "TB"]
    var rest = count
    var unit = 0
    while rest >= 1_000, unit < units.count - 1 { (rest, unit) = (rest / 1_000, unit + 1) }
    return grouped(StringFormat.fixed(rest, least: 0, most: unit < 2 ? 0 : 1)) + " " + units[unit]
  }

  private func grouped(_ text: String) -> String { isGrouped ? StringFormat.grouping(text) : text }
}
