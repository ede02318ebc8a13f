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
  /// ViewThatFits). Nothing is proposed on the listed axes, and what there is on the other one: a paragraph under
  /// `ViewThatFits(in: .vertical)` is as high as it is at the width that it gets.
  private func fittingChild(of node: NodeID, _ axes: AxisSet, _ proposal: Proposal) -> NodeID? {
    let children = childIDs[childRange(node)]
    return children.first { fits($0, axes, proposal) } ?? children.last
  }

  private func fits(_ child: NodeID, _ axes: AxisSet, _ proposal: Proposal) -> Bool {
    let constrained = Axis.allCases.filter(axes.contains)
    var free = proposal
    for axis in constrained { free[axis] = nil }
    let ideal = measure(child, free)
    return constrained.allSatisfy { axis in proposal[axis].map { ideal[axis] <= $0 } ?? true }
  }
}
