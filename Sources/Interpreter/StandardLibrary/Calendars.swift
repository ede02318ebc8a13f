import SourceText

extension LibraryType {
  /// The Gregorian calendar, in the scene's zone unless another is set.
  static let calendar = LibraryType(
    name: "Calendar",
    properties: [
      "firstWeekday": { calendar, _ in .int(weekRule(calendar).firstWeekday) },
      "minimumDaysInFirstWeek": { calendar, _ in .int(weekRule(calendar).minimumDays) },
      "weekdaySymbols": { _, _ in names(DateText.weekdays, .max) },
      "shortWeekdaySymbols": { _, _ in names(DateText.weekdays, 3) },
      "veryShortWeekdaySymbols": { _, _ in names(DateText.weekdays, 1) },
      "standaloneWeekdaySymbols": { _, _ in names(DateText.weekdays, .max) },
      "shortStandaloneWeekdaySymbols": { _, _ in names(DateText.weekdays, 3) },
      "veryShortStandaloneWeekdaySymbols": { _, _ in names(DateText.weekdays, 1) },
      "monthSymbols": { _, _ in names(DateText.months, .max) },
      "shortMonthSymbols": { _, _ in names(DateText.months, 3) },
      "standaloneMonthSymbols": { _, _ in names(DateText.months, .max) },
    ],
    methods: [
      "component": { calendar, site in
        guard let time = moment(site, "from", calendar), let name = component(site, 0) else { return nil }
        return time.component(name).map { .int($0) }
      },
      "dateComponents": { calendar, site in components(calendar, site) },
      "date": { calendar, site in made(calendar, site) },
      "startOfDay": { calendar, site in moment(site, "for", calendar).map { date($0.startOfDay.seconds()) } },
      "isDate": { calendar, site in
        guard let first = site.evaluate(0).date else { return nil }
        if let other = site.evaluate("inSameDayAs")?.date {
          return .bool(civilTime(first, calendar).days == civilTime(other, calendar).days)
        }
        guard let other = site.evaluate("equalTo")?.date, let unit = named(site, "toGranularity") else { return nil }
        return .bool(start(civilTime(first, calendar), unit) == start(civilTime(other, calendar), unit))
      },
      "compare": { calendar, site in
        guard let first = site.evaluate(0).date, let other = site.evaluate("to")?.date,
          let unit = named(site, "toGranularity")
        else { return nil }
        return order(start(civilTime(first, calendar), unit), start(civilTime(other, calendar), unit))
      },
      "isDateInToday": { calendar, site in isDay(site, 0, calendar) },
      "isDateInTomorrow": { calendar, site in isDay(site, 1, calendar) },
      "isDateInYesterday": { calendar, site in isDay(site, -1, calendar) },
      "isDateInWeekend": { calendar, site in
        site.evaluate(0, as: .named("Date")).date.map {
          .bool([1, 7].contains(civilTime($0, calendar).weekday))
        }
      },
      "range": { calendar, site in
        guard let part = named(site, "of"), let whole = named(site, "in"), let time = moment(site, "for", calendar)
        else { return nil }
        return range(of: part, in: whole, time)
      },
      "dateInterval": { calendar, site in
        guard let unit = named(site, "of"), let time = moment(site, "for", calendar) else { return nil }
        let first = start(time, unit)
        let last = Self.civilTime(first, calendar).adding(1, unit).seconds()
        return interval(from: first, to: last)
      },
      "nextDate": { calendar, site in
        guard let start = moment(site, "after", calendar), let search = search(site) else { return nil }
        return search.next(after: start, site.evaluator).map { date($0.seconds()) }
      },
      "enumerateDates": { calendar, site in enumerated(calendar, site) },
      "ordinality": { calendar, site in
        guard let part = named(site, "of"), let whole = named(site, "in"), let time = moment(site, "for", calendar)
        else { return nil }
        return time.ordinal(of: part, in: whole).map { .int($0) }
      },
    ],
    statics: ["autoupdatingCurrent": { _ in value }, "current": { _ in value }],
    initializer: { site in
      var settings: [String: Value] = [:]
      if let identifier = site.evaluate("identifier", as: .named("Calendar.Identifier")) {
        settings["identifier"] = identifier
      }
      return .foreign(SettingsValue("Calendar", settings))
    }
  )

  private static func search(_ site: CallSite) -> CalendarSearch? {
    site.evaluate("matching", as: .named("DateComponents"))?.settings("DateComponents").flatMap { CalendarSearch($0) }
  }

  /// Calls the closure with one moment after another until it sets `stop`.
  private static func enumerated(_ calendar: Value, _ site: CallSite) -> Value? {
    guard let start = moment(site, "startingAfter", calendar), let search = search(site),
      let last = site.arguments.indices.last, let body = site.function(last)
    else { return nil }
    var current = start
    while let next = search.next(after: current, site.evaluator) {
      var arguments: [Value] = [date(next.seconds()), .bool(true), .bool(false)]
      _ = site.evaluator.call(body, &arguments)
      if arguments.last.map(site.evaluator.isTrue) ?? true || site.evaluator.isInterrupted { break }
      current = next
    }
    return .void
  }

