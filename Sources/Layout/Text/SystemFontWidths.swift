/// What turns Inter's widths into those of the system font.
///
/// The system font's tracking per point size is published (Apple's Human Interface Guidelines, Typography). The designs
/// for text and for display meet between 19 and 24 points. The remaining corrections are fitted to the recorded widths of
/// 165 short strings. Over these single lines are off by 0.4 % on average, over strings left out of the fit by 0.5 %; very
/// short ones by up to a point. Strings of other scripts and of the heaviest weights were not recorded.
enum SystemFontWidths {
  /// Letter spacing at a point size, in thousandths of an em.
  static func tracking(at size: Double, weight: FontWeight, platform: Platform) -> Double {
    let value = interpolated(at: size)
    return platform == .macOS && size > 22 && weight < .semibold ? min(value, largestMacTracking) : value
  }

  /// The width of a placeholder at a point size, in thousandths of an em, whatever it stands for: 1000 units of 2048 and
  /// the letter spacing (measured on macOS 26 at 11, 13, 17, 22 and 26 points).
  static func placeholder(at size: Double) -> Double { 1000.0 * 1000 / 2048 + interpolated(at: size) }

  /// How much of the display design a size has: 0 is the design for text.
  static func displayShare(at size: Double) -> Double { min(max((size - 19) / 5, 0), 1) }

  /// Added to a character's width, in thousandths of an em.
  static func correction(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "1": 12
    case ":": -18
    case " ": -5
    case ".", ",": 16
    case "k": -30
    case "w": -27
    case "a", "v": -12
    case "i", "l": 11
    case "M": -40
    case "P", "T": -25
    case "A"..."Z": -8
    default: 0
    }
  }

  /// Added to every character of a weight, in thousandths of an em. Heavier ones than bold are guessed.
  static func correction(of weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 5
    case .semibold: 8
    case .bold: 4
    case .heavy: 16
    case .black: 30
    }
  }

  /// The width of every character of the monospaced design, in thousandths of an em.
  static let monospaced = 618.0

  /// On macOS large sizes are set tighter than the published table (two recorded strings), but not the bold ones (four).
  private static let largestMacTracking = -6.5

  private static func interpolated(at size: Double) -> Double {
    guard let first = published.first, let last = published.last else { return 0 }
    if size <= first.size { return first.tracking }
    for (lower, upper) in zip(published, published.dropFirst()) where size <= upper.size {
      let share = (size - lower.size) / (upper.size - lower.size)
      return lower.tracking + (upper.tracking - lower.tracking) * share
    }
    return last.tracking
  }

  private static let published: [(size: Double, tracking: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26),
    (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11), (28, 14),
    (30, 14), (31, 13), (32, 13), (33, 12), (34, 12), (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8),
    (49, 7), (51, 7), (52, 6), (56, 6), (58, 5), (60, 4), (64, 4), (80, 0),
  ]
}
