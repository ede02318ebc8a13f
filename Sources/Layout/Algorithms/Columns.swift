/// Columns beside each other, or the last one with those before it over it: a split view. Each child is a column; which
/// of them are shown at all is up to who makes the node.
package struct ColumnsParameters {
  package enum Arrangement: UInt8, Hashable, Sendable {
    /// Every column takes width from the last one.
    case beside
    /// The columns before the last one cover it.
    case over
    /// `beside` where the container is wider than high, `over` elsewhere.
    case byRoom
    /// Only the first column shows, and takes all of it.
    case first
  }

  package var arrangement: Arrangement
  /// The ideal widths of the columns before the last one, where their views ask for none; the last of them is that of
  /// any more.
  package var widths: [Double]
  /// What columns take beside the widths that their views ask for, in the order of `widths`.
  package var margins: [Double]
  /// Of the columns that can stand beside the last one, as many as do; those further out cover what is there.
  package var besideCount: Int

  package init(_ arrangement: Arrangement, widths: [Double], margins: [Double] = [], besideCount: Int) {
    self.arrangement = arrangement
    self.widths = widths
    self.margins = margins
    self.besideCount = besideCount
  }
}

extension ColumnsParameters {
  /// Own size: the proposal, as far as there is one; otherwise the ideal widths and the highest column.
  func size(of node: NodeID, in tree: LayoutTree, _ proposal: Proposal) -> Size {
    var size = Size.zero
    if proposal.width == nil || proposal.height == nil {
      let columns = shown(of: node, in: tree)
      let widths = idealWidths(of: columns, in: tree)
      for (position, column) in columns.enumerated() {
        let width = widths.indices.contains(position) ? widths[position].ideal : nil
        let own = tree.measure(column, Proposal(width: width, height: proposal.height))
        size.width += width ?? own.width
        size.height = max(size.height, own.height)
      }
    }
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  /// Child sizing: the whole height, and the column's width; the last column is left what the others leave.
  func arrange(_ node: NodeID, in tree: LayoutTree, size: Size, into result: inout [ArrangedChild]) {
    let columns = shown(of: node, in: tree)
    let widths = shares(of: columns, in: tree, size)
    let first = firstBeside(widths.count, size)
    let taken = widths[first...].reduce(0, +)
    var x = 0.0
    for (position, column) in columns.enumerated() {
      let isLast = position == widths.count
      if position == first { x = 0 }
      let width = isLast ? max(size.width - taken, 0) : widths[position]
      let origin = Point(x: isLast ? taken : x, y: 0)
      let proposal = Proposal(width: width, height: size.height)
      result.append(ArrangedChild(node: column, origin: origin, proposal: proposal))
      x += width
    }
  }

  private func shown(of node: NodeID, in tree: LayoutTree) -> ArraySlice<NodeID> {
    let columns = tree.children(of: node)
    return arrangement == .first ? columns.prefix(1) : columns[...]
  }

  /// The first of `count` columns that stands beside the last one; `count` where all of them cover it.
  private func firstBeside(_ count: Int, _ size: Size) -> Int {
    switch arrangement {
    case .over, .first: count
    case .beside: max(count - besideCount, 0)
    case .byRoom: size.width > size.height ? max(count - besideCount, 0) : count
    }
  }

  /// What the columns before the last one take. Where that leaves the last one less than it asks for, they give way down
  /// to their least widths, the innermost first.
  private func shares(of columns: ArraySlice<NodeID>, in tree: LayoutTree, _ size: Size) -> [Double] {
    let wanted = idealWidths(of: columns, in: tree)
    var widths = wanted.map { min($0.ideal, size.width) }
    let first = firstBeside(wanted.count, size)
    let least = columns.last.flatMap { tree.columnWidth(of: $0)?.minimum } ?? 0
    var missing = widths[first...].reduce(least, +) - size.width
    for position in widths.indices.reversed() where position >= first && missing > 0 {
      let given = min(max(widths[position] - wanted[position].minimum, 0), missing)
      widths[position] -= given
      missing -= given
    }
    return widths
  }

  private func idealWidths(of columns: ArraySlice<NodeID>, in tree: LayoutTree) -> [(minimum: Double, ideal: Double)] {
    columns.dropLast().enumerated().map { position, column in
      let standard = widths.indices.contains(position) ? widths[position] : widths.last ?? 0
      let margin = margins.indices.contains(position) ? margins[position] : 0
      guard let own = tree.columnWidth(of: column) else { return (standard + margin, standard + margin) }
      let ideal = (own.ideal ?? own.clamp(standard)).placeable(or: standard)
      return (min(own.minimum ?? ideal, ideal) + margin, ideal + margin)
    }
  }
}

extension LayoutTree {
  /// Places the columns. What ignores the safe area in one of them does not reach into the next.
  func placeColumns(_ node: NodeID, _ columns: ColumnsParameters, safeArea: Int) {
    let size = placed[node.index].size
    let frame = frame(of: node, in: .global)
    var children: [ArrangedChild] = []
    columns.arrange(node, in: self, size: size, into: &children)
    if children.count < childCount(node) { unplace(childrenOf: node) }
    for child in children {
      let width = child.proposal.width ?? size.width
      let isMirrored = nodes[node.index].direction == .rightToLeft
      let left = isMirrored ? size.width - child.origin.x - width : child.origin.x
      let right = left + width
      let moved = { (rect: Rect) in
        rect.moving(
          left: left > 0 ? frame.minX + left : nil,
          right: right < size.width ? frame.minX + right : nil,
          top: nil,
          bottom: nil
        )
      }
      let area = safeAreas[safeArea]
      safeAreas.append(SafeArea(safe: moved(area.safe), window: moved(area.window)))
      place(child, in: node, safeArea: safeAreas.count - 1)
    }
  }
}
