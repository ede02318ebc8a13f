/// A cell of a grid, with its place in rows and columns.
struct GridCell {
  let node: NodeID
  let row: Int
  let column: Int
  let span: Int
  let rowAlignment: AlignmentKey?
  let traits: GridCellTraits

  var columns: Range<Int> { column..<column + span }

  /// The cells of a grid's rows; a child that is no row spans all columns.
  static func rows(of grid: NodeID, in tree: LayoutTree) -> [[GridCell]] {
    let children = tree.childIDs[tree.childRange(grid)]
    let total = children.reduce(1) { max($0, columnCount(of: $1, in: tree)) }
    return children.enumerated().map { row, child in
      guard case .gridRow(let alignment) = tree.behaviors[child.index] else {
        let traits = tree.gridTraits(of: child)
        return [GridCell(node: child, row: row, column: 0, span: total, rowAlignment: nil, traits: traits)]
      }
      return cells(of: child, row: row, alignment, in: tree)
    }
  }

  private static func cells(of node: NodeID, row: Int, _ alignment: AlignmentKey?, in tree: LayoutTree) -> [GridCell] {
    var cells: [GridCell] = []
    for child in tree.childIDs[tree.childRange(node)] {
      let traits = tree.gridTraits(of: child)
      cells.append(
        GridCell(
          node: child,
          row: row,
          column: cells.last?.columns.upperBound ?? 0,
          span: span(traits),
          rowAlignment: alignment,
          traits: traits
        )
      )
    }
    return cells
  }

  private static func columnCount(of row: NodeID, in tree: LayoutTree) -> Int {
    guard case .gridRow = tree.behaviors[row.index] else { return 1 }
    return tree.childIDs[tree.childRange(row)].reduce(0) { $0 + span(tree.gridTraits(of: $1)) }
  }

  /// How many columns a cell takes.
  private static func span(_ traits: GridCellTraits) -> Int { min(max(traits.columns ?? 1, 1), mostColumns) }

  /// Cells beyond have no column: a limit that keeps absurd numbers out.
  static let mostColumns = 1000
}

extension LayoutTree {
  /// What the modifiers of a view say about it as a cell. They are traits: frames, padding and other modifiers around
  /// them hand them on, containers do not (measured: an unsized cell inside a frame does not size its column).
  func gridTraits(of node: NodeID) -> GridCellTraits {
    var traits = GridCellTraits()
    var current: NodeID? = node
    while let id = current {
      switch behaviors[id.index] {
      case .gridCell(let own):
        traits.columns = traits.columns ?? own.columns
        traits.columnAlignment = traits.columnAlignment ?? own.columnAlignment
        traits.anchor = traits.anchor ?? own.anchor
        traits.unsizedAxes.formUnion(own.unsizedAxes)
      default: if !behaviors[id.index].isModifier { return traits }
      }
      current = firstChild(of: id)
    }
    return traits
  }
}
