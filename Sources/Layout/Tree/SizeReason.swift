/// Why a length is what it is.
package enum SizeReason: Hashable, Sendable {
  /// A frame states it.
  case fixed(Double)
  /// A frame's bounds hold the proposal or the content in.
  case clamped(minimum: Double?, maximum: Double?)
  /// A frame's ideal length, nothing being proposed.
  case ideal(Double)
  /// It takes what is proposed.
  case proposal(Double)
  /// Nothing is proposed, and it has no length of its own.
  case unspecified(Double)
  /// It is as long as its content.
  case content
  /// Its content and insets that add up to this.
  case inset(Double)
  /// The longest of several children, this one.
  case longestChild(index: Int)
  /// All children of a stack one after another, with gaps that add up to this.
  case childrenAndGaps(count: Int, gaps: Double)
  /// The view's own: an image, a control.
  case intrinsic(Double)
  /// The width of the longest line, or the height of so many lines.
  case text(lines: Int, isTruncated: Bool)
  /// The shortest it may be.
  case minimum(Double)
  /// The other axis and a ratio decide.
  case aspectRatio(Double)
  /// Columns or rows of a grid that add up.
  case tracks(Int)
  /// A share of the nearest container.
  case container(Double)
  /// The program's own layout says so.
  case custom
  /// It has no content.
  case empty
}

/// Why a length is proposed.
package enum OfferReason: Hashable, Sendable {
  /// The container proposes its safe area.
  case root
  /// The parent hands on what it got.
  case forwarded
  /// The parent hands on what it got without its insets.
  case inset(Double)
  /// The parent is a frame of this length, or of bounds that come to it.
  case frame(Double)
  /// The parent asks for the ideal length.
  case ideal
  /// An even share of what is left.
  case share(of: Double, among: Int)
  /// The final size of the parent or of the view it decorates.
  case size(Double)
  /// The column or row of a grid.
  case track(Double)
  /// A ratio decides.
  case aspectRatio(Double)
  /// The program's own layout says so.
  case custom
}
