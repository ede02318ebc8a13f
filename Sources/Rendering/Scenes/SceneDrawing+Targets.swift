import Interpreter
import Layout

/// What is pressed in a picture that is used: areas that show nothing, in front of what lies behind and behind what lies in
/// front, so that whatever cuts the picture off cuts them off, too.
extension SceneDrawing {
  /// The area of a node, or a part of it that chooses one of several.
  mutating func drawTarget(_ rect: Rect, of node: Picture.Node, called name: String? = nil, choice: Int? = nil) {
    guard isLive, !svg.isFull, rect.width > 0, rect.height > 0 else { return }
    var attributes = "class=\"target\""
    if let owner = node.owner, node.input != nil || node.opens || node.isHeld {
      attributes += " data-use=\"\(owner.index)\""
      if let choice { attributes += " data-choice=\"\(choice)\"" }
      if node.opens { attributes += " data-opens=\"\"" }
      if node.isHeld { attributes += node.isTarget ? " data-hold=\"\"" : " data-hold=\"only\"" }
      let text = name ?? words(below: node) ?? node.input?.name
      if let text { attributes += " aria-label=\"\(SVGText.escaped(text))\"" }
    }
    svg.add("<rect \(rect.attributes) \(attributes) fill=\"none\" pointer-events=\"all\"/>")
  }

  /// A row of a list is pressed as a whole where its view is.
  mutating func drawRowTargets(_ slots: [ListSlot], in rect: Rect, _ list: Picture.Node) {
    guard isLive else { return }
    for (slot, child) in zip(slots, list.children) where slot.item == .row {
      guard picture.nodes.indices.contains(child), let target = target(of: picture.nodes[child]) else { continue }
      drawTarget(slot.frame.moved(by: rect.origin), of: target)
    }
  }

  /// The node that is pressed for a row: the row itself, or the only view in it. The row of a menu has marks beside its
  /// view.
  func target(of row: Picture.Node, depth: Int = 0) -> Picture.Node? {
    guard depth < 32 else { return nil }
    if row.isTarget { return row.input == .press || row.opens ? row : nil }
    if row.isHeld { return row }
    let children = row.children.compactMap { picture.nodes.indices.contains($0) ? picture.nodes[$0] : nil }
    guard children.count == 1 || row.isRow else { return nil }
    return children.lazy.compactMap { target(of: $0, depth: depth + 1) }.first
  }

  private static let mostNodes = 200

  /// The first text below a node.
  private func words(below node: Picture.Node) -> String? {
    var pending = [node]
    for _ in 0..<Self.mostNodes {
      guard let next = pending.popLast() else { return nil }
      if case .text(let lines, _, _) = next.part { return lines.first.map { $0.parts.map(\.text).joined() } }
      pending += next.children.reversed().compactMap { picture.nodes.indices.contains($0) ? picture.nodes[$0] : nil }
    }
    return nil
  }
}

extension PictureInput {
  fileprivate var name: String? {
    if case .change(let name) = self { return name }
    return nil
  }
}
