import Catalog
import Interpreter
import Layout

/// Controls as outlines in the platform's manner.
extension SceneDrawing {
  mutating func draw(_ control: ControlDrawing, in rect: Rect, _ node: Picture.Node) {
    switch control {
    case .toggle(let isOn): drawToggle(isOn, in: rect, node)
    case .checkbox(let isOn): drawBox(isOn, radius: rect.height * 0.25, "checkmark", in: rect, node)
    case .radio(let isOn): drawBox(isOn || node.isChosen == true, radius: rect.height / 2, "circle.fill", in: rect, node)
    case .slider(let value): drawSlider(value, in: rect, node)
    case .stepper: drawStepper(in: rect, node)
    case .colorWell(let style):
      shape(
        .circle,
        [.fill(style, evenOdd: false), .inset(1), .stroke(.named("separator"), StrokeLine(width: 2))],
        in: rect,
        node
      )
    case .progress(let value): drawTrack(value, in: rect, node)
    case .spinner: drawSpinner(in: rect, node)
    case .ring(let value):
      let line = StrokeLine(width: rect.width / 8, cap: .round)
      let ring = Outline.inset(.circle, line.width / 2)
      shape(ring, [.stroke(.named("track"), line)], in: rect, node)
      shape(
        .moved(ring, .rotation(radians: -.pi / 2, anchor: .center)),
        [.trim(from: 0, to: value), .stroke(.tint, line)],
        in: rect,
        node
      )
    case .chevron(let direction):
      let name = direction == .down ? "chevron.down" : node.isMirrored ? "chevron.left" : "chevron.right"
      glyph(name, in: rect, node, style: .named("tertiary"))
    case .menuArrows: glyph("chevron.up.chevron.down", in: rect, node)
    case .wheel: drawWheel(in: rect, node)
    case .calendar: drawCalendar(in: rect, node)
    case .bezel(let isProminent, let isDestructive): drawBezel(isProminent, isDestructive, in: rect, node)
    case .pill: fill(rect, .named("fill"), node.ink, radius: min(6, rect.height / 2))
    case .fieldBorder:
      fill(rect, .named("systemBackground"), node.ink, radius: 5)
      shape(.rounded(CornerRadii(5)), [.strokeBorder(.named("separator"), StrokeLine(width: 1))], in: rect, node)
    case .card: fill(rect, .named("secondarySystemBackground"), node.ink, radius: 8)
    case .segments: drawSegments(in: rect, node)
    }
  }

  private mutating func drawToggle(_ isOn: Bool, in rect: Rect, _ node: Picture.Node) {
    let isTinted = node.ink.tint != .named("accentColor")
    fill(rect, isOn ? (isTinted ? .tint : .named("green")) : .named("track"), node.ink, radius: rect.height / 2)
    let side = max(rect.height - 4, 0)
    let isAtEnd = isOn != node.isMirrored
    let knob = Rect(x: isAtEnd ? rect.maxX - side - 2 : rect.minX + 2, y: rect.minY + 2, width: side, height: side)
    fill(knob, .named("knob"), node.ink, radius: side / 2)
  }

  private mutating func drawBox(
    _ isOn: Bool,
    radius: Double,
    _ mark: String,
    in rect: Rect,
    _ node: Picture.Node
  ) {
    if isOn {
      fill(rect, .tint, node.ink, radius: radius)
      let inner = Rect(x: rect.minX + 3, y: rect.minY + 3, width: rect.width - 6, height: rect.height - 6)
      glyph(mark, in: inner, node, style: .named("white"))
    } else {
      fill(rect, .named("systemBackground"), node.ink, radius: radius)
      shape(.rounded(CornerRadii(radius)), [.strokeBorder(.named("systemGray3"), StrokeLine(width: 1))], in: rect, node)
    }
  }

  private mutating func drawSlider(_ value: Double, in rect: Rect, _ node: Picture.Node) {
    let side = min(rect.height, 28)
    let track = Rect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
    let travelled = (rect.width - side) * min(max(value, 0), 1)
    fill(track, .named("track"), node.ink, radius: 2)
    let done = travelled + side / 2
    fill(
      Rect(x: node.isMirrored ? rect.maxX - done : rect.minX, y: track.minY, width: done, height: 4),
      .tint,
      node.ink,
      radius: 2
    )
    let x = node.isMirrored ? rect.maxX - travelled - side : rect.minX + travelled
    let knob = Rect(x: x, y: rect.midY - side / 2, width: side, height: side)
    shape(
      .circle,
      [.fill(.named("knob"), evenOdd: false), .stroke(.named("separator"), StrokeLine(width: 0.5))],
      in: knob,
      node
    )
  }

