package import Layout

/// A font as the program describes it; the environment decides its points.
package struct FontValue: Hashable, Sendable {
  /// What the font starts from.
  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(Double)
    /// So many points at the standard text size; they grow as the style does (Apple: `Font.custom(_:size:relativeTo:)`).
    case scaled(Double, TextStyle)
  }

  package var base: Base
  package var weight: FontWeight?
  package var design: FontDesign?
  package var isItalic = false
  /// The bold trait: its weight depends on the font.
  package var isBold = false
  package var hasMonospacedDigits = false

  package init(_ base: Base, weight: FontWeight? = nil, design: FontDesign? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// The font at a text size. Fixed sizes do not grow (Apple: `Font.system(size:)`).
  package func resolved(at textSize: DynamicTypeSize, platform: Platform) -> FontDescriptor {
    var font =
      switch base {
      case .style(let style):
        FontDescriptor.style(style, at: textSize, platform: platform, weight: weight, design: design ?? .default)
      case .size(let size):
        FontDescriptor.system(size: size, weight: weight ?? .regular, design: design ?? .default)
      case .scaled(let size, let style):
        FontDescriptor.system(
          size: size * style.scaleFactor(at: textSize, platform: platform),
          weight: weight ?? .regular,
          design: design ?? .default
        )
      }
    if isBold { font.weight = max(font.weight, font.boldWeight(on: platform)) }
    font.isItalic = isItalic
    font.hasMonospacedDigits = hasMonospacedDigits
    return font
  }
}
