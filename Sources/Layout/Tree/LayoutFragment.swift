/// Nodes of a tree with everything below them, to be added to other trees of the same environment and measurer: what
/// appending them one by one would give, and texts that are typeset once.
package final class LayoutFragment {
  fileprivate let nodes: [Node]
  fileprivate let behaviors: [LayoutBehavior]
  fileprivate let texts: [TextSlot?]
  fileprivate let childIDs: [NodeID]
  /// The spacing preferences that the nodes index.
  fileprivate let spacings: [Spacing]

  package var count: Int { nodes.count }

  fileprivate init(
    nodes: [Node],
    behaviors: [LayoutBehavior],
    texts: [TextSlot?],
    childIDs: [NodeID],
    spacings: [Spacing]
  ) {
    self.nodes = nodes
    self.behaviors = behaviors
    self.texts = texts
    self.childIDs = childIDs
    self.spacings = spacings
  }
}

extension LayoutTree {
  /// A copy of the nodes that were appended from `first` on, which no earlier node is the parent or a child of; nil
  /// where one of them works with code, with the tree itself, or with other nodes by their number.
  package func fragment(from first: Int) -> LayoutFragment? {
    guard first >= 0, first < nodes.count, behaviors[first...].allSatisfy(\.isSelfContained) else { return nil }
    var copies: [Node] = []
    var children: [NodeID] = []
    var used: [Spacing] = [.standard]
    copies.reserveCapacity(nodes.count - first)
    for index in first..<nodes.count {
      var node = nodes[index]
      let range = childRange(NodeID(index))
      guard childIDs[range].allSatisfy({ $0.index >= first }), node.parent.map({ $0.index >= first }) ?? true else {
        return nil
      }
      node.firstChild = UInt32(truncatingIfNeeded: children.count)
      children += childIDs[range].map { $0.advanced(by: -first) }
      node.parent = node.parent?.advanced(by: -first)
      node.newestMemo = -1
      let spacing = spacings[Int(node.spacing)]
      if node.spacing != 0, spacing != used.last { used.append(spacing) }
      node.spacing = node.spacing == 0 ? 0 : UInt32(truncatingIfNeeded: used.count - 1)
      copies.append(node)
    }
    return LayoutFragment(
      nodes: copies,
      behaviors: Array(behaviors[first...]),
      texts: Array(texts[first...]),
      childIDs: children,
      spacings: used
    )
  }

  /// Adds the nodes of a fragment, and says how far on from their places in the fragment they are.
  package func append(_ fragment: LayoutFragment) -> Int {
    let offset = nodes.count
    let firstChild = UInt32(truncatingIfNeeded: childIDs.count)
    let spacingIndices = fragment.spacings.map(index)
    for var node in fragment.nodes {
      node.firstChild += firstChild
      node.parent = node.parent?.advanced(by: offset)
      node.spacing = spacingIndices[Int(node.spacing)]
      nodes.append(node)
    }
    for child in fragment.childIDs { childIDs.append(child.advanced(by: offset)) }
    behaviors.append(contentsOf: fragment.behaviors)
    texts.append(contentsOf: fragment.texts)
    placed.append(contentsOf: repeatElement(.none, count: fragment.count))
    return offset
  }

  private func index(of spacing: Spacing) -> UInt32 {
    if spacing == .standard { return 0 }
    if spacing != spacings.last { spacings.append(spacing) }
    return UInt32(truncatingIfNeeded: spacings.count - 1)
  }
}

extension LayoutBehavior {
  /// It is the same in every tree: it calls nothing back and knows no node.
  fileprivate var isSelfContained: Bool {
    switch self {
    case .empty, .fill, .circle, .image, .text, .box, .spacer, .divider, .neutral, .fixedSize, .aspectRatio, .position,
      .offset, .effect, .layoutPriority, .zIndex, .ignoresSafeArea, .padding, .safeAreaPadding, .standardSpacing,
      .viewThatFits, .labeledRow, .list:
      true
    case .frame(let frame): frame.alignment.isBuiltIn
    case .flexibleFrame(let frame): frame.alignment.isBuiltIn
    case .decoration(let alignment): alignment.isBuiltIn
    case .hStack(let stack), .vStack(let stack): stack.alignment.isBuiltIn
    case .zStack(let pile): pile.alignment.isBuiltIn
    case .layoutValue, .alignmentGuide, .coordinateSpace, .containerRelativeFrame, .matchedGeometry, .gridCell,
      .deferredDecoration, .safeAreaInset, .geometryReader, .custom, .scroll, .lazyStack, .lazyGrid, .grid, .gridRow,
      .bars, .page:
      false
    }
  }
}

extension Alignment {
  fileprivate var isBuiltIn: Bool { horizontal.isBuiltIn && vertical.isBuiltIn }
}

extension AlignmentKey {
  /// No guide of a program's own, whose default value its code computes.
  fileprivate var isBuiltIn: Bool {
    if case .custom = self { false } else { true }
  }
}
