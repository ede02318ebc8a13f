/// Lays cells out in rows whose columns line up (measured on grids with ample space; what a grid does with less space
/// than its content is not known: here its columns shrink as the children of a stack would).
///
/// Child sizing: the length of its column and of its row. Own size: all columns and rows with their gaps.
struct GridLayout {
  let tree: LayoutTree
  let node: NodeID
  let parameters: GridParameters
  /// The cells of each row in order.
  private let cells: [[GridCell]]
  /// Where a cell sets the alignment of its column.
  private let columnAlignments: [Int: AlignmentKey]

  init(tree: LayoutTree, node: NodeID, _ parameters: GridParameters) {
    self.tree = tree
    self.node = node
    self.parameters = parameters
    cells = GridCell.rows(of: node, in: tree)
    var alignments: [Int: AlignmentKey] = [:]
    for cell in cells.joined() where cell.traits.columnAlignment != nil {
      alignments[cell.column] = cell.traits.columnAlignment
    }
    columnAlignments = alignments
  }

  func size(_ proposal: Proposal) -> Size {
    let columns = columns(in: proposal.width)
    return Size(width: columns.length, height: rows(over: columns, in: proposal.height).length)
  }

  func arrange(_ proposal: Proposal, into result: inout [ArrangedChild]) {
    let columns = columns(in: proposal.width)
    let rows = rows(over: columns, in: proposal.height)
    for row in cells { arrange(row, columns, rows, into: &result) }
  }

  /// Where the rows lie, for those that are nodes of their own.
  func rowExtents(_ proposal: Proposal) -> [(row: NodeID, extent: (start: Double, length: Double))] {
    let rows = rows(over: columns(in: proposal.width), in: proposal.height)
    return tree.childIDs[tree.childRange(node)].enumerated().compactMap { index, child in
      guard case .gridRow = tree.behaviors[child.index] else { return nil }
      return (child, (rows.start(of: index), rows.length(at: index, span: 1)))
    }
  }

  // MARK: Tracks

  private func columns(in room: Double?) -> GridTracks {
    let count = min(cells.joined().reduce(0) { max($0, $1.columns.upperBound) }, GridCell.mostColumns)
    let gap = parameters.horizontalSpacing ?? Spacing.defaultDistance
    var columns = GridTracks(count: count, gaps: Array(repeating: gap, count: max(count - 1, 0)))
    let sized = cells.joined().filter { !$0.traits.unsizedAxes.contains(.horizontal) }
    for cell in sized.sorted(by: { $0.span < $1.span }) {
      let needs = GridNeeds(
        minimum: tree.measure(cell.node, Proposal(width: 0, height: nil)).width,
        ideal: tree.measure(cell.node, .unspecified).width,
        maximum: tree.measure(cell.node, Proposal(width: .infinity, height: nil)).width
      )
      columns.require(needs, at: cell.column, span: cell.span)
    }
    columns.resolve(in: room)
    return columns
  }

  private func rows(over columns: GridTracks, in room: Double?) -> GridTracks {
    var rows = GridTracks(count: cells.count, gaps: rowGaps)
    for (index, row) in cells.enumerated() {
      for cell in row where !cell.traits.unsizedAxes.contains(.vertical) {
        let width = columns.length(at: cell.column, span: cell.span)
        let needs = GridNeeds(
          minimum: tree.measure(cell.node, Proposal(width: width, height: 0)).height,
          ideal: tree.measure(cell.node, Proposal(width: width, height: nil)).height,
          maximum: tree.measure(cell.node, Proposal(width: width, height: .infinity)).height
        )
        rows.require(needs, at: index, span: 1)
      }
      rows.raise(index, to: alignedHeight(of: row, over: columns))
    }
    rows.resolve(in: room)
    return rows
  }

  /// Between two rows the greatest distance that cells above each other ask for.
  private var rowGaps: [Double] {
    if let spacing = parameters.verticalSpacing { return Array(repeating: spacing, count: max(cells.count - 1, 0)) }
    return zip(cells, cells.dropFirst()).map { upper, lower in
      var gap: Double?
      for cell in upper {
        for other in lower where other.columns.overlaps(cell.columns) {
          gap = max(gap ?? -.infinity, tree.distance(from: cell.node, to: other.node, along: .vertical))
        }
      }
      return gap ?? Spacing.defaultDistance
    }
  }

