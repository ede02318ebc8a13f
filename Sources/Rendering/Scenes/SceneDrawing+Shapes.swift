import Catalog
import Interpreter
import Layout

/// Areas and lines, and what they are filled with.
extension SceneDrawing {
  /// Fills a rectangle.
  mutating func fill(_ rect: Rect, _ style: PaintStyle, _ ink: Ink, radius: Double = 0) {
    guard rect.width > 0, rect.height > 0 else { return }
    let corner = radius > 0 ? " rx=\"\(SVGText.number(radius))\"" : ""
    let paint = paint("fill", style, ink, in: rect)
    svg.add("<rect \(rect.attributes)\(corner)\(paint)/>")
  }

  /// A shape with what is done with it; where that fills or strokes nothing, the foreground fills it.
  mutating func shape(_ outline: Outline, _ steps: [ShapeStep], in rect: Rect, _ node: Picture.Node) {
    var current = outline
    var isDrawn = false
    for step in steps {
      switch step {
      case .fill(let style, let evenOdd):
        fill(current, style ?? .level(0), evenOdd: evenOdd, in: rect, node)
        isDrawn = true
      case .stroke(let style, let line):
        stroke(current, style ?? .level(0), line, in: rect, node)
        isDrawn = true
      case .strokeBorder(let style, let line):
        stroke(.inset(current, line.width / 2), style ?? .level(0), line, in: rect, node)
        isDrawn = true
      case .trim, .inset, .motion, .size, .outline: current = step.applied(to: current)
      }
    }
    if !isDrawn { fill(current, .level(0), evenOdd: false, in: rect, node) }
  }

  private mutating func fill(
    _ outline: Outline,
    _ style: PaintStyle,
    evenOdd: Bool,
    in rect: Rect,
    _ node: Picture.Node
  ) {
    if let line = outline.strokedLine { return stroke(outline, style, line, in: rect, node) }
    let rule = evenOdd ? " fill-rule=\"evenodd\"" : ""
    svg.add("<\(element(outline, in: rect, node))\(rule)\(paint("fill", style, node.ink, in: rect))/>")
  }

  private mutating func stroke(
    _ outline: Outline,
    _ style: PaintStyle,
    _ line: StrokeLine,
    in rect: Rect,
    _ node: Picture.Node
  ) {
    guard line.width > 0 else { return }
    var attributes = " fill=\"none\" stroke-width=\"\(SVGText.number(line.width))\""
    if line.cap != .butt { attributes += " stroke-linecap=\"\(line.cap.rawValue)\"" }
    if line.join != .miter { attributes += " stroke-linejoin=\"\(line.join.rawValue)\"" }
    if !line.dash.isEmpty {
      attributes += " stroke-dasharray=\"\(line.dash.map(SVGText.number).joined(separator: " "))\""
      if line.dashPhase != 0 { attributes += " stroke-dashoffset=\"\(SVGText.number(line.dashPhase))\"" }
    }
    let paint = paint("stroke", style, node.ink, in: rect)
    svg.add("<\(element(outline, in: rect, node))\(attributes)\(paint)/>")
  }

  /// The element that draws an outline, without its end.
  func element(_ outline: Outline, in rect: Rect, _ node: Picture.Node) -> String {
    switch outline {
    case .rectangle: return "rect \(rect.attributes)"
    case .rounded(let radii) where radii == CornerRadii(radii.topLeading):
      let radius = min(radii.topLeading, min(rect.width, rect.height) / 2)
      return "rect \(rect.attributes) rx=\"\(SVGText.number(max(radius, 0)))\""
    case .capsule: return "rect \(rect.attributes) rx=\"\(SVGText.number(min(rect.width, rect.height) / 2))\""
    case .circle, .ellipse:
      let room = outline == .circle ? Outline.circle(in: rect) : rect
      let center = "cx=\"\(SVGText.number(room.midX))\" cy=\"\(SVGText.number(room.midY))\""
      let radii = "rx=\"\(SVGText.number(room.width / 2))\" ry=\"\(SVGText.number(room.height / 2))\""
      return "ellipse \(center) \(radii)"
    default: return "path d=\"\(outline.curve(in: rect, isMirrored: node.isMirrored).data)\""
    }
  }

  // MARK: Styles

