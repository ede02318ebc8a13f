/// `LazyVStack` and `LazyHStack`.
package struct LazyStackParameters {
  package var axis: Axis
  package var alignment: AlignmentKey
  package var spacing: Double?
  /// The parts of sections that stay in sight.
  package var pinned: PinnedParts

  package init(axis: Axis, alignment: AlignmentKey, spacing: Double? = nil, pinned: PinnedParts = PinnedParts()) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.pinned = pinned
  }
}

extension LazyStackParameters {
  /// Child sizing: nothing along the stack, its own length across. Own size: along it all lengths and gaps, across it
  /// the proposal (measured).
  func size(of node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Size {
    var length = 0.0
    var widest = 0.0
    for position in tree.childRange(node) {
      let own = tree.measure(tree.childIDs[position], Proposal(along: axis, nil, across: proposal[axis.cross]))
      length += own[axis] + gap(after: position, of: node, in: tree)
      widest = max(widest, own[axis.cross])
    }
    return Size(along: axis, length, across: proposal[axis.cross] ?? widest)
  }

  func arrange(_ node: NodeID, in tree: LayoutTree, size: Size, into result: inout [ArrangedChild]) {
    let line = ViewDimensions(size: size).defaultValue(of: alignment)
    let proposal = Proposal(along: axis, nil, across: size[axis.cross])
    var start = 0.0
    for position in tree.childRange(node) {
      let child = tree.childIDs[position]
      let own = tree.measure(child, proposal)
      let across = line - tree.guide(alignment, of: child, at: proposal, size: own)
      let origin = axis == .horizontal ? Point(x: start, y: across) : Point(x: across, y: start)
      result.append(ArrangedChild(node: child, origin: origin, proposal: proposal))
      start += own[axis] + gap(after: position, of: node, in: tree)
    }
  }

  private func gap(after position: Int, of node: NodeID, in tree: LayoutTree) -> Double {
    guard position + 1 < tree.childRange(node).upperBound else { return 0 }
    return spacing ?? tree.distance(from: tree.childIDs[position], to: tree.childIDs[position + 1], along: axis)
  }
}
