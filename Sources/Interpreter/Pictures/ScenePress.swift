/// What somebody does with an element of a scene that is shown.
package struct ScenePress: Hashable, Sendable {
  package enum Gesture: Hashable, Sendable {
    case press
    /// It is pressed for a while, or clicked with the second button.
    case hold
    /// It is moved aside.
    case swipe
    /// Another text is written.
    case write(String)
    /// A number is set.
    case move(Double)
    case stepUp
    case stepDown
    /// One of several is chosen, by its number.
    case choose(Int)
  }

  package let element: ElementID
  package let gesture: Gesture
  /// Where the element stands: in another text of the program the one there is meant, and none where there is none.
  package let place: ElementPlace?

  package init(_ element: ElementID, _ gesture: Gesture = .press, at place: ElementPlace? = nil) {
    self.element = element
    self.gesture = gesture
    self.place = place
  }
}

/// How an element of a scene that is shown can be used.
package enum PictureInput: Hashable, Sendable {
  case press
  /// The text that is there.
  case text(String)
  case number(Double, from: Double, to: Double, step: Double?)
  case steps
  case choice(chosen: Int?, names: [String])
  /// One of several pages shows.
  case pages(chosen: Int, names: [String])
  /// Pressing it does something to the view itself, which is called so.
  case change(String)

  /// Whether what stands in the element is used for it, too.
  package var isOfAll: Bool {
    switch self {
    case .press, .text, .number, .steps, .choice: true
    case .pages, .change: false
    }
  }
}
