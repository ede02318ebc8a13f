/// A `Grid`.
package struct GridParameters {
  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// What the `gridCell…` and `gridColumnAlignment` modifiers say about a cell. Several wrap each other; the outer counts.
package struct GridCellTraits {
  package var columns: Int?
  package var columnAlignment: AlignmentKey?
  package var anchor: UnitPoint?
  package var unsizedAxes: AxisSet

  package init(
    columns: Int? = nil,
    columnAlignment: AlignmentKey? = nil,
    anchor: UnitPoint? = nil,
    unsizedAxes: AxisSet = []
  ) {
    self.columns = columns
    self.columnAlignment = columnAlignment
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
  }
}

extension StackParameters {
  /// A row of a grid that stands outside of one.
  static var rowWithoutGrid: StackParameters { StackParameters(alignment: .verticalCenter) }
}
