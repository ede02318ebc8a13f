/// Where weeks begin, and which of them is a year's or a month's first (Unicode Technical Standard 35, part 4, "Week
/// Data").
struct WeekRule: Equatable {
  /// From 1 for Sunday. In the United States weeks begin on Sunday, and the first is that of January 1.
  var firstWeekday = 1
  /// How many days of the year its first week has at least.
  var minimumDays = 1

  /// ISO 8601: weeks begin on Monday, and the first has most of its days in the year.
  static let iso8601 = WeekRule(firstWeekday: 2, minimumDays: 4)

  /// How many days after the beginning of its week a weekday is.
  fileprivate func offset(of weekday: Int) -> Int { ((weekday - firstWeekday) % 7 + 7) % 7 }

  /// The week of a day in a period; 0 for days that belong to the last week of the period before.
  fileprivate func number(ofDay day: Int, weekday: Int) -> Int {
    let start = ((offset(of: weekday) - (day - 1)) % 7 + 7) % 7
    return (day - 1 + start) / 7 + (7 - start >= minimumDays ? 1 : 0)
  }

  /// The day, since 1970, on which the first week of a period begins, whose first day is given.
  fileprivate func startOfFirstWeek(_ first: CivilTime) -> Int {
    let offset = offset(of: first.weekday)
    return first.days - offset + (7 - offset >= minimumDays ? 0 : 7)
  }
}

extension CivilTime {
  /// The week of the year, and the year whose week it is: it may be a neighbour of the day's own.
  var week: (number: Int, year: Int) {
    let number = weekRule.number(ofDay: dayOfYear, weekday: weekday)
    if number == 0 {
      let last = CivilTime(year: year - 1, month: 12, day: 31)
      return (weekRule.number(ofDay: last.dayOfYear, weekday: last.weekday), year - 1)
    }
    let next = weekRule.startOfFirstWeek(CivilTime(year: year + 1))
    return days >= next ? (1, year + 1) : (number, year)
  }

  var weekOfMonth: Int { weekRule.number(ofDay: day, weekday: weekday) }

  /// The first day of the week.
  var startOfWeek: CivilTime { onDay(day - weekRule.offset(of: weekday)) }

  /// The day of a week, counted in the year or the month that this is the first day of.
  func day(inWeek number: Int, weekday: Int?) -> CivilTime {
    let start = weekRule.startOfFirstWeek(self) - days
    let offset = weekday.map { weekRule.offset(of: $0) } ?? 0
    return onDay(day + start + (min(max(number, -100_000), 100_000) - 1) * 7 + offset)
  }

  /// The first, second … day of that name in the month that this is the first day of.
  func day(ordinal: Int, weekday: Int) -> CivilTime {
    let first = ((weekday - self.weekday) % 7 + 7) % 7
    return onDay(day + first + (min(max(ordinal, -100_000), 100_000) - 1) * 7)
  }
}
