/// Nodes of a tree with everything below them, to be added to other trees of the same environment and measurer: what
/// appending them one by one would give, texts that are typeset once, and where possible what layout made of them.
package final class LayoutFragment {
  fileprivate let nodes: [Node]
  fileprivate let behaviors: [LayoutBehavior]
  fileprivate let texts: [TextSlot?]
  fileprivate let childIDs: [NodeID]
  /// The spacing preferences that the nodes index.
  fileprivate let spacings: [Spacing]

  // SAFETY: unchecked, since every access reads or changes the one list and ends before anything else is called.
  @exclusivity(unchecked) private var sizes: [(proposal: Proposal, size: Size)] = []
  @exclusivity(unchecked) private var layouts: [Layout] = []

  /// Where the nodes before the last were placed when it was placed so.
  private struct Layout {
    let proposal: Proposal
    let size: Size
    let places: [PlacedNode]
  }

  package var count: Int { nodes.count }

  /// Whether the size of the last node and the places of the others are the same wherever they stand: they are all
  /// below it, none looks at what is around, and few stacks nest.
  fileprivate var layoutIsItsOwn: Bool {
    guard let last = nodes.last, last.stackDepth <= Self.mostStacks, nodes.count < Self.mostNodes,
      last.flags.isDisjoint(with: [.readsPlace, .readsContainer])
    else { return false }
    return nodes.dropLast().allSatisfy { $0.parent != nil }
  }

  /// How many stacks may nest in each other for the layout to be kept.
  static let mostStacks: UInt8 = 2
  /// How many nodes may stand in it then.
  static let mostNodes = 200

  /// The size of the last node, where it is known.
  func size(at proposal: Proposal) -> Size? {
    for known in sizes where known.proposal == proposal { return known.size }
    return nil
  }

  func keep(_ size: Size, at proposal: Proposal) {
    if sizes.count < Self.mostSizes { sizes.append((proposal, size)) }
  }

  private static let mostSizes = 32
  private static let mostLayouts = 4

  fileprivate func places(at proposal: Proposal, _ size: Size) -> [PlacedNode]? {
    for known in layouts where known.proposal == proposal && known.size == size { return known.places }
    return nil
  }

  fileprivate func keep(_ places: [PlacedNode], at proposal: Proposal, _ size: Size) {
    if layouts.count >= Self.mostLayouts { layouts.removeFirst() }
    layouts.append(Layout(proposal: proposal, size: size, places: places))
  }

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
      node.stamp = 0
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
    var known = (inFragment: UInt32(0), here: UInt32(0))
    for var node in fragment.nodes {
      node.firstChild += firstChild
      node.parent = node.parent?.advanced(by: offset)
      if node.spacing != 0 {
        if node.spacing != known.inFragment {
          known = (node.spacing, index(of: fragment.spacings[Int(node.spacing)]))
        }
        node.spacing = known.here
      }
      nodes.append(node)
    }
    for child in fragment.childIDs { childIDs.append(child.advanced(by: offset)) }
    behaviors.append(contentsOf: fragment.behaviors)
    texts.append(contentsOf: fragment.texts)
    placed.append(contentsOf: repeatElement(.none, count: fragment.count))
    if fragment.layoutIsItsOwn {
      nodes[nodes.count - 1].stamp = UInt32(truncatingIfNeeded: stamps.count)
      stamps.append(fragment)
    }
    return offset
  }

  /// The fragment that ends with the node, as far from the limit of depth as never to reach it.
  func stamp(endingWith node: NodeID) -> LayoutFragment? {
    guard depth < Self.depthLimit - LayoutFragment.mostNodes else { return nil }
    return stamps[Int(nodes[node.index].stamp)]
  }

  /// Gives the nodes before the last of a fragment the places that they had elsewhere, where the last was placed like
  /// this; false where it was not.
  func place(_ fragment: LayoutFragment, endingWith node: NodeID, safeArea: Int) -> Bool {
    let own = placed[node.index]
    guard let places = fragment.places(at: own.proposal, own.size) else { return false }
    var index = node.index - places.count
    for var place in places {
      if place.safeArea != nil { place.safeArea = UInt32(truncatingIfNeeded: safeArea) }
      placed[index] = place
      index += 1
    }
    return true
  }

  /// Remembers where the nodes before the last of a fragment were placed.
  func keepPlaces(of fragment: LayoutFragment, endingWith node: NodeID) {
    let own = placed[node.index]
    let first = node.index - (fragment.count - 1)
    fragment.keep(Array(placed[first..<node.index]), at: own.proposal, own.size)
  }

  private func index(of spacing: Spacing) -> UInt32 {
    if spacing != spacings.last { spacings.append(spacing) }
    return UInt32(truncatingIfNeeded: spacings.count - 1)
  }
}

extension LayoutBehavior {
  /// It is the same in every tree: it calls nothing back and knows no node.
  fileprivate var isSelfContained: Bool {
    switch self {
    case .empty, .fill, .circle, .image, .text, .box, .spacer, .divider, .neutral, .fixedSize, .aspectRatio, .position,
      .offset, .effect, .layoutPriority, .zIndex, .ignoresSafeArea, .padding, .safeAreaPadding, .spacing,
      .viewThatFits, .labeledRow, .list, .formColumns, .options, .bars, .rowTraits, .page, .columns:
      true
    case .frame(let frame): frame.alignment.isBuiltIn
    case .flexibleFrame(let frame): frame.alignment.isBuiltIn
    case .decoration(let alignment): alignment.isBuiltIn
    case .hStack(let stack), .vStack(let stack): stack.alignment.isBuiltIn
    case .zStack(let pile): pile.alignment.isBuiltIn
    case .layoutValue, .alignmentGuide, .coordinateSpace, .containerRelativeFrame, .matchedGeometry, .gridCell,
      .deferredDecoration, .safeAreaInset, .geometryReader, .custom, .scroll, .lazyStack, .lazyGrid, .grid, .gridRow:
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
