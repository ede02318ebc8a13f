/// How a number or a date is to be written (Foundation: FormatStyle): `.currency(code: "USD").precision(…)`.
struct FormatStyleValue: ForeignValue, Hashable {
  enum Kind: Hashable {
    case number
    case percent
    case currency(code: String)
    case byteCount
    /// The fields that are named, with how they are written.
    case dateTime
    case dateAndTime(date: String, time: String)
    case iso8601
    /// Several texts as one, with this word before the last.
    case list(word: String)
    /// A span of time, in so many of hours, minutes and seconds.
    case time(parts: Int)
    /// A span of time in hours and minutes: "1:05".
    case hoursAndMinutes
    case units(DurationUnits)
    /// A measurement, with the words of its unit or its symbol, in its own unit or a usual one.
    case measurement(isWide: Bool, isAsProvided: Bool)
    /// One whose text nobody here knows.
    case other
  }

  /// Foundation: `NumberFormatStyleConfiguration.Notation`.
  enum Notation: String { case automatic, compactName, scientific }

  var kind: Kind
  var digits: NumberDigits?
  var notation = Notation.automatic
  var isGrouped = true
  var hasSign = false
  /// `.rounded(rule: .up, increment: 0.5)`
  var rounding = FloatingPointRoundingRule.toNearestOrEven
  var increment: Double?
  var fields: [String: String] = [:]

  init(_ kind: Kind) { self.kind = kind }

  static let typeName = "FormatStyle"
  var typeName: String { Self.typeName }
  var description: String { Self.typeName }

  /// The value as text; nil where the style is for other values.
  func text(of value: Value) -> String? {
    if let date = value.date { return text(of: DateText(seconds: date)) }
    if case .time(let parts) = kind { return value.duration.map { DurationUnits.clock($0, parts: parts) } }
    if case .hoursAndMinutes = kind {
      return value.duration.map { DurationUnits.clock(($0 / 60).rounded(.toNearestOrEven), parts: 2) }
    }
    if case .units(let units) = kind { return value.duration.map(units.text) }
    if case .list(let word) = kind, case .array(let values) = value {
      return Self.list(values.compactMap(\.text), word)
    }
    if case .measurement(let isWide, let isAsProvided) = kind {
      return value.measurement.flatMap { $0.text(by: self, isWide: isWide, isAsProvided: isAsProvided) }
    }
    guard let number = value.anyNumber else { return nil }
    switch kind {
    case .dateTime, .dateAndTime, .iso8601, .list, .time, .hoursAndMinutes, .units, .measurement, .other: return nil
    case .number: return self.text(number, usual: .fraction(0...6))
    case .byteCount: return bytes(number)
    case .percent:
      if case .int = value { return self.text(number, usual: .fraction(0...0)) + "%" }
      return self.text(number * 100, usual: .fraction(0...6)) + "%"
    case .currency(let code):
      let digits = Self.currenciesWithoutCents.contains(code) ? 0 : 2
      let text = self.text(abs(number), usual: .fraction(digits...digits))
      return (number < 0 ? "-" : hasSign ? "+" : "") + Self.symbol(of: code) + text
    }
  }

  private func text(of date: DateText) -> String? {
    switch kind {
    case .dateTime: date.formatted(fields: fields)
    case .dateAndTime(let day, let time): date.formatted(date: day, time: time)
    case .iso8601: date.iso
    case .number, .percent, .currency, .byteCount, .list, .time, .hoursAndMinutes, .units, .measurement, .other: nil
    }
  }

  /// Symbols of American English (Unicode CLDR).
  private static let symbols = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "INR": "₹", "JPY": "¥", "KRW": "₩",
    "MXN": "MX$", "USD": "$",
  ]
  /// The symbol of a currency, or its code.
  static func symbol(of code: String) -> String { symbols[code] ?? code + "\u{A0}" }

  private static let currenciesWithoutCents: Set<String> = ["JPY", "KRW", "VND"]

  private static func list(_ texts: [String], _ word: String) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    if texts.count == 2 { return texts[0] + " \(word) " + last }
    return texts.dropLast().joined(separator: ", ") + ", \(word) " + last
  }
}

extension LibraryType {
  /// Also `Date.FormatStyle`. Unknown steps of a style leave it as it is.
  static let formatStyle = LibraryType(
    name: FormatStyleValue.typeName,
    methods: Dictionary(uniqueKeysWithValues: numberSteps + dateSteps),
    statics: [
      "number": { _ in .foreign(FormatStyleValue(.number)) }, "percent": { _ in .foreign(FormatStyleValue(.percent)) },
      "dateTime": { _ in .foreign(FormatStyleValue(.dateTime)) },
      "iso8601": { _ in .foreign(FormatStyleValue(.iso8601)) },
    ],
    staticMethods: Dictionary(uniqueKeysWithValues: unknownStyles).merging([
      "currency": { site in .foreign(FormatStyleValue(.currency(code: site.evaluate("code")?.text ?? "USD"))) },
      "byteCount": { _ in .foreign(FormatStyleValue(.byteCount)) },
      "list": { site in .foreign(FormatStyleValue(.list(word: symbol(site, "type") ?? "and"))) },
      "measurement": { site in .foreign(measurementStyle(site)) }, "time": { site in timeStyle(site) },
      "units": { site in .foreign(FormatStyleValue(.units(DurationUnits(site)))) },
    ]) { _, known in known },
    initializer: { site in site.count == 0 ? .foreign(FormatStyleValue(.dateTime)) : site.dateAndTime }
  )

