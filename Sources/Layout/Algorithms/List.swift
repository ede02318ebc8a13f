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
    metrics = ListMetrics.metrics(of: parameters.style, in: tree.environment)
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
    var position = 0
    var y = 0.0
    for (index, section) in parameters.sections.enumerated() {
      y += gap(before: index, section)
      var isAfterRow = false
      for item in section where position < tree.childCount(node) {
        let child = tree.child(node, position)
        position += 1
        if item == .row, isAfterRow { y += parameters.rowSpacing ?? 0 }
        isAfterRow = item == .row
        let insets = insets(of: item, child)
        let proposal = Proposal(width: max(width - metrics.margin * 2 - insets.total(.horizontal), 0), height: nil)
        let own = tree.measure(child, proposal)
        let slot = slot(for: item, insets, height: own.height.isFinite ? own.height : 0)
        let origin = Point(x: metrics.margin + insets.leading, y: y + slot.offset)
        result.append(ArrangedChild(node: child, origin: origin, proposal: proposal))
        y += slot.length
      }
    }
    return y + metrics.bottom
  }

  private func gap(before index: Int, _ section: [ListParameters.Item]) -> Double {
    if index > 0, let spacing = parameters.sectionSpacing { return spacing }
    return section.first != .header && (index > 0 || metrics.sectionGap > 20) ? metrics.sectionGap : 0
  }

  /// The room around an item's content: of a row what it says itself, else the style's.
  private func insets(of item: ListParameters.Item, _ child: NodeID) -> Insets {
    if item == .row, let own = tree.rowInsets(of: child) { return own }
    return Insets(
      top: metrics.rowPadding,
      leading: metrics.leading,
      bottom: metrics.rowPadding,
      trailing: metrics.trailing
    )
  }

  /// How long an item's slot is and where its content starts in it.
  private func slot(for item: ListParameters.Item, _ insets: Insets, height: Double) -> (offset: Double, length: Double)
  {
    switch item {
    case .row:
      let needed = height + insets.total(.vertical)
      let length = max(needed, parameters.minimumRowHeight ?? metrics.minimumRow)
      return (insets.top + (length - needed) / 2, length)
    case .header: return (metrics.headerTop, metrics.headerTop + height + metrics.headerBottom)
    case .footer: return (metrics.footerTop, metrics.footerTop + height)
    }
  }
}

extension LayoutTree {
  /// The insets that a row asks for, through the modifiers around it.
  func rowInsets(of node: NodeID) -> Insets? {
    var current: NodeID? = node
    while let id = current {
      if case .rowInsets(let insets) = behaviors[id.index] { return insets }
      guard behaviors[id.index].isModifier else { return nil }
      current = firstChild(of: id)
    }
    return nil
  }

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
