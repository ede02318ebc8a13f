import Catalog
import Layout
import Semantics

/// Turns a tree that is laid out, and what was noted of its nodes, into a picture.
struct PictureBuilder {
  private let tree: LayoutTree
  private let recorder: PictureRecorder
  private let expander: Expander
  private let evaluator: Evaluator
  private let elements: [NodeID: ElementID]
  /// Decorations that lie behind what they decorate.
  private let backgrounds: Set<NodeID>
  private var picture = Picture()
  /// The places of images that were asked for, by their names; nil for what cannot be shown.
  private var images: [ImageName: Int?] = [:]
  /// The length of all images.
  private var imageLength = 0

  private struct ImageName: Hashable {
    let name: String
    let isDark: Bool
  }

  /// Maximum length of all images of a picture: further ones stay boxes.
  private static let mostImageLength = 4_000_000

  private static let mostNodes = 40_000
  private static let mostDepth = 1_000

  init(_ pass: ScenePass, _ recorder: PictureRecorder, elements: [Element]) {
    tree = pass.expander.tree
    self.recorder = recorder
    expander = pass.expander
    evaluator = pass.expander.evaluator
    self.elements = Dictionary(elements.map { ($0.layout.node, $0.id) }) { _, inner in inner }
    backgrounds = Self.backgrounds(below: pass.root)
  }

  private static func backgrounds(below root: SceneNode) -> Set<NodeID> {
    var found: Set<NodeID> = []
    var pending = [root]
    while let node = pending.popLast() {
      if node.isBackground, let layout = node.layout { found.insert(layout) }
      pending += node.children
    }
    return found
  }

  /// The picture of everything below a node.
  mutating func picture(of root: SceneNode, ground: Ink, platform: Platform) -> Picture {
    picture.ground = ground
    picture.platform = platform
    picture.colors = evaluator.program.resources.colorSets.compactMapValues(Picture.Shades.init)
    if let layout = root.layout { _ = add(layout, ground, in: nil, depth: 0) }
    for (node, element) in elements {
      let guides = tree.explicitGuides(of: node).map { Picture.Guide(name: $0.name, value: $0.value) }
      if !guides.isEmpty { picture.guides[element] = guides }
    }
    return picture
  }

  /// `chosen` tells of what stands beside a view that can be chosen, as the circle before it, whether it is.
  private mutating func add(
    _ id: NodeID,
    _ ink: Ink,
    in owner: ElementID?,
    chosen: Bool? = nil,
    depth: Int
  ) -> Int? {
    guard depth < Self.mostDepth, picture.nodes.count < Self.mostNodes, let place = tree.drawnPlace(of: id) else {
      return nil
    }
    let notes = recorder.notes[id]
    guard notes?.effects.contains(.hidden) != true else { return nil }
    let ink = notes?.ink ?? ink
    var drawings = notes?.drawings.map { resolved($0, in: place.frame.size) } ?? []
    if let canvas = notes?.canvas {
      drawings.append(.strokes(CanvasValue.paints(of: canvas, in: place.frame.size, evaluator)))
    }
    if let chart = notes?.chart {
      let marks = ChartReader(chart, expander, PaintReader(recorder, EnvironmentValues())).marks
      var plot = ChartPlot(marks, in: place.frame.size)
      drawings += plot.drawings()
    }
    let part = part(of: id, notes, ink)
    let index = picture.nodes.count
    let owner = elements[id] ?? owner
    picture.nodes.append(
      Picture.Node(
        element: elements[id],
        frame: place.frame,
        content: place.content,
        isMirrored: tree.direction(of: id) == .rightToLeft,
        ink: ink,
        part: part,
        drawings: drawings,
        effects: notes?.effects.map { resolved($0, in: place.frame.size) } ?? [],
        children: [],
        input: notes?.action?.input(evaluator),
        isTarget: notes?.isTarget ?? false,
        name: notes?.name,
        opens: notes?.opening != nil,
        isHeld: notes?.held != nil,
        isSwiped: notes?.swiped != nil,
        isChosen: notes?.isChosen ?? chosen,
        isRow: notes?.isRow ?? false,
        owner: owner
      )
    )
    let children = children(of: id)
    let choice = children.count > 1 ? children.compactMap { recorder.notes[$0]?.isChosen }.first : nil
    let isPair = children.count == 2
    for child in children {
      let added = add(child, ink, in: owner, chosen: isPair ? choice : nil, depth: depth + 1)
      if let added { picture.nodes[index].children.append(added) }
    }
    return index
  }

  /// What is drawn of a node's children, the furthest behind first.
  private func children(of id: NodeID) -> [NodeID] {
    var children = tree.drawnChildren(of: id)
    switch tree.behavior(of: id) {
    case .decoration, .deferredDecoration:
      if backgrounds.contains(id), let primary = children.first {
        children.removeFirst()
        children.append(primary)
      }
    case .page(let page):
      // Which page shows is up to who uses them; the others lie below it.
      let shown = recorder.notes[id]?.tabs?.shown ?? 0..<1
      if !page.isPaged { children = Array(children.dropFirst(shown.lowerBound).prefix(shown.count)) }
    default: break
    }
    return children
  }

  /// The place of an image among the picture's own.
  private mutating func source(of image: ImageContent, isDark: Bool) -> Int? {
    guard !image.isSymbol, !image.name.isEmpty else { return nil }
    let name = ImageName(name: image.name, isDark: isDark)
    if let known = images[name] { return known }
    var place: Int?
    let address = evaluator.program.resources.address(ofPicture: image.name, isDark: isDark)
    if let address, imageLength + address.utf8.count <= Self.mostImageLength {
      imageLength += address.utf8.count
      place = picture.images.count
      picture.images.append(address)
    }
    images[name] = .some(place)
    return place
  }

