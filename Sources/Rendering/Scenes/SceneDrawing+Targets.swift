import Catalog
import Interpreter
import Layout

/// What is pressed in a picture that is used: areas that show nothing, in front of what lies behind and behind what lies in
/// front, so that whatever cuts the picture off cuts them off, too.
extension SceneDrawing {
  /// The area of a node, or a part of it that chooses one of several.
  mutating func drawTarget(_ rect: Rect, of node: Picture.Node, called name: String? = nil, choice: Int? = nil) {
    guard isLive, !svg.isFull, rect.width > 0, rect.height > 0 else { return }
    var attributes = "class=\"target\""
    if let owner = node.owner, node.input != nil || node.opens || node.isHeld || node.isSwiped {
      attributes += " data-use=\"\(owner.index)\""
      if let choice { attributes += " data-choice=\"\(choice)\"" }
      if node.opens { attributes += " data-opens=\"\"" }
      if node.isHeld { attributes += " data-hold=\"\"" }
      if node.isSwiped { attributes += " data-swipe=\"\"" }
      if node.input == nil, !node.opens { attributes += " data-idle=\"\"" }
      let text = name ?? node.name ?? words(below: node) ?? symbol(below: node) ?? node.input?.name
      if let text { attributes += " aria-label=\"\(SVGText.escaped(text))\"" }
    }
    svg.add("<rect \(rect.attributes) \(attributes) fill=\"none\" pointer-events=\"all\"/>")
  }

  /// The area of a part of a control, which is used in a way of its own.
  mutating func drawTarget(_ rect: Rect, ofPartOf node: Picture.Node, _ use: String, called name: String) {
    guard isLive, !svg.isFull, let owner = node.owner, node.ink.isEnabled, rect.width > 0, rect.height > 0 else {
      return
    }
    let attributes = "class=\"target\" data-use=\"\(owner.index)\" \(use) aria-label=\"\(name)\""
    svg.add("<rect \(rect.attributes) \(attributes) fill=\"none\" pointer-events=\"all\"/>")
  }

  /// The area of a node, or of what stands in it where that is pressed as a whole.
  mutating func drawTarget(_ rect: Rect, at index: Int) {
    guard isLive, picture.nodes.indices.contains(index) else { return }
    if picture.nodes[index].isRow {
      drawTarget(rect, ofRow: index)
    } else if !isPressedAround.contains(index) {
      let node = picture.nodes[index]
      if node.isTarget && !node.hasPartsToPress || node.isHeld || node.isSwiped { drawTarget(rect, of: node) }
    }
  }

  /// A row of a list, of a menu or of segments is pressed as a whole where its view is.
  mutating func drawTarget(_ rect: Rect, ofRow row: Int) {
    guard isLive, let target = target(of: row), isPressedAround.insert(target).inserted else { return }
    drawTarget(rect, of: picture.nodes[target])
  }

  mutating func drawRowTargets(_ slots: [ListSlot], in rect: Rect, _ list: Picture.Node) {
    for (slot, child) in zip(slots, list.children) where slot.item == .row {
      drawTarget(slot.frame.moved(by: rect.origin), ofRow: child)
    }
  }

  /// The node that is pressed for a row: the row itself, or the only view in it. The row of a menu has marks beside its
  /// view.
  private func target(of row: Int, depth: Int = 0) -> Int? {
    guard depth < 32, picture.nodes.indices.contains(row) else { return nil }
    let node = picture.nodes[row]
    if node.isTarget { return node.input == .press || node.opens ? row : nil }
    if node.isHeld || node.isSwiped { return row }
    guard node.children.count == 1 || node.isRow else { return nil }
    return node.children.lazy.compactMap { target(of: $0, depth: depth + 1) }.first
  }

  private static let mostNodes = 200

  /// The first symbol below a node: what shows no words is known by that.
  private func symbol(below node: Picture.Node) -> String? {
    var pending = [node]
    for _ in 0..<Self.mostNodes {
      guard let next = pending.popLast() else { return nil }
      if case .image(let image, _) = next.part { return image.name }
      pending += next.children.reversed().compactMap { picture.nodes.indices.contains($0) ? picture.nodes[$0] : nil }
    }
    return nil
  }

  /// The first text below a node.
  private func words(below node: Picture.Node) -> String? {
    var pending = [node]
    for _ in 0..<Self.mostNodes {
      guard let next = pending.popLast() else { return nil }
      if case .text(let lines, _, _) = next.part { return lines.first.map { $0.parts.map(\.text).joined() } }
      for case .line(let line) in next.drawings where !line.isSecret { return line.text }
      pending += next.children.reversed().compactMap { picture.nodes.indices.contains($0) ? picture.nodes[$0] : nil }
    }
    return nil
  }
}

extension Picture.Node {
  /// It is used by its parts, which are targets of their own.
  fileprivate var hasPartsToPress: Bool {
    switch input {
    case .number, .steps: true
    case .press, .text, .choice, .pages, .change, nil: false
    }
  }
}

extension PictureInput {
  fileprivate var name: String? {
    if case .change(let name) = self { return name }
    return nil
  }
}
