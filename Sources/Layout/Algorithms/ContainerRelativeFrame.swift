/// `containerRelativeFrame`.
package struct ContainerRelativeFrame {
  /// How much of the container's length is taken.
  package enum Length {
    case full
    case fraction(count: Int, span: Int, spacing: Double)
    case computed((_ length: Double, _ axis: Axis) -> Double)
  }

  package var axes: AxisSet
  package var length: Length
  package var alignment: Alignment

  package init(axes: AxisSet, length: Length = .full, alignment: Alignment = .center) {
    self.axes = axes
    self.length = length
    self.alignment = alignment
  }
}

extension ContainerRelativeFrame {
  /// Child sizing and own size: a share of the nearest scroll view or window on these axes, else as without it (Apple:
  /// containerRelativeFrame).
  func size(of node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Size {
    let offered = childProposal(proposal, in: tree)
    let child = tree.sizeOfChild(node, offered)
    return Size(
      width: axes.contains(.horizontal) ? offered.width ?? child.width : child.width,
      height: axes.contains(.vertical) ? offered.height ?? child.height : child.height
    )
  }

  func childProposal(_ proposal: Proposal, in tree: LayoutTree) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? share(of: tree.relativeContainer, .horizontal) : proposal.width,
      height: axes.contains(.vertical) ? share(of: tree.relativeContainer, .vertical) : proposal.height
    )
  }

  private func share(of container: Size, _ axis: Axis) -> Double {
    let whole = container[axis]
    let result: Double
    switch length {
    case .full: result = whole
    case .fraction(let count, let span, let spacing):
      let parts = Double(max(count, 1))
      let taken = Double(max(span, 1))
      result = (whole - spacing * (parts - 1)) / parts * taken + spacing * (taken - 1)
    case .computed(let compute): result = compute(whole, axis)
    }
    return result.isFinite ? max(result, 0) : whole
  }
}
