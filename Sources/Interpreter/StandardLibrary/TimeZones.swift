/// How far a zone is from Greenwich, and when its clocks go forward.
struct Zone: Equatable {
  /// When summer time holds.
  enum Summer: Equatable {
    case never
    /// From the second Sunday of March to the first of November, at two o'clock.
    case american
    /// From the last Sunday of March to the last of October, at one o'clock in Greenwich.
    case european
    /// From the first Sunday of October to the first of April, at two o'clock of standard time.
    case australian
  }

  /// In seconds, in winter.
  var standard: Int
  var summer = Summer.never

  /// The one in which it is always 9:41: the standard time of the Pacific.
  static let scene = Zone(standard: -28_800)
  static let greenwich = Zone(standard: 0)

  /// Nil for a name that the table does not hold.
  init?(identifier: String) {
    if let hours = Self.hours[identifier] {
      self.init(standard: Int(hours.0 * 3_600), summer: hours.1)
    } else if let offset = Self.written(identifier) {
      self.init(standard: offset)
    } else {
      return nil
    }
  }

  init(standard: Int, summer: Summer = .never) {
    self.standard = min(max(standard, -86_400), 86_400)
    self.summer = summer
  }

  /// Seconds from Greenwich at a moment.
  func offset(at seconds: Double) -> Int {
    summer == .never || !isSummer(at: seconds) ? standard : standard + 3_600
  }

  func isSummer(at seconds: Double) -> Bool {
    guard summer != .never else { return false }
    let year = CivilTime(seconds: seconds, offset: standard).year
    let sunday = { (month: Int, count: Int, hour: Int) -> Double in
      Self.sunday(count, year: year, month: month, hour: hour)
    }
    let local = -Double(standard)
    switch summer {
    case .never: return false
    case .american: return seconds >= sunday(3, 2, 2) + local && seconds < sunday(11, 1, 1) + local
    case .european: return seconds >= sunday(3, -1, 1) && seconds < sunday(10, -1, 1)
    case .australian: return seconds >= sunday(10, 1, 2) + local || seconds < sunday(4, 1, 2) + local
    }
  }

  /// The first, second … Sunday of a month, or the last one, at an hour in Greenwich.
  private static func sunday(_ count: Int, year: Int, month: Int, hour: Int) -> Double {
    let first = CivilTime(year: year, month: month)
    let toSunday = (8 - first.weekday) % 7
    let weeks = count > 0 ? count - 1 : (first.daysInMonth - 1 - toSunday) / 7
    return Double(first.days + toSunday + weeks * 7) * 86_400 + Double(hour) * 3_600
  }