  private mutating func part(of id: NodeID, _ notes: PictureRecorder.Notes?, _ ink: Ink) -> Picture.Part {
    switch tree.behavior(of: id) {
    case .text:
      guard let (lines, scale) = tree.drawnLines(of: id) else { return .plain }
      return .text(lines, scale: scale, inks: notes?.runInks ?? [])
    case .image(let image): return .image(image, source: source(of: image, isDark: ink.isDark))
    case .divider: return tree.dividerAxis(of: id).map { .divider($0) } ?? .plain
    case .scroll: return .scroll(tree.scrollGeometry(below: id)?.contentSize ?? .zero)
    case .list(let list): return .list(list.style, tree.listSlots(of: id), rows: tree.children(of: id).map(look))
    case .page:
      let bars = tree.drawnBars(of: id, showing: notes?.tabs?.shown.lowerBound ?? 0)
      let back = notes?.back.map { self.title(below: $0) ?? "Back" }
      // What an item shows in the middle of the bar stands in the place of its title.
      let isReplaced = bars?.hasLargeTitle == false && notes?.bar?.has(.middle) == true
      let title = isReplaced ? nil : self.title(below: id)
      return .page(Picture.PageLook(bars: bars, title: title, tabs: notes?.tabs, back: back))
    case .columns: return .columns
    default: return .plain
    }
  }

  /// How a row asks to be drawn: by what stands on it.
  private func look(of row: NodeID) -> Picture.RowLook {
    var look = Picture.RowLook()
    var current: NodeID? = row
    while let id = current {
      for effect in recorder.notes[id]?.effects ?? [] {
        if case .rowBackdrop(let style) = effect { look.backdrop = style }
        if case .rowSeparatorHidden = effect { look.hasSeparator = false }
      }
      look.isChosen = look.isChosen ?? recorder.notes[id]?.isChosen
      current = tree.behavior(of: id).isModifier ? tree.children(of: id).first : nil
    }
    return look
  }

  /// The title that a view of the page sets, the outermost first.
  private func title(below page: NodeID) -> String? {
    var pending = tree.children(of: page).reversed() as [NodeID]
    var looked = 0
    // Pages inside of a page have titles of their own; what holds pages has that of its first.
    let isPage = if case .page = tree.behavior(of: page) { true } else { false }
    while let id = pending.popLast(), looked < Self.mostNodes {
      looked += 1
      for effect in (recorder.notes[id]?.effects ?? []).reversed() {
        if case .title(let title) = effect { return title }
      }
      if isPage, case .page = tree.behavior(of: id) { continue }
      pending += tree.children(of: id).reversed()
    }
    return nil
  }

  // MARK: Shapes of the program's own

  private func resolved(_ drawing: Drawing, in size: Size) -> Drawing {
    guard case .shape(let outline, let steps) = drawing else { return drawing }
    return .shape(resolved(outline, in: size, depth: 0), steps)
  }

  private func resolved(_ effect: PaintEffect, in size: Size) -> PaintEffect {
    switch effect {
    case .clip(let outline): .clip(resolved(outline, in: size, depth: 0))
    case .mask(let drawing): .mask(resolved(drawing, in: size))
    case .backdrop(let style, let outline): .backdrop(style, resolved(outline, in: size, depth: 0))
    default: effect
    }
  }

  /// The outline with what the program's own shapes draw in a room of that size.
  private func resolved(_ outline: Outline, in size: Size, depth: Int) -> Outline {
    guard depth < 64 else { return outline }
    let inner = { (outline: Outline, size: Size) in resolved(outline, in: size, depth: depth + 1) }
    switch outline {
    case .own(let number): return ownOutline(number, in: size)
    case .trimmed(let own, let from, let to): return .trimmed(inner(own, size), from: from, to: to)
    case .inset(let own, let amount):
      let room = Size(width: max(size.width - amount * 2, 0), height: max(size.height - amount * 2, 0))
      guard case .own = own else { return .inset(inner(own, room), amount) }
      let shift = AffineTransform.translation(x: amount, y: amount)
      return .moved(inner(own, room), .affine(shift))
    case .moved(let own, let motion): return .moved(inner(own, size), motion)
    case .sized(let own, let room): return .sized(inner(own, room), room)
    case .stroked(let own, let line): return .stroked(inner(own, size), line)
    case .rectangle, .rounded, .capsule, .circle, .ellipse, .path: return outline
    }
  }

  private func ownOutline(_ number: Int, in size: Size) -> Outline {
    guard recorder.shapes.indices.contains(number) else { return .rectangle }
    var shape = recorder.shapes[number]
    var arguments = [Value(.rect(Rect(origin: .zero, size: size)))]
    let drawn = evaluator.callMethod("path", on: &shape, labels: ["in"], &arguments)
    let reader = PaintReader(recorder, EnvironmentValues())
    guard let drawn, let outline = reader.outline(of: drawn) else { return .rectangle }
    if case .own = outline { return .rectangle }
    return outline
  }
}

extension Picture.Shades {
  /// Nil where the set's file does not tell what it looks like.
  fileprivate init?(_ shades: ProgramResources.Shades) {
    guard let light = shades.light else { return nil }
    self.init(light: PaintColor(light), dark: PaintColor(shades.dark ?? light))
  }
}

extension PaintColor {
  fileprivate init(_ color: AssetColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }
}
