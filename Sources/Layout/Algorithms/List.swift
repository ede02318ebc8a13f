/// Rows in sections, in a viewport that fills what it is proposed. The numbers are `ListMetrics`.
///
/// Child sizing: the width between the insets, nothing in height. Own size: the proposal, else its content.
struct ListLayout {
  let tree: LayoutTree
  let node: NodeID
  let parameters: ListParameters
  private let metrics: ListMetrics

  init(tree: LayoutTree, node: NodeID, _ parameters: ListParameters) {
    self.tree = tree
    self.node = node
    self.parameters = parameters
    metrics = ListMetrics.metrics(of: parameters.style, platform: tree.environment.platform)
  }

  func size(_ proposal: Proposal) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    let width = proposal.width ?? idealWidth
    var rows: [ArrangedChild] = []
    let length = arrangeRows(width: width, into: &rows)
    return Size(width: width, height: proposal.height ?? length)
  }

  func arrange(_ proposal: Proposal, size: Size, into result: inout [ArrangedChild]) {
    _ = arrangeRows(width: size.width, into: &result)
  }

  private var idealWidth: Double {
    let widest = tree.childIDs[tree.childRange(node)].reduce(0) { max($0, tree.measure($1, .unspecified).width) }
    return widest + metrics.leading + metrics.trailing + metrics.margin * 2
  }

  /// Puts everything below each other; returns the length of the content.
  private func arrangeRows(width: Double, into result: inout [ArrangedChild]) -> Double {
    let room = max(width - metrics.margin * 2 - metrics.leading - metrics.trailing, 0)
    let proposal = Proposal(width: room, height: nil)
    var position = 0
    var y = 0.0
    for (index, section) in parameters.sections.enumerated() {
      if section.first != .header, index > 0 || metrics.sectionGap > 20 { y += metrics.sectionGap }
      for item in section where position < tree.childCount(node) {
        let child = tree.child(node, position)
        position += 1
        let own = tree.measure(child, proposal)
        let slot = slot(for: item, height: own.height.isFinite ? own.height : 0)
        let origin = Point(x: metrics.margin + metrics.leading, y: y + slot.offset)
        result.append(ArrangedChild(node: child, origin: origin, proposal: proposal))
        y += slot.length
      }
    }
    return y + metrics.bottom
  }

  /// How long an item's slot is and where its content starts in it.
  private func slot(for item: ListParameters.Item, height: Double) -> (offset: Double, length: Double) {
    switch item {
    case .row:
      let length = max(height + metrics.rowPadding * 2, parameters.minimumRowHeight ?? metrics.minimumRow)
      return ((length - height) / 2, length)
    case .header: return (metrics.headerTop, metrics.headerTop + height + metrics.headerBottom)
    case .footer: return (metrics.footerTop, metrics.footerTop + height)
    }
  }
}

extension LayoutTree {
  /// Places the rows; what covers the list moves them instead of the list.
  func placeList(_ node: NodeID, safeArea: Int) {
    let own = placed[node.index]
    let covered = safeAreas[safeArea].covered(of: frame(of: node, in: .global))
    safeAreas.append(.unlimited)
    let inside = safeAreas.count - 1
    let outer = relativeContainer
    defer { relativeContainer = outer }
    relativeContainer = own.size
    var children: [ArrangedChild] = []
    arrange(node, own.proposal, size: own.size, into: &children)
    for var child in children {
      child.origin.y += covered.top
      place(child, in: node, safeArea: inside)
    }
  }
}
