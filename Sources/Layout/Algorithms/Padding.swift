extension Insets {
  /// What `padding` without a length adds (measured on iOS and macOS).
  public static let defaultPadding = 16.0

  /// The insets of `padding(edges, length)`; a nil length is the default.
  public init(padding edges: EdgeSet, _ length: Double?) {
    self.init(edges, length ?? Self.defaultPadding)
  }

  /// Child sizing: the proposal without the insets, not below 0. Own size: the child's with the insets, not below 0.
  func paddedSize(of node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Size {
    let child = tree.sizeOfChild(node, shrinking(proposal))
    return Size(
      width: max(child.width + total(.horizontal), 0),
      height: max(child.height + total(.vertical), 0)
    )
  }

  func shrinking(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max($0 - total(.horizontal), 0) },
      height: proposal.height.map { max($0 - total(.vertical), 0) }
    )
  }
}
