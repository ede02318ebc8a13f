/// A moment in the Gregorian calendar of a zone.
struct CivilTime: Equatable {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  var nanosecond = 0

  /// Where the clocks show it.
  var zone = Zone.scene

  /// How weeks are counted.
  var weekRule = WeekRule()

  /// Some three million years around now: what is further away has no date that anybody writes.
  private static let reach = 1e14

  init(seconds: Double, zone: Zone = .scene) {
    self.init(seconds: seconds, offset: zone.offset(at: seconds))
    self.zone = zone
  }

  /// So many seconds from Greenwich.
  init(seconds: Double, offset: Int) {
    let known = seconds.isFinite ? min(max(seconds, -Self.reach), Self.reach) : 0
    let local = Int(clamping: known.rounded(.down)) + offset
    let days = local >= 0 ? local / 86_400 : -((86_399 - local) / 86_400)
    let rest = local - days * 86_400
    self.init(daysSince1970: days)
    hour = rest / 3_600
    minute = rest / 60 % 60
    second = rest % 60
    nanosecond = Int(clamping: (known - known.rounded(.down)) * 1e9)
    zone = Zone(standard: offset)
  }

  /// Howard Hinnant's `civil_from_days`: eras of 400 years that begin in March.
  private init(daysSince1970 days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    (hour, minute, second) = (0, 0, 0)
  }

  init(
    year: Int,
    month: Int = 1,
    day: Int = 1,
    hour: Int = 0,
    minute: Int = 0,
    second: Int = 0,
    zone: Zone = .scene
  ) {
    self.zone = zone
    self.year = min(max(year, -2_000_000), 2_000_000)
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Days since 1970; months and days beyond their bounds count on (Howard Hinnant's `days_from_civil`).
  var days: Int {
    let months = year * 12 + min(max(month, -1_000_000), 1_000_000) - 1
    let year = months >= 0 ? months / 12 : -((11 - months) / 12)
    let month = months - year * 12 + 1
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468 + min(max(day, -1_000_000_000), 1_000_000_000) - 1
  }

  /// What the clocks show twice is the first of the two moments.
  func seconds() -> Double {
    let local =
      Double(days) * 86_400 + Double(hour) * 3_600 + Double(minute) * 60 + Double(second)
      + Double(nanosecond) / 1e9
    let standard = local - Double(zone.standard)
    return zone.isSummer(at: standard - 3_600) ? standard - 3_600 : standard
  }

  /// From 1 for Sunday.
  var weekday: Int { ((days % 7) + 11) % 7 + 1 }

  var dayOfYear: Int { days - CivilTime(year: year).days + 1 }

  var daysInMonth: Int { CivilTime(year: year, month: month + 1).days - CivilTime(year: year, month: month).days }

  var startOfDay: CivilTime { onDay(day) }

  /// The first moment of another day of the month, which may lie beside it.
  func onDay(_ day: Int) -> CivilTime {
    var result = CivilTime(year: year, month: month, day: day, zone: zone)
    result.weekRule = weekRule
    return result
  }

  /// Apple: `Calendar.Component`.
  static let componentNames = [
    "era", "year", "yearForWeekOfYear", "month", "day", "hour", "minute", "second", "nanosecond", "weekday",
    "weekdayOrdinal", "quarter", "weekOfYear", "weekOfMonth", "dayOfYear",
  ]

  /// The part with the name of a calendar's component.
  func component(_ name: String) -> Int? {
    switch name {
    case "era": 1
    case "year": year
    case "yearForWeekOfYear": week.year
    case "month": month
    case "day": day
    case "hour": hour
    case "minute": minute
    case "second": second
    case "nanosecond": nanosecond
    case "weekday": weekday
    case "weekdayOrdinal": (day - 1) / 7 + 1
    case "quarter": (month - 1) / 3 + 1
    case "weekOfYear": week.number
    case "weekOfMonth": weekOfMonth
    case "dayOfYear": dayOfYear
    default: nil
    }
  }

  /// So many of a component later; the day of the month is kept as far as the month has it.
  func adding(_ count: Int, _ name: String) -> CivilTime {
    let count = min(max(count, -1_000_000_000), 1_000_000_000)
    var result = self
    switch name {
    case "year", "yearForWeekOfYear": return addingMonths(min(max(count, -100_000), 100_000) * 12)
    case "quarter": return addingMonths(min(max(count, -100_000), 100_000) * 3)
    case "month": return addingMonths(min(max(count, -1_000_000), 1_000_000))
    case "weekOfYear", "weekOfMonth", "weekdayOrdinal": result.day += count * 7
    case "day", "weekday", "dayOfYear": result.day += count
    case "hour": return moved(to: seconds() + Double(count) * 3_600)
    case "minute": return moved(to: seconds() + Double(count) * 60)
    case "second": return moved(to: seconds() + Double(count))
    default: return self
    }
    return moved(to: result.seconds())
  }

  /// Another moment in the same calendar.
  private func moved(to seconds: Double) -> CivilTime {
    var result = CivilTime(seconds: seconds, zone: zone)
    result.weekRule = weekRule
    return result
  }

  private func addingMonths(_ count: Int) -> CivilTime {
    var result = moved(to: CivilTime(year: year, month: month + count, zone: zone).seconds())
    result.day = min(day, result.daysInMonth)
    (result.hour, result.minute, result.second) = (hour, minute, second)
    return result
  }
}
