package import Interpreter
package import Layout
package import Semantics
package import SourceText
import Syntax

/// A scene with the views that are made where the cursor is.
package struct HoverPicture: Sendable {
  package let scene: SceneResult
  package let elements: Set<ElementID>
  /// Where the first of them is.
  package let frame: Rect
}

extension Analysis {
  /// A scene that takes more steps is not drawn for a hover: who asks waits.
  private static let mostPictureSteps = 20_000

  /// The picture of what the name at `offset` makes, in the first scene that shows it; nil where nothing is shown, or it
  /// would take long.
  package func hoverPicture(at offset: ByteOffset, in file: FileID) -> HoverPicture? {
    guard let tree = tree(of: file), let use = hoveredName(at: offset, in: tree.root) else { return nil }
    let found = instances(of: use, in: file).elements
    guard let first = found.first, first.scene.steps <= Self.mostPictureSteps, !isCancelled() else { return nil }
    let own = found.prefix { $0.scene.request == first.scene.request }
    let drawn = drawn(first.scene.request, in: first.scene.configuration)
    // It has the same elements as the scene without a picture.
    guard drawn.elements.count == first.scene.elements.count else { return nil }
    let frame = first.element.layout.globalFrame
    guard frame.width.isFinite, frame.height.isFinite, frame.width > 0, frame.height > 0 else { return nil }
    return HoverPicture(scene: drawn, elements: Set(own.map(\.element.id)), frame: frame)
  }
}
