extension LayoutTree {
  /// Where a node of this size puts its children. Nothing is remembered: placing and guides both ask.
  func arrange(_ node: NodeID, _ proposal: Proposal, size: Size, into result: inout [ArrangedChild]) {
    switch behaviors[node.index] {
    case .empty, .fill, .circle, .image, .text, .box, .spacer, .divider: break
    case .frame(let frame):
      arrangeFramed(node, frame.childProposal(proposal), size: size, frame.alignment, into: &result)
    case .flexibleFrame(let frame):
      arrangeFramed(node, frame.placedProposal(proposal, size: size), size: size, frame.alignment, into: &result)
    case .containerRelativeFrame(let frame):
      arrangeFramed(node, frame.childProposal(proposal, in: self), size: size, frame.alignment, into: &result)
    case .padding(let insets): arrangePadded(node, insets, proposal, into: &result)
    case .safeAreaPadding(let insets):
      let isScroll = firstChild(of: node).map { flags($0).contains(.isScroll) } ?? false
      arrangePadded(node, isScroll ? .zero : insets, proposal, into: &result)
    case .fixedSize(let axes): arrangeFramed(node, axes.fixing(proposal), size: size, .center, into: &result)
    case .aspectRatio(let ratio, let mode):
      let offered = AspectRatioLayout(ratio: ratio, mode: mode).childProposal(node, in: self, proposal)
      arrangeFramed(node, offered, size: size, .center, into: &result)
    case .position(let point): arrangePositioned(node, at: point, size: size, into: &result)
    case .decoration(let alignment):
      arrangeDecoration(of: node, alignment, proposal: proposal, size: size, into: &result)
    case .deferredDecoration(let alignment, _):
      arrangeDecoration(of: node, alignment, proposal: proposal, size: size, into: &result)
    case .safeAreaInset(let inset): inset.arrange(node, in: self, proposal, size: size, into: &result)
    case .hStack(let stack):
      StackLayout(tree: self, node: node, axis: .horizontal, stack).arrange(proposal, size: size, into: &result)
    case .vStack(let stack):
      StackLayout(tree: self, node: node, axis: .vertical, stack).arrange(proposal, size: size, into: &result)
    case .gridRow:
      StackLayout(tree: self, node: node, axis: .horizontal, .rowWithoutGrid)
        .arrange(proposal, size: size, into: &result)
    case .zStack(let pile):
      if isTransparent(node) { return arrangeTransparent(node, proposal, into: &result) }
      PileLayout(tree: self, node: node).arrange(pile.alignment, size: size, into: &result)
    case .geometryReader: arrangeReader(node, size: size, into: &result)
    case .custom(let layout): arrangeCustom(node, layout, proposal, size: size, into: &result)
    case .scroll(let scroll): scroll.arrange(node, in: self, proposal, size: size, into: &result)
    case .lazyStack(let stack): stack.arrange(node, in: self, size: size, into: &result)
    case .lazyGrid(let grid): LazyGridLayout(tree: self, node: node, grid).arrange(proposal, size: size, into: &result)
    case .grid(let grid): GridLayout(tree: self, node: node, grid).arrange(proposal, into: &result)
    case .viewThatFits(let axes): arrangeFitting(node, axes, proposal, into: &result)
    case .page(let page):
      page.arrange(node, in: self, size: size, page.traits(ofPagesIn: node, of: self), into: &result)
    case .columns(let columns): columns.arrange(node, in: self, size: size, into: &result)
    case .list(let list): ListLayout(tree: self, node: node, list).arrange(size: size, into: &result)
    case .formColumns: FormColumnsLayout(tree: self, node: node).arrange(proposal, into: &result)
    case .options(let options): options.arrange(node, in: self, size: size, into: &result)
    case .neutral, .offset, .effect, .layoutPriority, .zIndex, .layoutValue, .alignmentGuide, .coordinateSpace,
      .ignoresSafeArea, .matchedGeometry, .spacing, .gridCell, .bars, .rowTraits, .labeledRow:
      arrangeTransparent(node, proposal, into: &result)
    }
  }

  /// The one child takes the node's place.
  func arrangeTransparent(_ node: NodeID, _ proposal: Proposal, into result: inout [ArrangedChild]) {
    guard let child = firstChild(of: node) else { return }
    result.append(ArrangedChild(node: child, origin: .zero, proposal: proposal))
  }

  /// The frame's default guides meet the child's.
  func arrangeFramed(
    _ node: NodeID,
    _ proposal: Proposal,
    size: Size,
    _ alignment: Alignment,
    into result: inout [ArrangedChild]
  ) {
    guard let child = firstChild(of: node) else { return }
    let own = ViewDimensions(size: size)
    let guides = guides(of: child, at: proposal, alignment)
    let origin = Point(
      x: own.defaultValue(of: alignment.horizontal) - guides.x,
      y: own.defaultValue(of: alignment.vertical) - guides.y
    )
    result.append(ArrangedChild(node: child, origin: origin, proposal: proposal))
  }

  private func arrangePadded(
    _ node: NodeID,
    _ insets: Insets,
    _ proposal: Proposal,
    into result: inout [ArrangedChild]
  ) {
    guard let child = firstChild(of: node) else { return }
    let origin = Point(x: insets.leading, y: insets.top)
    result.append(ArrangedChild(node: child, origin: origin, proposal: insets.shrinking(proposal)))
  }

  private func arrangePositioned(_ node: NodeID, at point: Point, size: Size, into result: inout [ArrangedChild]) {
    guard let child = firstChild(of: node) else { return }
    let proposal = Proposal(size)
    let own = measure(child, proposal)
    let origin = Point(x: point.x - own.width / 2, y: point.y - own.height / 2)
    result.append(ArrangedChild(node: child, origin: origin, proposal: proposal))
  }

  /// The content of a geometry reader lies at its top leading corner, each view proposed all of it.
  private func arrangeReader(_ node: NodeID, size: Size, into result: inout [ArrangedChild]) {
    for position in childRange(node) {
      result.append(ArrangedChild(node: childIDs[position], origin: .zero, proposal: Proposal(size)))
    }
  }
}
