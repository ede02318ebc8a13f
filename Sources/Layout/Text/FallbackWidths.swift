/// Widths, in ems, of characters that the system takes from other fonts (unverified but for ideographs, which are an em).
enum FallbackWidths {
  static func width(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Double {
    if LineBreakOpportunities.isExtending(scalar) || isInvisible(scalar) || previous == "\u{200D}" { return 0 }
    if isRegionalIndicator(scalar) { return previous.map(isRegionalIndicator) == true ? 0 : emoji }
    if scalar.properties.isEmojiPresentation { return emoji }
    switch scalar.value {
    case 0xFF61...0xFF9F: return 0.5
    case 0x1100...0x11FF: return 0.9
    case 0x0590...0x08FF, 0x0900...0x0DFF, 0x0E00...0x0EFF: return 0.55
    default: return LineBreakOpportunities.isIdeographic(scalar) ? 1 : 0.6
    }
  }

  private static let emoji = 1.25

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Line ends, joiners and directional marks.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }
}
