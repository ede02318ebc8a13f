import Catalog
import Layout

/// Marks of a chart in a room of known size: areas and lines, the lines of the axes and what is written beside them.
struct ChartPlot {
  private let marks: [ChartMark]
  private let size: Size
  /// The names that the legend tells, and all series.
  private let groups: [String]
  private let series: [String]
  private let x: ChartScale
  private let y: ChartScale
  private let isHorizontal: Bool
  private var paints: [PathPaint] = []
  private var words: [PlacedWords] = []
  /// Where the marks lie.
  private var plot = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The colors of series, one after another (Apple's charts, generally known).
  private static let colors = ["blue", "green", "orange", "purple", "red", "cyan", "yellow"]
  private static let textSize = 10.0

  init(_ marks: [ChartMark], in size: Size) {
    self.marks = marks
    self.size = size
    groups = Self.unique(marks.compactMap(\.group))
    series = Self.unique(marks.compactMap(\.series))
    let places = { (axis: String) in
      marks.flatMap { mark in mark.places.filter { $0.key.hasPrefix(axis) }.map(\.value) }
    }
    let isCategory = { (place: ChartMark.Place) in if case .category = place { true } else { false } }
    let bars = marks.filter { $0.form == .bar }
    isHorizontal = !bars.isEmpty && places("y").contains(where: isCategory) && !places("x").contains(where: isCategory)
    let standsOnZero = marks.contains { $0.form == .bar || $0.form == .area }
    let sums = Self.stacked(bars, isHorizontal: isHorizontal).map { ChartMark.Place.number($0.end) }
    let isBanded = !bars.isEmpty
    x = ChartScale(
      places("x") + (isHorizontal ? sums : []),
      includesZero: standsOnZero && isHorizontal,
      isBanded: isBanded && !isHorizontal
    )
    y = ChartScale(
      places("y") + (isHorizontal ? [] : sums),
      includesZero: standsOnZero && !isHorizontal,
      isBanded: isBanded && isHorizontal,
      isDownward: true
    )
  }

  /// Each once, in the order in which they come.
  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// What the chart shows, the furthest behind first.
  mutating func drawings() -> [Drawing] {
    if marks.contains(where: { $0.form == .sector }) {
      plot = Rect(x: 0, y: 0, width: size.width, height: max(size.height - legendHeight, 0))
      drawSectors()
    } else {
      drawAxes()
      drawAreas()
      drawBars()
      for mark in marks where mark.form == .rectangle || mark.form == .rule { drawSpan(mark) }
      drawLines()
      for mark in marks where mark.form == .point { drawPoint(mark) }
    }
    drawLegend()
    return [.strokes(paints), .words(words)]
  }

  private var legendHeight: Double { groups.isEmpty ? 0 : 18 }

  // MARK: Axes

  private mutating func drawAxes() {
    let hasRoom = size.width >= 80 && size.height >= 60
    let widest = y.ticks.map { Double($0.name.count) * Self.textSize * 0.6 }.max() ?? 0
    let margin = hasRoom ? min(widest + 8, size.width / 3) : 0
    // Numbers stand at the trailing end, names at the leading one.
    let isNamed = !y.categories.isEmpty
    let bottom = (hasRoom ? 16 : 0) + legendHeight
    plot = Rect(
      x: isNamed ? margin : 0,
      y: hasRoom ? 4 : 0,
      width: size.width - margin,
      height: max(size.height - bottom - (hasRoom ? 4 : 0), 0)
    )
    guard hasRoom else { return }
    for tick in y.ticks {
      let at = plot.maxY - tick.at * plot.height
      if !isNamed { line([Point(x: plot.minX, y: at), Point(x: plot.maxX, y: at)], .named("separator"), 0.5) }
      let place = Point(x: isNamed ? plot.minX - 4 : plot.maxX + 4, y: at + 3.5)
      words.append(PlacedWords(tick.name, at: place, size: Self.textSize, isNamed ? .trailing : .leading))
    }
    for tick in x.ticks {
      let at = plot.minX + tick.at * plot.width
      if x.categories.isEmpty {
        line([Point(x: at, y: plot.minY), Point(x: at, y: plot.maxY)], .named("separator"), 0.5)
      }
      words.append(PlacedWords(tick.name, at: Point(x: at, y: plot.maxY + 13), size: Self.textSize, .center))
    }
    line([Point(x: plot.minX, y: plot.maxY), Point(x: plot.maxX, y: plot.maxY)], .named("gray"), 0.5)
  }

  private mutating func drawLegend() {
    var left = 0.0
    for (index, name) in groups.enumerated() {
      let width = Double(name.count) * Self.textSize * 0.6 + 22
      guard left + width <= size.width || index == 0 else { return }
      let dot = Rect(x: left + 2, y: size.height - 11, width: 7, height: 7)
      paints.append(PathPaint(.path([.ellipse(dot)]), .fill(Self.color(index), evenOdd: false)))
      words.append(
        PlacedWords(name, at: Point(x: left + 13, y: size.height - 4), size: Self.textSize, .leading)
      )
      left += width
    }
  }

  private static func color(_ index: Int) -> PaintStyle { .named(colors[index % colors.count]) }

  private func style(of mark: ChartMark) -> PaintStyle {
    let index = mark.group.flatMap { groups.firstIndex(of: $0) } ?? 0
    let style = mark.style ?? Self.color(index)
    return mark.opacity == 1 ? style : .faded(style, min(max(mark.opacity, 0), 1))
  }

  // MARK: Marks

  private func point(_ mark: ChartMark) -> Point? {
    guard let x = mark.places["x"].flatMap(x.position), let y = mark.places["y"].flatMap(y.position) else { return nil }
    return Point(x: plot.minX + x * plot.width, y: plot.maxY - y * plot.height)
  }

  /// The numbers that bars reach from and to: those at the same place lie on each other.
  private static func stacked(_ bars: [ChartMark], isHorizontal: Bool) -> [(start: Double, end: Double)] {
    var sums: [ChartMark.Place: (up: Double, down: Double)] = [:]
    return bars.map { bar in
      let (length, place) = isHorizontal ? (bar.places["x"], bar.places["y"]) : (bar.places["y"], bar.places["x"])
      guard case .number(let number)? = length else { return (0, 0) }
      guard let place else { return (0, number) }
      let sum = sums[place] ?? (0, 0)
      let start = number < 0 ? sum.down : sum.up
      if number < 0 { sums[place] = (sum.up, start + number) } else { sums[place] = (start + number, sum.down) }
      return (start, start + number)
    }
  }

  private mutating func drawBars() {
    let bars = marks.filter { $0.form == .bar }
    for (bar, span) in zip(bars, Self.stacked(bars, isHorizontal: isHorizontal)) {
      if bar.places.keys.contains(where: { $0.hasSuffix("Start") }) {
        drawSpan(bar)
        continue
      }
      let (across, along) = isHorizontal ? (y, x) : (x, y)
      let place = isHorizontal ? bar.places["y"] : bar.places["x"]
      guard let middle = place.map(across.position) ?? 0.5, let start = along.position(of: .number(span.start)),
        let end = along.position(of: .number(span.end))
      else { continue }
      let width = place == nil ? 1 : across.band * 0.64
      let (low, high) = (min(start, end), max(start, end))
      let unit =
        isHorizontal
        ? Rect(x: low, y: 1 - middle - width / 2, width: high - low, height: width)
        : Rect(x: middle - width / 2, y: 1 - high, width: width, height: high - low)
      fill(unit, style(of: bar))
    }
  }

  /// A rectangle, a rule, or a bar between two values.
  private mutating func drawSpan(_ mark: ChartMark) {
    func span(_ name: String, _ scale: ChartScale) -> (Double, Double)? {
      if let start = mark.places[name + "Start"].flatMap(scale.position),
        let end = mark.places[name + "End"].flatMap(scale.position)
      {
        return (min(start, end), max(start, end))
      }
      guard let middle = mark.places[name].flatMap(scale.position) else { return nil }
      let half = mark.form == .rule ? 0 : scale.band * 0.32
      return (middle - half, middle + half)
    }
    let (across, up) = (span("x", x) ?? (0, 1), span("y", y) ?? (0, 1))
    if mark.form == .rule {
      let from = Point(x: plot.minX + across.0 * plot.width, y: plot.maxY - up.0 * plot.height)
      let to = Point(x: plot.minX + across.1 * plot.width, y: plot.maxY - up.1 * plot.height)
      return line([from, to], style(of: mark), 1)
    }
    fill(Rect(x: across.0, y: 1 - up.1, width: across.1 - across.0, height: up.1 - up.0), style(of: mark))
  }

  /// The marks of a form, series by series.
  private func runs(of form: MarkForm) -> [[ChartMark]] {
    let own = marks.filter { $0.form == form }
    let names: [String?] = own.contains { $0.series == nil } ? [nil] + series : series
    return names.map { name in own.filter { $0.series == name } }.filter { !$0.isEmpty }
  }

  private mutating func drawLines() {
    for run in runs(of: .line) {
      guard let first = run.first else { continue }
      line(run.compactMap(point), style(of: first), 2)
    }
  }

  private mutating func drawAreas() {
    for run in runs(of: .area) {
      let points = run.compactMap(point)
      guard let first = points.first, let last = points.last, let mark = run.first else { continue }
      let base = plot.maxY - y.base * plot.height
      let outline = [.move(Point(x: first.x, y: base))] + points.map { PathStep.line($0) }
      let closed = outline + [.line(Point(x: last.x, y: base)), .close]
      paints.append(PathPaint(.path(closed), .fill(.faded(style(of: mark), 0.7), evenOdd: false)))
    }
  }

  private mutating func drawPoint(_ mark: ChartMark) {
    guard let point = point(mark) else { return }
    let dot = Rect(x: point.x - 3.5, y: point.y - 3.5, width: 7, height: 7)
    paints.append(PathPaint(.path([.ellipse(dot)]), .fill(style(of: mark), evenOdd: false)))
  }

  private mutating func drawSectors() {
    let sectors = marks.filter { $0.form == .sector }
    let numbers = sectors.map { mark in
      if case .number(let number)? = mark.places["angle"] { max(number, 0) } else { 0.0 }
    }
    let whole = numbers.reduce(0, +)
    guard whole > 0 else { return }
    let center = Point(x: plot.midX, y: plot.midY)
    let radius = min(plot.width, plot.height) / 2
    var angle = -Double.pi / 2
    for (index, (mark, number)) in zip(sectors, numbers).enumerated() {
      let sweep = number / whole * 2 * Double.pi
      let arc = PathStep.arc(center: center, radius: radius, from: angle, sweep: sweep)
      let style = mark.style == nil && mark.group == nil ? Self.color(index) : style(of: mark)
      paints.append(PathPaint(.path([.move(center), arc, .close]), .fill(style, evenOdd: false)))
      angle += sweep
    }
  }

  // MARK: Strokes

  private mutating func line(_ points: [Point], _ style: PaintStyle, _ width: Double) {
    guard let first = points.first else { return }
    let steps = [PathStep.move(first)] + points.dropFirst().map { .line($0) }
    paints.append(PathPaint(.path(steps), .stroke(style, StrokeLine(width: width))))
  }

  /// Fills a part of the plot, in fractions of it.
  private mutating func fill(_ unit: Rect, _ style: PaintStyle) {
    let rect = Rect(
      x: plot.minX + unit.minX * plot.width,
      y: plot.minY + unit.minY * plot.height,
      width: unit.width * plot.width,
      height: unit.height * plot.height
    )
    paints.append(PathPaint(.path([.rectangle(rect)]), .fill(style, evenOdd: false)))
  }
}
