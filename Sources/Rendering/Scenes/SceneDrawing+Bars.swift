import Catalog
import Interpreter
import Layout

/// Navigation bars and tab bars.
extension SceneDrawing {
  mutating func drawBars(_ page: Picture.PageLook, in rect: Rect, _ node: Picture.Node) {
    guard let bars = page.bars else { return }
    if let tabs = page.tabs {
      if bars.bottom > 0 {
        drawTabs(tabs, bars, in: rect, node)
      } else {
        drawSegmentTabs(tabs, bars, in: rect, node)
      }
      return
    }
    if bars.top > 0 {
      drawNavigationBar(bars, page.title, in: rect, node)
      if let back = page.back { drawBack(back, bars, in: rect, node) }
    }
    if bars.bottom > 0 {
      let bar = Rect(x: 0, y: rect.maxY - bars.bottom, width: container.width, height: bars.bottom + bars.coveredBottom)
      drawMaterial(bar, lineAt: bar.minY, node)
    }
  }

  private mutating func drawMaterial(_ bar: Rect, lineAt y: Double, _ node: Picture.Node) {
    fill(bar, .material(0.9), node.ink)
    fill(Rect(x: bar.minX, y: y, width: bar.width, height: 0.5), .named("separator"), node.ink)
  }

  private mutating func drawNavigationBar(_ bars: DrawnBars, _ title: String?, in rect: Rect, _ node: Picture.Node) {
    let search = bars.hasSearchField ? 52.0 : 0
    let end = rect.minY + bars.top
    if !bars.hasLargeTitle {
      let bar = Rect(
        x: rect.minX,
        y: rect.minY - bars.coveredTop,
        width: rect.width,
        height: bars.top + bars.coveredTop
      )
      drawMaterial(bar, lineAt: end - 0.5, node)
    }
    guard let title, !title.isEmpty else { return }
    if bars.hasLargeTitle {
      let font = FontDescriptor(size: 34, weight: .bold)
      let place = Point(x: node.isMirrored ? rect.maxX - 16 : rect.minX + 16, y: end - search - 15)
      text(
        title,
        font,
        size: 34,
        at: place,
        width: nil,
        node.ink,
        .named("label"),
        anchor: node.isMirrored ? "end" : nil
      )
    } else {
      let font = FontDescriptor(size: 17, weight: .semibold)
      let place = Point(x: rect.midX, y: end - search - (bars.top - search) / 2 + 6)
      text(title, font, size: 17, at: place, width: nil, node.ink, .named("label"), anchor: "middle")
    }
  }

  /// The way back to the page before: an arrow and its title at the leading end of the bar.
  private mutating func drawBack(_ name: String, _ bars: DrawnBars, in rect: Rect, _ node: Picture.Node) {
    let place = Rect(x: rect.minX, y: rect.minY, width: min(rect.width / 3, 120), height: min(bars.top, 44))
    let shown = node.isMirrored ? place.moved(by: Point(x: rect.width - place.width, y: 0)) : place
    let arrow = Rect(
      x: node.isMirrored ? shown.maxX - 20 : shown.minX + 8,
      y: shown.midY - 10,
      width: 12,
      height: 20
    )
    glyph(node.isMirrored ? "chevron.right" : "chevron.left", in: arrow, node, style: .tint)
    let start = Point(x: node.isMirrored ? arrow.minX - 5 : arrow.maxX + 5, y: shown.midY + 6)
    let font = FontDescriptor(size: 17)
    text(name, font, size: 17, at: start, width: nil, node.ink, .tint, anchor: node.isMirrored ? "end" : nil)
    drawTarget(shown, of: node, called: "Back to \(name)")
  }

  private mutating func drawTabs(
    _ tabs: PageTabs,
    _ bars: DrawnBars,
    in rect: Rect,
    _ node: Picture.Node
  ) {
    let height = bars.bottom + bars.coveredBottom
    let bar = Rect(x: rect.minX, y: rect.maxY - bars.bottom, width: rect.width, height: height)
    drawMaterial(bar, lineAt: bar.minY, node)
    let shown = tabs.items.isEmpty ? [BarItem(), BarItem(), BarItem()] : Array(tabs.items.prefix(5))
    let width = bar.width / Double(shown.count)
    for (index, item) in shown.enumerated() {
      let place = node.isMirrored ? shown.count - 1 - index : index
      let middle = bar.minX + width * (Double(place) + 0.5)
      let style: PaintStyle = index == tabs.chosen ? .tint : .named("gray")
      let room = Rect(x: middle - width / 2, y: bar.minY, width: width, height: bars.bottom)
      drawTarget(room, of: node, called: item.title ?? "Page \(index + 1)", choice: index)
      let icon = Rect(x: middle - 12, y: bar.minY + 7, width: 24, height: 24)
      if let symbol = item.symbol {
        glyph(symbol, in: icon, node, style: style)
      } else {
        shape(.circle, [.inset(4), .stroke(style, StrokeLine(width: 1.5))], in: icon, node)
      }
      if let badge = item.badge { drawBadge(badge, on: icon, node) }
      guard let title = item.title else { continue }
      let font = FontDescriptor(size: 10, weight: .medium)
      text(title, font, size: 10, at: Point(x: middle, y: bar.minY + 44), width: nil, node.ink, style, anchor: "middle")
    }
  }

  private mutating func drawBadge(_ badge: String, on icon: Rect, _ node: Picture.Node) {
    let width = max(18, Double(badge.count) * 7.5 + 9)
    let pill = Rect(x: icon.maxX - 6, y: icon.minY - 5, width: width, height: 18)
    fill(pill, .named("red"), node.ink, radius: 9)
    let place = Point(x: pill.midX, y: pill.midY + 4.5)
    let font = FontDescriptor(size: 13)
    text(badge, font, size: 13, at: place, width: nil, node.ink, .named("white"), anchor: "middle")
  }

  /// Tabs that stand above their pages.
  private mutating func drawSegmentTabs(
    _ tabs: PageTabs,
    _ bars: DrawnBars,
    in rect: Rect,
    _ node: Picture.Node
  ) {
    let items = tabs.items
    guard !items.isEmpty, bars.top > 0 else { return }
    let width = min(90, rect.width / Double(items.count))
    let start = rect.midX - width * Double(items.count) / 2
    let all = Rect(x: start, y: rect.minY, width: width * Double(items.count), height: bars.top)
    fill(all, .named("fill"), node.ink, radius: 6)
    for (index, item) in items.enumerated() {
      let segment = Rect(x: start + width * Double(index), y: rect.minY, width: width, height: bars.top)
      if index == tabs.chosen { fill(segment, .tint, node.ink, radius: 6) }
      drawTarget(segment, of: node, called: item.title ?? "Page \(index + 1)", choice: index)
      let style: PaintStyle = index == tabs.chosen ? .named("white") : .named("label")
      let place = Point(x: segment.midX, y: segment.midY + 4.5)
      text(
        item.title ?? "",
        FontDescriptor(size: 13),
        size: 13,
        at: place,
        width: nil,
        node.ink,
        style,
        anchor: "middle"
      )
    }
  }
}
