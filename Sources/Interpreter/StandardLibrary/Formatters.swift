/// Foundation's formatters, as they write in American English.
extension LibraryType {
  static let dateFormatter = LibraryType(
    name: "DateFormatter",
    properties: [
      "weekdaySymbols": { _, _ in names(DateText.weekdays, .max) },
      "shortWeekdaySymbols": { _, _ in names(DateText.weekdays, 3) },
      "veryShortWeekdaySymbols": { _, _ in names(DateText.weekdays, 1) },
      "standaloneWeekdaySymbols": { _, _ in names(DateText.weekdays, .max) },
      "monthSymbols": { _, _ in names(DateText.months, .max) },
      "shortMonthSymbols": { _, _ in names(DateText.months, 3) },
      "veryShortMonthSymbols": { _, _ in names(DateText.months, 1) },
    ],
    methods: [
      "string": { value, site in dateText(value, site) },
      "date": { value, site in
        site.evaluate(0).text.flatMap { date(from: $0, by: value) } ?? Value.none
      },
      "setLocalizedDateFormatFromTemplate": { _, _ in .void },
    ],
    mutatingMethods: [
      "setLocalizedDateFormatFromTemplate": { site, _ in
        let template = site.evaluate(0)
        return { value in
          guard var formatter = value.settings("DateFormatter") else { return .void }
          formatter.settings["template"] = template
          value = .foreign(formatter)
          return .void
        }
      }
    ],
    staticMethods: [
      "localizedString": { site in
        var formatter = SettingsValue("DateFormatter")
        formatter.settings["dateStyle"] = site.evaluate("dateStyle", as: .named("DateFormatter.Style"))
        formatter.settings["timeStyle"] = site.evaluate("timeStyle", as: .named("DateFormatter.Style"))
        return site.evaluate(0).date.map { .string(text(of: $0, formatter, site.evaluator)) }
      },
      "dateFormat": { site in site.evaluate("fromTemplate") },
    ],
    initializer: { _ in .foreign(SettingsValue("DateFormatter")) }
  )

  /// The date that a text tells in a formatter's pattern.
  static func date(from text: String, by formatter: Value) -> Value? {
    guard let pattern = formatter.settings("DateFormatter")?.text("dateFormat") else { return nil }
    return DatePattern(pattern).time(from: text, zone: zone(formatter)).map(date)
  }

  static let isoFormatter = LibraryType(
    name: "ISO8601DateFormatter",
    methods: [
      "string": { _, site in
        guard let seconds = site.evaluate(0).date else { return nil }
        site.evaluator.trace.note(DateText.standIn)
        return .string(DateText(seconds: seconds).iso)
      },
      "date": { _, site in
        guard let text = site.evaluate(0).text else { return Value.none }
        return date(fromISO: text).map(date) ?? Value.none
      },
    ],
    initializer: { _ in .foreign(SettingsValue("ISO8601DateFormatter")) }
  )

  /// `2024-05-01T10:00:00Z`, with or without fractions of seconds; a day alone counts as well.
  static func date(fromISO text: String) -> Double? {
    var text = text
    if let point = text.firstIndex(of: ".") {
      let fraction = text[text.index(after: point)...].prefix { $0.isNumber }
      text.removeSubrange(point..<fraction.endIndex)
    }
    return DatePattern("yyyy-MM-dd'T'HH:mm:ssZ").time(from: text) ?? DatePattern("yyyy-MM-dd").time(from: text)
  }