  /// `GMT+0200`, `GMT-7`, `UTC`.
  private static func written(_ name: String) -> Int? {
    guard let prefix = ["GMT", "UTC"].first(where: name.hasPrefix) else { return nil }
    var rest = name.dropFirst(prefix.count)
    guard let sign = rest.first else { return 0 }
    guard sign == "+" || sign == "-" else { return nil }
    rest = rest.dropFirst()
    let digits = rest.filter(\.isNumber)
    guard digits.count == rest.filter({ $0 != ":" }).count, digits.count <= 4, let number = Int(digits) else {
      return nil
    }
    let (hours, minutes) = digits.count > 2 ? (number / 100, number % 100) : (number, 0)
    return (sign == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }

  private static let hours: [String: (Double, Summer)] = [
    "Africa/Cairo": (2, .never), "Africa/Johannesburg": (2, .never), "Africa/Lagos": (1, .never),
    "Africa/Nairobi": (3, .never), "America/Anchorage": (-9, .american), "America/Argentina/Buenos_Aires": (-3, .never),
    "America/Bogota": (-5, .never), "America/Chicago": (-6, .american), "America/Denver": (-7, .american),
    "America/Halifax": (-4, .american), "America/Lima": (-5, .never), "America/Los_Angeles": (-8, .american),
    "America/Mexico_City": (-6, .never), "America/New_York": (-5, .american), "America/Phoenix": (-7, .never),
    "America/Sao_Paulo": (-3, .never), "America/Toronto": (-5, .american), "America/Vancouver": (-8, .american),
    "Asia/Bangkok": (7, .never), "Asia/Calcutta": (5.5, .never), "Asia/Dubai": (4, .never),
    "Asia/Ho_Chi_Minh": (7, .never), "Asia/Hong_Kong": (8, .never), "Asia/Istanbul": (3, .never),
    "Asia/Jakarta": (7, .never), "Asia/Karachi": (5, .never), "Asia/Kathmandu": (5.75, .never),
    "Asia/Kolkata": (5.5, .never), "Asia/Manila": (8, .never), "Asia/Riyadh": (3, .never), "Asia/Seoul": (9, .never),
    "Asia/Shanghai": (8, .never), "Asia/Singapore": (8, .never), "Asia/Taipei": (8, .never), "Asia/Tokyo": (9, .never),
    "Atlantic/Reykjavik": (0, .never), "Australia/Adelaide": (9.5, .australian), "Australia/Brisbane": (10, .never),
    "Australia/Melbourne": (10, .australian), "Australia/Perth": (8, .never), "Australia/Sydney": (10, .australian),
    "CET": (1, .european), "CST": (-6, .american), "EST": (-5, .american), "Etc/GMT": (0, .never),
    "Etc/UTC": (0, .never), "Europe/Amsterdam": (1, .european), "Europe/Athens": (2, .european),
    "Europe/Berlin": (1, .european), "Europe/Brussels": (1, .european), "Europe/Copenhagen": (1, .european),
    "Europe/Dublin": (0, .european), "Europe/Helsinki": (2, .european), "Europe/Istanbul": (3, .never),
    "Europe/Kiev": (2, .european), "Europe/Kyiv": (2, .european), "Europe/Lisbon": (0, .european),
    "Europe/London": (0, .european), "Europe/Madrid": (1, .european), "Europe/Moscow": (3, .never),
    "Europe/Oslo": (1, .european), "Europe/Paris": (1, .european), "Europe/Prague": (1, .european),
    "Europe/Rome": (1, .european), "Europe/Stockholm": (1, .european), "Europe/Vienna": (1, .european),
    "Europe/Warsaw": (1, .european), "Europe/Zurich": (1, .european), "JST": (9, .never), "MST": (-7, .american),
    "PST": (-8, .american), "Pacific/Honolulu": (-10, .never),
    "US/Central": (-6, .american), "US/Eastern": (-5, .american), "US/Mountain": (-7, .american),
    "US/Pacific": (-8, .american),
  ]

  /// `+01:00`, `GMT-0500`
  func written(at seconds: Double, _ separator: String) -> String {
    let offset = offset(at: seconds)
    let minutes = abs(offset) / 60
    let padded = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return (offset < 0 ? "-" : "+") + padded(minutes / 60) + separator + padded(minutes % 60)
  }

  /// `PST`, `EDT`, `GMT+1`: as American English names it.
  func abbreviation(at seconds: Double) -> String {
    let names = [-18_000: "E", -21_600: "C", -25_200: "M", -28_800: "P"]
    if summer == .american || self == .scene, let name = names[standard] {
      return name + (isSummer(at: seconds) ? "DT" : "ST")
    }
    let offset = offset(at: seconds)
    guard offset != 0 else { return "GMT" }
    let minutes = abs(offset) / 60
    let rest = minutes % 60 == 0 ? "" : ":\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    return "GMT" + (offset < 0 ? "-" : "+") + "\(minutes / 60)" + rest
  }
}

extension LibraryType {
  static let timeZone = LibraryType(
    name: "TimeZone",
    methods: [
      "secondsFromGMT": { value, site in
        let moment = site.index(of: "for").map { site.evaluate($0).date } ?? now
        return moment.map { .int(zone(value).offset(at: $0)) }
      },
      "abbreviation": { value, site in
        let moment = site.index(of: "for").map { site.evaluate($0).date } ?? now
        return moment.map { .string(zone(value).abbreviation(at: $0)) }
      },
      "isDaylightSavingTime": { value, site in
        let moment = site.index(of: "for").map { site.evaluate($0).date } ?? now
        return moment.map { .bool(zone(value).isSummer(at: $0)) }
      },
    ],
    statics: [
      "gmt": { _ in timeZone("GMT", 0) },
      "current": { _ in timeZone("America/Los_Angeles", Zone.scene.standard) },
      "autoupdatingCurrent": { _ in timeZone("America/Los_Angeles", Zone.scene.standard) },
    ],
    initializer: { site in
      if let seconds = site.evaluate("secondsFromGMT")?.integer {
        guard abs(seconds) <= 64_800 else { return Value.none }
        let name = seconds == 0 ? "GMT" : "GMT" + Zone(standard: seconds).written(at: 0, "")
        return timeZone(name, seconds)
      }
      guard let name = (site.evaluate("identifier") ?? site.evaluate("abbreviation"))?.text else { return nil }
      return Zone(identifier: name).map { _ in timeZone(name, nil) }
    }
  )

  private static func timeZone(_ identifier: String, _ seconds: Int?) -> Value {
    var settings = ["identifier": Value.string(identifier)]
    settings["offset"] = seconds.map { .int($0) }
    return .foreign(SettingsValue("TimeZone", settings))
  }

  /// What a calendar or formatter is set to, or a zone itself; else the scene's.
  static func zone(_ value: Value?) -> Zone {
    guard let settings = value?.foreign(SettingsValue.self) else { return .scene }
    guard settings.typeName == "TimeZone" else {
      return settings.settings["timeZone"].map { zone($0) } ?? settings.settings["calendar"].map { zone($0) } ?? .scene
    }
    if let seconds = settings.integer("offset") { return Zone(standard: seconds) }
    return settings.text("identifier").flatMap { Zone(identifier: $0) } ?? .scene
  }
}
