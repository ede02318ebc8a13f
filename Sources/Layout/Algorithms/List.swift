/// Rows in sections, in a viewport that fills what it is proposed. The numbers are `ListMetrics`.
///
/// Child sizing: the width between the insets, nothing in height; a row that is longer than its content needs is laid out
/// again in what is between its insets. Own size: the proposal, else its content.
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

  func arrange(size: Size, isTitled: Bool = false, into result: inout [ArrangedChild]) {
    _ = arrangeRows(width: size.width, isTitled: isTitled, into: &result)
  }

  private var idealWidth: Double {
    let widest = tree.childIDs[tree.childRange(node)].reduce(0) { max($0, tree.measure($1, .unspecified).width) }
    return widest + metrics.leading + metrics.trailing + metrics.margin * 2
      + parameters.contentMargins.total(.horizontal)
  }

  /// Puts everything below each other; returns the length of the content. `isTitled` where a large title stands above,
  /// whose room stands for that above the first section.
  private func arrangeRows(width: Double, isTitled: Bool = false, into result: inout [ArrangedChild]) -> Double {
    var slots: [ListSlot]? = nil
    return arrangeRows(width: width, isTitled: isTitled, into: &result, slots: &slots)
  }

  /// The same with the slots, where they are wanted.
  func arrangeRows(
    width: Double,
    isTitled: Bool,
    into result: inout [ArrangedChild],
    slots: inout [ListSlot]?
  ) -> Double {
    let margins = parameters.contentMargins
    let outline = isOutline ? metrics.outline : 0
    var position = 0
    var y = margins.top
    var last = ListParameters.Item.row
    for (index, section) in parameters.sections.enumerated() {
      y += index == 0 && isTitled ? 0 : gap(before: index, section, after: last)
      var isAfterRow = false
      for item in section where position < tree.childCount(node) {
        let child = tree.child(node, position)
        position += 1
        if item == .row, isAfterRow { y += parameters.rowSpacing ?? 0 }
        isAfterRow = item == .row
        last = item
        var insets = insets(of: item, tree.rowTraits(of: child))
        if item == .row { insets.leading += outline }
        insets.leading += margins.leading
        insets.trailing += margins.trailing
        let room = max(width - metrics.margin * 2 - insets.total(.horizontal), 0)
        var proposal = Proposal(width: room, height: nil)
        var own = tree.measure(child, proposal)
        let slot = slot(for: item, insets, isFirst: index == 0, height: own.height.isFinite ? own.height : 0)
        if item == .row, slot.room > own.height || !own.height.isFinite {
          proposal.height = slot.room
          own = tree.measure(child, proposal)
        }
        let trailing = item == .footer && metrics.isFooterTrailing ? room - own.width : 0
        let shift = own.height.isFinite ? (slot.room - own.height) / 2 : 0
        let origin = Point(x: metrics.margin + insets.leading + trailing, y: y + slot.above + shift)
        result.append(ArrangedChild(node: child, origin: origin, proposal: proposal))
        slots?.append(
          ListSlot(
            item: item,
            section: index,
            frame: Rect(x: metrics.margin, y: y, width: max(width - metrics.margin * 2, 0), height: slot.length),
            leading: insets.leading,
            trailing: insets.trailing
          )
        )
        y += slot.length
      }
    }
    return y + metrics.bottom + margins.bottom
  }

  private var isOutline: Bool {
    metrics.outline > 0 && tree.childIDs[tree.childRange(node)].contains { tree.rowTraits(of: $0).level != nil }
  }

  private func gap(
    before index: Int,
    _ section: [ListParameters.Item],
    after last: ListParameters.Item
  ) -> Double {
    if index > 0, let spacing = parameters.sectionSpacing { return spacing }
    let hasHeader = section.first == .header
    guard index > 0 else { return hasHeader ? 0 : metrics.firstGap }
    return (hasHeader ? metrics.headerGap : metrics.sectionGap) - (last == .footer ? metrics.footerRelief : 0)
  }

  /// The room around an item's content: of a row what it says itself, else the style's.
  private func insets(of item: ListParameters.Item, _ traits: RowTraits) -> Insets {
    let own = Insets(
      top: metrics.rowPadding,
      leading: metrics.leading,
      bottom: metrics.rowPadding,
      trailing: metrics.trailing
    )
    guard item == .row else { return own }
    var insets = traits.insets ?? own
    if metrics.addsRowInsets, traits.insets != nil {
      insets.leading += metrics.leading
      insets.trailing += metrics.trailing
    }
    insets.leading += Double(traits.level ?? 0) * metrics.outlineStep
    return insets
  }

  /// How long an item's slot is, and where in it the room for its content is: in a row's its content is centered.
  private func slot(
    for item: ListParameters.Item,
    _ insets: Insets,
    isFirst: Bool,
    height: Double
  ) -> (above: Double, room: Double, length: Double) {
    switch item {
    case .row:
      let around = insets.total(.vertical)
      let length = max(height + around, parameters.minimumRowHeight ?? metrics.minimumRow)
      return (insets.top, max(length - around, height), length)
    case .header:
      let room = isFirst ? metrics.firstHeader : metrics.header
      return (room.above, height, room.above + height + room.below)
    case .footer: return (metrics.footer.above, height, metrics.footer.above + height + metrics.footer.below)
    }
  }
}

extension LayoutTree {
  /// Places the rows; what covers the list moves them instead of the list.
  func placeList(_ node: NodeID, _ list: ListParameters, safeArea: Int) {
    let own = placed[node.index]
    let area = safeAreas[safeArea]
    let frame = frame(of: node, in: .global)
    let covered = area.covered(of: frame)
    let isTitled = area.isBelowLargeTitle && abs(frame.minY + covered.top - area.safe.minY) < environment.pixel
    safeAreas.append(.unlimited)
    let inside = safeAreas.count - 1
    let outer = relativeContainer
    defer { relativeContainer = outer }
    relativeContainer = own.size
    var children: [ArrangedChild] = []
    ListLayout(tree: self, node: node, list).arrange(size: own.size, isTitled: isTitled, into: &children)
    for var child in children {
      child.origin.y += covered.top
      place(child, in: node, safeArea: inside)
    }
  }
}
