/// Child sizing: a box of the ratio that fits into the proposal or covers it; a missing length does not limit. Own
/// size: the child's, which may ignore the box (OpenSwiftUI: AspectRatioLayout; measured with images).
struct AspectRatioLayout {
  let ratio: Double?
  let mode: ContentMode

  func childProposal(_ node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Proposal {
    guard proposal != .unspecified else { return proposal }
    let base = shape(of: node, in: tree)
    guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else { return proposal }
    let scale = scale(proposal.width.map { $0 / base.width }, proposal.height.map { $0 / base.height })
    return Proposal(width: base.width * scale, height: base.height * scale)
  }

  /// How much larger than its shape the box is, given what each proposed length allows. Of one length alone both modes
  /// derive the other. Uncertain for `fill`: OpenSwiftUI reads infinity out of the binary, yet pictures that cover their
  /// room are as wide as a vertical scroll view and no wider (generally known, not measured).
  private func scale(_ horizontal: Double?, _ vertical: Double?) -> Double {
    guard let horizontal, let vertical else { return horizontal ?? vertical ?? 1 }
    return mode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
  }

  private func shape(of node: NodeID, in tree: LayoutTree) -> Size {
    if let ratio { return Size(width: ratio, height: 1) }
    return tree.sizeOfChild(node, .unspecified)
  }
}
