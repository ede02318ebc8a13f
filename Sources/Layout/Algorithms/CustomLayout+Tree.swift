extension LayoutTree {
  func customSize(of node: NodeID, _ layout: any CustomLayout, _ proposal: Proposal) -> Size {
    layout.sizeThatFits(proposal, subviews: LayoutSubviews(tree: self, nodes: children(of: node)))
  }

  /// Asks the layout for its children's places; a child it does not place is centred, with the layout's own proposal.
  func arrangeCustom(
    _ node: NodeID,
    _ layout: any CustomLayout,
    _ proposal: Proposal,
    size: Size,
    into result: inout [ArrangedChild]
  ) {
    let bounds = Rect(origin: .zero, size: size)
    let subviews = LayoutSubviews(tree: self, nodes: children(of: node))
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
    for (child, placement) in zip(subviews.nodes, subviews.placements) {
      let placement =
        placement
        ?? SubviewPlacement(point: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      let own = measure(child, placement.proposal).finite(or: size)
      let origin = Point(
        x: placement.point.x - own.width * placement.anchor.x,
        y: placement.point.y - own.height * placement.anchor.y
      )
      result.append(ArrangedChild(node: child, origin: origin, proposal: placement.proposal))
    }
  }

  func customGuide(
    _ key: AlignmentKey,
    of node: NodeID,
    _ layout: any CustomLayout,
    at proposal: Proposal
  ) -> Double? {
    let bounds = Rect(origin: .zero, size: measure(node, proposal))
    let subviews = LayoutSubviews(tree: self, nodes: children(of: node))
    switch layout.explicitGuide(key, in: bounds, proposal: proposal, subviews: subviews) {
    case .combined: return key.combination == .none ? nil : combinedGuide(key, of: node, at: proposal)
    case .unset: return nil
    case .explicit(let value): return value.isFinite ? value : nil
    }
  }
}
