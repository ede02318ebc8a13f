extension LayoutTree {
  /// Child sizing: the real proposal for the child chosen. Own size: that child's.
  func sizeOfFitting(_ node: NodeID, _ axes: AxisSet, _ proposal: Proposal) -> Size {
    fittingChild(of: node, axes, proposal).map { measure($0, proposal) } ?? .zero
  }

  func arrangeFitting(_ node: NodeID, _ axes: AxisSet, _ proposal: Proposal, into result: inout [ArrangedChild]) {
    guard let child = fittingChild(of: node, axes, proposal) else { return }
    result.append(ArrangedChild(node: child, origin: .zero, proposal: proposal))
  }

  /// The first child whose ideal size is no larger than the proposal on the listed axes, else the last (Apple:
  /// ViewThatFits). Ideal means nothing proposed on either axis; the recordings do not tell this from nothing on the
  /// listed axes only.
  private func fittingChild(of node: NodeID, _ axes: AxisSet, _ proposal: Proposal) -> NodeID? {
    let children = childIDs[childRange(node)]
    return children.first { fits($0, axes, proposal) } ?? children.last
  }

  private func fits(_ child: NodeID, _ axes: AxisSet, _ proposal: Proposal) -> Bool {
    let ideal = measure(child, .unspecified)
    return Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), let offered = proposal[axis] else { return true }
      return ideal[axis] <= offered
    }
  }
}