  private mutating func drawTrack(_ value: Double, in rect: Rect, _ node: Picture.Node) {
    let radius = rect.height / 2
    fill(rect, .named("track"), node.ink, radius: radius)
    let width = rect.width * (value.isFinite ? min(max(value, 0), 1) : 0)
    let x = node.isMirrored ? rect.maxX - width : rect.minX
    fill(Rect(x: x, y: rect.minY, width: width, height: rect.height), .tint, node.ink, radius: radius)
  }

  private mutating func drawStepper(in rect: Rect, _ node: Picture.Node) {
    fill(rect, .named("fill"), node.ink, radius: 8)
    let half = rect.width / 2
    fill(
      Rect(x: rect.midX - 0.5, y: rect.minY + 7, width: 1, height: max(rect.height - 14, 0)),
      .named("separator"),
      node.ink
    )
    for (name, x) in [("minus", rect.minX), ("plus", rect.midX)] {
      let side = min(half, rect.height) * 0.5
      glyph(name, in: Rect(x: x + (half - side) / 2, y: rect.midY - side / 2, width: side, height: side), node)
    }
  }

  private mutating func drawSpinner(in rect: Rect, _ node: Picture.Node) {
    let center = UnitPoint.center
    let line = StrokeLine(width: rect.width / 10, cap: .round)
    for step in 0..<8 {
      let spoke = Outline.path([
        .move(Point(x: rect.width / 2, y: line.width)), .line(Point(x: rect.width / 2, y: rect.height * 0.3)),
      ])
      let turned = Outline.moved(spoke, .rotation(radians: Double(step) * .pi / 4, anchor: center))
      shape(turned, [.stroke(.faded(.named("gray"), 1 - Double(step) * 0.1), line)], in: rect, node)
    }
  }

  private mutating func drawBezel(_ isProminent: Bool, _ isDestructive: Bool, in rect: Rect, _ node: Picture.Node) {
    let radius = picture.platform == .macOS ? 6 : min(rect.height / 2, 8)
    let color: PaintStyle = isDestructive ? .named("red") : .tint
    let plain: PaintStyle = picture.platform == .macOS ? .named("fill") : .faded(color, 0.15)
    fill(rect, isProminent ? color : plain, node.ink, radius: radius)
  }

  private mutating func drawSegments(in rect: Rect, _ node: Picture.Node) {
    fill(rect, .named("fill"), node.ink, radius: 8)
    let options = node.children.compactMap { picture.nodes.indices.contains($0) ? picture.nodes[$0] : nil }
    guard !options.isEmpty else { return }
    let width = rect.width / Double(options.count)
    for (index, option) in options.enumerated() {
      let place = Double(node.isMirrored ? options.count - 1 - index : index)
      let room = Rect(x: rect.minX + width * place, y: rect.minY, width: width, height: rect.height)
      if isChosen(option) {
        let segment = room.inset(by: Insets(.all, 2))
        fill(segment, node.ink.isDark ? .named("systemGray2") : .named("white"), node.ink, radius: 7)
      }
      if let target = target(of: option) { drawTarget(room, of: target) }
    }
  }

  /// Whether a view is the one that is chosen, seen through what stands around it.
  private func isChosen(_ node: Picture.Node) -> Bool {
    var current = node
    for _ in 0..<16 {
      if let isChosen = current.isChosen { return isChosen }
      guard current.children.count == 1, let only = current.children.first, picture.nodes.indices.contains(only) else {
        return false
      }
      current = picture.nodes[only]
    }
    return false
  }

  private mutating func drawWheel(in rect: Rect, _ node: Picture.Node) {
    let band = Rect(x: rect.minX + 9, y: rect.midY - 16, width: max(rect.width - 18, 0), height: 32)
    fill(band, .named("fill"), node.ink, radius: 8)
    for row in [-2.0, -1, 0, 1, 2] {
      let width = rect.width * (0.35 - row.magnitude * 0.04)
      let bar = Rect(x: rect.midX - width / 2, y: rect.midY + row * 34 - 5, width: width, height: 10)
      fill(bar, .faded(.named("gray"), 0.5 - row.magnitude * 0.15), node.ink, radius: 5)
    }
  }

  private mutating func drawCalendar(in rect: Rect, _ node: Picture.Node) {
    let column = rect.width / 7
    let row = rect.height / 7
    for day in 0..<42 {
      let side = min(column, row) * 0.35
      let center = Point(x: rect.minX + column * (Double(day % 7) + 0.5), y: rect.minY + row * (Double(day / 7) + 1.5))
      let dot = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
      fill(dot, day == 16 ? .tint : .named("track"), node.ink, radius: side / 2)
    }
  }
}
