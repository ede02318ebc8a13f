import Catalog
import Interpreter
import Layout

/// Draws the picture of a scene as SVG.
struct SceneDrawing {
  let picture: Picture
  let container: Size
  let safeArea: Insets
  let prefix: String
  /// Whether the picture is used: what can be pressed says so.
  let isLive: Bool
  var svg = SVGText()
  /// Gradients, clips and filters, each once.
  private(set) var definitions: [String] = []
  private var known: [String: String] = [:]

  /// The nodes whose areas are those of the rows that they stand in.
  var isPressedAround: Set<Int> = []

  private static let mostDepth = 1_000

  init(_ picture: Picture, container: Size, safeArea: Insets, prefix: String, isLive: Bool = false) {
    self.isLive = isLive
    self.picture = picture
    self.container = container
    self.safeArea = safeArea
    self.prefix = prefix
  }

  /// Draws everything.
  mutating func draw() {
    if !picture.nodes.isEmpty { draw(0, at: .zero, depth: 0) }
  }

  private mutating func draw(_ index: Int, at origin: Point, depth: Int) {
    guard picture.nodes.indices.contains(index), depth < Self.mostDepth, !svg.isFull else { return }
    let node = picture.nodes[index]
    let rect = node.frame.moved(by: origin)
    let groups = openGroups(for: node.effects, around: rect, node)
    drawTarget(rect, at: index)
    drawGround(of: node, in: rect)
    let closesClip = openClip(of: node, rect)
    drawContent(of: node, rect, depth)
    if closesClip { svg.add("</g>") }
    drawFront(of: node, in: rect)
    for effect in node.effects {
      if case .border(let style, let width) = effect {
        shape(.rectangle, [.strokeBorder(style, StrokeLine(width: width))], in: rect, node)
      }
    }
    svg.add(String(repeating: "</g>", count: groups))
  }

  /// What is in the node, in its own coordinates where it changes them.
  private mutating func drawContent(of node: Picture.Node, _ rect: Rect, _ depth: Int) {
    guard let transform = node.content, transform.isFinite else {
      for child in node.children { draw(child, at: rect.origin, depth: depth + 1) }
      return
    }
    let all = transform.followed(by: .translation(x: rect.minX, y: rect.minY))
    let numbers = [all.a, all.b, all.c, all.d, all.tx, all.ty].map(SVGText.fine).joined(separator: " ")
    svg.add("<g transform=\"matrix(\(numbers))\">")
    for child in node.children { draw(child, at: .zero, depth: depth + 1) }
    svg.add("</g>")
  }

  /// What the node itself shows, behind what is in it.
  private mutating func drawGround(of node: Picture.Node, in rect: Rect) {
    if case .list(let style, let slots, let rows) = node.part {
      drawCards(style, slots, rows, in: rect, node)
      drawRowTargets(slots, in: rect, node)
    }
    for drawing in node.drawings { draw(drawing, in: rect, node) }
    switch node.part {
    case .text(let lines, let scale, let inks): drawText(lines, scale, inks, in: rect, node)
    case .image(let image, let source): drawImage(image, source, in: rect, node)
    case .divider(let axis): drawDivider(along: axis, in: rect, node)
    case .page: drawGroundOfPage(node)
    case .plain, .scroll, .list, .columns: break
    }
  }

  /// What stands in front of what is in the node.
  private mutating func drawFront(of node: Picture.Node, in rect: Rect) {
    switch node.part {
    case .scroll(let content): drawIndicator(content, in: rect, node)
    case .page(let page): drawBars(page, in: rect, node)
    case .columns:
      for child in node.children.dropFirst() where picture.nodes.indices.contains(child) {
        let x = rect.minX + picture.nodes[child].frame.minX
        fill(Rect(x: x, y: 0, width: 0.5, height: container.height), .named("separator"), node.ink)
      }
    case .plain, .text, .image, .divider, .list: break
    }
  }

  private mutating func draw(_ drawing: Drawing, in rect: Rect, _ node: Picture.Node) {
    switch drawing {
    case .style(let style): fill(rect, style, node.ink)
    case .shape(let outline, let steps): shape(outline, steps, in: rect, node)
    case .strokes(let paints):
      for paint in paints { shape(paint.outline, [paint.step], in: rect, node) }
    case .control(let control): draw(control, in: rect, node)
    case .line(let line): drawLine(line, in: rect, node)
    case .words(let all):
      for words in all {
        let place = Point(x: rect.minX + words.place.x, y: rect.minY + words.place.y)
        let anchor: String? =
          switch words.anchor {
          case .leading: nil
          case .center: "middle"
          case .trailing: "end"
          }
        let font = FontDescriptor(size: words.size)
        text(words.text, font, size: words.size, at: place, width: nil, node.ink, .named("gray"), anchor: anchor)
      }
    case .placeholder(let name): drawPlaceholder(name, in: rect, node)
    }
  }

  // MARK: Definitions

  /// The id of a definition, made once for what it says.
  mutating func define(_ name: String, _ make: (_ id: String) -> String) -> String {
    if let id = known[name] { return id }
    let id = "\(prefix)d\(known.count)"
    known[name] = id
    definitions.append(make(id))
    return id
  }
}

extension Rect {
  func moved(by point: Point) -> Rect { Rect(x: minX + point.x, y: minY + point.y, width: width, height: height) }

  var attributes: String {
    "x=\"\(SVGText.number(minX))\" y=\"\(SVGText.number(minY))\" width=\"\(SVGText.number(max(width, 0)))\" height=\"\(SVGText.number(max(height, 0)))\""
  }
}
