/// A date as a pattern of Unicode's letters writes it (UTS 35), in American English: `EEEE, MMM d`.
struct DatePattern {
  private let pattern: String

  init(_ pattern: String) { self.pattern = pattern }

  func text(of time: CivilTime) -> String {
    var result = ""
    var rest = pattern[...]
    while let letter = rest.first {
      if letter == "'" {
        result += Self.quoted(&rest)
      } else if letter.isLetter, letter.isASCII {
        let run = rest.prefix { $0 == letter }
        rest = rest.dropFirst(run.count)
        result += Self.field(letter, run.count, time)
      } else {
        result.append(letter)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// What stands between quotes; two of them are one.
  private static func quoted(_ rest: inout Substring) -> String {
    rest = rest.dropFirst()
    if rest.first == "'" {
      rest = rest.dropFirst()
      return "'"
    }
    let text = rest.prefix { $0 != "'" }
    rest = rest.dropFirst(text.count + 1)
    return String(text)
  }

  private static func field(_ letter: Character, _ count: Int, _ time: CivilTime) -> String {
    switch letter {
    case "y", "Y", "u": return count == 2 ? padded(time.year % 100, 2) : padded(time.year, count)
    case "M", "L": return name(DateText.months, time.month - 1, count) ?? padded(time.month, count)
    case "d": return padded(time.day, count)
    case "D": return padded(time.dayOfYear, count)
    case "E", "c", "e":
      if letter == "e", count < 3 { return padded(time.weekday, count) }
      return name(DateText.weekdays, time.weekday - 1, max(count, 3)) ?? ""
    case "a", "b": return time.hour < 12 ? "AM" : "PM"
    case "h": return padded(time.hour % 12 == 0 ? 12 : time.hour % 12, count)
    case "H": return padded(time.hour, count)
    case "K": return padded(time.hour % 12, count)
    case "k": return padded(time.hour == 0 ? 24 : time.hour, count)
    case "m": return padded(time.minute, count)
    case "s": return padded(time.second, count)
    case "S": return String(padded(time.nanosecond, 9).prefix(count))
    case "Q", "q": return count < 3 ? padded((time.month - 1) / 3 + 1, count) : "Q\((time.month - 1) / 3 + 1)"
    case "w": return padded(time.week.number, count)
    case "W": return padded(time.weekOfMonth, count)
    case "G": return count == 4 ? "Anno Domini" : "AD"
    case "z", "v":
      if count == 4, time.zone == .scene { return "Pacific Standard Time" }
      return time.zone.abbreviation(at: time.seconds())
    case "Z", "x", "X":
      let isGreenwich = letter == "X" || letter == "Z" && count == 5
      if isGreenwich, time.zone.offset(at: time.seconds()) == 0 { return "Z" }
      return time.zone.written(at: time.seconds(), count >= 5 || letter != "Z" && count == 3 ? ":" : "")
    default: return ""
    }
  }

  /// A name from its third letter on: abbreviated, whole, or its first letter.
  private static func name(_ names: [String], _ index: Int, _ count: Int) -> String? {
    guard count >= 3, names.indices.contains(index) else { return nil }
    switch count {
    case 3: return String(names[index].prefix(3))
    case 5: return String(names[index].prefix(1))
    case 6: return String(names[index].prefix(2))
    default: return names[index]
    }
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, min(count, 20) - digits.count)) + digits
  }

  /// The moment that a text of this pattern tells; nil where it does not fit.
  func time(from text: String, zone: Zone = .scene) -> Double? {
    var time = CivilTime(year: 2000, zone: zone)
    var isAfternoon: Bool?
    var rest = text[...]
    var letters = pattern[...]
    while let letter = letters.first {
      guard letter != "'", letter.isLetter, letter.isASCII else {
        let literal = letter == "'" ? Self.quoted(&letters) : String(letter)
        if letter != "'" { letters = letters.dropFirst() }
        guard rest.hasPrefix(literal) else { return nil }
        rest = rest.dropFirst(literal.count)
        continue
      }
      let run = letters.prefix { $0 == letter }
      letters = letters.dropFirst(run.count)
      let isFollowedByDigits = letters.first.map { $0.isLetter && $0.isASCII } ?? false
      switch letter {
      case "M", "L":
        if run.count >= 3 {
          guard let index = Self.index(in: DateText.months, &rest, isWhole: run.count > 3) else { return nil }
          time.month = index + 1
          continue
        }
      case "E", "c":
        guard Self.index(in: DateText.weekdays, &rest, isWhole: run.count > 3) != nil else { return nil }
        continue
      case "a":
        isAfternoon = rest.lowercased().hasPrefix("p")
        rest = rest.dropFirst(2)
        continue
      case "Z", "z", "X", "x":
        guard let offset = Self.zone(&rest) else { return nil }
        time.zone = Zone(standard: offset)
        continue
      default: break
      }
      guard let number = Self.number(&rest, isFollowedByDigits ? run.count : 9) else { return nil }
      switch letter {
      case "y", "Y", "u": time.year = run.count == 2 && number < 100 ? number + (number < 50 ? 2000 : 1900) : number
      case "M", "L": time.month = number
      case "d": time.day = number
      case "h", "H", "K", "k": time.hour = number
      case "m": time.minute = number
      case "s": time.second = number
      default: break
      }
    }
    if let isAfternoon { time.hour = time.hour % 12 + (isAfternoon ? 12 : 0) }
    guard rest.isEmpty, (1...12).contains(time.month), (1...31).contains(time.day) else { return nil }
    return time.seconds()
  }

  private static func index(in names: [String], _ rest: inout Substring, isWhole: Bool) -> Int? {
    for (index, name) in names.enumerated() {
      let written = isWhole ? name : String(name.prefix(3))
      guard rest.lowercased().hasPrefix(written.lowercased()) else { continue }
      rest = rest.dropFirst(written.count)
      return index
    }
    return nil
  }

  private static func number(_ rest: inout Substring, _ most: Int) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }.prefix(most)
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }

  /// `Z`, `+01:00`, `-0800`, in seconds.
  private static func zone(_ rest: inout Substring) -> Int? {
    if rest.hasPrefix("Z") {
      rest = rest.dropFirst()
      return 0
    }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
    rest = rest.dropFirst()
    guard let hours = number(&rest, 2) else { return nil }
    if rest.first == ":" { rest = rest.dropFirst() }
    let minutes = number(&rest, 2) ?? 0
    return (sign == "-" ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}
