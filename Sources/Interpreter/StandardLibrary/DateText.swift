/// How dates read in American English (Unicode CLDR), in the scene's zone unless another is set.
struct DateText {
  private let time: CivilTime

  private var day: CivilTime { time }
  private var hour: Int { time.hour }
  private var minute: Int { time.minute }
  private var second: Int { time.second }

  /// What texts of dates stand in for.
  static let standIn = "date"

  private let seconds: Double

  init(seconds: Double, zone: Zone = .scene) {
    self.seconds = seconds
    time = CivilTime(seconds: seconds, zone: zone)
  }

  /// `2007-01-09T17:41:00Z`: the only form whose time zone is its own.
  var iso: String {
    DatePattern("yyyy-MM-dd'T'HH:mm:ss'Z'").text(of: CivilTime(seconds: seconds, zone: .greenwich))
  }

  /// `2007-01-09 17:41:00 +0000`: what describes a date as a value.
  var description: String {
    DatePattern("yyyy-MM-dd HH:mm:ss '+0000'").text(of: CivilTime(seconds: seconds, zone: .greenwich))
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  private var monthName: String { Self.months.indices.contains(day.month - 1) ? Self.months[day.month - 1] : "" }

  private var weekdayName: String {
    Self.weekdays.indices.contains(day.weekday - 1) ? Self.weekdays[day.weekday - 1] : ""
  }

  /// The month around: the day of the week that it starts on from 0, and how many days it has.
  var monthGrid: (start: Int, dayCount: Int, day: Int) {
    let start = ((time.weekday - time.day) % 7 + 7) % 7
    return (start, time.daysInMonth, time.day)
  }

  /// `formatted()`
  var plain: String { formatted(date: "numeric", time: "shortened") }

  /// `formatted(date:time:)`
  func formatted(date: String, time: String) -> String {
    let parts = [self.date(date), self.time(time)].compactMap { $0 }
    return parts.joined(separator: date == "numeric" ? ", " : " at ")
  }

  private func date(_ style: String) -> String? {
    switch style {
    case "omitted", "none": nil
    case "abbreviated", "medium": "\(monthName.prefix(3)) \(day.day), \(day.year)"
    case "long": "\(monthName) \(day.day), \(day.year)"
    case "complete", "full": "\(weekdayName), \(monthName) \(day.day), \(day.year)"
    default: "\(day.month)/\(day.day)/\(day.year)"
    }
  }

  private func time(_ style: String) -> String? {
    switch style {
    case "omitted", "none": nil
    case "standard", "medium": clock(["hour": "", "minute": "", "second": ""])
    case "complete", "full", "long":
      clock(["hour": "", "minute": "", "second": ""]).map { $0 + " " + self.time.zone.abbreviation(at: seconds) }
    default: clock(["hour": "", "minute": ""])
    }
  }

  /// The fields that `.dateTime.month().day()` names, each with how it is written.
  func formatted(fields: [String: String]) -> String {
    if fields.isEmpty { return plain }
    let parts = [weekday(fields), calendar(fields)].compactMap { $0 }
    let date = parts.isEmpty ? nil : parts.joined(separator: ", ")
    let isNumeric = fields["month"].map(Self.isNumeric) ?? true
    return [date, clock(fields)].compactMap { $0 }.joined(separator: isNumeric ? ", " : " at ")
  }

  private static func isNumeric(_ width: String) -> Bool { width == "defaultDigits" || width == "twoDigits" }

  private func weekday(_ fields: [String: String]) -> String? {
    guard let width = fields["weekday"] else { return nil }
    switch width {
    case "wide": return weekdayName
    case "narrow": return String(weekdayName.prefix(1))
    case "short": return String(weekdayName.prefix(2))
    default: return String(weekdayName.prefix(3))
    }
  }

  private func calendar(_ fields: [String: String]) -> String? {
    let day = fields["day"].map { $0 == "twoDigits" ? Self.padded(self.day.day) : "\(self.day.day)" }
    let year = fields["year"].map { $0 == "twoDigits" ? Self.padded(self.day.year % 100) : "\(self.day.year)" }
    guard let width = fields["month"] else { return [day, year].compactMap { $0 }.joined(separator: " ").nonEmpty }
    if Self.isNumeric(width) {
      let month = width == "twoDigits" ? Self.padded(self.day.month) : "\(self.day.month)"
      return [month, day, year].compactMap { $0 }.joined(separator: "/")
    }
    let month = width == "wide" ? monthName : String(monthName.prefix(width == "narrow" ? 1 : 3))
    let front = [month, day].compactMap { $0 }.joined(separator: " ")
    guard let year else { return front }
    return front + (day == nil ? " " : ", ") + year
  }

  private func clock(_ fields: [String: String]) -> String? {
    guard fields["hour"] != nil else { return fields["minute"].map { _ in "\(minute)" } }
    var text = "\(hour % 12 == 0 ? 12 : hour % 12)"
    if fields["minute"] != nil { text += ":" + Self.padded(minute) }
    if fields["second"] != nil { text += ":" + Self.padded(second) }
    return fields["hour"] == "omitted" ? text : text + (hour < 12 ? " AM" : " PM")
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension DateText {
  /// What `Text(_:style:)` shows of a date so many seconds from now.
  func styled(_ style: String, secondsFromNow: Double) -> String {
    let span = Int(clamping: abs(secondsFromNow).rounded())
    switch style {
    case "time": return formatted(date: "omitted", time: "shortened")
    case "date": return formatted(date: "long", time: "omitted")
    case "timer": return Self.timer(span, showsHours: true)
    case "offset": return (secondsFromNow < 0 ? "-" : "+") + Self.offset(span)
    default: return Self.relative(span)
    }
  }

  /// The two largest units: "2 hr, 5 min".
  private static func relative(_ span: Int) -> String {
    let units = [(31_536_000, "yr"), (2_592_000, "mth"), (86_400, "day"), (3_600, "hr"), (60, "min"), (1, "sec")]
    guard let first = units.firstIndex(where: { span >= $0.0 }) else { return "0 sec" }
    var rest = span
    var parts: [String] = []
    for (length, name) in units[first...].prefix(2) {
      let count = rest / length
      rest %= length
      if count > 0 { parts.append("\(count) \(name)" + (count > 1 && (name == "day" || name == "mth") ? "s" : "")) }
    }
    return parts.joined(separator: ", ")
  }

  private static func offset(_ span: Int) -> String {
    let units = [
      (31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86_400, "day"), (3_600, "hour"), (60, "minute"),
    ]
    let (length, name) = units.first { span >= $0.0 } ?? (1, "second")
    let count = span / length
    return "\(count) \(name)" + (count == 1 ? "" : "s")
  }

  /// "2:05", "1:02:05": two parts are minutes and seconds, three hours as well.
  static func timer(_ span: Int, parts: Int) -> String {
    let rest = padded(span % 60)
    if parts < 3 { return "\(span / 60):" + rest }
    return "\(span / 3_600):" + padded(span / 60 % 60) + ":" + rest
  }

  /// "2:05", "1:02:05"; all of it in minutes where hours do not show.
  static func timer(_ span: Int, showsHours: Bool) -> String {
    timer(span, parts: showsHours && span >= 3_600 ? 3 : 2)
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
