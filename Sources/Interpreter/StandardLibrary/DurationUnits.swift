/// How a duration is written in units (Foundation: `Duration.UnitsFormatStyle`), in American English: "1 hr, 2 min".
struct DurationUnits: Hashable {
  /// The units that may show, the largest first.
  var allowed: [Unit] = [.hours, .minutes, .seconds]
  var width = Width.abbreviated
  /// Maximum number of units that show, from the first that is not zero on.
  var most: Int?
  /// The digits of units that show though they are zero; nil where they do not.
  var zeroLength: Int?
  /// The digits after the point of the last unit.
  var fraction = 0

  enum Width: String { case abbreviated, condensedAbbreviated, narrow, wide }

  enum Unit: String, CaseIterable {
    case weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds

    var seconds: Double {
      switch self {
      case .weeks: 604_800
      case .days: 86_400
      case .hours: 3_600
      case .minutes: 60
      case .seconds: 1
      case .milliseconds: 1e-3
      case .microseconds: 1e-6
      case .nanoseconds: 1e-9
      }
    }

    fileprivate func word(_ width: Width, isOne: Bool) -> String {
      switch width {
      case .narrow: shortest
      case .wide: isOne ? String(rawValue.dropLast()) : rawValue
      case .abbreviated, .condensedAbbreviated: isOne ? short.one : short.many
      }
    }

    private var shortest: String {
      switch self {
      case .weeks, .days, .hours, .minutes, .seconds: String(rawValue.prefix(1))
      case .milliseconds, .microseconds, .nanoseconds: short.one
      }
    }

    private var short: (one: String, many: String) {
      switch self {
      case .weeks: ("wk", "wks")
      case .days: ("day", "days")
      case .hours: ("hr", "hr")
      case .minutes: ("min", "min")
      case .seconds: ("sec", "sec")
      case .milliseconds: ("ms", "ms")
      case .microseconds: ("μs", "μs")
      case .nanoseconds: ("ns", "ns")
      }
    }
  }

  /// Maximum number of seconds that are told apart.
  private static let longest = 1e12

  func text(of seconds: Double) -> String {
    let length = min(abs(seconds), Self.longest)
    let parts = parts(of: length)
    var shown = parts.filter { $0.count != 0 || zeroLength != nil }
    if shown.isEmpty { shown = parts.suffix(1) }
    let texts = shown.enumerated().map { index, part in
      let isLast = part.unit == parts.last?.unit
      var number = FormatStyleValue(.number).text(part.count, usual: .fraction(digits(isLast)))
      if let zeroLength { number = String(repeating: "0", count: max(0, zeroLength - number.count)) + number }
      let sign = index == 0 && seconds < 0 && part.count != 0 ? "-" : ""
      let word = part.unit.word(width, isOne: part.count == 1)
      return sign + number + (width == .narrow ? "" : " ") + word
    }
    return texts.joined(separator: width == .abbreviated || width == .wide ? ", " : " ")
  }

  /// "1,501:01", "1:05:09": `parts` of hours, minutes and whole seconds, of which the first is grouped.
  static func clock(_ seconds: Double, parts: Int) -> String {
    let length = min(abs(seconds).rounded(.toNearestOrEven), longest)
    let numbers = DateText.timer(Int(clamping: length), parts: parts).split(separator: ":", maxSplits: 1)
    guard let first = numbers.first.flatMap({ Double($0) }), let rest = numbers.last else { return "" }
    let grouped = FormatStyleValue(.number).text(first, usual: .fraction(0...0))
    return (seconds < 0 && length > 0 ? "-" : "") + grouped + ":" + rest
  }

  private func digits(_ isLast: Bool) -> ClosedRange<Int> { isLast ? fraction...fraction : 0...0 }

  /// The units that show, with how many there are of each: the last one is rounded.
  private func parts(of length: Double) -> [(unit: Unit, count: Double)] {
    var units = allowed.isEmpty ? [.seconds] : allowed
    if let most, most > 0 {
      let first = units.firstIndex { length >= $0.seconds } ?? units.count - 1
      units = Array(units[first...].prefix(most))
    }
    guard let last = units.last else { return [] }
    var scale = 1.0
    for _ in 0..<fraction { scale *= 10 }
    var rest = (length / last.seconds * scale).rounded(.toNearestOrEven) / scale
    return units.map { unit in
      guard unit != last else { return (unit, rest) }
      let size = unit.seconds / last.seconds
      let count = (rest / size).rounded(.down)
      rest -= count * size
      return (unit, count)
    }
  }
}

extension DurationUnits {
  /// `.units(allowed: [.hours, .minutes], width: .wide)`, `Duration.UnitsFormatStyle(allowedUnits: …)`
  init(_ site: CallSite) {
    let symbols = TypeValue.named("Array", [.named(LibraryType.formatSymbol.name)])
    if let given = site.evaluate("allowed", as: symbols) ?? site.evaluate("allowedUnits", as: symbols) {
      let names = Set(site.evaluator.elements(of: given, at: site.span).compactMap { $0.opaque?.description })
      allowed = Unit.allCases.filter { names.contains($0.rawValue) }
    }
    width = LibraryType.symbol(site, "width").flatMap(Width.init) ?? .abbreviated
    if case .int(let count)? = site.evaluate("maximumUnitCount") { most = count }
    zeroLength = Self.shown(LibraryType.symbol(site, "zeroValueUnits"))
    fraction = min(9, Self.shown(LibraryType.symbol(site, "fractionalPart")) ?? 0)
  }

  /// The length in `.show(length: 2)`; nil for `.hide`.
  private static func shown(_ symbol: String?) -> Int? {
    guard let symbol, symbol.hasPrefix(shows) else { return nil }
    return Int(symbol.dropFirst(shows.count)).map { max(0, min($0, 20)) }
  }

  static let shows = "show:"
}
