import Catalog
import Interpreter
import Layout

/// Symbols, and placeholders for what is not at hand.
extension SceneDrawing {
  mutating func drawImage(_ image: ImageContent, _ source: Int?, in rect: Rect, _ node: Picture.Node) {
    if image.isSymbol { return glyph(image.name, in: rect, node) }
    guard let source, picture.images.indices.contains(source) else {
      return drawPlaceholder(image.name, in: rect, node)
    }
    guard rect.width > 0, rect.height > 0 else { return }
    let address = SVGText.escaped(picture.images[source])
    // Drawn in a square of 1, which is stretched to each place that it shows in.
    let id = define("image \(source)") { id in
      """
      <symbol id="\(id)" viewBox="0 0 1 1" preserveAspectRatio="none"><image width="1" height="1" \
      preserveAspectRatio="none" href="\(address)"/></symbol>
      """
    }
    let use = "<use href=\"#\(id)\" \(rect.attributes)"
    guard node.ink.isTemplate else { return svg.add("\(use)><title>\(SVGText.escaped(image.name))</title></use>") }
    // Of a template only the shape counts.
    let mask = define("template \(source) \(rect.attributes)") { id in
      "<mask id=\"\(id)\" style=\"mask-type:alpha\">\(use)/></mask>"
    }
    svg.add("<g mask=\"url(#\(mask))\">")
    fill(rect, .level(0), node.ink)
    svg.add("</g>")
  }

  /// A symbol of the system, in the middle of its room and as large as that allows.
  mutating func glyph(_ name: String, in rect: Rect, _ node: Picture.Node, style: PaintStyle = .level(0)) {
    let side = min(rect.width, rect.height)
    guard side > 0 else { return }
    let ratio = rect.width / max(rect.height, 0.01)
    let glyph = SymbolGlyph(name)
    // A narrow symbol leaves the sides of its square empty.
    let length = ratio > 1.6 || ratio < 0.7 ? max(rect.width, rect.height) : side
    let origin = Point(x: rect.midX - length / 2, y: rect.midY - length / 2)
    let place = AffineTransform.scale(x: length / 24, y: length / 24)
      .followed(by: .translation(x: origin.x, y: origin.y))
    let numbers = [place.a, place.b, place.c, place.d, place.tx, place.ty].map(SVGText.fine).joined(separator: " ")
    let unit = Rect(x: 0, y: 0, width: 24, height: 24)
    svg.add("<g transform=\"matrix(\(numbers))\"><title>\(SVGText.escaped(name))</title>")
    for part in glyph.parts {
      let attribute = part.isFilled ? "fill" : "stroke"
      var attributes = paint(attribute, part.isCutOut ? .named("systemBackground") : style, node.ink, in: unit)
      if part.isFilled {
        attributes += " stroke=\"none\""
      } else {
        attributes += " fill=\"none\" stroke-width=\"1.8\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
      }
      let transform =
        part.scale == 1 ? "" : " transform=\"translate(12 12) scale(\(SVGText.fine(part.scale))) translate(-12 -12)\""
      svg.add("<path d=\"\(part.data)\"\(attributes)\(transform)/>")
    }
    svg.add("</g>")
  }

  /// A box with the name of what belongs there.
  mutating func drawPlaceholder(_ name: String, in rect: Rect, _ node: Picture.Node) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(rect, .named("fill"), node.ink, radius: 4)
    let dash = StrokeLine(width: 1, dash: [4, 3])
    shape(.rounded(CornerRadii(4)), [.strokeBorder(.named("gray"), dash)], in: rect, node)
    guard rect.height >= 12, rect.width >= 24, !name.isEmpty else { return }
    let size = min(11, rect.height * 0.6)
    let room = Int(rect.width / (size * 0.6))
    let shown = name.count > room ? String(name.prefix(max(room - 1, 1))) + "\u{2026}" : name
    let place = Point(x: rect.midX, y: rect.midY + size * 0.35)
    text(
      shown,
      FontDescriptor(size: size),
      size: size,
      at: place,
      width: nil,
      node.ink,
      .named("gray"),
      anchor: "middle"
    )
  }

  mutating func drawDivider(along axis: Axis, in rect: Rect, _ node: Picture.Node) {
    fill(rect, .named("separator"), node.ink)
  }

  /// How much of scrolled content shows, where not all of it does.
  mutating func drawIndicator(_ content: Size, in rect: Rect, _ node: Picture.Node) {
    for axis in Axis.allCases where content[axis] > rect.size[axis] + 1 && rect.size[axis] > 24 {
      let length = max(rect.size[axis] * rect.size[axis] / content[axis], 12)
      let bar =
        axis == .vertical
        ? Rect(x: node.isMirrored ? rect.minX + 2 : rect.maxX - 5, y: rect.minY + 2, width: 3, height: length)
        : Rect(x: rect.minX + 2, y: rect.maxY - 5, width: length, height: 3)
      fill(bar, .faded(.named("gray"), 0.5), node.ink, radius: 1.5)
    }
  }
}
