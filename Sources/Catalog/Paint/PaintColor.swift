/// A color as a program describes it; what a name looks like is `SystemColors`.
package struct PaintColor: Hashable, Sendable {
  /// What the color starts from.
  package enum Base: Hashable, Sendable {
    /// One of the system's, or of an asset catalogue.
    case named(String)
    /// Parts of sRGB, from 0 to 1.
    case components(red: Double, green: Double, blue: Double)
  }

  package var base: Base
  /// From 0 to 1.
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
  }

  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func part(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    self.init(.components(red: part(red), green: part(green), blue: part(blue)), opacity: opacity)
  }

  package init(named name: String) { self.init(.named(name)) }

  /// By hue, saturation and brightness, each from 0 to 1.
  package init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    guard hue.isFinite, saturation.isFinite, brightness.isFinite else {
      self.init(red: 0, green: 0, blue: 0, opacity: opacity)
      return
    }
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(min(place, 4 - place, 1), 0)
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  package static let clear = PaintColor(red: 0, green: 0, blue: 0, opacity: 0)
  package static let black = PaintColor(red: 0, green: 0, blue: 0)

  package func faded(by opacity: Double) -> PaintColor { PaintColor(base, opacity: self.opacity * opacity) }
}
