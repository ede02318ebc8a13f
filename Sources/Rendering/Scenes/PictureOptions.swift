package import Interpreter

/// What a picture shows beside the scene.
package struct PictureOptions: Sendable {
  /// The boxes of all elements with their sizes.
  package var showsFrames = false
  /// Elements to point out.
  package var highlighted: Set<ElementID> = []
  /// A device around the scene.
  package var showsDevice = false
  /// Whether the picture is used, as on a page: what can be pressed says so.
  package var isLive = false
  /// What the ids in the picture start with, where several stand on one page.
  package var prefix = ""
  /// The line that an element starts on, from 1.
  package var line: @Sendable (ElementID) -> Int?

  package init(line: @escaping @Sendable (ElementID) -> Int? = { _ in nil }) {
    self.line = line
  }
}
