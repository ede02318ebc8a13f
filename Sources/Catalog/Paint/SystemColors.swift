/// The colors that the system has names for, as it shows them in light and in dark surroundings (Apple: Human Interface
/// Guidelines, Color; UIKit's system colors).
package enum SystemColors {
  /// The parts of a color, from 0 to 255, and its opacity.
  package struct Shade: Hashable, Sendable {
    package let red: Int
    package let green: Int
    package let blue: Int
    package var opacity = 1.0

    package init(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// What the name looks like; nil for one of an asset catalogue.
  package static func shade(named name: String, isDark: Bool) -> Shade? {
    table[name].map { isDark ? $0.dark : $0.light }
  }

  /// Names that mean a level of the style around.
  static func level(named name: String) -> Int? {
    switch name {
    case "primary", "foreground": 0
    case "secondary": 1
    case "tertiary": 2
    case "quaternary": 3
    case "quinary": 4
    default: nil
    }
  }

  /// The member of `ShapeStyle` with that name.
  static func style(named name: String) -> PaintStyle? {
    if let level = level(named: name) { return .level(level) }
    if let thickness = materials[name] { return .material(thickness) }
    if name == "tint" { return .tint }
    return table[name] == nil ? nil : .named(name)
  }

  private static let materials: [String: Double] = [
    "ultraThinMaterial": 0.2, "thinMaterial": 0.35, "regularMaterial": 0.5, "thickMaterial": 0.7,
    "ultraThickMaterial": 0.85, "barMaterial": 0.8, "bar": 0.8,
  ]

  /// The types of other frameworks that have these colors as members.
  private static let platformTypes: Set<String> = ["UIColor", "NSColor"]

  /// Whether the build makes a static property of that type for each color set of an asset catalogue: `Color.brand`.
  package static func isColor(_ typeName: String) -> Bool {
    typeName == "Color" || typeName == "ColorResource" || platformTypes.contains(typeName)
  }

  /// True for a type that gets a static property for each picture of the asset catalogues: `ImageResource.logo`.
  package static func isImage(_ typeName: String) -> Bool {
    ["ImageResource", "NSImage", "UIImage"].contains(typeName)
  }

  /// The color that a member of another framework's type is, also where a color is made of one: `Color(.systemGray6)`.
  package static func member(_ name: String, of typeName: String) -> BuiltInValue? {
    guard table[name] != nil else { return nil }
    let isPlatform = platformTypes.contains(typeName)
    let isArgument = typeName == "Color" || typeName == "ColorResource"
    return isPlatform || (isArgument && name.lowercased().contains("system")) ? .color(name) : nil
  }

  private static let table: [String: (light: Shade, dark: Shade)] = [
    "accentColor": (Shade(0, 122, 255), Shade(10, 132, 255)),
    "background": (Shade(255, 255, 255), Shade(0, 0, 0)),
    "black": (Shade(0, 0, 0), Shade(0, 0, 0)),
    "blue": (Shade(0, 122, 255), Shade(10, 132, 255)),
    "brown": (Shade(162, 132, 94), Shade(172, 142, 104)),
    "card": (Shade(255, 255, 255), Shade(28, 28, 30)),
    "clear": (Shade(0, 0, 0, 0), Shade(0, 0, 0, 0)),
    "cyan": (Shade(50, 173, 230), Shade(100, 210, 255)),
    "darkGray": (Shade(85, 85, 85), Shade(85, 85, 85)),
    "fill": (Shade(120, 120, 128, 0.2), Shade(120, 120, 128, 0.36)),
    "gray": (Shade(142, 142, 147), Shade(142, 142, 147)),
    "green": (Shade(52, 199, 89), Shade(48, 209, 88)),
    "grouped": (Shade(242, 242, 247), Shade(0, 0, 0)),
    "indigo": (Shade(88, 86, 214), Shade(94, 92, 230)),
    "knob": (Shade(255, 255, 255), Shade(255, 255, 255)),
    "label": (Shade(0, 0, 0), Shade(255, 255, 255)),
    "lightGray": (Shade(170, 170, 170), Shade(170, 170, 170)),
    "link": (Shade(0, 122, 255), Shade(9, 132, 255)),
    "magenta": (Shade(255, 0, 255), Shade(255, 0, 255)),
    "mint": (Shade(0, 199, 190), Shade(99, 230, 226)),
    "opaqueSeparator": (Shade(198, 198, 200), Shade(56, 56, 58)),
    "orange": (Shade(255, 149, 0), Shade(255, 159, 10)),
    "pink": (Shade(255, 45, 85), Shade(255, 55, 95)),
    "placeholder": (Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3)),
    "placeholderText": (Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3)),
    "primary": (Shade(0, 0, 0), Shade(255, 255, 255)),
    "purple": (Shade(175, 82, 222), Shade(191, 90, 242)),
    "quaternary": (Shade(60, 60, 67, 0.18), Shade(235, 235, 245, 0.16)),
    "quaternaryLabel": (Shade(60, 60, 67, 0.18), Shade(235, 235, 245, 0.16)),
    "quaternarySystemFill": (Shade(116, 116, 128, 0.08), Shade(118, 118, 128, 0.18)),
    "quinary": (Shade(60, 60, 67, 0.1), Shade(235, 235, 245, 0.1)),
    "red": (Shade(255, 59, 48), Shade(255, 69, 58)),
    "secondary": (Shade(60, 60, 67, 0.6), Shade(235, 235, 245, 0.6)),
    "secondaryLabel": (Shade(60, 60, 67, 0.6), Shade(235, 235, 245, 0.6)),
    "secondarySystemBackground": (Shade(242, 242, 247), Shade(28, 28, 30)),
    "secondarySystemFill": (Shade(120, 120, 128, 0.16), Shade(120, 120, 128, 0.32)),
    "secondarySystemGroupedBackground": (Shade(255, 255, 255), Shade(28, 28, 30)),
    "selection": (Shade(0, 122, 255, 0.25), Shade(10, 132, 255, 0.35)),
    "separator": (Shade(60, 60, 67, 0.29), Shade(84, 84, 88, 0.6)),
    "systemBackground": (Shade(255, 255, 255), Shade(0, 0, 0)),
    "systemBlue": (Shade(0, 122, 255), Shade(10, 132, 255)),
    "systemBrown": (Shade(162, 132, 94), Shade(172, 142, 104)),
    "systemCyan": (Shade(50, 173, 230), Shade(100, 210, 255)),
    "systemFill": (Shade(120, 120, 128, 0.2), Shade(120, 120, 128, 0.36)),
    "systemGray": (Shade(142, 142, 147), Shade(142, 142, 147)),
    "systemGray2": (Shade(174, 174, 178), Shade(99, 99, 102)),
    "systemGray3": (Shade(199, 199, 204), Shade(72, 72, 74)),
    "systemGray4": (Shade(209, 209, 214), Shade(58, 58, 60)),
    "systemGray5": (Shade(229, 229, 234), Shade(44, 44, 46)),
    "systemGray6": (Shade(242, 242, 247), Shade(28, 28, 30)),
    "systemGreen": (Shade(52, 199, 89), Shade(48, 209, 88)),
    "systemGroupedBackground": (Shade(242, 242, 247), Shade(0, 0, 0)),
    "systemIndigo": (Shade(88, 86, 214), Shade(94, 92, 230)),
    "systemMint": (Shade(0, 199, 190), Shade(99, 230, 226)),
    "systemOrange": (Shade(255, 149, 0), Shade(255, 159, 10)),
    "systemPink": (Shade(255, 45, 85), Shade(255, 55, 95)),
    "systemPurple": (Shade(175, 82, 222), Shade(191, 90, 242)),
    "systemRed": (Shade(255, 59, 48), Shade(255, 69, 58)),
    "systemTeal": (Shade(48, 176, 199), Shade(64, 200, 224)),
    "systemYellow": (Shade(255, 204, 0), Shade(255, 214, 10)),
    "teal": (Shade(48, 176, 199), Shade(64, 200, 224)),
    "tertiary": (Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3)),
    "tertiaryLabel": (Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3)),
    "tertiarySystemBackground": (Shade(255, 255, 255), Shade(44, 44, 46)),
    "tertiarySystemFill": (Shade(118, 118, 128, 0.12), Shade(118, 118, 128, 0.24)),
    "tertiarySystemGroupedBackground": (Shade(242, 242, 247), Shade(44, 44, 46)),
    "track": (Shade(120, 120, 128, 0.16), Shade(120, 120, 128, 0.32)),
    "white": (Shade(255, 255, 255), Shade(255, 255, 255)),
    "windowBackground": (Shade(236, 236, 236), Shade(30, 30, 30)),
    "yellow": (Shade(255, 204, 0), Shade(255, 214, 10)),
  ]
}
