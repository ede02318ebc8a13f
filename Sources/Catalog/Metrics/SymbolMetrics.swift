import Layout

/// How large a symbol is in a font (LAYOUT.md 2.7): as recorded at 13 and 17 points, and in proportion elsewhere.
struct SymbolMetrics {
  /// In points; recorded at two pixels a point, in steps of half a point.
  let size: Size
  /// The size of a resizable symbol before it is stretched: in the proportions that it has at 13 points, where round symbols
  /// are as wide as high.
  let shape: Size

  init(_ name: String, in font: FontDescriptor, scale: String?) {
    let row = Self.row(of: name)
    let isLarge = font.size > Self.smallest
    let base = isLarge ? row.at17 : row.at13
    let growth = Self.growth(at: font.size, from: isLarge ? 17 : 13)
    let scaling = Self.scaling(scale, isLarge: isLarge)
    let weight = Self.weight(font.weight)
    size = Size(
      width: (base.width * growth.width * scaling.width * weight.width * 2).rounded() / 2,
      height: (base.height * growth.height * scaling.height * weight.height * 2).rounded() / 2
    )
    shape = Size(width: row.at13.width * font.size / 13, height: row.at13.height * font.size / 13)
  }

  /// Up to this many points the sizes at 13 hold, from there on those at 17.
  private static let smallest = 15.0

  /// The recorded row, else that of what the name is a variant of.
  private static func row(of name: String) -> SymbolSizes.Row {
    let rows = SymbolSizes.rows
    if let row = rows[name] { return row }
    let parts = name.split(separator: ".").map(String.init)
    for shape in ["circle", "square", "rectangle"] where parts.dropFirst().contains(shape) {
      if let row = rows[shape] { return row }
    }
    for count in stride(from: parts.count - 1, to: 0, by: -1) {
      if let row = rows[parts.prefix(count).joined(separator: ".")] { return row }
    }
    return SymbolSizes.mean
  }

  /// The sizes of `star` at the sizes of the text styles: glyphs are drawn for each of them and do not grow evenly
  /// (measured, macOS 26.2 up to 26 points, iOS 26.0 above).
  private static let steps: [(font: Double, width: Double, height: Double)] = [
    (10, 13, 11.5), (11, 14.5, 13.5), (13, 16.5, 16), (17, 22, 20), (22, 28.5, 26), (26, 33.5, 31.5), (28, 36, 33.5),
    (34, 43.5, 40.5),
  ]

  private static func growth(at size: Double, from base: Double) -> Size {
    let (to, from) = (star(at: size), star(at: base))
    return Size(width: to.width / from.width, height: to.height / from.height)
  }

  /// Between two recorded sizes evenly, beyond them in proportion to the nearest.
  private static func star(at size: Double) -> Size {
    guard let next = steps.firstIndex(where: { $0.font >= size }), next > 0 || steps[next].font == size else {
      let nearest = size < 13 ? steps[0] : steps[steps.count - 1]
      let factor = size / nearest.font
      return Size(width: nearest.width * factor, height: nearest.height * factor)
    }
    let (upper, lower) = (steps[next], steps[max(next - 1, 0)])
    let share = upper.font == lower.font ? 1 : (size - lower.font) / (upper.font - lower.font)
    return Size(
      width: lower.width + (upper.width - lower.width) * share,
      height: lower.height + (upper.height - lower.height) * share
    )
  }

  /// `star` at the scales, against medium: 13.5 × 13 and 21.5 × 20.5 for 16.5 × 16 at 13 points, 28 × 27 for 22 × 20 at 17.
  private static func scaling(_ scale: String?, isLarge: Bool) -> Size {
    switch scale {
    case "small": Size(width: 13.5 / 16.5, height: 13.0 / 16)
    case "large":
      isLarge ? Size(width: 28.0 / 22, height: 27.0 / 20) : Size(width: 21.5 / 16.5, height: 20.5 / 16)
    default: Size(width: 1, height: 1)
    }
  }

  /// `star` at 13 points: semibold 17 × 16, bold 17 × 16.5; at 17 bold 22.5 × 21.5. Light weights were not recorded.
  private static func weight(_ weight: FontWeight) -> Size {
    switch weight {
    case .semibold: Size(width: 17 / 16.5, height: 1)
    case .bold, .heavy, .black: Size(width: 22.5 / 22, height: 21.5 / 20)
    case .ultraLight, .thin, .light: Size(width: 16.5 / 17, height: 1)
    case .regular, .medium: Size(width: 1, height: 1)
    }
  }
}
