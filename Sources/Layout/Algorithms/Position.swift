extension LayoutTree {
  /// Child sizing: the wrapper's own size. Own size: the proposal, else the child's (OpenSwiftUI: PositionLayout).
  func positionedSize(of node: NodeID, _ proposal: Proposal) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    return proposal.replacingUnspecified(by: sizeOfChild(node, proposal))
  }
}
