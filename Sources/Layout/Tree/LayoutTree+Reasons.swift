extension LayoutTree {
  /// Why the placed node has its length on `axis`: asked of the algorithm that chose it, nothing is stored.
  func reason(of node: NodeID, _ axis: Axis) -> SizeReason {
    let own = placed[node.index]
    let length = own.size[axis]
    switch behaviors[node.index] {
    case .empty: return .empty
    case .fill, .circle, .geometryReader, .list, .page, .columns, .spacer, .divider: return greedyReason(of: node, axis)
    case .image(let image): return image.isResizable ? greedyReason(of: node, axis) : .intrinsic(length)
    case .box(let box): return box.fills.contains(AxisSet(axis)) ? greedyReason(of: node, axis) : .intrinsic(length)
    case .text:
      let layout = typeset(node).layout(own.proposal)
      return .text(lines: layout.lines, isTruncated: layout.isTruncated)
    case .frame(let frame): return frame.reason(axis)
    case .flexibleFrame(let frame): return frame[axis].reason(own.proposal[axis], length: length)
    case .containerRelativeFrame(let frame):
      return frame.axes.contains(axis) ? .container(length) : .content
    case .padding(let insets), .safeAreaPadding(let insets):
      return insets.total(axis) == 0 ? .content : .inset(insets.total(axis))
    case .position: return own.proposal[axis].map { .proposal($0) } ?? .content
    case .scroll(let scroll):
      return scroll.axes.contains(axis) ? own.proposal[axis].map { .proposal($0) } ?? .content : .content
    case .hStack: return stackReason(of: node, along: .horizontal, axis)
    case .vStack: return stackReason(of: node, along: .vertical, axis)
    case .zStack: return isTransparent(node) ? .content : longestChildReason(of: node, axis)
    case .lazyStack(let stack):
      if axis == stack.axis { return childrenReason(of: node, axis) }
      return own.proposal[axis].map { .proposal($0) } ?? longestChildReason(of: node, axis)
    case .lazyGrid(let grid) where axis != grid.axis:
      return own.proposal[axis].map { .proposal($0) } ?? .tracks(grid.tracks.count)
    case .lazyGrid, .grid: return .tracks(childCount(node))
    case .custom: return .custom
    default: return .content
    }
  }

  /// Why the placed node was proposed what it was on `axis`.
  func offerReason(of node: NodeID, _ axis: Axis) -> OfferReason {
    guard let parent = nodes[node.index].parent, isPlaced(parent) else { return .root }
    let outer = placed[parent.index]
    switch behaviors[parent.index] {
    case .frame(let frame): return frame.offer(axis)
    case .flexibleFrame(let frame): return frame[axis].isEmpty ? .forwarded : .frame(outer.size[axis])
    case .containerRelativeFrame(let frame):
      return frame.axes.contains(axis) ? .frame(outer.size[axis]) : .forwarded
    case .padding(let insets), .safeAreaPadding(let insets):
      return insets.total(axis) == 0 ? .forwarded : .inset(insets.total(axis))
    case .fixedSize(let axes): return axes.contains(axis) ? .ideal : .forwarded
    case .aspectRatio(let ratio, _): return ratio.map { .aspectRatio($0) } ?? .forwarded
    case .decoration, .deferredDecoration:
      return firstChild(of: parent) == node ? .forwarded : .size(outer.size[axis])
    case .zStack: return isTransparent(parent) ? .forwarded : .size(outer.size[axis])
    case .position, .geometryReader, .page: return .size(outer.size[axis])
    case .columns: return axis == .horizontal ? trackOffer(to: node, axis) : .size(outer.size[axis])
    case .hStack: return stackOffer(to: node, of: parent, along: .horizontal, axis)
    case .vStack: return stackOffer(to: node, of: parent, along: .vertical, axis)
    case .scroll(let scroll): return scroll.axes.contains(axis) ? .ideal : .forwarded
    case .lazyStack(let stack): return stack.axis == axis ? .ideal : .size(outer.size[axis])
    case .lazyGrid(let grid): return grid.axis == axis ? .ideal : trackOffer(to: node, axis)
    case .grid, .gridRow, .list: return trackOffer(to: node, axis)
    case .custom: return .custom
    default: return .forwarded
    }
  }

  private func trackOffer(to node: NodeID, _ axis: Axis) -> OfferReason {
    placed[node.index].proposal[axis].map { .track($0) } ?? .ideal
  }

  private func greedyReason(of node: NodeID, _ axis: Axis) -> SizeReason {
    let own = placed[node.index]
    guard let offered = own.proposal[axis] else { return .unspecified(own.size[axis]) }
    return own.size[axis] == offered ? .proposal(offered) : .minimum(own.size[axis])
  }

  private func stackReason(of node: NodeID, along stackAxis: Axis, _ axis: Axis) -> SizeReason {
    if isTransparent(node) { return .content }
    return axis == stackAxis ? childrenReason(of: node, axis) : longestChildReason(of: node, axis)
  }

  private func childrenReason(of node: NodeID, _ axis: Axis) -> SizeReason {
    let count = childCount(node)
    guard count > 0 else { return .empty }
    let lengths = childIDs[childRange(node)].reduce(0) { $0 + placed[$1.index].size[axis] }
    return .childrenAndGaps(count: count, gaps: placed[node.index].size[axis] - lengths)
  }

  private func longestChildReason(of node: NodeID, _ axis: Axis) -> SizeReason {
    let children = childIDs[childRange(node)]
    guard let longest = children.max(by: { placed[$0.index].size[axis] < placed[$1.index].size[axis] }) else {
      return .empty
    }
    return .longestChild(index: children.firstIndex(of: longest).map { $0 - children.startIndex } ?? 0)
  }

  private func stackOffer(to node: NodeID, of parent: NodeID, along stackAxis: Axis, _ axis: Axis) -> OfferReason {
    guard !isTransparent(parent), axis == stackAxis else { return .forwarded }
    let share = placed[node.index].share
    return share.sharers > 0 ? .share(of: share.available, among: Int(share.sharers)) : .ideal
  }
}
