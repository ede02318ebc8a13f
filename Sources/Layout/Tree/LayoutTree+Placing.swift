extension LayoutTree {
  /// Lays out `root` in the safe area of `container`, centred in it. Roots laid out before keep their placements. Laid
  /// out again after `replace`, only what changes is visited, except that deferred content is made anew each time.
  package func layOut(_ root: NodeID, in container: Container) {
    guard nodes.indices.contains(root.index) else { return }
    let window = Rect(origin: .zero, size: container.size.cleaned.finite(or: .zero))
    let safe = window.inset(by: container.safeArea)
    safeAreas.append(SafeArea(safe: safe, window: window))
    windowSafeArea = safeAreas.count - 1
    relativeContainer = safe.size
    if memo.isEmpty { memo.reserveCapacity(nodes.count) }
    let proposal = Proposal(safe.size)
    let size = measure(root, proposal).finite(or: safe.size)
    let origin = Point(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2)
    place(root, at: origin, proposal, size: size, safeArea: safeAreas.count - 1)
    placeFollowers()
  }

  /// Gives a node and its content their places. Content that would come to lie as it lies is left alone.
  func place(
    _ node: NodeID,
    at origin: Point,
    _ proposal: Proposal,
    size: Size,
    safeArea: Int,
    share: Share = .none
  ) {
    let before = placed[node.index]
    placed[node.index] = PlacedNode(
      proposal: proposal,
      origin: origin,
      size: size,
      safeArea: UInt32(truncatingIfNeeded: safeArea),
      isStale: false,
      share: share
    )
    let isUnchanged = !before.isStale && before.size == size && before.proposal == proposal
    if isUnchanged, nodes[node.index].flags.isDisjoint(with: [.readsPlace, .readsContainer]) { return }
    guard depth < Self.depthLimit else { return }
    let stamp = nodes[node.index].stamp == 0 ? nil : stamp(endingWith: node)
    if let stamp, place(stamp, endingWith: node, safeArea: safeArea) { return }
    placeContent(of: node, safeArea: safeArea)
    if let stamp { keepPlaces(of: stamp, endingWith: node) }
  }

  private func placeContent(of node: NodeID, safeArea: Int) {
    let size = placed[node.index].size
    depth += 1
    defer { depth -= 1 }
    switch behaviors[node.index] {
    case .geometryReader(let content):
      adopt(content.makeContent(in: PlacementContext(tree: self, node: node, size: size)), into: node)
      placeChildren(of: node, safeArea: safeArea)
    case .deferredDecoration(_, let content):
      placeDeferredDecoration(node, content, safeArea: safeArea)
    case .ignoresSafeArea(let edges): placeIgnoringSafeArea(node, edges, safeArea: safeArea)
    case .safeAreaInset(let inset): placeInset(node, inset, safeArea: safeArea)
    case .safeAreaPadding(let insets): placeSafeAreaPadded(node, insets, safeArea: safeArea)
    case .lazyStack(let stack): placeLazyStack(node, stack, safeArea: safeArea)
    case .scroll(let scroll): placeScrolled(node, scroll, safeArea: safeArea)
    case .page(let page): placePages(node, page, safeArea: safeArea)
    case .columns(let columns): placeColumns(node, columns, safeArea: safeArea)
    case .list(let list): placeList(node, list, safeArea: safeArea)
    case .grid(let grid): placeGrid(node, grid, safeArea: safeArea)
    case .matchedGeometry(let match): placeMatched(node, match, safeArea: safeArea)
    default: placeChildren(of: node, safeArea: safeArea)
    }
  }

  /// Places all children where the node arranges them.
  func placeChildren(of node: NodeID, safeArea: Int) {
    var children = arranged.popLast() ?? []
    let own = placed[node.index]
    arrange(node, own.proposal, size: own.size, into: &children)
    if children.count < childCount(node) { unplace(childrenOf: node) }
    for child in children { place(child, in: node, safeArea: safeArea) }
    children.removeAll(keepingCapacity: true)
    arranged.append(children)
  }

  /// What a node leaves out has no place, even if it had one in an earlier layout.
  func unplace(childrenOf node: NodeID) {
    var pending = Array(childIDs[childRange(node)])
    while let next = pending.popLast() {
      guard placed[next.index].safeArea != nil else { continue }
      placed[next.index] = .none
      pending += childIDs[childRange(next)]
    }
  }

  /// Places a child of `node`, mirrored where the node reads right to left.
  func place(_ child: ArrangedChild, in node: NodeID, safeArea: Int) {
    let container = placed[node.index].size
    let size = measure(child.node, child.proposal).finite(or: container)
    var origin = Point(x: child.origin.x.placeable(or: 0), y: child.origin.y.placeable(or: 0))
    if nodes[node.index].direction == .rightToLeft { origin.x = container.width - origin.x - size.width }
    place(child.node, at: origin, child.proposal, size: size, safeArea: safeArea, share: child.share)
  }

  /// The primary child and its content first, then what is made from them.
  private func placeDeferredDecoration(_ node: NodeID, _ content: any DeferredContent, safeArea: Int) {
    placeChildren(of: node, safeArea: safeArea)
    let kept = childCount(node)
    adopt(content.makeContent(in: PlacementContext(tree: self, node: node, size: placed[node.index].size)), into: node)
    guard childCount(node) > kept else { return }
    var children: [ArrangedChild] = []
    arrange(node, placed[node.index].proposal, size: placed[node.index].size, into: &children)
    for child in children.dropFirst(kept) { place(child, in: node, safeArea: safeArea) }
  }
}

extension Size {
  /// The size with `fallback` where a length is not finite, so that no frame is infinite.
  func finite(or fallback: Size) -> Size {
    Size(width: width.placeable(or: fallback.width), height: height.placeable(or: fallback.height))
  }
}

extension Double {
  /// A number that frames can be made of: `fallback` for infinity and NaN, and nothing beyond a thousand thousand
  /// million points, so that sums over deep trees stay exact enough.
  func placeable(or fallback: Double) -> Double {
    isFinite ? min(max(self, -1e12), 1e12) : fallback
  }
}
