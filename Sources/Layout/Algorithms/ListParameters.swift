/// A `List` or `Form`.
package struct ListParameters {
  /// How the list looks, which decides its distances.
  package enum Style: UInt8, Hashable, Sendable {
    case insetGrouped
    case grouped
    case plain
    case inset
    case bordered
    case sidebar
    /// A form in cards.
    case formGrouped
  }

  /// What a child of the list is.
  package enum Item: UInt8, Hashable, Sendable {
    case row
    case header
    case footer
  }

  package var style: Style
  /// For each section, its items in order; together as many as the list has children.
  package var sections: [[Item]]
  /// Overrides `defaultMinListRowHeight`.
  package var minimumRowHeight: Double?
  /// Between rows of a section; nil for none.
  package var rowSpacing: Double?
  /// Between sections; nil is the style's.
  package var sectionSpacing: Double?
  /// Added around the content.
  package var contentMargins: Insets

  package init(
    style: Style = .insetGrouped,
    sections: [[Item]],
    minimumRowHeight: Double? = nil,
    rowSpacing: Double? = nil,
    sectionSpacing: Double? = nil,
    contentMargins: Insets = .zero
  ) {
    self.style = style
    self.sections = sections
    self.minimumRowHeight = minimumRowHeight
    self.rowSpacing = rowSpacing
    self.sectionSpacing = sectionSpacing
    self.contentMargins = contentMargins
  }
}
