/// The moments whose parts are as asked (Foundation: `Calendar.nextDate(after:matching:matchingPolicy:)`).
struct CalendarSearch {
  private let parts: [String: Int]
  private let hours: ClosedRange<Int>
  private let minutes: ClosedRange<Int>
  private let seconds: ClosedRange<Int>
  /// The parts that a day has, of those that are asked for.
  private let dayParts: [String]

  /// Nil where nothing is asked for.
  init?(_ components: SettingsValue) {
    let parts = components.settings.compactMapValues(\.integer)
    guard !parts.isEmpty else { return nil }
    self.parts = parts
    dayParts = Self.names.filter { parts[$0] != nil }
    // A part that is not asked for is the first that it can be, but for those above the largest that is asked for.
    let asksHour = parts["hour"] != nil
    let asksMinute = parts["minute"] != nil
    let isOfDay = asksHour || !dayParts.isEmpty
    hours = Self.range(parts["hour"], isFixed: isOfDay, last: 23)
    minutes = Self.range(parts["minute"], isFixed: isOfDay, last: 59)
    seconds = Self.range(parts["second"], isFixed: isOfDay || asksMinute, last: 59)
  }

  private static let names = [
    "year", "quarter", "month", "day", "weekday", "weekdayOrdinal", "weekOfYear", "weekOfMonth", "yearForWeekOfYear",
    "dayOfYear",
  ]

  private static func range(_ asked: Int?, isFixed: Bool, last: Int) -> ClosedRange<Int> {
    if let asked { return asked...asked }
    return isFixed ? 0...0 : 0...last
  }

  /// The first such moment after another; nil where none comes in the years around. Each day that is looked at is paid
  /// for.
  func next(after start: CivilTime, _ evaluator: Evaluator) -> CivilTime? {
    let moment = start.seconds()
    var day = start.startOfDay
    for _ in 0..<Self.mostDays {
      guard evaluator.affords(1) else { return nil }
      if dayParts.allSatisfy({ day.component($0) == parts[$0] }), let found = first(on: day, after: moment) {
        return found
      }
      day = day.adding(1, "day").startOfDay
    }
    return nil
  }

  private static let mostDays = 3_000

  private func first(on day: CivilTime, after moment: Double) -> CivilTime? {
    for hour in hours {
      for minute in minutes {
        for second in seconds {
          var time = day
          (time.hour, time.minute, time.second) = (hour, minute, second)
          if time.seconds() > moment { return time }
        }
      }
    }
    return nil
  }
}