  static let components = LibraryType(
    name: "DateComponents",
    properties: ["date": { parts, _ in parts.settings("DateComponents").map { date(moment(of: $0)) } }],
    initializer: { site in
      var parts = SettingsValue("DateComponents")
      for (index, label) in site.labels.enumerated() {
        let value = site.evaluate(index, as: label == "calendar" ? .named("Calendar") : nil)
        if let label { parts.settings[label] = value }
      }
      return .foreign(parts)
    }
  )

  static let dateInterval = LibraryType(
    name: "DateInterval",
    methods: [
      "contains": { interval, site in
        guard let parts = interval.settings("DateInterval"), let moment = site.evaluate(0).date,
          let first = parts.settings["start"]?.date, let last = parts.settings["end"]?.date
        else { return nil }
        return .bool(first <= moment && moment <= last)
      },
      "intersects": { interval, site in
        guard let parts = interval.settings("DateInterval"),
          let others = site.evaluate(0, as: .named("DateInterval")).settings("DateInterval"),
          let first = parts.settings["start"]?.date, let last = parts.settings["end"]?.date,
          let otherFirst = others.settings["start"]?.date, let otherLast = others.settings["end"]?.date
        else { return nil }
        return .bool(first <= otherLast && otherFirst <= last)
      },
    ],
    initializer: { site in
      guard let first = site.evaluate("start")?.date else { return nil }
      let length = site.evaluate("duration", as: .named("Double"))?.number
      let last = site.evaluate("end")?.date ?? first + (length ?? 0)
      return interval(from: first, to: last)
    }
  )

  private static func interval(from first: Double, to last: Double) -> Value {
    let settings: [String: Value] = ["start": date(first), "end": date(last), "duration": .double(last - first)]
    return .foreign(SettingsValue("DateInterval", settings))
  }

  private static func weekRule(_ calendar: Value?) -> WeekRule {
    let settings = calendar?.settings("Calendar")
    var rule = settings?.symbol("identifier") == "iso8601" ? WeekRule.iso8601 : WeekRule()
    if let first = settings?.integer("firstWeekday"), 1...7 ~= first { rule.firstWeekday = first }
    if let days = settings?.integer("minimumDaysInFirstWeek"), 1...7 ~= days { rule.minimumDays = days }
    return rule
  }

  /// A moment as a calendar counts it.
  private static func civilTime(_ seconds: Double, _ calendar: Value?) -> CivilTime {
    var time = CivilTime(seconds: seconds, zone: zone(calendar))
    time.weekRule = weekRule(calendar)
    return time
  }

  private static var value: Value { .foreign(SettingsValue("Calendar")) }

  private static func moment(_ site: CallSite, _ label: String, _ calendar: Value) -> CivilTime? {
    site.evaluate(label, as: .named("Date"))?.date.map { civilTime($0, calendar) }
  }

  private static func component(_ site: CallSite, _ index: Int) -> String? {
    site.evaluate(index, as: .named("Calendar.Component")).foreignValue?.description
  }

  private static func named(_ site: CallSite, _ label: String) -> String? {
    site.evaluate(label, as: .named("Calendar.Component"))?.foreignValue?.description
  }

  private static func isDay(_ site: CallSite, _ offset: Int, _ calendar: Value) -> Value? {
    site.evaluate(0, as: .named("Date")).date.map {
      .bool(civilTime($0, calendar).days == civilTime(now, calendar).days + offset)
    }
  }

  /// Where the year, month, week, day … begins in which a moment lies.
  private static func start(_ time: CivilTime, _ unit: String) -> Double {
    var time = time
    time.nanosecond = 0
    switch unit {
    case "year": return CivilTime(year: time.year, zone: time.zone).seconds()
    case "quarter": return CivilTime(year: time.year, month: (time.month - 1) / 3 * 3 + 1, zone: time.zone).seconds()
    case "month": return CivilTime(year: time.year, month: time.month, zone: time.zone).seconds()
    case "weekOfYear", "weekOfMonth", "yearForWeekOfYear": return time.startOfWeek.seconds()
    case "hour": (time.minute, time.second) = (0, 0)
    case "minute": time.second = 0
    case "second": break
    default: time = time.startOfDay
    }
    return time.seconds()
  }

  private static func range(of part: String, in whole: String, _ time: CivilTime) -> Value? {
    let bounds: (Int, Int)
    switch (part, whole) {
    case ("day", "month"): bounds = (1, time.daysInMonth + 1)
    case ("day", "year"), ("dayOfYear", "year"):
      bounds = (1, CivilTime(year: time.year + 1).days - CivilTime(year: time.year).days + 1)
    case ("month", _): bounds = (1, 13)
    case ("weekday", _): bounds = (1, 8)
    case ("hour", _): bounds = (0, 24)
    case ("minute", _), ("second", _): bounds = (0, 60)
    case ("weekOfMonth", "month"), ("weekOfYear", "month"):
      var last = time
      last.day = time.daysInMonth
      bounds = (1, last.weekOfMonth + 1)
    default: return nil
    }
    return .range(RangeValue(lower: .int(bounds.0), upper: .int(bounds.1), isClosed: false))
  }

