import Layout

/// One axis of a chart: which values it shows, and where they lie, from 0 to 1.
struct ChartScale {
  /// The categories in the order in which they come; empty for numbers and dates.
  private(set) var categories: [String] = []
  private var lower = 0.0
  private var upper = 1.0
  private var isOfDates = false
  /// The values that are written beside the axis.
  private(set) var ticks: [(at: Double, name: String)] = []
  /// How much of the axis a bar has.
  private(set) var band = 0.0

  private static let mostCategories = 200
  private static let greatest = 1e100

  /// `includesZero`: bars begin there. `isBanded`: bars stand on it. `isDownward`: the first category is at its end.
  init(_ places: [ChartMark.Place], includesZero: Bool, isBanded: Bool, isDownward: Bool = false) {
    var numbers: [Double] = []
    for place in places {
      switch place {
      case .category(let name):
        if !categories.contains(name), categories.count < Self.mostCategories { categories.append(name) }
      case .number(let number): numbers.append(number)
      case .date(let seconds):
        numbers.append(seconds)
        isOfDates = true
      }
    }
    guard categories.isEmpty else {
      if isDownward { categories.reverse() }
      band = 1 / Double(categories.count)
      let every = max(categories.count / 8, 1)
      ticks = categories.enumerated().filter { $0.offset % every == 0 }
        .map { ((Double($0.offset) + 0.5) * band, $0.element) }
      return
    }
    if includesZero { numbers.append(0) }
    // Nothing is plotted beyond: lengths and steps stay numbers.
    numbers = numbers.filter { $0.magnitude < Self.greatest }
    guard let least = numbers.min(), let greatest = numbers.max() else { return }
    let distinct = Double(max(Set(numbers).count, 1))
    let step = Self.step(for: max(greatest - least, greatest == least ? 1 : 0))
    (lower, upper) = (least, greatest)
    if isBanded || isOfDates {
      let room = isBanded ? max(greatest - least, 1) / max(distinct - 1, 1) / 2 : 0
      (lower, upper) = (least - room, greatest + room)
    } else {
      (lower, upper) = ((least / step).rounded(.down) * step, (greatest / step).rounded(.up) * step)
    }
    if upper <= lower { upper = lower + 1 }
    band = 1 / distinct
    makeTicks(step)
  }

  private mutating func makeTicks(_ step: Double) {
    if isOfDates {
      ticks = (0..<4).map { index in
        let part = (Double(index) + 0.5) / 4
        let date = DateText(seconds: lower + (upper - lower) * part)
        return (part, date.formatted(date: "abbreviated", time: "omitted"))
      }
      return
    }
    var number = (lower / step).rounded(.up) * step
    while number <= upper + step / 1_000, ticks.count < 12 {
      ticks.append(((number - lower) / (upper - lower), Self.text(of: number)))
      number += step
    }
  }

  /// Where a value lies.
  func position(of place: ChartMark.Place) -> Double? {
    switch place {
    case .category(let name): categories.firstIndex(of: name).map { (Double($0) + 0.5) * band }
    case .number(let number), .date(let number): categories.isEmpty ? position(of: number) : nil
    }
  }

  private func position(of number: Double) -> Double? {
    let position = (number - lower) / (upper - lower)
    return position.magnitude < Self.greatest ? position : nil
  }

  /// Where bars begin: at zero, or where the axis does.
  var base: Double { min(max(position(of: .number(0)) ?? 0, 0), 1) }

  /// A round step of which about four go into a length.
  private static func step(for length: Double) -> Double {
    var size = 1.0
    let wanted = length / 4
    for _ in 0..<300 where size * 10 <= wanted { size *= 10 }
    for _ in 0..<300 where size > wanted && wanted > 0 { size /= 10 }
    return [1, 2, 5, 10].map { $0 * size }.first { $0 >= wanted } ?? size
  }

  static func text(of number: Double) -> String {
    if number.magnitude < 1e15, number == number.rounded() { return String(Int(number)) }
    let hundredths = (number * 100).rounded() / 100
    return String(hundredths)
  }
}
