/// Where advance widths and font heights come from; lines are broken by the layout itself.
package protocol TextMeasuring: Sendable {
  /// Heights of `font`, in points.
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// The distance from each of `scalars` to the next in `font`, in points, kerning included; as many as `scalars`.
  func advances(of scalars: [Unicode.Scalar], in font: FontDescriptor) -> [Double]
}

/// Heights of one font, in points.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: Double
  package var descender: Double
  package var leading: Double
  package var capHeight: Double
  /// The height of a single line's box where it is not the font's line rounded up to a pixel (macOS).
  package var lineBox: Double?
  /// Where the baseline lies in that box.
  package var boxBaseline: Double?

  package init(
    ascender: Double,
    descender: Double,
    leading: Double,
    capHeight: Double,
    lineBox: Double? = nil,
    boxBaseline: Double? = nil
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.lineBox = lineBox
    self.boxBaseline = boxBaseline
  }

  /// Ascender and descender together.
  package var line: Double { ascender + descender }
}
