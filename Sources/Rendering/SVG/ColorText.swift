import Catalog
import Layout

/// A color as SVG writes it.
struct ColorText: Hashable {
  let hex: String
  let opacity: Double

  init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
    func part(_ value: Double) -> String {
      let digits = String(Int(min(max(value, 0), 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    hex = "#\(part(red))\(part(green))\(part(blue))"
    self.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
  }

  init(_ color: PaintColor, isDark: Bool) {
    switch color.base {
    case .components(let red, let green, let blue): self.init(red * 255, green * 255, blue * 255, color.opacity)
    case .named(let name):
      guard let shade = SystemColors.shade(named: name, isDark: isDark) else {
        self = ColorText.standIn(for: name, color.opacity, isDark: isDark)
        return
      }
      self.init(Double(shade.red), Double(shade.green), Double(shade.blue), shade.opacity * color.opacity)
    }
  }

  /// A color that is not at hand, by its name: the same each time, and neither loud nor gray.
  private static func standIn(for name: String, _ opacity: Double, isDark: Bool) -> ColorText {
    let sum = name.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) }
    let color = PaintColor(
      hue: Double(sum % 360) / 360,
      saturation: 0.35,
      brightness: isDark ? 0.6 : 0.75,
      opacity: opacity
    )
    return ColorText(color, isDark: isDark)
  }

  /// As the value of an attribute such as `fill`.
  func attributes(_ name: String) -> String {
    let own = " \(name)=\"\(hex)\""
    return opacity < 1 ? own + " \(name)-opacity=\"\(SVGText.fine(opacity))\"" : own
  }
}
