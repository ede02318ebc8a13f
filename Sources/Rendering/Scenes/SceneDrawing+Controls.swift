import Catalog
import Interpreter
import Layout

/// Controls as outlines in the platform's manner.
extension SceneDrawing {
  mutating func draw(_ control: ControlDrawing, in rect: Rect, _ node: Picture.Node) {
    switch control {
    case .toggle(let isOn): drawToggle(isOn, in: rect, node)
    case .checkbox(let isOn): drawBox(isOn, radius: rect.height * 0.25, "checkmark", in: rect, node)
    case .radio(let isOn):
      drawBox(isOn || node.isChosen == true, radius: rect.height / 2, "circle.fill", in: rect, node)
    case .slider(let value):
      drawSlider(value, in: rect, node)
      drawTarget(rect, ofPartOf: node, "data-slide=\"\(node.isMirrored ? "mirrored" : "")\"", called: "Slider")
    case .stepper:
      drawStepper(in: rect, node)
      for (step, name) in [(-1, "Less"), (1, "More")] {
        let x = step < 0 ? rect.minX : rect.midX
        let half = Rect(x: x, y: rect.minY, width: rect.width / 2, height: rect.height)
        drawTarget(half, ofPartOf: node, "data-step=\"\(step)\"", called: name)
      }
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
    case .pullDown:
      drawBezel(false, false, in: rect, node)
      let x = node.isMirrored ? rect.minX + 10 : rect.maxX - 20
      glyph("chevron.down", in: Rect(x: x, y: rect.midY - 5, width: 10, height: 10), node)
    case .wheel(let text): drawWheel(text, in: rect, node)
    case .calendar(let month): drawCalendar(month, in: rect, node)
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

  private mutating func drawTrack(_ value: Double, in room: Rect, _ node: Picture.Node) {
    // A Mac leaves room around the bar (generally known).
    let height = picture.platform == .macOS ? min(room.height, 6) : room.height
    let rect = Rect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
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
    let options = node.children
    let width = rect.width / Double(max(options.count, 1))
    for (index, option) in options.enumerated() {
      let place = Double(node.isMirrored ? options.count - 1 - index : index)
      let room = Rect(x: rect.minX + width * place, y: rect.minY, width: width, height: rect.height)
      if isChosen(option) {
        let segment = room.inset(by: Insets(.all, 2))
        fill(segment, node.ink.isDark ? .named("systemGray2") : .named("white"), node.ink, radius: 7)
      }
      drawTarget(room, ofRow: option)
    }
  }

  /// Whether a view is the one that is chosen, seen through what stands around it.
  private func isChosen(_ index: Int) -> Bool {
    var current = index
    for _ in 0..<16 {
      guard picture.nodes.indices.contains(current) else { return false }
      if let isChosen = picture.nodes[current].isChosen { return isChosen }
      guard picture.nodes[current].children.count == 1, let only = picture.nodes[current].children.first else {
        return false
      }
      current = only
    }
    return false
  }
}
