extension LayoutTree {
  /// The primary child fills the node; decorations are proposed its size and meet its guides. Several decorations
  /// form a pile with the same alignment.
  func arrangeDecoration(
    of node: NodeID,
    _ alignment: Alignment,
    proposal: Proposal,
    size: Size,
    into result: inout [ArrangedChild]
  ) {
    guard let primary = firstChild(of: node) else { return }
    result.append(ArrangedChild(node: primary, origin: .zero, proposal: proposal))
    let secondaries = childIDs[childRange(node)].dropFirst()
    guard !secondaries.isEmpty else { return }
    let target = guides(of: primary, at: proposal, alignment)
    let first = result.count
    PileLayout.arrange(secondaries, in: self, alignment: alignment, size: size, into: &result)
    guard first < result.count else { return }
    let pile = pilePoint(of: result[first...], alignment)
    for index in first..<result.count {
      result[index].origin.x += target.x - pile.x
      result[index].origin.y += target.y - pile.y
    }
  }

  /// Where the guides of piled children meet, in the pile's coordinates.
  private func pilePoint(of children: ArraySlice<ArrangedChild>, _ alignment: Alignment) -> Point {
    guard let first = children.first else { return .zero }
    let guides = guides(of: first.node, at: first.proposal, alignment)
    return Point(x: first.origin.x + guides.x, y: first.origin.y + guides.y)
  }
}
