/// Child sizing: a box of the ratio that fits into the proposal or covers it; a missing length does not limit. Own
/// size: the child's, which may ignore the box (OpenSwiftUI: AspectRatioLayout; measured with images).
struct AspectRatioLayout {
  let ratio: Double?
  let mode: ContentMode

  func childProposal(_ node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Proposal {
    guard proposal != .unspecified else { return proposal }
    let base = shape(of: node, in: tree)
    guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else { return proposal }
    let horizontal = proposal.width.map { $0 / base.width } ?? .infinity
    let vertical = proposal.height.map { $0 / base.height } ?? .infinity
    let scale = mode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
    return Proposal(width: base.width * scale, height: base.height * scale)
  }

  private func shape(of node: NodeID, in tree: LayoutTree) -> Size {
    if let ratio { return Size(width: ratio, height: 1) }
    return tree.sizeOfChild(node, .unspecified)
  }
}
