/// A symbol as it is drawn, in a square of 24: a shape of our own for the most used names, put together from the parts of
/// the name (`person.circle.fill` is a person in a filled circle); a neutral mark for others.
struct SymbolGlyph {
  /// A path of the glyph.
  struct Part {
    let data: String
    let isFilled: Bool
    /// It shows through what is filled below it.
    var isCutOut = false
    /// Around the middle.
    var scale = 1.0
  }

  let parts: [Part]

  init(_ name: String) {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    var isSlashed = false
    if words.last == "slash" {
      words.removeLast()
      isSlashed = true
    }
    let slash = isSlashed ? [Part(data: "M4 4L20 20", isFilled: false)] : []
    if let own = SymbolShapes.shape(named: words.joined(separator: ".")) {
      parts = Self.parts(of: own, isFilled: isFilled) + slash
      return
    }
    if let last = words.last, let enclosure = SymbolShapes.enclosure(named: last), words.count > 1,
      let inner = SymbolShapes.shape(named: words.dropLast().joined(separator: "."))
    {
      let mark = Part(data: inner.data, isFilled: inner.isAlwaysFilled, isCutOut: isFilled, scale: 0.58)
      parts = [Part(data: enclosure, isFilled: isFilled), mark] + slash
      return
    }
    // The nearest name that is known: `cart.badge.plus` shows a cart.
    while words.count > 1 {
      words.removeLast()
      guard let near = SymbolShapes.shape(named: words.joined(separator: ".")) else { continue }
      parts = Self.parts(of: near, isFilled: isFilled) + slash
      return
    }
    let initial = SymbolShapes.enclosure(named: "square") ?? ""
    parts = [Part(data: initial, isFilled: false), Part(data: "M9 15L15 9M9 9L15 15", isFilled: false, scale: 0.6)]
  }

  private static func parts(of shape: SymbolShapes.Shape, isFilled: Bool) -> [Part] {
    let canFill = shape.isClosed && isFilled
    return [Part(data: shape.data, isFilled: shape.isAlwaysFilled || canFill)]
      + shape.details.map { Part(data: $0, isFilled: false, isCutOut: canFill) }
  }
}
