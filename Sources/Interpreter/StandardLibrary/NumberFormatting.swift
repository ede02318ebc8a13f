extension LibraryType {
  /// `NumberFormatter`, as it writes in American English.
  static let numberFormatter = LibraryType(
    name: "NumberFormatter",
    methods: [
      "string": { value, site in
        guard let formatter = value.settings("NumberFormatter") else { return nil }
        let number = site.evaluate(0)
        if case .unknown = number { return nil }
        return number.anyNumber.map { .string(formatter.text(ofNumber: $0)) } ?? Value.none
      },
      "number": { _, site in
        let text = (site.evaluate("from")?.text ?? "").filter { $0 != "," && $0 != "$" && $0 != "%" }
        return Int(text).map { .int($0) } ?? Double(text).map { .double($0) } ?? Value.none
      },
    ],
    staticMethods: [
      "localizedString": { site in
        var formatter = SettingsValue("NumberFormatter")
        formatter.settings["numberStyle"] = site.evaluate("number", as: .named("NumberFormatter.Style"))
        return site.evaluate("from")?.anyNumber.map { .string(formatter.text(ofNumber: $0)) }
      }
    ],
    initializer: { _ in .foreign(SettingsValue("NumberFormatter")) }
  )

  /// Numbers as objects are the numbers themselves.
  static let numberObjects = ["NSDecimalNumber", "NSNumber"].map { name in
    LibraryType(
      name: name,
      initializer: { site in
        let value = site.evaluate(0)
        guard let text = value.text else { return value }
        return Double(text).map { .foreign(DecimalValue(number: $0)) } ?? .double(.nan)
      }
    )
  }

  /// The value of a property of `NSNumber` or `NSDecimalNumber` for a number, which stands for such an object itself.
  static func objectProperty(_ name: String, of value: Value) -> Value? {
    if case .bool(let flag) = value {
      return name == "boolValue" ? value : objectProperty(name, of: .int(flag ? 1 : 0))
    }
    guard let number = value.anyNumber else { return nil }
    switch name {
    case "boolValue": return .bool(number != 0)
    case "decimalValue": return .foreign(DecimalValue(number: number))
    case "doubleValue", "floatValue": return .double(number)
    case "intValue", "int32Value", "int64Value", "uintValue": return .int(value.integer ?? Int(clamping: number))
    case "stringValue":
      if case .int(let whole) = value { return .string(String(whole)) }
      return .string(DecimalValue(number: number).description)
    default: return nil
    }
  }
}

extension Value {
  /// A number, a decimal one too.
  var anyNumber: Double? { number ?? decimal?.number }
}

extension SettingsValue {
  /// A number as the style and the bounds say.
  fileprivate func text(ofNumber number: Double) -> String {
    let style = symbol("numberStyle") ?? "none"
    if style == "spellOut" { return SpelledNumber.text(of: number) }
    if style == "scientific" {
      var scientific = FormatStyleValue(.number)
      scientific.notation = .scientific
      return scientific.text(number, usual: .fraction(0...15))
    }
    let bounds = fractionDigits(style)
    let scaled = style == "percent" ? number * 100 : number * (settings["multiplier"]?.number ?? 1)
    var text = StringFormat.fixed(abs(scaled), least: bounds.lowerBound, most: bounds.upperBound)
    if let least = integer("minimumIntegerDigits") {
      let whole = text.prefix { $0 != "." }.count
      text = String(repeating: "0", count: max(0, min(least, 40) - whole)) + text
    }
    let groups = settings["usesGroupingSeparator"].map { if case .bool(let flag) = $0 { flag } else { true } }
    if groups ?? !["none", "ordinal"].contains(style) { text = StringFormat.grouping(text) }
    if let separator = self.text("groupingSeparator") { text = text.split(separator: ",").joined(separator: separator) }
    return signed(text, style, number)
  }

  private func signed(_ text: String, _ style: String, _ number: Double) -> String {
    let isNegative = number < 0 && text.contains { $0.isNumber && $0 != "0" }
    let prefix = isNegative ? self.text("negativePrefix") ?? "-" : self.text("positivePrefix") ?? ""
    switch style {
    case "percent": return prefix + text + (self.text("percentSymbol") ?? "%")
    case "currency", "currencyAccounting":
      return prefix + (self.text("currencySymbol") ?? FormatStyleValue.symbol(of: self.text("currencyCode") ?? "USD"))
        + text
    case "currencyISOCode": return prefix + (self.text("currencyCode") ?? "USD") + "\u{A0}" + text
    case "ordinal": return prefix + text + ordinal(Int(clamping: abs(number)))
    default: return prefix + text + (self.text("positiveSuffix") ?? "")
    }
  }

  private func ordinal(_ number: Int) -> String {
    if (11...13).contains(number % 100) { return "th" }
    switch number % 10 {
    case 1: return "st"
    case 2: return "nd"
    case 3: return "rd"
    default: return "th"
    }
  }

  private func fractionDigits(_ style: String) -> ClosedRange<Int> {
    let usual: (Int, Int)
    switch style {
    case "decimal": usual = (0, 3)
    case "currency", "currencyAccounting", "currencyISOCode": usual = (2, 2)
    default: usual = (0, 0)
    }
    let least = integer("minimumFractionDigits") ?? min(usual.0, integer("maximumFractionDigits") ?? usual.0)
    let most = max(integer("maximumFractionDigits") ?? usual.1, least)
    return min(max(least, 0), 15)...min(max(most, 0), 15)
  }
}
