extension AxisSet {
  /// Child sizing of `fixedSize`: its ideal length on these axes. Own size: the child's.
  func fixing(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: contains(.horizontal) ? nil : proposal.width,
      height: contains(.vertical) ? nil : proposal.height
    )
  }
}