  /// The attributes that fill or stroke with a style.
  mutating func paint(_ attribute: String, _ style: PaintStyle, _ ink: Ink, in rect: Rect) -> String {
    let (plain, opacity) = style.simplified(in: ink)
    let fading = (ink.isEnabled ? 1 : 0.45) * opacity
    let fade = { (name: String) in fading < 1 ? " \(name)-opacity=\"\(SVGText.fine(fading))\"" : "" }
    switch plain {
    case .gradient(let gradient): return " \(attribute)=\"url(#\(define(gradient, in: rect, ink)))\"" + fade(attribute)
    case .shaded(let base):
      let color = text(of: base.color ?? PaintColor(named: "gray"), isDark: ink.isDark)
      let id = define("shaded \(color.hex) \(rect.attributes)") { id in
        """
        <linearGradient id="\(id)" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="\(color.hex)" stop-opacity="0.75"/>\
        <stop offset="1" stop-color="\(color.hex)"/></linearGradient>
        """
      }
      return " \(attribute)=\"url(#\(id))\"" + fade(attribute)
    case .material(let thickness):
      let base = ink.isDark ? 40.0 : 246.0
      return ColorText(base, base, base + 2, (0.55 + thickness * 0.4) * fading).attributes(attribute)
    case .color(let color): return text(of: color.faded(by: fading), isDark: ink.isDark).attributes(attribute)
    case .level(let level):
      let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
      let color = PaintColor(named: names[min(max(level, 0), names.count - 1)]).faded(by: fading)
      return ColorText(color, isDark: ink.isDark).attributes(attribute)
    case .tint, .faded: return ColorText(PaintColor(named: "accentColor"), isDark: ink.isDark).attributes(attribute)
    }
  }

  /// A color as it looks here: one of the program's own as its asset catalogues say.
  func text(of color: PaintColor, isDark: Bool) -> ColorText {
    guard case .named(let name) = color.base, SystemColors.shade(named: name, isDark: isDark) == nil,
      let shades = picture.colors[name]
    else { return ColorText(color, isDark: isDark) }
    return ColorText((isDark ? shades.dark : shades.light).faded(by: color.opacity), isDark: isDark)
  }

  private mutating func define(_ gradient: PaintGradient, in rect: Rect, _ ink: Ink) -> String {
    let stops = gradient.stops.map { stop in
      let color = text(of: stop.color, isDark: ink.isDark)
      let opacity = color.opacity < 1 ? " stop-opacity=\"\(SVGText.fine(color.opacity))\"" : ""
      return "<stop offset=\"\(SVGText.fine(stop.location))\" stop-color=\"\(color.hex)\"\(opacity)/>"
    }.joined()
    func place(_ name: String, _ point: Point) -> String {
      "\(name.replacingLetter("x"))=\"\(SVGText.number(point.x))\" \(name.replacingLetter("y"))=\"\(SVGText.number(point.y))\""
    }
    let space = "gradientUnits=\"userSpaceOnUse\""
    let (name, attributes): (String, String) =
      switch gradient.form {
      case .linear(let from, let to):
        ("linearGradient", "\(place("*1", rect.point(at: from))) \(place("*2", rect.point(at: to)))")
      case .radial(let center, let from, let to):
        (
          "radialGradient",
          "\(place("c*", rect.point(at: center))) r=\"\(SVGText.number(max(to, 0.01)))\" fr=\"\(SVGText.number(max(from, 0)))\""
        )
      case .elliptical(let center, _, let to):
        (
          "radialGradient",
          "\(place("c*", rect.point(at: center))) r=\"\(SVGText.number(max(rect.width, rect.height) * max(to, 0.01)))\""
        )
      // SVG has no colors around a point: from one side to the other is near enough to tell them.
      case .angular: ("linearGradient", "\(place("*1", rect.point(at: .top))) \(place("*2", rect.point(at: .bottom)))")
      }
    let key = "\(name) \(attributes) \(stops)"
    return define(key) { "<\(name) id=\"\($0)\" \(space) \(attributes)>\(stops)</\(name)>" }
  }
}

extension String {
  /// The name of a coordinate whose axis is left open.
  fileprivate func replacingLetter(_ axis: Character) -> String { String(map { $0 == "*" ? axis : $0 }) }
}

extension PaintStyle {
  /// The style without levels that are set here, and how much opacity is left.
  func simplified(in ink: Ink) -> (style: PaintStyle, opacity: Double) {
    var style = self
    var opacity = 1.0
    // What is set here may be a level itself: then it is one of the system's.
    var isLevelKnown = false
    for _ in 0..<16 {
      if case .level = style {
        if isLevelKnown { break }
        isLevelKnown = true
      }
      let resolved = style.resolved(in: ink)
      if case .faded(let inner, let factor) = resolved {
        opacity *= factor.isFinite ? min(max(factor, 0), 1) : 1
        style = inner
        continue
      }
      if resolved == style { break }
      style = resolved
    }
    if case .faded(let inner, _) = style { style = inner }
    return (style, opacity)
  }
}
