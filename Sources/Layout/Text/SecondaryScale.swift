/// What `textScale(.secondary)` makes of a font: smaller characters, further apart and a little wider, in lines of the same
/// height (measured on macOS 26 from SwiftUI's own fonts; github.com/iamcgn/swiftui-web, Docs/elements/TextScale.md).
struct SecondaryScale {
  /// The font of the characters.
  let font: FontDescriptor
  /// Points after each character.
  let tracking: Double
  /// By how much each character is wider than in that font.
  let widening: Double

  /// Nil for the designs that keep their size.
  init?(_ font: FontDescriptor) {
    guard font.design == .default || font.design == .rounded else { return nil }
    // Constant up to 17 points, from there evenly to 70.
    let share = min(max((font.size - 17) / 53, 0), 1)
    let factors = Self.factors(of: font.weight)
    var scaled = font
    scaled.rendition = .characters
    scaled.size = font.size * (factors.small + (factors.large - factors.small) * share)
    self.font = scaled
    tracking = Self.tracking(of: font.weight) * (1 - share)
    widening = font.weight >= .bold ? 1.034 : 1.024
  }

  private static func factors(of weight: FontWeight) -> (small: Double, large: Double) {
    switch weight {
    case .ultraLight, .thin, .light, .regular: (0.8, 0.46)
    case .medium: (0.8, 0.48)
    case .semibold: (0.84, 0.49)
    case .bold: (0.85, 0.5)
    case .heavy: (0.85, 0.52)
    case .black: (0.87, 0.55)
    }
  }

  private static func tracking(of weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: 0.16
    case .thin: 0.15
    case .light: 0.1854
    case .regular: 0.25
    case .medium: 0.4147
    case .semibold: 0
    case .bold: -0.05
    case .heavy: 0.2
    case .black: 0.35
    }
  }
}
