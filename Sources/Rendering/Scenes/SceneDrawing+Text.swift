import Catalog
import Interpreter
import Layout

/// Texts, line by line as they were measured.
extension SceneDrawing {
  mutating func drawText(_ lines: [DrawnLine], _ scale: Double, _ inks: [Ink], in rect: Rect, _ node: Picture.Node) {
    let alignment = node.isMirrored ? 1 - node.ink.textAlignment : node.ink.textAlignment
    for line in lines where !svg.isFull {
      let x = rect.minX + (rect.width - line.width) * alignment
      for part in line.parts {
        let ink = inks.indices.contains(part.run) ? inks[part.run] : node.ink
        draw(part, scale, at: Point(x: x + part.x, y: rect.minY + line.baseline), ink)
      }
    }
  }

  private mutating func draw(_ part: DrawnText, _ scale: Double, at point: Point, _ ink: Ink) {
    guard part.width > 0 else { return }
    let size = part.font.size * scale
    if part.text == "\u{FFFC}" || ink.isRedacted {
      let height = size * 0.7
      let bar = Rect(x: point.x, y: point.y - height, width: part.width, height: height)
      return fill(bar, ink.isRedacted ? .named("tertiary") : .level(1), ink, radius: ink.isRedacted ? height / 3 : 2)
    }
    let visible = part.text.trimmingSpaces
    guard !visible.isEmpty else { return }
    text(part.text, part.font, size: size, at: Point(x: point.x, y: point.y - part.raise), width: part.width, ink)
    drawLines(under: part, size, at: point, ink)
  }

  private mutating func drawLines(under part: DrawnText, _ size: Double, at point: Point, _ ink: Ink) {
    let thickness = max(size / 16, 0.5)
    let offsets = (ink.isUnderlined ? [size * 0.1] : []) + (ink.isStruck ? [-size * 0.28] : [])
    for offset in offsets {
      fill(Rect(x: point.x, y: point.y + offset, width: part.width, height: thickness), .level(0), ink)
    }
  }

  /// A stretch of text from its left end, as wide as it was measured whatever font the viewer has.
  mutating func text(
    _ text: String,
    _ font: FontDescriptor,
    size: Double,
    at point: Point,
    width: Double?,
    _ ink: Ink,
    _ style: PaintStyle = .level(0),
    anchor: String? = nil
  ) {
    let room = Rect(x: point.x, y: point.y - size, width: width ?? size, height: size)
    var attributes =
      " x=\"\(SVGText.number(point.x))\" y=\"\(SVGText.number(point.y))\" font-size=\"\(SVGText.number(size))\""
    if let family = font.family { attributes += " font-family=\"\(family)\"" }
    if font.weight != .regular { attributes += " font-weight=\"\(font.weight.number)\"" }
    if font.isItalic { attributes += " font-style=\"italic\"" }
    if let width { attributes += " textLength=\"\(SVGText.number(width))\" lengthAdjust=\"spacingAndGlyphs\"" }
    if let anchor { attributes += " text-anchor=\"\(anchor)\"" }
    attributes += paint("fill", style, ink, in: room)
    svg.add("<text xml:space=\"preserve\"\(attributes)>\(SVGText.escaped(text))</text>")
  }

  /// A line of text in a control that lays out none.
  mutating func drawLine(_ line: LineDrawing, in rect: Rect, _ node: Picture.Node) {
    if line.hasBorder {
      fill(rect, .named("systemBackground"), node.ink, radius: 6)
      shape(.rounded(CornerRadii(6)), [.strokeBorder(.named("separator"), StrokeLine(width: 1))], in: rect, node)
    }
    let shown = line.isSecret ? String(repeating: "\u{2022}", count: min(line.text.count, 64)) : line.text
    let margin = line.hasBorder ? 7.0 : 0
    let style: PaintStyle = line.isPlaceholder ? .named("placeholder") : .level(0)
    let id = clip(.rectangle, in: rect, node)
    svg.add("<g clip-path=\"url(#\(id))\">")
    let height = min(rect.height, line.font.size * 1.4)
    let baseline = (rect.height > height * 1.8 ? rect.minY + height / 2 + 8 : rect.midY) + line.font.size * 0.35
    let x = node.isMirrored ? rect.maxX - margin : rect.minX + margin
    text(
      shown,
      line.font,
      size: line.font.size,
      at: Point(x: x, y: baseline),
      width: nil,
      node.ink,
      style,
      anchor: node.isMirrored ? "end" : nil
    )
    svg.add("</g>")
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    return rest
  }
}

extension FontDescriptor {
  /// The families of designs other than the default one.
  fileprivate var family: String? {
    switch design {
    case .default: nil
    case .rounded: "ui-rounded, 'SF Pro Rounded', 'Arial Rounded MT Bold', system-ui, sans-serif"
    case .serif: "ui-serif, 'New York', Georgia, 'Times New Roman', serif"
    case .monospaced: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
    }
  }
}

extension FontWeight {
  /// As CSS counts.
  fileprivate var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
