import Catalog
import Interpreter
import Layout

/// What modifiers do to pictures: groups around what they stand on.
extension SceneDrawing {
  /// Opens groups for the effects, the outermost first; how many there are to close.
  mutating func openGroups(for effects: [PaintEffect], around rect: Rect, _ node: Picture.Node) -> Int {
    var count = 0
    for effect in effects.reversed() {
      guard let attributes = attributes(of: effect, around: rect, node) else { continue }
      svg.add("<g\(attributes)>")
      count += 1
    }
    for case .backdrop(let style, let outline) in effects {
      shape(outline, [.fill(style, evenOdd: false)], in: rect, node)
    }
    return count
  }

  private mutating func attributes(of effect: PaintEffect, around rect: Rect, _ node: Picture.Node) -> String? {
    switch effect {
    case .opacity(let opacity):
      guard opacity.isFinite, opacity < 1 else { return nil }
      return " opacity=\"\(SVGText.fine(max(opacity, 0)))\""
    case .clip(let outline): return " clip-path=\"url(#\(clip(outline, in: rect, node)))\""
    case .windowClip(let outline): return " clip-path=\"url(#\(clip(outline, in: reaching(rect), node)))\""
    case .shadow(let color, let radius, let x, let y):
      let shade = text(of: color, isDark: node.ink.isDark)
      let numbers = [x, y, max(radius, 0) / 2].map(SVGText.number)
      let id = define("shadow \(numbers) \(shade)") { id in
        """
        <filter id="\(id)" x="-50%" y="-50%" width="200%" height="200%"><feDropShadow dx="\(numbers[0])" dy="\(numbers[1])" \
        stdDeviation="\(numbers[2])" flood-color="\(shade.hex)" flood-opacity="\(SVGText.fine(shade.opacity))"/></filter>
        """
      }
      return " filter=\"url(#\(id))\""
    case .blur(let radius):
      guard radius > 0 else { return nil }
      let deviation = SVGText.number(radius)
      let id = define("blur \(deviation)") { id in
        "<filter id=\"\(id)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\"><feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>"
      }
      return " filter=\"url(#\(id))\""
    case .blend(let name): return Self.blendModes[name].map { " style=\"mix-blend-mode:\($0)\"" }
    case .filter(let filter): return filter.function.map { " style=\"filter:\($0)\"" }
    case .mask(let drawing): return mask(drawing, in: rect, node)
    case .turn(let radians, let x, let y, let z): return turn(radians, x, y, z, around: rect)
    case .border, .backdrop, .badge, .hidden, .rowBackdrop, .rowSeparatorHidden, .listBackdropHidden, .title: return nil
    }
  }

  /// The id of a clip along an outline.
  mutating func clip(_ outline: Outline, in rect: Rect, _ node: Picture.Node) -> String {
    let element = element(outline, in: rect, node)
    return define("clip \(element)") { "<clipPath id=\"\($0)\"><\(element)/></clipPath>" }
  }

  private mutating func mask(_ drawing: Drawing, in rect: Rect, _ node: Picture.Node) -> String? {
    switch drawing {
    case .shape(let outline, _): return " clip-path=\"url(#\(clip(outline, in: rect, node)))\""
    case .style(let style):
      var light = node.ink
      light.isDark = true
      let paint = paint("fill", style.asMask, light, in: rect)
      let id = define("mask \(rect.attributes)\(paint)") {
        "<mask id=\"\($0)\"><rect \(rect.attributes)\(paint)/></mask>"
      }
      return " mask=\"url(#\(id))\""
    case .strokes, .control, .line, .words, .placeholder: return nil
    }
  }

  /// What is turned in space gets narrower.
  private func turn(_ radians: Double, _ x: Double, _ y: Double, _ z: Double, around rect: Rect) -> String? {
    let center = Point(x: rect.midX, y: rect.midY)
    let turned = AffineTransform.rotation(radians)
    let narrow = turned.a
    let transform =
      z != 0 && x == 0 && y == 0
      ? turned : AffineTransform.scale(x: y == 0 ? 1 : narrow, y: x == 0 ? 1 : narrow)
    let all = transform.around(center)
    guard all.isFinite else { return nil }
    let numbers = [all.a, all.b, all.c, all.d, all.tx, all.ty].map(SVGText.fine).joined(separator: " ")
    return " transform=\"matrix(\(numbers))\""
  }

  /// Opens a group that cuts scrolled content off; whether there is one to close.
  mutating func openClip(of node: Picture.Node, _ rect: Rect) -> Bool {
    switch node.part {
    case .scroll, .list:
      let id = clip(.rectangle, in: reaching(rect), node)
      svg.add("<g clip-path=\"url(#\(id))\">")
      return true
    case .plain, .text, .image, .divider, .page, .columns: return false
    }
  }

  /// A rectangle that ends where the safe area does reaches to the edge of the screen.
  func reaching(_ rect: Rect) -> Rect {
    let near = { (a: Double, b: Double) in (a - b).magnitude < 0.6 }
    let top = near(rect.minY, safeArea.top) ? 0 : rect.minY
    let bottom = near(rect.maxY, container.height - safeArea.bottom) ? container.height : rect.maxY
    let left = near(rect.minX, safeArea.leading) ? 0 : rect.minX
    let right = near(rect.maxX, container.width - safeArea.trailing) ? container.width : rect.maxX
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// The names of blend modes in CSS.
  private static let blendModes = [
    "color": "color", "colorBurn": "color-burn", "colorDodge": "color-dodge", "darken": "darken",
    "difference": "difference", "exclusion": "exclusion", "hardLight": "hard-light", "hue": "hue",
    "lighten": "lighten", "luminosity": "luminosity", "multiply": "multiply", "overlay": "overlay",
    "plusLighter": "plus-lighter", "saturation": "saturation", "screen": "screen", "softLight": "soft-light",
  ]
}

extension ColorFilter {
  /// The nearest function of CSS.
  fileprivate var function: String? {
    func amount(_ value: Double) -> String { SVGText.fine(max(value, 0)) }
    return switch self {
    case .brightness(let value): "brightness(\(amount(1 + value)))"
    case .contrast(let value): "contrast(\(amount(value)))"
    case .saturation(let value): "saturate(\(amount(value)))"
    case .grayscale(let value): "grayscale(\(amount(value)))"
    case .hue(let radians): "hue-rotate(\(SVGText.fine(radians * 180 / .pi))deg)"
    case .invert: "invert(1)"
    case .multiply: nil
    }
  }
}

extension PaintStyle {
  /// The style as a mask: its opacity as white.
  fileprivate var asMask: PaintStyle {
    guard case .gradient(let gradient) = self else { return .color(PaintColor(red: 1, green: 1, blue: 1)) }
    let stops = gradient.stops.map {
      PaintGradient.Stop(PaintColor(red: 1, green: 1, blue: 1, opacity: $0.color.opacity), at: $0.location)
    }
    return .gradient(PaintGradient(gradient.form, stops))
  }
}
