/// `safeAreaInset`.
package struct SafeAreaInset {
  package var edge: Edge
  /// Along the edge.
  package var alignment: AlignmentKey
  /// Between content and bar; nil is what they ask for.
  package var spacing: Double?

  package init(edge: Edge, alignment: AlignmentKey, spacing: Double? = nil) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension SafeAreaInset {
  private var axis: Axis { edge.axis }

  /// Child sizing: the bar is asked for its ideal length from the edge and proposed the node's own proposal along it
  /// (OpenSwiftUI: InsetViewLayout), the content gets the rest; a scroll view gets everything and insets its own content.
  /// Own size: from the edge content, distance and bar together, along it the longer of both.
  func size(of node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Size {
    guard let content = tree.firstChild(of: node) else { return .zero }
    let taken = extent(of: node, in: tree, across: proposal[axis.cross])
    var size: Size
    if tree.flags(content).contains(.isScroll) {
      size = tree.measureScroll(content, proposal, coveredBy: Insets(EdgeSet(edge), taken))
    } else {
      size = tree.measure(content, contentProposal(proposal, taken: taken))
      size[axis] += taken
    }
    if tree.childCount(node) > 1 {
      let bar = tree.measure(tree.child(node, 1), barProposal(across: proposal[axis.cross]))
      size[axis.cross] = max(size[axis.cross], bar[axis.cross])
    }
    return size
  }

  /// What the bar and its distance take from the edge.
  func extent(of node: NodeID, in tree: LayoutTree, across length: Double?) -> Double {
    guard tree.childCount(node) > 1 else { return 0 }
    return tree.measure(tree.child(node, 1), barProposal(across: length))[axis] + distance(of: node, in: tree)
  }

  private func barProposal(across length: Double?) -> Proposal { Proposal(along: axis, nil, across: length) }

  private func distance(of node: NodeID, in tree: LayoutTree) -> Double {
    let content = tree.child(node, 0)
    let bar = tree.child(node, 1)
    return spacing
      ?? (edge.isStart
        ? tree.distance(from: bar, to: content, along: axis) : tree.distance(from: content, to: bar, along: axis))
  }

  private func contentProposal(_ proposal: Proposal, taken: Double) -> Proposal {
    var result = proposal
    result[axis] = proposal[axis].map { max($0 - taken, 0) }
    return result
  }

  func arrange(
    _ node: NodeID,
    in tree: LayoutTree,
    _ proposal: Proposal,
    size: Size,
    into result: inout [ArrangedChild]
  ) {
    guard let content = tree.firstChild(of: node) else { return }
    let isScroll = tree.flags(content).contains(.isScroll)
    let across = proposal[axis.cross] ?? size[axis.cross]
    let taken = isScroll ? 0 : extent(of: node, in: tree, across: across)
    let line = ViewDimensions(size: size).defaultValue(of: alignment)
    var origin = Point.zero
    if edge.isStart { origin[axis] = taken }
    let inside = contentProposal(proposal, taken: taken)
    let contentSize = tree.measure(content, inside)
    origin[axis.cross] = line - tree.guide(alignment, of: content, at: inside, size: contentSize)
    result.append(ArrangedChild(node: content, origin: origin, proposal: inside))
    guard tree.childCount(node) > 1 else { return }
    let bar = tree.child(node, 1)
    let offered = barProposal(across: across)
    let own = tree.measure(bar, offered)
    var corner = Point.zero
    corner[axis] = edge.isStart ? 0 : size[axis] - own[axis]
    corner[axis.cross] = line - tree.guide(alignment, of: bar, at: offered, size: own)
    result.append(ArrangedChild(node: bar, origin: corner, proposal: offered))
  }
}

extension LayoutTree {
  /// The bar keeps the outer safe area, for the content it is smaller. Around a scroll view, which fills what others
  /// cover, the bar stays clear of them.
  func placeInset(_ node: NodeID, _ inset: SafeAreaInset, safeArea: Int) {
    guard let content = firstChild(of: node) else { return }
    let own = placed[node.index]
    var covered = 0.0
    if flags(content).contains(.isScroll) {
      let physical = safeAreas[safeArea].covered(of: frame(of: node, in: .global))
      covered = (nodes[node.index].direction == .rightToLeft ? physical.mirrored : physical)[inset.edge]
    }
    let across = own.proposal[inset.edge.axis.cross] ?? own.size[inset.edge.axis.cross]
    let taken = inset.extent(of: node, in: self, across: across) + covered
    let inner = insertSafeArea(within: safeArea, around: node, insets: Insets(EdgeSet(inset.edge), taken))
    var children: [ArrangedChild] = []
    inset.arrange(node, in: self, own.proposal, size: own.size, into: &children)
    for (position, var child) in children.enumerated() {
      if position > 0 { child.origin[inset.edge.axis] += inset.edge.isStart ? covered : -covered }
      place(child, in: node, safeArea: position == 0 ? inner : safeArea)
    }
  }

  /// The size of a scroll view whose content these insets keep clear of its sides.
  func measureScroll(_ node: NodeID, _ proposal: Proposal, coveredBy insets: Insets) -> Size {
    let outer = scrollInsets
    scrollInsets = outer + insets
    defer { scrollInsets = outer }
    return measure(node, proposal)
  }

  func safeAreaPaddedSize(of node: NodeID, _ insets: Insets, _ proposal: Proposal) -> Size {
    guard let child = firstChild(of: node) else { return .zero }
    return flags(child).contains(.isScroll)
      ? measureScroll(child, proposal, coveredBy: insets) : insets.paddedSize(of: node, in: self, proposal)
  }

  func placeSafeAreaPadded(_ node: NodeID, _ insets: Insets, safeArea: Int) {
    placeChildren(of: node, safeArea: insertSafeArea(within: safeArea, around: node, insets: insets))
  }

  /// The safe area for the content of `node`, which takes these insets from its own sides. Content that ignores them
  /// reaches to those sides, and beyond as far as the node itself could.
  func insertSafeArea(within outer: Int, around node: NodeID, insets: Insets) -> Int {
    let frame = frame(of: node, in: .global)
    let physical = nodes[node.index].direction == .rightToLeft ? insets.mirrored : insets
    var area = safeAreas[outer]
    let reach = area.reach(of: frame, pixel: environment.pixel)
    area.window = area.window.moving(
      left: physical.leading > 0 ? frame.minX - reach.leading : nil,
      right: physical.trailing > 0 ? frame.maxX + reach.trailing : nil,
      top: physical.top > 0 ? frame.minY - reach.top : nil,
      bottom: physical.bottom > 0 ? frame.maxY + reach.bottom : nil
    )
    area.safe = area.safe.moving(
      left: physical.leading > 0 ? max(area.safe.minX, frame.minX + physical.leading) : nil,
      right: physical.trailing > 0 ? min(area.safe.maxX, frame.maxX - physical.trailing) : nil,
      top: physical.top > 0 ? max(area.safe.minY, frame.minY + physical.top) : nil,
      bottom: physical.bottom > 0 ? min(area.safe.maxY, frame.maxY - physical.bottom) : nil
    )
    if physical.top > 0 { area.isBelowLargeTitle = false }
    safeAreas.append(area)
    return safeAreas.count - 1
  }

  /// A view whose frame touches the safe boundary is proposed what lies beyond it too; its slot stays.
  func placeIgnoringSafeArea(_ node: NodeID, _ edges: EdgeSet, safeArea: Int) {
    guard let child = firstChild(of: node) else { return }
    let own = placed[node.index]
    let isMirrored = nodes[node.index].direction == .rightToLeft
    let area = safeAreas[safeArea]
    let all = area.reach(of: frame(of: node, in: .global), pixel: environment.pixel)
    var reach = isMirrored ? all.mirrored : all
    for edge in Edge.allCases where !edges.contains(edge) { reach[edge] = 0 }
    let proposal = Proposal(
      width: reach.total(.horizontal) == 0 ? own.proposal.width : own.size.width + reach.total(.horizontal),
      height: reach.total(.vertical) == 0 ? own.proposal.height : own.size.height + reach.total(.vertical)
    )
    let physical = isMirrored ? reach.mirrored : reach
    let outward = area.safe.moving(
      left: area.safe.minX - physical.leading,
      right: area.safe.maxX + physical.trailing,
      top: area.safe.minY - physical.top,
      bottom: area.safe.maxY + physical.bottom
    )
    safeAreas.append(SafeArea(safe: outward, window: area.window))
    let extended = Size(
      width: own.size.width + reach.total(.horizontal),
      height: own.size.height + reach.total(.vertical)
    )
    let childSize = measure(child, proposal).finite(or: extended)
    let origin = Point(
      x: (extended.width - childSize.width) / 2 - reach.leading,
      y: (extended.height - childSize.height) / 2 - reach.top
    )
    place(ArrangedChild(node: child, origin: origin, proposal: proposal), in: node, safeArea: safeAreas.count - 1)
  }
}
