package import SourceText

/// A color that is written with numbers.
package struct WrittenColor: Sendable {
  package let range: ByteRange
  /// From 0 to 1.
  package let red: Double
  package let green: Double
  package let blue: Double
  package let opacity: Double

  package init(range: ByteRange, red: Double, green: Double, blue: Double, opacity: Double) {
    self.range = range
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}
