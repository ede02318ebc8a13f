/// The named text styles.
package enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2
}

/// The reader's text size (Apple: DynamicTypeSize).
package enum DynamicTypeSize: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether it is one of the five accessibility sizes.
  package var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The name of the case: asked for by hand, since reflection would look through the whole program for it.
  package var name: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }

  package static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Point size and line pitch of a text style.
package struct TextStyleMetrics: Hashable, Sendable {
  /// In points.
  package var size: Double
  /// Distance of two baselines, in points.
  package var pitch: Double
  package var weight: FontWeight
}

extension TextStyle {
  /// The style's size, line pitch and weight (Apple's Human Interface Guidelines, Typography: the Dynamic Type tables
  /// of iOS, the one table of macOS).
  package func metrics(at size: DynamicTypeSize, platform: Platform) -> TextStyleMetrics {
    switch platform {
    case .iOS:
      let row = Self.dynamicType[Int(rawValue)]
      let (points, pitch) = row[min(Int(size.rawValue), row.count - 1)]
      return TextStyleMetrics(size: points, pitch: pitch, weight: self == .headline ? .semibold : .regular)
    case .macOS:
      let (points, pitch) = Self.desktop[Int(rawValue)]
      return TextStyleMetrics(size: points, pitch: pitch, weight: self == .headline ? .bold : .regular)
    }
  }

  /// The factor by which the style grows a length that is designed for `large` (Apple: ScaledMetric).
  package func scaleFactor(at size: DynamicTypeSize, platform: Platform) -> Double {
    metrics(at: size, platform: platform).size / metrics(at: .large, platform: platform).size
  }

  /// Point size and pitch: a row per style, a column per Dynamic Type size.
  private static let dynamicType: [[(Double, Double)]] = [
    [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
      (60, 70),
    ],
    [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
      (58, 68),
    ],
    [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
      (56, 66),
    ],
    [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
      (55, 65),
    ],
    bodySizes,
    bodySizes,
    [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
      (51, 60),
    ],
    [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
      (49, 58),
    ],
    [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
      (44, 52),
    ],
    [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39), (37, 44),
      (43, 51),
    ],
    [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
      (40, 48),
    ],
  ]

  private static let bodySizes: [(Double, Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
    (53, 62),
  ]

  private static let desktop: [(Double, Double)] = [
    (26, 32), (22, 26), (17, 22), (15, 20), (13, 16), (13, 16), (12, 15), (11, 14), (10, 13), (10, 13), (10, 13),
  ]
}

extension FontDescriptor {
  /// The system font at a fixed size, without leading of its own.
  package static func system(
    size: Double,
    weight: FontWeight = .regular,
    design: FontDesign = .default
  ) -> FontDescriptor {
    FontDescriptor(size: size, weight: weight, design: design)
  }

  /// The font of a text style. Its leading is what the style's pitch has above the font's own line.
  package static func style(
    _ style: TextStyle,
    at size: DynamicTypeSize,
    platform: Platform,
    weight: FontWeight? = nil,
    design: FontDesign = .default
  ) -> FontDescriptor {
    let metrics = style.metrics(at: size, platform: platform)
    var font = FontDescriptor(size: metrics.size, weight: weight ?? metrics.weight, design: design, style: style)
    font.leading = metrics.pitch - SystemFontMetrics.line(of: font, platform: platform)
    return font
  }

  /// The weight of the bold trait, which is not that of `fontWeight(.bold)` for most styles (measured on macOS 26 and iOS
  /// 26).
  package func boldWeight(on platform: Platform) -> FontWeight {
    switch (style, platform) {
    case (nil, _), (.largeTitle, _), (.title, _), (.title2, _): .bold
    case (.headline, .macOS): .heavy
    case (.caption, .macOS): .medium
    default: .semibold
    }
  }

  /// What text uses where no font is set: the body style, on macOS the system font at 13 points.
  package static func standard(at size: DynamicTypeSize, platform: Platform) -> FontDescriptor {
    platform == .macOS ? .system(size: 13) : .style(.body, at: size, platform: platform)
  }
}
