/// What drawing asks of a tree that is laid out.
extension LayoutTree {
  /// Where a node lies in its parent, and what it does to the coordinates of its content; nil where it has no place.
  package func drawnPlace(of node: NodeID) -> (frame: Rect, content: AffineTransform?)? {
    guard isPlaced(node) else { return nil }
    let own = placed[node.index]
    return (Rect(origin: own.origin, size: own.size), contentTransform(of: node))
  }

  /// The reading direction that the node's layout was made in.
  package func direction(of node: NodeID) -> LayoutDirection {
    nodes.indices.contains(node.index) ? nodes[node.index].direction : .leftToRight
  }

  /// The children that have a place, the furthest behind first: by `zIndex`, then in their order.
  package func drawnChildren(of node: NodeID) -> [NodeID] {
    let children = children(of: node).filter(isPlaced)
    let heights = children.map { height(of: $0) }
    guard heights.contains(where: { $0 != 0 }) else { return children }
    return children.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { children[$0] }
  }

  /// The `zIndex` of a child, seen through modifiers.
  private func height(of node: NodeID) -> Double {
    var current: NodeID? = node
    while let id = current {
      let behavior = behaviors[id.index]
      if case .zIndex(let value) = behavior { return value.isNaN ? 0 : value }
      current = behavior.isModifier ? firstChild(of: id) : nil
    }
    return 0
  }

  /// How thick the line of a divider is, and along which axis it runs.
  package func dividerAxis(of node: NodeID) -> Axis? {
    guard case .divider(let stackAxis, _) = behavior(of: node) else { return nil }
    return (stackAxis ?? .vertical).cross
  }
}

/// The bars around a page, in points of its container.
package struct DrawnBars: Hashable, Sendable {
  /// What they take from the page at its top and its end, without what covers the container anyway.
  package var top: Double
  package var bottom: Double
  /// What covers the container there: the bars reach over it.
  package var coveredTop: Double
  package var coveredBottom: Double
  package var hasLargeTitle: Bool
  package var hasSearchField: Bool
}

extension LayoutTree {
  /// The bars of a navigation or tab view around one of its pages; nil where it has none.
  package func drawnBars(of node: NodeID, showing position: Int = 0) -> DrawnBars? {
    let pages = children(of: node)
    guard case .page(let page) = behavior(of: node),
      let first = pages.indices.contains(position) ? pages[position] : pages.first,
      isPlaced(node)
    else { return nil }
    let frame = frame(of: node, in: .global)
    let window = safeAreas[windowSafeArea]
    let covered = window.covered(of: frame)
    let traits = page.traits(of: first, in: self)
    let insets = page.insets(traits, below: max(window.window.maxY - frame.maxY, 0))
    guard insets.top > 0 || insets.bottom > 0 else { return nil }
    return DrawnBars(
      top: insets.top,
      bottom: insets.bottom,
      coveredTop: max(covered.top, frame.minY - window.window.minY),
      coveredBottom: max(covered.bottom, window.window.maxY - frame.maxY),
      hasLargeTitle: page.hasLargeTitle(traits),
      hasSearchField: page.hasSearchField(traits)
    )
  }
}
