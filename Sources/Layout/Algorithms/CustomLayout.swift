/// A layout of the program's own (Apple: Layout). Everything is computed left to right; the tree mirrors.
package protocol CustomLayout: AnyObject {
  func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviews) -> Size

  /// Places children by `LayoutSubview.place`; one that is not placed is centred in `bounds`.
  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews)

  /// The spacing it asks for, nil for the union of its children's.
  func spacing(subviews: LayoutSubviews) -> Spacing?

  /// An explicit value for a guide; `.combined` combines the children's.
  func explicitGuide(_ key: AlignmentKey, in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews) -> CustomGuide
}

extension CustomLayout {
  /// The union of the children's.
  package func spacing(subviews: LayoutSubviews) -> Spacing? { nil }

  /// What the children's values combine to.
  package func explicitGuide(
    _ key: AlignmentKey,
    in bounds: Rect,
    proposal: Proposal,
    subviews: LayoutSubviews
  ) -> CustomGuide { .combined }
}

/// What a custom layout says about a guide.
package enum CustomGuide: Hashable, Sendable {
  /// The default: what the children's explicit values combine to.
  case combined
  /// It sets no value.
  case unset
  case explicit(Double)
}

/// The children of a custom layout, and where it puts them.
package final class LayoutSubviews: RandomAccessCollection {
  package let tree: LayoutTree
  let nodes: [NodeID]
  private(set) var placements: [SubviewPlacement?]

  package init(tree: LayoutTree, nodes: [NodeID]) {
    self.tree = tree
    self.nodes = nodes
    placements = Array(repeating: nil, count: nodes.count)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { nodes.count }

  package subscript(_ position: Int) -> LayoutSubview {
    LayoutSubview(subviews: self, index: position, node: nodes[position])
  }

  /// Where the layout has put a child, in the coordinates of the bounds; nil where it has not.
  package func frame(at index: Int) -> Rect? {
    guard placements.indices.contains(index), let placement = placements[index] else { return nil }
    let size = tree.sizeThatFits(nodes[index], placement.proposal)
    let x = placement.point.x - size.width * placement.anchor.x
    let y = placement.point.y - size.height * placement.anchor.y
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// Whether a child that was placed is no larger than the layout has proposed.
  package func isAsProposed(at index: Int) -> Bool {
    guard placements.indices.contains(index), let placement = placements[index] else { return false }
    let size = tree.sizeThatFits(nodes[index], placement.proposal)
    return Axis.allCases.allSatisfy { axis in placement.proposal[axis].map { size[axis] <= $0 + 0.5 } ?? true }
  }

  fileprivate func record(_ placement: SubviewPlacement, at index: Int) {
    guard placements.indices.contains(index) else { return }
    placements[index] = placement
  }
}

/// Where a custom layout wants one of its children.
struct SubviewPlacement {
  var point: Point
  var anchor: UnitPoint
  var proposal: Proposal
}

/// A child of a custom layout (Apple: LayoutSubview).
package struct LayoutSubview {
  let subviews: LayoutSubviews
  package let index: Int
  package let node: NodeID

  private var tree: LayoutTree { subviews.tree }

  /// The size it takes at a proposal.
  package func sizeThatFits(_ proposal: Proposal) -> Size { tree.sizeThatFits(node, proposal) }

  /// Its size and alignment guides at a proposal.
  package func dimensions(in proposal: Proposal) -> ViewDimensions { tree.dimensions(of: node, in: proposal) }

  /// Its layout priority.
  package var priority: Double { tree.priority(of: node) }

  /// The distances it asks its neighbours to keep.
  package var spacing: Spacing { tree.spacing(of: node) }

  /// The value of `layoutValue(key:value:)`, which must be the outermost modifier or among the outermost.
  package func layoutValue(_ key: AnyHashable) -> Any? { tree.layoutValue(key, of: node) }

  /// Puts the child's `anchor` at `point`, in the coordinates of the bounds. The last call counts.
  package func place(at point: Point, anchor: UnitPoint = .topLeading, proposal: Proposal) {
    subviews.record(SubviewPlacement(point: point, anchor: anchor, proposal: proposal), at: index)
  }
}
