/// `LazyVGrid` and `LazyHGrid`.
package struct LazyGridParameters {
  /// The axis along which lines follow each other.
  package var axis: Axis
  package var tracks: [GridTrack]
  /// Where the block of tracks lies across the axis.
  package var alignment: AlignmentKey
  /// Between lines.
  package var spacing: Double?
  /// For each child, whether it takes a line of its own (headers and footers of sections); empty for none.
  package var spanningChildren: Set<Int>

  package init(
    axis: Axis,
    tracks: [GridTrack],
    alignment: AlignmentKey,
    spacing: Double? = nil,
    spanningChildren: Set<Int> = []
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
    self.spanningChildren = spanningChildren
  }
}

/// A column or row of a lazy grid (Apple: GridItem).
package struct GridTrack: Hashable {
  /// How broad the track is, in points.
  package enum Size: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  package var size: Size
  /// To the next track; nil is 8.
  package var spacing: Double?
  /// Of cells in the track; nil is the grid's own across the lines, centred along them.
  package var alignment: Alignment?

  package init(
    _ size: Size = .flexible(minimum: 10, maximum: .infinity),
    spacing: Double? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