  static let relativeFormatter = LibraryType(
    name: "RelativeDateTimeFormatter",
    methods: [
      "localizedString": { value, site in
        let style = value.settings("RelativeDateTimeFormatter")
        var seconds: Double?
        if let interval = site.evaluate("fromTimeInterval", as: .named("Double"))?.number { seconds = interval }
        if let moment = site.evaluate("for")?.date { seconds = moment - (site.evaluate("relativeTo")?.date ?? now) }
        if let parts = site.evaluate("from")?.settings("DateComponents") { seconds = parts.span }
        guard let seconds else { return nil }
        site.evaluator.trace.note(DateText.standIn)
        return .string(relative(seconds, style))
      },
      "string": { value, site in
        guard let moment = site.evaluate(0).date else { return nil }
        site.evaluator.trace.note(DateText.standIn)
        return .string(relative(moment - now, value.settings("RelativeDateTimeFormatter")))
      },
    ],
    initializer: { _ in .foreign(SettingsValue("RelativeDateTimeFormatter")) }
  )

  private static func relative(_ seconds: Double, _ style: SettingsValue?) -> String {
    let isShort = ["short", "abbreviated"].contains(style?.symbol("unitsStyle"))
    let units: [(Double, String, String)] = [
      (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."), (86_400, "day", "day"),
      (3_600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
    ]
    let span = abs(seconds)
    let unit = units.first { span >= $0.0 } ?? (1, "second", "sec.")
    let count = Int(clamping: (span / unit.0).rounded(.down))
    if style?.symbol("dateTimeStyle") == "named" {
      if count == 0 { return "now" }
      if count == 1, unit.1 == "day" { return seconds < 0 ? "yesterday" : "tomorrow" }
      if count == 1, !["hour", "minute", "second"].contains(unit.1) {
        return (seconds < 0 ? "last " : "next ") + unit.1
      }
    }
    let isPlural = count != 1 && (!isShort || unit.2 == "day")
    let name = (isShort ? unit.2 : unit.1) + (isPlural ? "s" : "")
    return seconds < 0 ? "\(count) \(name) ago" : "in \(count) \(name)"
  }

  static let componentsFormatter = LibraryType(
    name: "DateComponentsFormatter",
    methods: [
      "string": { value, site in
        guard let style = value.settings("DateComponentsFormatter") else { return nil }
        var seconds = site.evaluate("from", as: .named("Double"))?.number
        if let parts = site.evaluate("from")?.settings("DateComponents") { seconds = parts.span }
        if let start = site.evaluate("from")?.date, let end = site.evaluate("to")?.date { seconds = end - start }
        return seconds.map { .string(span($0, style)) }
      }
    ],
    initializer: { _ in .foreign(SettingsValue("DateComponentsFormatter")) }
  )

  /// A span of time in the units that are allowed.
  private static func span(_ seconds: Double, _ style: SettingsValue) -> String {
    let all: [(String, Int, String)] = [
      ("day", 86_400, "d"), ("hour", 3_600, "h"), ("minute", 60, "m"), ("second", 1, "s"),
    ]
    let allowed = StandardLibrary.symbols(style.settings["allowedUnits"])
    let units = all.filter { allowed.isEmpty || allowed.contains($0.0) }
    var rest = Int(clamping: abs(seconds).rounded())
    var parts: [(count: Int, name: String, letter: String)] = []
    for (name, length, letter) in units {
      parts.append((rest / length, name, letter))
      rest %= length
    }
    let behavior = StandardLibrary.symbols(style.settings["zeroFormattingBehavior"])
    let keepsZeros = behavior.contains("pad")
    let form = style.symbol("unitsStyle") ?? "positional"
    if !keepsZeros {
      let most = form == "positional" ? 2 : 1
      while parts.count > most, parts.first?.count == 0 { parts.removeFirst() }
      if form != "positional" { parts = parts.filter { $0.count != 0 || parts.count == 1 } }
    }
    if let most = style.integer("maximumUnitCount"), most > 0 { parts = Array(parts.prefix(most)) }
    let sign = seconds < 0 ? "-" : ""
    switch form {
    case "positional":
      return sign
        + parts.enumerated().map { index, part in
          let text = "\(part.count)"
          return (index > 0 || keepsZeros) && text.count < 2 ? "0" + text : text
        }.joined(separator: ":")
    case "abbreviated": return sign + parts.map { "\($0.count)\($0.letter)" }.joined(separator: " ")
    case "short", "brief":
      let names = ["hour": "hr", "minute": "min", "second": "sec"]
      return sign
        + parts.map { part in
          let name = names[part.name] ?? (part.count == 1 ? part.name : part.name + "s")
          return form == "brief" ? "\(part.count)\(name)" : "\(part.count) \(name)"
        }.joined(separator: form == "brief" ? " " : ", ")
    default: return sign + parts.map { "\($0.count) \($0.name)" + ($0.count == 1 ? "" : "s") }.joined(separator: ", ")
    }
  }

  static let byteFormatter = LibraryType(
    name: "ByteCountFormatter",
    methods: ["string": { _, site in bytes(site) }],
    staticMethods: ["string": { site in bytes(site) }],
    initializer: { _ in .foreign(SettingsValue("ByteCountFormatter")) }
  )

  private static func bytes(_ site: CallSite) -> Value? {
    let count = site.evaluate("fromByteCount") ?? site.evaluate(0)
    return FormatStyleValue(.byteCount).text(of: count).map { .string($0) }
  }

  /// Names of days or months, cut to so many letters.
  static func names(_ names: [String], _ length: Int) -> Value {
    .array(names.map { .string(String($0.prefix(length))) })
  }

  private static func dateText(_ value: Value, _ site: CallSite) -> Value? {
    guard let formatter = value.settings("DateFormatter"), let seconds = site.evaluate(0).date else { return nil }
    return .string(text(of: seconds, formatter, site.evaluator))
  }

  static func text(of seconds: Double, _ formatter: SettingsValue, _ evaluator: Evaluator) -> String {
    evaluator.trace.note(DateText.standIn)
    let zone = zone(.foreign(formatter))
    let time = CivilTime(seconds: seconds, zone: zone)
    if let pattern = formatter.text("dateFormat") { return DatePattern(pattern).text(of: time) }
    let text = DateText(seconds: seconds, zone: zone)
    if let template = formatter.text("template") { return text.formatted(fields: fields(template)) }
    let date = formatter.symbol("dateStyle") ?? "none"
    let clock = formatter.symbol("timeStyle") ?? "none"
    guard date == "short" else { return text.formatted(date: date, time: clock) }
    let day = DatePattern("M/d/yy").text(of: time)
    return clock == "none" ? day : day + ", " + text.formatted(date: "none", time: clock)
  }

  /// The fields that the letters of a template name.
  private static func fields(_ template: String) -> [String: String] {
    var fields: [String: String] = [:]
    for letter in Set(template) {
      let count = template.filter { $0 == letter }.count
      switch letter {
      case "y", "Y": fields["year"] = count == 2 ? "twoDigits" : "defaultDigits"
      case "M", "L": fields["month"] = count >= 4 ? "wide" : count == 3 ? "abbreviated" : "defaultDigits"
      case "d": fields["day"] = count == 2 ? "twoDigits" : "defaultDigits"
      case "E", "c": fields["weekday"] = count >= 4 ? "wide" : "abbreviated"
      case "j", "h", "H", "J": fields["hour"] = "defaultDigits"
      case "m": fields["minute"] = "twoDigits"
      case "s": fields["second"] = "twoDigits"
      default: continue
      }
    }
    return fields
  }

  static func date(_ seconds: Double) -> Value {
    .foreign(OpaqueValue(typeName: "Date", description: DateText(seconds: seconds).description, order: seconds))
  }
}

extension SettingsValue {
  /// The seconds of the parts of a date that are set, as a span.
  var span: Double {
    let lengths: [String: Double] = [
      "year": 31_536_000, "month": 2_592_000, "weekOfYear": 604_800, "day": 86_400, "hour": 3_600, "minute": 60,
      "second": 1,
    ]
    return settings.reduce(0) { $0 + (lengths[$1.key] ?? 0) * ($1.value.number ?? 0) }
  }
}
