/// The cells of a table on a Mac, row by row, below the titles of its columns.
///
/// Child sizing: a cell gets the width of its column and its ideal height. Own size: the proposal. Measured on macOS 26
/// (github.com/iamcgn/swiftui-web, table/* and Docs/elements/Table.md): titles are 28 high, rows start at 33 and are 24 high
/// or 8 higher than their highest cell.
package final class TableLayout: CustomLayout {
  let columns: [TableColumnWidth]

  package init(columns: [TableColumnWidth]) {
    self.columns = columns
  }

  package func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviews) -> Size { proposal.replacingUnspecified() }

  package func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews) {
    guard !columns.isEmpty else { return }
    let pitches = TableColumnWidth.pitches(of: columns, in: bounds.width)
    var y = bounds.minY + Self.firstRow
    for start in stride(from: 0, to: subviews.count, by: columns.count) {
      let row = zip(start..<min(start + columns.count, subviews.count), pitches).map { index, pitch in
        let offer = Proposal(width: max(pitch - TableColumnWidth.margins, 0), height: nil)
        return (cell: subviews[index], offer: offer, height: subviews[index].sizeThatFits(offer).height, pitch: pitch)
      }
      let height = row.reduce(Self.rowHeight) { max($0, $1.height + Self.cellMargins) }
      var x = bounds.minX + TableColumnWidth.start
      for part in row {
        let point = Point(x: x + TableColumnWidth.leading, y: y + (height - part.height) / 2)
        part.cell.place(at: point, proposal: part.offer)
        x += part.pitch
      }
      y += height
    }
  }

  package func spacing(subviews: LayoutSubviews) -> Spacing? { .standard }

  /// Where the first row starts.
  private static let firstRow = 33.0
  private static let rowHeight = 24.0
  /// Above and below a cell, both together.
  private static let cellMargins = 8.0
}

/// How wide a column of a table may be; its pitch is that and the room around its cells.
package struct TableColumnWidth: Hashable, Sendable {
  package var minimum: Double
  package var ideal: Double
  package var maximum: Double

  /// What a column has that says nothing (measured; its least width is guessed).
  package static let automatic = TableColumnWidth(minimum: 10, ideal: 100, maximum: .infinity)

  package init(minimum: Double, ideal: Double, maximum: Double) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// Before a cell 8, after it 6, and 3 between columns.
  static let margins = 17.0
  static let leading = 8.0
  /// Where the first column starts.
  static let start = 8.0
  /// Before the first column and after the last one.
  private static let ends = 15.0

  private var isFixed: Bool { minimum == maximum }

  /// The distance from each column to the next. Ideal widths that leave room grow by even shares as far as they may, those
  /// that fit without the room at the ends give that up, the others stay as they are and reach over the edge; shares are
  /// whole half points.
  static func pitches(of columns: [TableColumnWidth], in width: Double) -> [Double] {
    var pitches = columns.map { min(max($0.ideal, $0.minimum), $0.maximum) + margins }
    let wanted = pitches.reduce(0, +)
    if wanted <= width - ends {
      var growing = columns.indices.filter { !columns[$0].isFixed }
      var surplus = width - ends - wanted
      while surplus > 0, !growing.isEmpty {
        let share = half(surplus / Double(growing.count))
        let limited = growing.filter { pitches[$0] + share > columns[$0].maximum + margins }
        for index in limited.isEmpty ? growing : limited {
          let grown = min(pitches[index] + share, columns[index].maximum + margins)
          surplus -= grown - pitches[index]
          pitches[index] = grown
        }
        guard !limited.isEmpty else { break }
        growing.removeAll { limited.contains($0) }
      }
    } else if wanted <= width {
      let share = half(ends / Double(columns.count))
      for index in columns.indices where !columns[index].isFixed { pitches[index] -= share }
    }
    return pitches
  }

  /// The nearest half point, ties up.
  private static func half(_ length: Double) -> Double { (length * 2 + 0.5).rounded(.down) / 2 }
}
