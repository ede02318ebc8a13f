/// Lays cells out in rows whose columns line up (measured on grids with ample space; what a grid does with less space
/// than its content is not known: here its columns shrink as the children of a stack would).
///
/// Child sizing: the length of its column and of its row. Own size: all columns and rows with their gaps.
struct GridLayout {
  let tree: LayoutTree
  let node: NodeID
  let parameters: GridParameters

  init(tree: LayoutTree, node: NodeID, _ parameters: GridParameters) {
    self.tree = tree
    self.node = node
    self.parameters = parameters
  }

  func size(_ proposal: Proposal) -> Size {
    let cells = cells()
    let columns = columns(of: cells, in: proposal.width)
    let rows = rows(of: cells, in: columns, room: proposal.height)
    return Size(width: columns.length, height: rows.length)
  }

  func arrange(_ proposal: Proposal, size: Size, into result: inout [ArrangedChild]) {
    let cells = cells()
    let columns = columns(of: cells, in: proposal.width)
    let rows = rows(of: cells, in: columns, room: proposal.height)
    for row in Set(cells.map(\.row)).sorted() {
      arrangeRow(cells.filter { $0.row == row }, in: columns, rows, into: &result)
    }
  }

  /// The cells in reading order.
  func cells() -> [GridCell] {
    var cells: [GridCell] = []
    let rows = tree.childIDs[tree.childRange(node)]
    let total = rows.map { columnCount(of: $0) }.max() ?? 1
    for (row, child) in rows.enumerated() {
      guard case .gridRow(let alignment) = tree.behaviors[child.index] else {
        let traits = tree.gridTraits(of: child)
        let cell = GridCell(node: child, row: row, column: 0, span: total, rowAlignment: nil, traits: traits)
        cells.append(cell)
        continue
      }
      var column = 0
      for position in tree.childRange(child) {
        let traits = tree.gridTraits(of: tree.childIDs[position])
        let span = GridCell.span(traits)
        cells.append(
          GridCell(
            node: tree.childIDs[position],
            row: row,
            column: column,
            span: span,
            rowAlignment: alignment,
            traits: traits
          )
        )
        column += span
      }
    }
    return cells
  }

  private func columnCount(of row: NodeID) -> Int {
    guard case .gridRow = tree.behaviors[row.index] else { return 1 }
    return tree.childIDs[tree.childRange(row)].reduce(0) { $0 + GridCell.span(tree.gridTraits(of: $1)) }
  }

  // MARK: Tracks

