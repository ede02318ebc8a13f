/// A scroll view.
package struct ScrollParameters {
  package var axes: AxisSet
  /// Added around the content.
  package var contentMargins: Insets
  /// Where content that does not fit starts, in fractions of what does not fit; nil for its beginning.
  package var anchor: UnitPoint?
  /// Where content lies that is shorter than the viewport, in fractions of the room left; nil for its beginning.
  package var alignment: UnitPoint?
  /// How far the content is scrolled; the program's `scrollTo` sets it. Held inside the content.
  package var target: ScrollTarget?

  package init(
    axes: AxisSet = .vertical,
    contentMargins: Insets = .zero,
    anchor: UnitPoint? = nil,
    alignment: UnitPoint? = nil,
    target: ScrollTarget? = nil
  ) {
    self.axes = axes
    self.contentMargins = contentMargins
    self.anchor = anchor
    self.alignment = alignment
    self.target = target
  }
}

/// What a scroll view is to show.
package struct ScrollTarget {
  /// A descendant of the scroll view.
  package var node: NodeID
  /// Which of its points meets the viewport's; nil for the smallest movement that shows it.
  package var anchor: UnitPoint?

  package init(node: NodeID, anchor: UnitPoint? = nil) {
    self.node = node
    self.anchor = anchor
  }
}

extension ScrollParameters {
  /// Child sizing: nothing along the scrolled axes, the proposal without margins across. Own size: the proposal along,
  /// exactly the content with its margins across (measured).
  func size(of node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Size {
    let covering = tree.scrollInsets
    tree.scrollInsets = .zero
    defer { tree.scrollInsets = covering }
    let insets = contentMargins + covering
    let content = withContainer(of: proposal, insets: insets, in: tree) {
      tree.sizeOfChild(node, contentProposal(proposal, insets: insets))
    }
    func length(_ axis: Axis) -> Double {
      let own = content[axis] + insets.total(axis)
      return axes.contains(axis) ? proposal[axis] ?? own : own
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  func contentProposal(_ proposal: Proposal, insets: Insets) -> Proposal {
    axes.fixing(insets.shrinking(proposal))
  }

  func arrange(
    _ node: NodeID,
    in tree: LayoutTree,
    _ proposal: Proposal,
    size: Size,
    insets: Insets = .zero,
    into result: inout [ArrangedChild]
  ) {
    guard let child = tree.firstChild(of: node) else { return }
    let insets = insets + contentMargins
    let offered = contentProposal(proposal, insets: insets)
    let content = withContainer(of: viewport(proposal, size: size), insets: insets, in: tree) {
      tree.measure(child, offered)
    }
    var origin = Point(x: insets.leading, y: insets.top)
    let wanted = target.flatMap { tree.frame(of: $0.node, inContentOf: node, content: child, offered, size: content) }
    for axis in Axis.allCases where axes.contains(axis) {
      let extent = content[axis] + insets.total(axis)
      let start = axis == .horizontal ? insets.leading : insets.top
      origin[axis] -= offset(axis, viewport: size[axis], extent: extent, target: wanted, start: start)
    }
    result.append(ArrangedChild(node: child, origin: origin, proposal: offered))
  }

  /// How far the content is scrolled.
  private func offset(_ axis: Axis, viewport: Double, extent: Double, target frame: Rect?, start: Double) -> Double {
    guard extent.isFinite, viewport.isFinite else { return 0 }
    let most = max(extent - viewport, 0)
    guard let frame, let target else {
      let point = extent > viewport ? anchor : alignment
      return (extent - viewport) * (point.map { axis == .horizontal ? $0.x : $0.y } ?? 0)
    }
    let lower = frame.origin[axis] + start
    let length = frame.size[axis]
    if let point = target.anchor {
      let fraction = axis == .horizontal ? point.x : point.y
      return min(max(lower + length * fraction - viewport * fraction, 0), most)
    }
    let smallest = lower + length - viewport
    return min(max(smallest > 0 ? smallest : min(0, lower), 0), most)
  }

  /// What content means by the scroll view's size: across the scrolled axes the view is as large as the content, which
  /// cannot ask for a part of itself; what was offered holds while it is measured and when it is placed.
  func viewport(_ proposal: Proposal, size: Size) -> Proposal {
    Proposal(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  /// Runs `body` with the viewport as the container that `containerRelativeFrame` means, without what covers it (Apple:
  /// the size of a container is less its safe area insets).
  func withContainer<Result>(
    of proposal: Proposal,
    insets: Insets,
    in tree: LayoutTree,
    _ body: () -> Result
  ) -> Result {
    let outer = tree.relativeContainer
    defer { tree.relativeContainer = outer }
    for axis in Axis.allCases {
      guard let length = proposal[axis], length.isFinite else { continue }
      tree.relativeContainer[axis] = max(length - insets.total(axis), 0)
    }
    return body()
  }
}

extension LayoutTree {
  /// Places the content; what covers the scroll view insets it instead of the scroll view.
  func placeScrolled(_ node: NodeID, _ scroll: ScrollParameters, safeArea: Int) {
    let own = placed[node.index]
    let covered = safeAreas[safeArea].covered(of: frame(of: node, in: .global))
    let insets = nodes[node.index].direction == .rightToLeft ? covered.mirrored : covered
    safeAreas.append(.unlimited)
    let inside = safeAreas.count - 1
    let all = insets + scroll.contentMargins
    scroll.withContainer(of: scroll.viewport(own.proposal, size: own.size), insets: all, in: self) {
      var children: [ArrangedChild] = []
      scroll.arrange(node, in: self, own.proposal, size: own.size, insets: insets, into: &children)
      for child in children { place(child, in: node, safeArea: inside) }
    }
  }

  /// Where `target` would be in the content of a scroll view, before anything is placed; reading left to right.
  func frame(
    of target: NodeID,
    inContentOf scroll: NodeID,
    content: NodeID,
    _ proposal: Proposal,
    size: Size
  ) -> Rect? {
    var path: [NodeID] = []
    var current: NodeID? = target
    while let id = current, id != scroll, nodes.indices.contains(id.index) {
      path.append(id)
      current = nodes[id.index].parent
    }
    guard current == scroll, path.last == content else { return nil }
    var place = (node: content, proposal: proposal, frame: Rect(origin: .zero, size: size))
    for next in path.dropLast().reversed() {
      var children: [ArrangedChild] = []
      arrange(place.node, place.proposal, size: place.frame.size, into: &children)
      guard let child = children.first(where: { $0.node == next }) else { return nil }
      let own = measure(next, child.proposal).finite(or: place.frame.size)
      let origin = Point(x: place.frame.minX + child.origin.x, y: place.frame.minY + child.origin.y)
      place = (next, child.proposal, Rect(origin: origin, size: own))
    }
    return place.frame
  }
}

extension SafeArea {
  /// Inside a scroll view nothing is covered.
  static let unlimited = SafeArea(
    safe: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
    window: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
  )
}
