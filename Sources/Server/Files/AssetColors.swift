import IDE
import LSPProtocol
import Semantics

extension FileSystem {
  /// So many colors are looked at.
  private static let mostColors = 2_000

  /// Reads what the colors of asset catalogues look like.
  func readColors(of assets: inout AssetNames) {
    for (name, shades) in colors(of: assets) {
      if let light = shades.light { assets.set(light, of: name) }
    }
  }

  /// What the color sets of asset catalogues look like, by their names.
  func colors(of assets: AssetNames) -> [String: ProgramResources.Shades] {
    var colors: [String: ProgramResources.Shades] = [:]
    for name in assets.names(of: .color).prefix(Self.mostColors) {
      let bytes = assets.folder(of: name, .color).flatMap { read($0 + "/Contents.json") }
      let json = bytes.flatMap { try? JSONValue(parsing: $0) }
      colors[name] = ProgramResources.Shades(
        light: json?.color(isForDarkScenes: false),
        dark: json?.color(isForDarkScenes: true)
      )
    }
    return colors
  }
}

extension JSONValue {
  /// The color of a set's `Contents.json`: the one for no appearance in particular is the light one.
  fileprivate func color(isForDarkScenes: Bool) -> AssetColor? {
    let entry = self["colors"].array?.first { isForDarkScenes ? $0.isForDarkScenes : $0["appearances"].isNull }
    return entry.flatMap { AssetColor($0["color"]["components"]) }
  }
}

extension AssetColor {
  /// Nil where a part is missing or is no number.
  fileprivate init?(_ components: JSONValue) {
    func part(_ name: String) -> Double? { components[name].string.flatMap(Self.part) }
    let opacity = part("alpha") ?? 1
    if let white = part("white") {
      self.init(red: white, green: white, blue: white, opacity: opacity)
    } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
      self.init(red: red, green: green, blue: blue, opacity: opacity)
    } else {
      return nil
    }
  }

  /// `0.5`, `0x80` or `128`.
  private static func part(_ text: String) -> Double? {
    let value: Double? =
      text.lowercased().hasPrefix("0x")
      ? Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      : text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
    return value.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
  }
}