  private func columns(of cells: [GridCell], in room: Double?) -> GridTracks {
    let count = cells.map { $0.column + $0.span }.max() ?? 0
    let gap = parameters.horizontalSpacing ?? Spacing.defaultDistance
    var columns = GridTracks(count: count, gaps: Array(repeating: gap, count: max(count - 1, 0)))
    for cell in cells.sorted(by: { $0.span < $1.span }) where !cell.traits.unsizedAxes.contains(.horizontal) {
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

  private func rows(of cells: [GridCell], in columns: GridTracks, room: Double?) -> GridTracks {
    let count = (cells.map(\.row).max() ?? -1) + 1
    var rows = GridTracks(count: count, gaps: rowGaps(cells, count: count))
    for cell in cells where !cell.traits.unsizedAxes.contains(.vertical) {
      let width = columns.length(at: cell.column, span: cell.span)
      let needs = GridNeeds(
        minimum: tree.measure(cell.node, Proposal(width: width, height: 0)).height,
        ideal: tree.measure(cell.node, Proposal(width: width, height: nil)).height,
        maximum: tree.measure(cell.node, Proposal(width: width, height: .infinity)).height
      )
      rows.require(needs, at: cell.row, span: 1)
    }
    for row in 0..<count { rows.raise(row, to: alignedHeight(of: cells.filter { $0.row == row }, in: columns)) }
    rows.resolve(in: room)
    return rows
  }

  /// Between two rows the greatest distance that cells above each other ask for.
  private func rowGaps(_ cells: [GridCell], count: Int) -> [Double] {
    guard count > 1 else { return [] }
    if let spacing = parameters.verticalSpacing { return Array(repeating: spacing, count: count - 1) }
    return (0..<count - 1).map { row in
      let upper = cells.filter { $0.row == row }
      let lower = cells.filter { $0.row == row + 1 }
      var gap: Double?
      for cell in upper {
        for other in lower where other.columns.overlaps(cell.columns) {
          gap = max(gap ?? -.infinity, tree.distance(from: cell.node, to: other.node, along: .vertical))
        }
      }
      return gap ?? Spacing.defaultDistance
    }
  }

  // MARK: Rows

  /// What a row needs when its cells are aligned by their guides.
  private func alignedHeight(of row: [GridCell], in columns: GridTracks) -> Double {
    var above = 0.0
    var below = 0.0
    for cell in row where !cell.traits.unsizedAxes.contains(.vertical) && cell.traits.anchor == nil {
      let proposal = Proposal(width: columns.length(at: cell.column, span: cell.span), height: nil)
      let height = tree.measure(cell.node, proposal).height
      guard height.isFinite else { continue }
      let guide = tree.guides(of: cell.node, at: proposal, alignment(of: cell, in: row)).y
      above = max(above, guide)
      below = max(below, height - guide)
    }
    return above + below
  }

  private func arrangeRow(
    _ row: [GridCell],
    in columns: GridTracks,
    _ rows: GridTracks,
    into result: inout [ArrangedChild]
  ) {
    guard let first = row.first else { return }
    let height = rows.length(at: first.row, span: 1)
    var line = 0.0
    var below = 0.0
    var guides: [Point] = []
    for cell in row {
      let proposal = Proposal(width: columns.length(at: cell.column, span: cell.span), height: height)
      let own = tree.measure(cell.node, proposal)
      let point = tree.guides(of: cell.node, at: proposal, alignment(of: cell, in: row))
      guides.append(point)
      line = max(line, point.y)
      below = max(below, own.height - point.y)
    }
    for (cell, guide) in zip(row, guides) {
      let width = columns.length(at: cell.column, span: cell.span)
      let proposal = Proposal(width: width, height: height)
      let bounds = ViewDimensions(size: Size(width: width, height: height))
      let alignment = alignment(of: cell, in: row)
      var origin = Point(x: bounds.defaultValue(of: alignment.horizontal) - guide.x, y: line - guide.y)
      origin.y += bounds.slack(below: line + below, alignment.vertical)
      if let anchor = cell.traits.anchor {
        let own = tree.measure(cell.node, proposal)
        origin = Point(x: (width - own.width) * anchor.x, y: (height - own.height) * anchor.y)
      }
      origin.x += columns.start(of: cell.column)
      origin.y += rows.start(of: cell.row)
      result.append(ArrangedChild(node: cell.node, origin: origin, proposal: proposal))
    }
  }

  /// The column's alignment, which any of its cells may set, else the grid's; the row's, else the grid's.
  private func alignment(of cell: GridCell, in row: [GridCell]) -> Alignment {
    let column = cell.span == 1 ? columnAlignments[cell.column] : nil
    return Alignment(
      horizontal: column ?? parameters.alignment.horizontal,
      vertical: cell.rowAlignment ?? parameters.alignment.vertical
    )
  }

  private var columnAlignments: [Int: AlignmentKey] {
    var result: [Int: AlignmentKey] = [:]
    for cell in cells() where cell.traits.columnAlignment != nil { result[cell.column] = cell.traits.columnAlignment }
    return result
  }
}

extension ViewDimensions {
  /// How far content of this height moves down in taller bounds.
  fileprivate func slack(below used: Double, _ key: AlignmentKey) -> Double {
    let rest = max(height - used, 0)
    switch key {
    case .verticalCenter: return rest / 2
    case .bottom, .lastTextBaseline: return rest
    default: return 0
    }
  }
}
