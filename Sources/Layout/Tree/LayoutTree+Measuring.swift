extension LayoutTree {
  /// The size the node takes at a proposal. A length may be infinite where an infinite one is proposed.
  package func sizeThatFits(_ node: NodeID, _ proposal: Proposal) -> Size {
    guard nodes.indices.contains(node.index) else { return .zero }
    return measure(node, proposal)
  }

  /// The node's size and alignment guides at a proposal.
  package func dimensions(of node: NodeID, in proposal: Proposal) -> ViewDimensions {
    guard nodes.indices.contains(node.index) else { return ViewDimensions(size: .zero) }
    return ViewDimensions(
      size: measure(node, proposal),
      source: ViewDimensions.Source(tree: self, node: node, proposal: proposal)
    )
  }

  /// The remembered or computed size of a node.
  func measure(_ node: NodeID, _ proposal: Proposal) -> Size {
    let index = node.index
    let flags = nodes[index].flags
    if flags.contains(.isCheap) { return computeSize(node, proposal).cleaned }
    if flags.contains(.isFixed) { return depth < Self.depthLimit ? computeSize(node, proposal).cleaned : .zero }
    let proposal = flags.contains(.isRigid) ? .unspecified : proposal
    if flags.contains(.readsContainer) { forgetSizesOfOtherContainers(node) }
    var position = nodes[index].newestMemo
    var count = 0
    while position >= 0 {
      let entry = memo[Int(position)]
      if entry.proposal == proposal { return entry.size }
      position = entry.next
      count += 1
    }
    if count >= Self.fewSizes, let size = furtherSizes[node]?[proposal] { return size }
    guard depth < Self.depthLimit else { return .zero }
    let stamp = nodes[index].stamp == 0 ? nil : stamp(endingWith: node)
    let size: Size
    if let known = stamp?.size(at: proposal) {
      size = known
    } else {
      depth += 1
      size = computeSize(node, proposal).cleaned
      depth -= 1
      stamp?.keep(size, at: proposal)
    }
    if count >= Self.fewSizes {
      furtherSizes[node, default: [:]][proposal] = size
    } else {
      memo.append(MemoEntry(proposal: proposal, size: size, next: nodes[index].newestMemo))
      nodes[index].newestMemo = Int32(truncatingIfNeeded: memo.count - 1)
    }
    return size
  }

  /// So many sizes of a node are found by going through them.
  private static let fewSizes = 48

  /// A node's length along `axis` at its smallest (0) or largest (infinity), with `minor` proposed across. Where the
  /// axes do not influence each other one proposal answers for both of them.
  func extreme(_ node: NodeID, along axis: Axis, _ major: Double, across minor: Double?) -> Double {
    let isSeparable = nodes[node.index].flags.contains(.isSeparable)
    return measure(node, Proposal(along: axis, major, across: isSeparable ? major : minor))[axis]
  }

  private func forgetSizesOfOtherContainers(_ node: NodeID) {
    guard memoContainers[node] != relativeContainer else { return }
    memoContainers[node] = relativeContainer
    nodes[node.index].newestMemo = -1
    furtherSizes[node] = nil
  }

  private func computeSize(_ node: NodeID, _ proposal: Proposal) -> Size {
    switch behaviors[node.index] {
    case .empty: return .zero
    case .fill, .geometryReader: return proposal.replacingUnspecified()
    case .circle: return Leaf.circle(proposal)
    case .image(let image): return Leaf.image(image, proposal)
    case .box(let box): return Leaf.box(box, proposal)
    case .spacer(let minimum, let axis): return Leaf.spacer(minimum: minimum, axis: axis, proposal)
    case .divider(let stackAxis, let isThick):
      return Leaf.divider(stackAxis: stackAxis, thickness: dividerThickness(isThick: isThick), proposal)
    case .text: return typeset(node).size(proposal)
    case .frame(let frame): return frame.size(of: node, in: self, proposal)
    case .flexibleFrame(let frame): return frame.size(of: node, in: self, proposal)
    case .padding(let insets): return insets.paddedSize(of: node, in: self, proposal)
    case .fixedSize(let axes): return sizeOfChild(node, axes.fixing(proposal))
    case .aspectRatio(let ratio, let mode):
      return sizeOfChild(node, AspectRatioLayout(ratio: ratio, mode: mode).childProposal(node, in: self, proposal))
    case .position: return positionedSize(of: node, proposal)
    case .containerRelativeFrame(let frame): return frame.size(of: node, in: self, proposal)
    case .safeAreaInset(let inset): return inset.size(of: node, in: self, proposal)
    case .safeAreaPadding(let insets): return safeAreaPaddedSize(of: node, insets, proposal)
    case .hStack(let stack): return StackLayout(tree: self, node: node, axis: .horizontal, stack).size(proposal)
    case .vStack(let stack): return StackLayout(tree: self, node: node, axis: .vertical, stack).size(proposal)
    case .gridRow: return StackLayout(tree: self, node: node, axis: .horizontal, .rowWithoutGrid).size(proposal)
    case .zStack(let pile): return PileLayout(tree: self, node: node).size(proposal, pile.alignment)
    case .custom(let layout): return customSize(of: node, layout, proposal)
    case .scroll(let scroll): return scroll.size(of: node, in: self, proposal)
    case .lazyStack(let stack): return stack.size(of: node, in: self, proposal)
    case .lazyGrid(let grid): return LazyGridLayout(tree: self, node: node, grid).size(proposal)
    case .grid(let grid): return GridLayout(tree: self, node: node, grid).size(proposal)
    case .viewThatFits(let axes): return sizeOfFitting(node, axes, proposal)
    case .page(let page): return page.size(of: node, in: self, proposal)
    case .columns(let columns): return columns.size(of: node, in: self, proposal)
    case .list(let list): return ListLayout(tree: self, node: node, list).size(proposal)
    case .formColumns: return FormColumnsLayout(tree: self, node: node).size(proposal)
    case .options(let options): return options.size(of: node, in: self, proposal)
    case .neutral, .offset, .effect, .layoutPriority, .zIndex, .layoutValue, .alignmentGuide, .coordinateSpace,
      .ignoresSafeArea, .matchedGeometry, .spacing, .gridCell, .bars, .rowTraits, .decoration,
      .deferredDecoration,
      .labeledRow:
      return sizeOfChild(node, proposal)
    }
  }

  /// The first child's size, none without one.
  func sizeOfChild(_ node: NodeID, _ proposal: Proposal) -> Size {
    firstChild(of: node).map { measure($0, proposal) } ?? .zero
  }
}

extension Size {
  /// No length is negative or NaN.
  var cleaned: Size {
    Size(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}
