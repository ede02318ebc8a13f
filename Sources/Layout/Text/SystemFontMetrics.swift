/// Vertical metrics of the system font, in units of the point size.
///
/// iOS: measured with UIFont; macOS: measured with NSFont. On macOS a line's box is not the sum rounded up, so that the
/// recorded boxes are a table (`macLineBoxes`).
package enum SystemFontMetrics {
  package static func ascender(of font: FontDescriptor, platform: Platform) -> Double {
    font.size * (platform == .macOS ? 1980 : 1950) / 2048
  }

  package static func descender(of font: FontDescriptor, platform: Platform) -> Double {
    font.size * (platform == .macOS ? 432 : 494) / 2048
  }

  package static func capHeight(of font: FontDescriptor) -> Double { font.size * 1443 / 2048 }

  package static func xHeight(of font: FontDescriptor) -> Double { font.size * 1078 / 2048 }

  /// Ascender and descender together.
  package static func line(of font: FontDescriptor, platform: Platform) -> Double {
    ascender(of: font, platform: platform) + descender(of: font, platform: platform)
  }

  /// Recorded heights of one line of `system(size:)` on macOS 26.
  static let macLineBoxes: [(size: Double, height: Double)] = [
    (10, 13), (12, 15), (13, 16), (20, 24), (24, 28), (32, 38),
  ]
}
