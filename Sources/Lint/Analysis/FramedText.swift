import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

/// A text, or what shows one, in a frame that states its height, alone or in a row.
struct FramedText {
  let text: Element
  /// How many lines of it show.
  let linesShown: Int
  let isTruncated: Bool
  /// How high the text is.
  let textHeight: Double
  let frame: Element
  /// The height that the frame states.
  let height: Double
  /// Whether the frame states a width too.
  let isWide: Bool
  /// Whether nothing stands beside it: in a row, neighbors may leave it too little room for its words.
  let isAlone: Bool

  /// Those that are cut off or grow out of their frames though nobody limits their lines: only modifiers and rows stand
  /// between the text and the frame.
  static func all(in rendering: Rendering) -> [FramedText] {
    let elements = rendering.result.elements
    let changed = Set(rendering.elementsOfUnknownModifiers)
    return elements.indices.compactMap { index in
      guard showsText(elements[index]),
        let place = frame(around: index, in: elements),
        let framed = FramedText(
          elements[index],
          in: elements[place],
          isAlone: isAlone(index, below: place, in: elements)
        ),
        framed.isTruncated && framed.isAlone || framed.isOutgrown, isWritten(framed.frame, in: rendering),
        !rendering.isOutOfPlace(framed.text), !framed.isWithin(changed, of: elements),
        rendering.modifierNames(around: framed.text).isDisjoint(with: limiting)
      else { return nil }
      return !framed.isTruncated || !rendering.usesStandIns || rendering.hasLiteralTitle(framed.text) ? framed : nil
    }
  }

  private init?(_ text: Element, in frame: Element, isAlone: Bool) {
    guard case .fixed(let height) = frame.layout.heightReason, height >= 1 else { return nil }
    self.text = text
    if ViewTraits.of(text.name).contains(.takesText) {
      // What is written in it scrolls.
      (linesShown, isTruncated, textHeight) = (1, false, text.layout.size.height)
    } else {
      guard let facts = text.text else { return nil }
      (linesShown, isTruncated, textHeight) = (facts.linesShown, facts.isTruncated, facts.height)
    }
    self.frame = frame
    self.height = height
    self.isAlone = isAlone
    if case .fixed = frame.layout.widthReason { isWide = true } else { isWide = false }
  }

  /// Whether one of the elements from the text up to the frame is among those of the numbers.
  private func isWithin(_ numbers: Set<Int>, of elements: [Element]) -> Bool {
    var next: ElementID? = numbers.isEmpty ? nil : text.id
    while let id = next, id != frame.id {
      if numbers.contains(id.index) { return true }
      next = elements[id.index].parent
    }
    return false
  }

  /// Whether the element's text is there to be read: a text, a control with a title, or the modifier of a label that a
  /// style is given.
  private static func showsText(_ element: Element) -> Bool {
    guard element.children.isEmpty, !element.isUserDefined else { return false }
    return element.kind == .modifier || ViewTraits.of(element.name).contains(.readable)
  }

  /// The number of the nearest frame that states its height.
  private static func frame(around text: Int, in elements: [Element]) -> Int? {
    var above: Int? = elements[text].kind == .modifier ? text : elements[text].parent?.index
    while let index = above, elements[index].kind == .modifier || isRow(elements[index]) {
      if states(elements[index]) { return index }
      above = elements[index].parent?.index
    }
    return nil
  }

  /// Whether only modifiers stand between the text and the frame.
  private static func isAlone(_ text: Int, below frame: Int, in elements: [Element]) -> Bool {
    var above = text == frame ? nil : elements[text].parent?.index
    while let index = above, index != frame {
      guard elements[index].kind == .modifier else { return false }
      above = elements[index].parent?.index
    }
    return true
  }

  /// A stack whose children stand beside one another, and the program's own view around one.
  private static func isRow(_ element: Element) -> Bool {
    element.isUserDefined ? element.children.count == 1 : element.name == "HStack"
  }

  private static func states(_ element: Element) -> Bool {
    guard element.name == "frame", !element.isUserDefined, case .fixed = element.layout.heightReason else {
      return false
    }
    return true
  }

  /// Whether the source says how high: a height that is measured or computed follows the text by itself.
  private static func isWritten(_ frame: Element, in rendering: Rendering) -> Bool {
    guard let occurrence = rendering.call(of: frame), let height = occurrence.call.argument("height") else {
      return false
    }
    return rendering.program.isStatedNumber(height.value, in: occurrence.scope)
  }

  /// What says that less than the whole text is meant.
  private static let limiting = [ModifierTraits.limitsText, .movesDrawing, .clips, .hides].reduce(
    into: ["fixedSize", "position"] as Set
  ) { $0.formUnion($1.names) }

  /// Whether the text is half as high again as its frame.
  var isOutgrown: Bool { textHeight > height * 1.5 }

  func related(in scope: ProgramScope) -> [RelatedPlace] {
    scope.place(frame.nameSpan).map { [RelatedPlace($0, "this holds it to a height of \(Points(height))")] } ?? []
  }
}
