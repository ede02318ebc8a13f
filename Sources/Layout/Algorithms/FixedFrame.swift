/// `frame(width:height:alignment:)`; nil leaves the axis to the child.
package struct FixedFrame {
  /// The lengths, NaN where none is given, which is none either: the largest payload of `LayoutBehavior`.
  private let horizontal: Double
  private let vertical: Double
  package let alignment: Alignment

  package init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    horizontal = width ?? .nan
    vertical = height ?? .nan
    self.alignment = alignment
  }

  package var width: Double? { horizontal.isNaN ? nil : horizontal }

  package var height: Double? { vertical.isNaN ? nil : vertical }
}

extension FixedFrame {
  /// It states both lengths, and both count.
  var isFixed: Bool { width?.isUsableLength == true && height?.isUsableLength == true }

  /// The lengths that count: negative and infinite ones are ignored.
  private func fixed(_ axis: Axis) -> Double? {
    let length = axis == .horizontal ? width : height
    return length.flatMap { $0.isUsableLength ? $0 : nil }
  }

  /// Child sizing: the frame's lengths, else what the frame is proposed. Own size: the frame's lengths, else the child's.
  func size(of node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Size {
    if let width = fixed(.horizontal), let height = fixed(.vertical) { return Size(width: width, height: height) }
    let child = tree.sizeOfChild(node, childProposal(proposal))
    return Size(width: fixed(.horizontal) ?? child.width, height: fixed(.vertical) ?? child.height)
  }

  func childProposal(_ proposal: Proposal) -> Proposal {
    Proposal(width: fixed(.horizontal) ?? proposal.width, height: fixed(.vertical) ?? proposal.height)
  }

  func reason(_ axis: Axis) -> SizeReason {
    fixed(axis).map { .fixed($0) } ?? .content
  }

  func offer(_ axis: Axis) -> OfferReason {
    fixed(axis).map { .frame($0) } ?? .forwarded
  }
}
