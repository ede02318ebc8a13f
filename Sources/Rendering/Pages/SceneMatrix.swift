import Interpreter
import Layout

/// Scenes in many configurations as one SVG picture: for each scene a row for each device, and a column for each of the
/// rest, all to one width so that they can be compared.
package struct SceneMatrix {
  /// Where a picture stands.
  package struct Cell: Hashable, Sendable {
    package let scene: String
    package let row: String
    package let column: String

    package init(scene: String, row: String, column: String) {
      self.scene = scene
      self.row = row
      self.column = column
    }
  }

  private let entries: [(cell: Cell, entry: ScenePage.Entry)]

  /// Nil where some picture has no place.
  init?(_ entries: [ScenePage.Entry]) {
    let placed = entries.compactMap { entry in entry.cell.map { ($0, entry) } }
    guard !placed.isEmpty, placed.count == entries.count else { return nil }
    self.entries = placed
  }

  private static let gap = 24.0
  private static let label = 26.0
  /// The room of a picture: it is made smaller where it takes more.
  private static let room = Size(width: 280, height: 620)

  var svg: String {
    var text = SVGText()
    var y = Self.gap
    var width = 0.0
    var number = 0
    for scene in Self.unique(entries.map(\.cell.scene)) {
      let own = entries.filter { $0.cell.scene == scene }
      let columns = Self.unique(own.map(\.cell.column))
      text.add(Self.words(scene, x: Self.gap, y: y + 14, size: 18, weight: 600))
      y += Self.label
      for (index, column) in columns.enumerated() {
        text.add(Self.words(column, x: Self.left(of: index), y: y + 14, size: 13, weight: 400))
      }
      y += Self.label
      width = max(width, Self.left(of: columns.count))
      for row in Self.unique(own.map(\.cell.row)) where !text.isFull {
        text.add(Self.words(row, x: Self.gap, y: y + 12, size: 13, weight: 600))
        y += Self.label - 6
        var tallest = 0.0
        for (cell, entry) in own where cell.row == row && !text.isFull {
          guard let column = columns.firstIndex(of: cell.column) else { continue }
          tallest = max(tallest, Self.draw(entry, number, at: Point(x: Self.left(of: column), y: y), in: &text))
          number += 1
        }
        y += tallest + Self.gap
      }
    }
    return SceneSheet.document(text, width: width, height: y)
  }

  /// Draws a picture; how high it is.
  private static func draw(_ entry: ScenePage.Entry, _ number: Int, at origin: Point, in text: inout SVGText) -> Double
  {
    var options = entry.options
    options.prefix = "m\(number)"
    let margin = options.showsDevice ? SceneSVG.deviceMargin : 0
    let size = Size(
      width: max(entry.scene.container.width + margin * 2, 1),
      height: max(entry.scene.container.height + margin * 2, 1)
    )
    let scale = min(room.width / size.width, room.height / size.height, 1)
    let place = "translate(\(SVGText.number(origin.x)) \(SVGText.number(origin.y)))"
    let inner = "scale(\(SVGText.fine(scale))) translate(\(SVGText.number(margin)) \(SVGText.number(margin)))"
    text.add("<g transform=\"\(place) \(inner)\"><title>\(SVGText.escaped(entry.title))</title>\n")
    text.add("\(SceneSVG.content(of: entry.scene, options: options))\n</g>\n")
    return size.height * scale
  }

  private static func left(of column: Int) -> Double { gap + Double(column) * (room.width + gap) }

  private static func words(_ words: String, x: Double, y: Double, size: Int, weight: Int) -> String {
    let place = "x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\""
    return
      "<text \(place) font-size=\"\(size)\" font-weight=\"\(weight)\" fill=\"#3a3a3c\">\(SVGText.escaped(words))</text>\n"
  }

  /// Each once, in the order in which they come.
  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
