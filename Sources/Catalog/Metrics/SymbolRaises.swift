/// How far symbols stand above the place where their middle is at the middle of the capitals, in points at 13 points of
/// font; negative ones stand below it.
///
/// Measured on macOS 26.2 at two pixels a point (github.com/iamcgn/swiftui-web, symbol/catalog-13, where a text stands on
/// the baseline of each row). Symbols that are not named stand in the middle: 174 of the 240 recorded ones.
enum SymbolRaises {
  static func raise(of name: String) -> Double { raises[name] ?? 0 }

  private static let raises: [String: Double] = {
    var raises: [String: Double] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let raise = Double(parts[0]) else { continue }
      for name in parts[1].split(separator: " ") { raises[String(name)] = raise }
    }
    return raises
  }()

  private static let table = """
    -1.5: graduationcap person.badge.plus
    -1: doc.badge.plus underline
    -0.5: bubble.left cart chevron.down paperplane scissors tag waveform.path.ecg
    0.5: arrow.left arrow.right battery.100 bell.badge bolt book.closed bookmark crown doc doc.text eye.slash
    0.5: eyedropper folder folder.fill gamecontroller gearshape gift hand.raised hand.thumbsup headphones highlighter
    0.5: lightbulb list.number location magnifyingglass map message mic mic.slash minus.magnifyingglass newspaper
    0.5: paintbrush paintpalette pentagon play.fill plus.magnifyingglass rectangle.portrait shuffle sparkles star
    0.5: star.fill star.leadinghalf.filled trash trash.fill tree wallet.pass wifi
    1: arrow.clockwise arrow.counterclockwise flame folder.badge.plus square.and.arrow.down square.and.arrow.up
    1: square.and.pencil
    1.5: radio
    """
}
