/// What a scroll view shows of its content, in points (Apple: ScrollGeometry).
package struct ScrollGeometry: Hashable, Sendable {
  /// Where the viewport starts in the content; at rest it starts the insets before it.
  package var contentOffset: Point
  package var contentSize: Size
  package var contentInsets: Insets
  /// The scroll view's own size.
  package var viewportSize: Size

  /// What the insets leave of the scroll view (measured on macOS 26 and iOS 26: 130 of 150 with 20 at the top).
  package var containerSize: Size {
    Size(
      width: max(viewportSize.width - contentInsets.total(.horizontal), 0),
      height: max(viewportSize.height - contentInsets.total(.vertical), 0)
    )
  }
}

extension LayoutTree {
  /// The geometry of the first scroll view at or below the node.
  package func scrollGeometry(below node: NodeID) -> ScrollGeometry? {
    var pending = [node]
    while let next = pending.popLast() {
      guard isPlaced(next) else { continue }
      switch behaviors[next.index] {
      case .scroll(let scroll): return geometry(ofScroll: next, scroll)
      case .list(let list): return geometry(ofList: next, list)
      default: pending += children(of: next).reversed()
      }
    }
    return nil
  }

  private func geometry(ofScroll node: NodeID, _ scroll: ScrollParameters) -> ScrollGeometry? {
    guard let content = firstChild(of: node), isPlaced(content) else { return nil }
    let origin = placed[content.index].origin
    return ScrollGeometry(
      contentOffset: Point(x: -origin.x, y: -origin.y),
      contentSize: placed[content.index].size,
      contentInsets: coveredInsets(of: node) + scroll.contentMargins,
      viewportSize: placed[node.index].size
    )
  }

  private func geometry(ofList node: NodeID, _ list: ListParameters) -> ScrollGeometry {
    let size = placed[node.index].size
    let insets = coveredInsets(of: node)
    let content = ListLayout(tree: self, node: node, list).size(Proposal(width: size.width, height: nil))
    return ScrollGeometry(
      contentOffset: Point(x: 0, y: -insets.top),
      contentSize: content,
      contentInsets: insets,
      viewportSize: size
    )
  }

  /// What covers the node's edges, in its reading direction.
  func coveredInsets(of node: NodeID) -> Insets {
    guard let area = placed[node.index].safeArea, safeAreas.indices.contains(Int(area)) else { return .zero }
    let covered = safeAreas[Int(area)].covered(of: frame(of: node, in: .global))
    return nodes[node.index].direction == .rightToLeft ? covered.mirrored : covered
  }
}
