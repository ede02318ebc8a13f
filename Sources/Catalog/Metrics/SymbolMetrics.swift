import Layout

/// How large a symbol is in a font (LAYOUT.md 2.7): as recorded at 13 and 17 points, and in proportion elsewhere.
struct SymbolMetrics {
  /// In points; recorded at two pixels a point, in steps of half a point.
  let size: Size
  /// The size of a resizable symbol before it is stretched: in the proportions that it has at 13 points, where round symbols
  /// are as wide as high.
  let shape: Size
  /// From the top to the line that the symbol stands on, in whole half points.
  let baseline: Double
  /// From the top to the middle of the capitals beside it, in whole half points.
  let capitals: Double

  init(_ name: String, in font: FontDescriptor, scale: String?) {
    let row = Self.row(of: name)
    let isLarge = font.size > Self.smallest
    let base = isLarge ? row.at17 : row.at13
    let growth = Self.growth(at: font.size, from: isLarge ? 17 : 13)
    let scaling = Self.scaling(scale, at: font.size)
    let weight = Self.weight(font.weight, isLarge: isLarge)
    size = Size(
      width: (base.width * growth.width * scaling.width * weight.width * 2).rounded() / 2,
      height: (base.height * growth.height * scaling.height * weight.height * 2).rounded() / 2
    )
    shape = Size(width: row.at13.width * font.size / 13, height: row.at13.height * font.size / 13)
    let raise = SymbolRaises.raise(of: name) * font.size / 13 * scaling.height
    let half = SystemFontMetrics.capHeight(of: font) / 2
    baseline = ((size.height / 2 + half + raise) * 2).rounded() / 2
    capitals = ((baseline - half) * 2).rounded() / 2
  }

  /// The size of what stands for a redacted symbol, whichever it is (measured on macOS 26 at 11, 13, 17, 22, 26 and 34
  /// points).
  static func placeholder(in font: FontDescriptor) -> Size {
    Size(width: (font.size * 1.18).rounded(), height: (font.size * 1.14).rounded())
  }

  /// Up to this many points the sizes at 13 hold, from there on those at 17.
  private static let smallest = 15.0

  /// The recorded row, else that of the last part of the name that is a symbol by itself: a `heart.circle` is a circle. What
  /// stands in circles elsewhere, as an exclamation mark does, is a mark in another part; in an unknown one, as an
  /// `exclamationmark.octagon` is, nothing is known of the size. A badge is not what it stands on.
  private static func row(of name: String) -> SymbolSizes.Row {
    if let row = SymbolSizes.rows[name] { return row }
    var parts = name.split(separator: ".")[...]
    if let badge = parts.firstIndex(where: { $0.hasSuffix("badge") }), badge > 0 { parts = parts[..<badge] }
    var (shape, mark): (SymbolSizes.Row?, SymbolSizes.Row?)
    var endsUnknown = false
    while !parts.isEmpty {
      guard let symbol = longestSymbol(parts) else {
        if parts.removeFirst() != "fill" { endsUnknown = true }
        continue
      }
      parts = parts.dropFirst(symbol.count)
      endsUnknown = false
      if !SymbolSizes.marks.contains(symbol.name) {
        shape = symbol.row
      } else if symbol.row.at17.width > mark?.at17.width ?? 0 {
        mark = symbol.row
      }
    }
    return shape ?? (endsUnknown ? nil : mark) ?? SymbolSizes.mean
  }

  /// The most parts at the start that together name a recorded symbol.
  private static func longestSymbol(_ parts: ArraySlice<Substring>) -> (name: String, row: SymbolSizes.Row, count: Int)?
  {
    for count in stride(from: parts.count, to: 0, by: -1) {
      let name = parts.prefix(count).joined(separator: ".")
      if let row = SymbolSizes.rows[name] { return (name, row, count) }
    }
    return nil
  }

  /// The sizes of `star` at the sizes of the text styles: glyphs are drawn for each of them and do not grow evenly
  /// (measured, macOS 26.2 up to 26 points and at 40, iOS 26.0 at 28 and 34).
  private static let steps: [(font: Double, width: Double, height: Double)] = [
    (10, 13, 11.5), (11, 14.5, 13.5), (13, 16.5, 16), (17, 22, 20), (22, 28.5, 26), (24, 31, 28.5), (26, 33.5, 31.5),
    (28, 36, 33.5), (34, 43.5, 40.5), (40, 51.5, 47),
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

  /// `star` at the scales, against medium: 13.5 × 13 and 21.5 × 20.5 for 16.5 × 16 at 13 points, 28 × 27 for 22 × 20 at 17,
  /// 39.5 × 37 for 31 × 28.5 at 24 (measured).
  private static func scaling(_ scale: String?, at size: Double) -> Size {
    switch scale {
    case "small": Size(width: 13.5 / 16.5, height: 13.0 / 16)
    case "large" where size > 20: Size(width: 39.5 / 31, height: 37 / 28.5)
    case "large" where size > smallest: Size(width: 28.0 / 22, height: 27.0 / 20)
    case "large": Size(width: 21.5 / 16.5, height: 20.5 / 16)
    default: Size(width: 1, height: 1)
    }
  }

  /// `star` at 13 points, where it is 16.5 × 16: light 16 × 15.5, semibold 17 × 16, bold 17 × 16.5, black 17.5 × 17; bold at
  /// 17 points, where it is 22 × 20: 22.5 × 21.5 (measured).
  private static func weight(_ weight: FontWeight, isLarge: Bool) -> Size {
    switch weight {
    case .semibold: Size(width: 17 / 16.5, height: 1)
    case .bold where isLarge: Size(width: 22.5 / 22, height: 21.5 / 20)
    case .bold: Size(width: 17 / 16.5, height: 16.5 / 16)
    case .heavy, .black: Size(width: 17.5 / 16.5, height: 17.0 / 16)
    case .ultraLight, .thin, .light: Size(width: 16 / 16.5, height: 15.5 / 16)
    case .regular, .medium: Size(width: 1, height: 1)
    }
  }
}