  /// `Duration.UnitsFormatStyle(…)`
  static let durationUnitsStyle = LibraryType(
    name: "Duration.UnitsFormatStyle",
    staticMethods: ["units": { site in .foreign(FormatStyleValue(.units(DurationUnits(site)))) }],
    initializer: { site in .foreign(FormatStyleValue(.units(DurationUnits(site)))) }
  )

  /// `Duration.TimeFormatStyle(pattern: .hourMinute)`
  static let durationTimeStyle = LibraryType(
    name: "Duration.TimeFormatStyle",
    staticMethods: ["time": { site in timeStyle(site) }],
    initializer: { site in timeStyle(site) }
  )

  private static func timeStyle(_ site: CallSite) -> Value {
    switch symbol(site, "pattern") {
    case "hourMinute": .foreign(FormatStyleValue(.hoursAndMinutes))
    case "hourMinuteSecond": .foreign(FormatStyleValue(.time(parts: 3)))
    default: .foreign(FormatStyleValue(.time(parts: 2)))
    }
  }

  /// `.measurement(width: .wide, usage: .asProvided, numberFormatStyle: .number)`
  private static func measurementStyle(_ site: CallSite) -> FormatStyleValue {
    let number = site.evaluate("numberFormatStyle", as: .named(FormatStyleValue.typeName))
    var style = number.map { $0.foreign() ?? FormatStyleValue(.other) } ?? FormatStyleValue(.number)
    let width = symbol(site, "width")
    let usage = symbol(site, "usage") ?? (site.index(of: "usage") == nil ? "general" : "")
    guard style.kind == .number, ["abbreviated", "wide"].contains(width), ["asProvided", "general"].contains(usage),
      site.index(of: "hidesScaleName") == nil
    else { return FormatStyleValue(.other) }
    style.kind = .measurement(isWide: width == "wide", isAsProvided: usage == "asProvided")
    return style
  }

  private static let unknownStyles: [(String, StaticMethod)] =
    ["components", "interval", "name", "relative", "timeDuration"].map {
      ($0, { _ in .foreign(FormatStyleValue(.other)) })
    }

  private static let numberSteps: [(String, Method)] = [
    (
      "precision",
      step { style, site in
        style.digits = site.evaluate(0, as: .named(NumberDigits.typeName)).foreign() ?? style.digits
      }
    ),
    (
      "notation",
      step { style, site in
        style.notation = symbol(site).flatMap(FormatStyleValue.Notation.init) ?? .automatic
      }
    ),
    ("grouping", step { style, site in style.isGrouped = symbol(site) != "never" }),
    ("sign", step { style, site in style.hasSign = symbol(site, "strategy") == "always" }),
    (
      "rounded",
      step { style, site in
        if let rule = site.evaluate("rule", as: .named("FloatingPointRoundingRule"))?.opaque?.description {
          style.rounding = rounding(rule)
        }
        style.increment = site.evaluate("increment", as: .named("Double"))?.number
      }
    ),
    ("locale", step { _, _ in }), ("scale", step { _, _ in }),
  ]

  private static let dateSteps: [(String, Method)] =
    ["day", "era", "hour", "minute", "month", "quarter", "second", "timeZone", "week", "weekday", "year"].map { field in
      (field, step { style, site in style.fields[field] = symbol(site) ?? "" })
    }

  private static func step(_ change: @escaping @Sendable (inout FormatStyleValue, CallSite) -> Void) -> Method {
    { value, site in
      guard var style = value.foreign(FormatStyleValue.self) else { return nil }
      change(&style, site)
      return .foreign(style)
    }
  }

  /// The name of an option such as `.wide`.
  static func symbol(_ site: CallSite, _ label: String? = nil) -> String? {
    let type = TypeValue.named(formatSymbol.name)
    let value = label.map { site.evaluate($0, as: type) } ?? (site.count > 0 ? site.evaluate(0, as: type) : nil)
    return value?.opaque?.description
  }

  /// The names of widths and styles, whatever the field.
  static let formatSymbol = LibraryType(
    name: "Date.FormatStyle.Symbol",
    statics: Dictionary(
      uniqueKeysWithValues: [
        "abbreviated", "accounting", "always", "and", "asProvided", "automatic", "compactName", "complete",
        "condensedAbbreviated",
        "days", "defaultDigits", "general", "hide", "hourMinute", "hourMinuteSecond", "hours", "long", "microseconds",
        "milliseconds", "minuteSecond", "minutes", "nanoseconds", "narrow", "never", "numeric", "omitted", "or",
        "padded",
        "scientific", "seconds", "short", "shortened", "standard", "twoDigits", "weeks", "wide",
      ].map { name in (name, { @Sendable _ in symbol(name) }) }
    ),
    staticMethods: Dictionary(
      uniqueKeysWithValues: [
        "always", "conversationalDefaultDigits", "conversationalTwoDigits", "defaultDigits", "twoDigits",
      ].map { name in
        (name, { @Sendable site in symbol(symbol(site, "amPM") == "omitted" ? "omitted" : name) })
      }
    ).merging([
      "show": { site in
        guard case .int(let length)? = site.evaluate("length") else { return symbol("hide") }
        return symbol(DurationUnits.shows + String(length))
      },
      "hourMinute": { _ in symbol("hourMinute") }, "hourMinuteSecond": { _ in symbol("hourMinuteSecond") },
      "minuteSecond": { _ in symbol("minuteSecond") },
    ]) { first, _ in first }
  )

  private static func symbol(_ name: String) -> Value {
    .foreign(OpaqueValue(typeName: "Date.FormatStyle.Symbol", description: name))
  }
}
