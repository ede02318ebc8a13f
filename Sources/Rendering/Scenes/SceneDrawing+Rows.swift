import Catalog
import Interpreter
import Layout

/// The grounds of lists: cards, rows and the lines between them.
extension SceneDrawing {
  /// Behind the bars of a page that is nothing but a list lies the ground of the list.
  mutating func drawGroundOfPage(_ page: Picture.Node) {
    var current = page
    for _ in 0..<32 {
      if case .list(let style, _, _) = current.part, !current.effects.contains(.listBackdropHidden) {
        guard style.isGrouped(on: picture.platform) else { return }
        fill(Rect(origin: .zero, size: container), .named("systemGroupedBackground"), current.ink)
        return
      }
      guard current.children.count == 1, let only = current.children.first, picture.nodes.indices.contains(only),
        page.frame.width >= container.width - 1
      else { return }
      current = picture.nodes[only]
    }
  }

  mutating func drawCards(
    _ style: ListParameters.Style,
    _ slots: [ListSlot],
    _ rows: [Picture.RowLook],
    in rect: Rect,
    _ node: Picture.Node
  ) {
    let isGrouped = style.isGrouped(on: picture.platform)
    let hidesGround = node.effects.contains(.listBackdropHidden)
    if !hidesGround {
      fill(reaching(rect), isGrouped ? .named("systemGroupedBackground") : .named("systemBackground"), node.ink)
    }
    let id = clip(.rectangle, in: reaching(rect), node)
    svg.add("<g clip-path=\"url(#\(id))\">")
    var first = 0
    while first < slots.count {
      var end = first
      while end < slots.count, slots[end].section == slots[first].section { end += 1 }
      let section = (first..<min(end, rows.count)).map { (slot: slots[$0], look: rows[$0]) }
      drawSection(section, style, rect, node)
      first = end
    }
    svg.add("</g>")
  }

  private mutating func drawSection(
    _ section: [(slot: ListSlot, look: Picture.RowLook)],
    _ style: ListParameters.Style,
    _ rect: Rect,
    _ node: Picture.Node
  ) {
    let rows = section.filter { $0.slot.item == .row }
    guard let first = rows.first?.slot.frame, let last = rows.last?.slot.frame else { return }
    let isCard = style.isGrouped(on: picture.platform)
    let card = first.union(last).moved(by: rect.origin)
    let radius = isCard && first.minX > 0 ? 10.0 : 0
    let needsClip = radius > 0 && rows.contains { $0.look.backdrop != nil }
    if isCard { fill(card, .named("secondarySystemGroupedBackground"), node.ink, radius: radius) }
    if needsClip {
      let id = clip(.rounded(CornerRadii(radius)), in: card, node)
      svg.add("<g clip-path=\"url(#\(id))\">")
    }
    for (index, row) in rows.enumerated() {
      let frame = row.slot.frame.moved(by: rect.origin)
      if let backdrop = row.look.backdrop { fill(frame, backdrop, node.ink) }
      if row.look.isChosen == true { drawMark(at: frame, node) }
      let isLast = index == rows.count - 1
      guard row.look.hasSeparator, !isLast || !isCard else { continue }
      let line = Rect(
        x: frame.minX + (node.isMirrored ? 0 : row.slot.leading),
        y: frame.maxY - 0.5,
        width: max(frame.width - row.slot.leading, 0),
        height: 0.5
      )
      fill(line, .named("separator"), node.ink)
    }
    if needsClip { svg.add("</g>") }
  }
}

extension SceneDrawing {
  /// The mark at the end of a row that is chosen.
  private mutating func drawMark(at row: Rect, _ node: Picture.Node) {
    let x = node.isMirrored ? row.minX + 16 : row.maxX - 30
    glyph("checkmark", in: Rect(x: x, y: row.midY - 7, width: 14, height: 14), node, style: .tint)
  }
}

extension ListParameters.Style {
  /// Whether rows lie on cards before a ground of their own.
  fileprivate func isGrouped(on platform: Platform) -> Bool {
    switch self {
    case .insetGrouped, .grouped: platform == .iOS
    case .formGrouped: true
    case .plain, .inset, .bordered, .sidebar: false
    }
  }
}