  /// All parts of a moment in a zone: `dateComponents(in: zone, from: date)`.
  private static func components(in zone: Value, _ calendar: Value, _ site: CallSite) -> Value? {
    guard let seconds = site.evaluate("from")?.date else { return nil }
    var time = CivilTime(seconds: seconds, zone: self.zone(zone))
    time.weekRule = weekRule(calendar)
    var parts = SettingsValue("DateComponents", ["calendar": calendar, "timeZone": zone])
    for name in CivilTime.componentNames { parts.settings[name] = time.component(name).map { .int($0) } }
    return .foreign(parts)
  }

  private static func components(_ calendar: Value, _ site: CallSite) -> Value? {
    if let zone = site.evaluate("in", as: .named("TimeZone")) { return components(in: zone, calendar, site) }
    let wanted = StandardLibrary.symbols(
      site.evaluate(0, as: .named("Set", [.named("Calendar.Component")]))
    )
    var parts = SettingsValue("DateComponents")
    guard let first = site.evaluate("from")?.date else { return nil }
    guard let last = site.evaluate("to")?.date else {
      let time = civilTime(first, calendar)
      for name in wanted { parts.settings[name] = time.component(name).map { .int($0) } }
      return .foreign(parts)
    }
    var time = civilTime(first, calendar)
    for name in ["year", "month", "weekOfYear", "day", "hour", "minute", "second"] where wanted.contains(name) {
      let count = span(from: time, to: last, name)
      time = time.adding(count, name)
      parts.settings[name] = .int(count)
    }
    return .foreign(parts)
  }

  /// How many whole years, months, days … there are.
  private static func span(from time: CivilTime, to last: Double, _ name: String) -> Int {
    let lengths: [String: Double] = [
      "year": 31_556_952, "month": 2_629_746, "weekOfYear": 604_800, "day": 86_400, "hour": 3_600, "minute": 60,
    ]
    let direction = last >= time.seconds() ? 1 : -1
    var count = Int(clamping: (last - time.seconds()) / (lengths[name] ?? 1))
    let isPast = { (count: Int) in
      let moment = time.adding(count, name).seconds()
      return direction > 0 ? moment > last : moment < last
    }
    if isPast(count) { count -= direction }
    if !isPast(count + direction) { count += direction }
    return count
  }

  private static func made(_ calendar: Value, _ site: CallSite) -> Value? {
    if let parts = site.evaluate("from")?.settings("DateComponents") { return date(moment(of: parts, calendar)) }
    if let hour = site.evaluate("bySettingHour")?.integer, let time = moment(site, "of", calendar) {
      var result = time.startOfDay
      result.hour = hour
      result.minute = site.evaluate("minute")?.integer ?? 0
      result.second = site.evaluate("second")?.integer ?? 0
      return date(result.seconds())
    }
    guard let start = moment(site, "to", calendar) else { return nil }
    let added = site.evaluate("byAdding", as: .named("Calendar.Component"))
    if let parts = added?.settings("DateComponents") {
      let sum = parts.settings.ordered { $0.key < $1.key }.reduce(start) { $0.adding($1.value.integer ?? 0, $1.key) }
      return date(sum.seconds())
    }
    guard let name = added?.foreignValue?.description, let count = site.evaluate("value")?.integer else { return nil }
    return date(start.adding(count, name).seconds())
  }

  /// The moment whose parts are set; others are the first.
  private static func moment(of parts: SettingsValue, _ calendar: Value? = nil) -> Double {
    let owner = parts.settings["timeZone"] ?? parts.settings["calendar"] ?? calendar
    var time = day(of: parts, zone(owner), weekRule(parts.settings["calendar"] ?? calendar))
    (time.hour, time.minute) = (parts.integer("hour") ?? 0, parts.integer("minute") ?? 0)
    time.second = parts.integer("second") ?? 0
    return time.seconds()
  }

  /// The day that is told by its date, by a week, or by a weekday of its month.
  private static func day(of parts: SettingsValue, _ zone: Zone, _ weekRule: WeekRule) -> CivilTime {
    let year = parts.integer("yearForWeekOfYear") ?? parts.integer("year") ?? 1
    var first = CivilTime(year: year, month: parts.integer("month") ?? 1, zone: zone)
    first.weekRule = weekRule
    let weekday = parts.integer("weekday")
    if let day = parts.integer("day") {
      first.day = day
    } else if let week = parts.integer("weekOfYear") ?? parts.integer("weekOfMonth") {
      return first.day(inWeek: week, weekday: weekday)
    } else if let weekday, let ordinal = parts.integer("weekdayOrdinal") {
      return first.day(ordinal: ordinal, weekday: weekday)
    }
    return first
  }
}
