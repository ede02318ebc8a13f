package import Interpreter
package import LSPProtocol

/// What a page has done with the elements of its scene, one after another.
package struct PagePresses: Sendable {
  package private(set) var all: [ScenePress] = []

  package init() {}

  /// Everything is again as it was at first.
  package mutating func reset() { all = [] }

  /// Takes what a page says of one of the elements that it shows; false for what is no gesture.
  package mutating func take(_ command: JSONValue, on elements: [Element] = []) -> Bool {
    guard let element = command["element"].integer, element >= 0, let gesture = Self.gesture(command),
      all.count < SceneEvaluator.mostPresses
    else { return false }
    let id = ElementID(element)
    let press = ScenePress(id, gesture, at: elements.place(of: id))
    // While a slider is dragged or a text is written only the last value counts.
    if let last = all.last, last.element == press.element, last.gesture.isReplaced(by: gesture) { all.removeLast() }
    all.append(press)
    return true
  }

  private static func gesture(_ command: JSONValue) -> ScenePress.Gesture? {
    if let text = command["text"].string { return .write(text) }
    if command["hold"].bool == true { return .hold }
    if command["swipe"].bool == true { return .swipe }
    if let choice = command["choice"].integer { return .choose(choice) }
    if let step = command["step"].integer { return step > 0 ? .stepUp : .stepDown }
    switch command["number"] {
    case .integer(let number): return .move(Double(number))
    case .number(let number): return .move(number)
    default: return .press
    }
  }
}

extension ScenePress.Gesture {
  fileprivate func isReplaced(by next: Self) -> Bool {
    switch (self, next) {
    case (.write, .write), (.move, .move), (.choose, .choose): true
    default: false
    }
  }
}