  /// What a row needs when its cells are aligned by their guides.
  private func alignedHeight(of row: [GridCell], over columns: GridTracks) -> Double {
    var above = 0.0
    var below = 0.0
    for cell in row where !cell.traits.unsizedAxes.contains(.vertical) && cell.traits.anchor == nil {
      let proposal = Proposal(width: columns.length(at: cell.column, span: cell.span), height: nil)
      let height = tree.measure(cell.node, proposal).height
      guard height.isFinite else { continue }
      let guide = tree.guides(of: cell.node, at: proposal, alignment(of: cell)).y
      above = max(above, guide)
      below = max(below, height - guide)
    }
    return above + below
  }

  // MARK: Placing

  private func arrange(
    _ row: [GridCell],
    _ columns: GridTracks,
    _ rows: GridTracks,
    into result: inout [ArrangedChild]
  ) {
    guard let index = row.first?.row else { return }
    let height = rows.length(at: index, span: 1)
    var line = 0.0
    var below = 0.0
    var guides: [Point] = []
    for cell in row {
      let proposal = Proposal(width: columns.length(at: cell.column, span: cell.span), height: height)
      let guide = tree.guides(of: cell.node, at: proposal, alignment(of: cell))
      guides.append(guide)
      line = max(line, guide.y)
      below = max(below, tree.measure(cell.node, proposal).height - guide.y)
    }
    for (cell, guide) in zip(row, guides) {
      let size = Size(width: columns.length(at: cell.column, span: cell.span), height: height)
      var origin = origin(of: cell, in: size, guide: guide, line: line, used: line + below)
      origin.x += columns.start(of: cell.column)
      origin.y += rows.start(of: index)
      result.append(ArrangedChild(node: cell.node, origin: origin, proposal: Proposal(size)))
    }
  }

  /// Where a cell's view lies in its columns and its row: at the cell's anchor, else across the row with its guide on
  /// the row's `line`.
  private func origin(of cell: GridCell, in size: Size, guide: Point, line: Double, used: Double) -> Point {
    if let anchor = cell.traits.anchor {
      let own = tree.measure(cell.node, Proposal(size))
      return Point(x: (size.width - own.width) * anchor.x, y: (size.height - own.height) * anchor.y)
    }
    let alignment = alignment(of: cell)
    let column = ViewDimensions(size: size).defaultValue(of: alignment.horizontal)
    return Point(x: column - guide.x, y: line - guide.y + alignment.vertical.share(of: max(size.height - used, 0)))
  }

  /// The column's alignment, which any of its cells may set, else the grid's; the row's, else the grid's.
  private func alignment(of cell: GridCell) -> Alignment {
    let column = cell.span == 1 ? columnAlignments[cell.column] : nil
    return Alignment(
      horizontal: column ?? parameters.alignment.horizontal,
      vertical: cell.rowAlignment ?? parameters.alignment.vertical
    )
  }
}

extension AlignmentKey {
  /// How far the aligned content of a row moves down when the row is taller by `slack`.
  fileprivate func share(of slack: Double) -> Double {
    switch self {
    case .verticalCenter: slack / 2
    case .bottom, .lastTextBaseline: slack
    default: 0
    }
  }
}

extension LayoutTree {
  /// Places cells in their rows, which have places of their own.
  func placeGrid(_ node: NodeID, _ grid: GridParameters, safeArea: Int) {
    let own = placed[node.index]
    let layout = GridLayout(tree: self, node: node, grid)
    var tops: [NodeID: Double] = [:]
    for (row, extent) in layout.rowExtents(own.proposal) {
      let top = extent.start.placeable(or: 0)
      let size = Size(width: own.size.width, height: extent.length).finite(or: own.size)
      tops[row] = top
      placed[row.index] = PlacedNode(
        proposal: Proposal(size),
        origin: Point(x: 0, y: top),
        size: size,
        safeArea: UInt32(truncatingIfNeeded: safeArea),
        isStale: false
      )
    }
    var children: [ArrangedChild] = []
    layout.arrange(own.proposal, into: &children)
    for var child in children {
      child.origin.y -= nodes[child.node.index].parent.flatMap { tops[$0] } ?? 0
      place(child, in: node, safeArea: safeArea)
    }
  }
}
