/// A color of an asset catalogue; each part from 0 to 1.
package struct AssetColor: Equatable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let opacity: Double

  package init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}
