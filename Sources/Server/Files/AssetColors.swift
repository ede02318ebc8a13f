import IDE
import LSPProtocol

extension FileSystem {
  /// So many colors are looked at.
  private static let mostColors = 2_000

  /// Reads what the colors of asset catalogues look like.
  func readColors(of assets: inout AssetNames) {
    for name in assets.names(of: .color).prefix(Self.mostColors) {
      guard let folder = assets.folder(of: name, .color), let bytes = read(folder + "/Contents.json"),
        let json = try? JSONValue(parsing: bytes)
      else { continue }
      // The one for no appearance in particular is the light one.
      let entry = json["colors"].array?.first { $0["appearances"].isNull }
      if let color = entry.flatMap({ AssetColor($0["color"]["components"]) }) { assets.set(color, of: name) }
    }
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
