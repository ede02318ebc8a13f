import Catalog
import Interpreter
import Layout

/// Wheels and months.
extension SceneDrawing {
  /// Rows around the chosen one: the options of a picker, else a text, or bars in the place of what is not known.
  mutating func drawWheel(_ middle: String?, in rect: Rect, _ node: Picture.Node) {
    let band = Rect(x: rect.minX + 9, y: rect.midY - 16, width: max(rect.width - 18, 0), height: 32)
    fill(band, .named("fill"), node.ink, radius: 8)
    var names: [String] = []
    var chosen = 0
    if case .choice(let index, let all)? = node.input { (names, chosen) = (all, index ?? 0) }
    for row in -2...2 {
      let y = rect.midY + Double(row) * 34
      let fading = 1 - Double(row.magnitude) * 0.35
      guard y > rect.minY + 6, y < rect.maxY - 6 else { continue }
      if names.indices.contains(chosen + row) {
        drawRow(names[chosen + row], at: y, rect, fading, node)
      } else if names.isEmpty, row == 0, let middle {
        drawRow(middle, at: y, rect, fading, node)
      } else if names.isEmpty {
        let width = rect.width * (0.35 - Double(row.magnitude) * 0.04)
        let bar = Rect(x: rect.midX - width / 2, y: y - 5, width: width, height: 10)
        fill(bar, .faded(.named("gray"), fading * 0.5), node.ink, radius: 5)
      }
    }
  }

  private mutating func drawRow(_ name: String, at y: Double, _ rect: Rect, _ fading: Double, _ node: Picture.Node) {
    let size = 21.0
    let place = Point(x: rect.midX, y: y + size * 0.35)
    let style = PaintStyle.faded(.named("label"), fading)
    text(name, FontDescriptor(size: size), size: size, at: place, width: nil, node.ink, style, anchor: "middle")
  }

  /// The days of a month below its name; of one that is not known, dots.
  mutating func drawCalendar(_ month: CalendarMonth?, in rect: Rect, _ node: Picture.Node) {
    let column = rect.width / 7
    guard let month else { return drawDots(in: rect, node) }
    let weeks = (month.start + month.dayCount + 6) / 7
    let row = rect.height / Double(weeks + 2)
    let size = min(20, column * 0.45, row * 0.6)
    let title = Point(x: node.isMirrored ? rect.maxX - 8 : rect.minX + 8, y: rect.minY + row * 0.5 + size * 0.35)
    text(
      month.title,
      FontDescriptor(size: size, weight: .semibold),
      size: size,
      at: title,
      width: nil,
      node.ink,
      .named("label"),
      anchor: node.isMirrored ? "end" : nil
    )
    for (day, name) in ["S", "M", "T", "W", "T", "F", "S"].enumerated() {
      let center = center(ofDay: day, inWeek: 0, rect, row, node)
      number(name, size * 0.65, at: center, .named("tertiaryLabel"), node)
    }
    for day in 1...month.dayCount {
      let place = month.start + day - 1
      let center = center(ofDay: place % 7, inWeek: place / 7 + 1, rect, row, node)
      let isChosen = day == month.chosen
      if isChosen {
        let side = min(column, row) * 0.9
        let circle = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        fill(circle, .faded(.tint, 0.15), node.ink, radius: side / 2)
      }
      number(String(day), size, at: center, isChosen ? .tint : .named("label"), node)
    }
  }

  private func center(ofDay day: Int, inWeek week: Int, _ rect: Rect, _ row: Double, _ node: Picture.Node) -> Point {
    let place = Double(node.isMirrored ? 6 - day : day)
    return Point(x: rect.minX + rect.width / 7 * (place + 0.5), y: rect.minY + row * (Double(week) + 1.5))
  }

  private mutating func number(
    _ name: String,
    _ size: Double,
    at center: Point,
    _ style: PaintStyle,
    _ node: Picture.Node
  ) {
    let place = Point(x: center.x, y: center.y + size * 0.35)
    text(name, FontDescriptor(size: size), size: size, at: place, width: nil, node.ink, style, anchor: "middle")
  }

  private mutating func drawDots(in rect: Rect, _ node: Picture.Node) {
    let (column, row) = (rect.width / 7, rect.height / 7)
    for day in 0..<42 {
      let side = min(column, row) * 0.35
      let center = Point(x: rect.minX + column * (Double(day % 7) + 0.5), y: rect.minY + row * (Double(day / 7) + 1.5))
      let dot = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
      fill(dot, day == 16 ? .tint : .named("track"), node.ink, radius: side / 2)
    }
  }
}
