extension CivilTime {
  /// Which of its larger unit's days, weeks, hours … the moment lies in, from 1 on; nil where the units say nothing of each
  /// other (Apple: `Calendar.ordinality(of:in:for:)`).
  func ordinal(of part: String, in whole: String) -> Int? {
    switch (part, whole) {
    case ("month", "year"): month
    case ("month", "quarter"): (month - 1) % 3 + 1
    case ("quarter", "year"): component("quarter")
    case ("weekOfYear", "year"), ("weekOfYear", "yearForWeekOfYear"): week.number
    case ("weekOfMonth", "month"): weekOfMonth
    case ("day", "year"), ("dayOfYear", "year"): dayOfYear
    case ("day", "month"): day
    case ("day", "weekOfYear"), ("day", "weekOfMonth"), ("weekday", "weekOfYear"), ("weekday", "weekOfMonth"):
      days - startOfWeek.days + 1
    case ("weekday", "month"), ("weekdayOrdinal", "month"): component("weekdayOrdinal")
    case ("hour", "day"): hour + 1
    case ("minute", "hour"): minute + 1
    case ("minute", "day"): hour * 60 + minute + 1
    case ("second", "minute"): second + 1
    case ("second", "hour"): minute * 60 + second + 1
    case ("second", "day"): (hour * 60 + minute) * 60 + second + 1
    default: nil
    }
  }
}
