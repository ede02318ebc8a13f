import Interpreter
import Layout
import Semantics

/// A text in a frame that states its height.
struct FramedText {
  let text: Element
  let frame: Element
  /// The height that the frame states.
  let height: Double
  /// Whether the frame states a width too.
  let isWide: Bool

  /// Those whose lines nobody limits: only modifiers stand between the text and the frame.
  static func all(in rendering: Rendering) -> [FramedText] {
    rendering.result.elements.compactMap { text in
      guard text.name == "Text", text.children.isEmpty, case .text = text.layout.heightReason,
        let frame = rendering.ancestors(of: text).prefix(while: { $0.kind == .modifier }).first(where: states),
        case .fixed(let height) = frame.layout.heightReason, height >= 1, isWritten(frame, in: rendering),
        !rendering.isOutOfPlace(text),
        rendering.modifierNames(around: text).isDisjoint(with: limiting)
      else { return nil }
      var isWide = false
      if case .fixed = frame.layout.widthReason { isWide = true }
      let framed = FramedText(text: text, frame: frame, height: height, isWide: isWide)
      return !framed.isTruncated || !rendering.usesStandIns || rendering.hasLiteralTitle(text) ? framed : nil
    }
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
    return rendering.program.constantNumber(height.value, in: occurrence.scope) != nil
  }

  /// What says that less than the whole text is meant.
  private static let limiting: Set = [
    "lineLimit", "minimumScaleFactor", "truncationMode", "fixedSize", "clipped", "scaleEffect", "rotationEffect",
    "hidden",
    "dynamicTypeSize", "position", "offset", "opacity", "mask",
  ]

  var isTruncated: Bool {
    if case .text(_, true) = text.layout.heightReason { true } else { false }
  }

  func related(in scope: ProgramScope) -> [RelatedPlace] {
    scope.place(frame.nameSpan).map { [RelatedPlace($0, "this holds it to a height of \(Points(height))")] } ?? []
  }
}
