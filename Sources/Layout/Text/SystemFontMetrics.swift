/// Vertical metrics of the system font, in units of the point size.
///
/// iOS: measured with UIFont; macOS: measured with NSFont. On macOS a line's box is not the sum rounded up, so that the
/// recorded boxes are a table (`macLineBoxes`).
package enum SystemFontMetrics {
  /// From the baseline up, in points.
  package static func ascender(of font: FontDescriptor, platform: Platform) -> Double {
    font.size * (platform == .macOS ? 1980 : 1950) / 2048
  }

  /// From the baseline down, in points.
  package static func descender(of font: FontDescriptor, platform: Platform) -> Double {
    font.size * (platform == .macOS ? 432 : 494) / 2048
  }

  /// The height of capitals, in points.
  package static func capHeight(of font: FontDescriptor) -> Double { font.size * 1443 / 2048 }

  /// Ascender and descender together.
  package static func line(of font: FontDescriptor, platform: Platform) -> Double {
    ascender(of: font, platform: platform) + descender(of: font, platform: platform)
  }

  /// The height of a line's box on macOS and where the baseline lies in it. Recorded boxes: 10 → 13, 12 → 15, 13 → 16,
  /// 17 → 20, 20 → 24, 24 → 28, 26 → 30, 32 → 38; up to 13 points both parts are rounded up, above that each is rounded,
  /// except at 20. Of the text styles only the line of list headers was recorded without doubt (LAYOUT.md 4, trap 1).
  static func macLineBox(of font: FontDescriptor) -> (height: Double, baseline: Double) {
    let ascender = ascender(of: font, platform: .macOS)
    let descender = descender(of: font, platform: .macOS)
    if font.style == .subheadline { return (16, 12) }
    if font.size <= 13 { return (ascender.rounded(.up) + descender.rounded(.up), ascender.rounded(.up)) }
    if font.size == 20 { return (24, ascender.rounded()) }
    return (ascender.rounded() + descender.rounded(), ascender.rounded())
  }
}
