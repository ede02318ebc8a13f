/// A resolved font: everything that a text's metrics depend on.
package struct FontDescriptor: Hashable, Sendable {
  /// In points.
  package var size: Double
  package var weight: FontWeight
  package var design: FontDesign
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// Extra distance between lines that the font itself asks for, in points. Text styles have one, `system(size:)` none.
  package var leading: Double
  /// The text style the font was made from, where it was.
  package var style: TextStyle?
  /// What is set in it.
  package var rendition = TextRendition.characters

  package init(
    size: Double,
    weight: FontWeight = .regular,
    design: FontDesign = .default,
    isItalic: Bool = false,
    hasMonospacedDigits: Bool = false,
    leading: Double = 0,
    style: TextStyle? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
    self.style = style
  }
}

/// How a font's characters are set. None changes the height of lines.
package enum TextRendition: UInt8, Hashable, Sendable {
  case characters
  /// Smaller, beside other text (`textScale(.secondary)`).
  case secondary
  /// Bars of one width for every character (`redacted(reason: .placeholder)`).
  case placeholders
}

/// Stroke weights of the system font.
package enum FontWeight: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  package static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Designs of the system font.
package enum FontDesign: UInt8, Hashable, Sendable {
  case `default`
  case rounded
  case serif
  case monospaced
}

/// The platform whose metrics are used.
package enum Platform: UInt8, Hashable, Sendable, CaseIterable {
  case iOS
  case macOS

  /// The major version whose tables hold where nobody names one: that of the best recordings.
  package var standardSystem: Int {
    switch self {
    case .iOS: 18
    case .macOS: 26
    }
  }
}
