import Interpreter
import Layout

/// Several scenes as one SVG picture, in rows as wide as a sheet, or in rows and columns where they have such places.
package struct SceneSheet {
  private let entries: [ScenePage.Entry]

  private static let width = 1_600.0
  private static let gap = 28.0
  private static let caption = 30.0

  package init(_ entries: [ScenePage.Entry]) {
    self.entries = entries
  }

  /// The picture; that of one scene where there is one.
  package var svg: String {
    if entries.count == 1, let only = entries.first {
      return SceneSVG.document(of: only.scene, options: only.options)
    }
    if let matrix = SceneMatrix(entries) { return matrix.svg }
    let places = places
    let width = max(places.map(\.rect.maxX).max() ?? 0, 1) + Self.gap
    let height = max(places.map(\.rect.maxY).max() ?? 0, 1) + Self.caption + Self.gap
    var text = SVGText()
    for (index, place) in places.enumerated() where !text.isFull {
      let entry = entries[place.entry]
      var options = entry.options
      options.prefix = "s\(index)"
      let margin = options.showsDevice ? SceneSVG.deviceMargin : 0
      let origin = "\(SVGText.number(place.rect.minX + margin)) \(SVGText.number(place.rect.minY + margin))"
      text.add("<g transform=\"translate(\(origin))\">\n\(SceneSVG.content(of: entry.scene, options: options))\n</g>\n")
      let label = "x=\"\(SVGText.number(place.rect.minX + margin))\" y=\"\(SVGText.number(place.rect.maxY + 18))\""
      text.add("<text \(label) font-size=\"13\" fill=\"#6e6e73\">\(SVGText.escaped(entry.title))</text>\n")
    }
    return Self.document(text, width: width, height: height)
  }

  /// The sheet with what stands on it.
  static func document(_ text: SVGText, width: Double, height: Double) -> String {
    let (w, h) = (SVGText.number(width), SVGText.number(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(w)" height="\(h)" viewBox="0 0 \(w) \(h)" role="img" \
      font-family="\(SceneSVG.family)">
      <rect width="\(w)" height="\(h)" fill="#ebebf0"/>
      \(text.text)</svg>

      """
  }

  private struct Place {
    let entry: Int
    let rect: Rect
  }

  /// Where each picture stands: one after another, in the next row where there is no more room.
  private var places: [Place] {
    var places: [Place] = []
    var (x, y, tallest) = (Self.gap, Self.gap, 0.0)
    for (index, entry) in entries.enumerated() {
      let margin = entry.options.showsDevice ? SceneSVG.deviceMargin * 2 : 0
      let size = Size(width: entry.scene.container.width + margin, height: entry.scene.container.height + margin)
      if x > Self.gap, x + size.width > Self.width {
        x = Self.gap
        y += tallest + Self.caption + Self.gap
        tallest = 0
      }
      places.append(Place(entry: index, rect: Rect(origin: Point(x: x, y: y), size: size)))
      x += size.width + Self.gap
      tallest = max(tallest, size.height)
    }
    return places
  }
}
