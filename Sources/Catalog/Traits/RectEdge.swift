package import Layout

/// A line of a rectangle whose place one of its members tells: `minX`, `midY`, `origin.x`.
package struct RectEdge: Hashable, Sendable {
  /// Where along its axis the line is.
  package enum Position: Hashable, Sendable {
    case start
    case middle
    case end
  }

  package let axis: Axis
  package let position: Position

  package init(_ axis: Axis, _ position: Position) {
    self.axis = axis
    self.position = position
  }

  /// The members of `CGRect` that tell the place of a line.
  private static let byName: [String: RectEdge] = [
    "maxX": RectEdge(.horizontal, .end), "maxY": RectEdge(.vertical, .end), "midX": RectEdge(.horizontal, .middle),
    "midY": RectEdge(.vertical, .middle), "minX": RectEdge(.horizontal, .start), "minY": RectEdge(.vertical, .start),
  ]
  /// The members of `CGPoint`.
  private static let axes: [String: Axis] = ["x": .horizontal, "y": .vertical]

  /// The line that members of a rectangle lead to; nil where they tell a length, or nothing.
  package init?(_ path: some BidirectionalCollection<String>) {
    guard let last = path.last else { return nil }
    if path.count == 1, let edge = Self.byName[last] {
      self = edge
    } else if path.count == 2, path.first == "origin", let axis = Self.axes[last] {
      self.init(axis, .start)
    } else {
      return nil
    }
  }

  /// The axis of a member of `CGPoint`.
  package static func axis(ofCoordinate name: String) -> Axis? { axes[name] }

  /// Whether a member of a rectangle or a point tells where something is, and not how large.
  package static func isPlace(_ member: String) -> Bool {
    byName[member] != nil || axes[member] != nil || member == "origin"
  }
}
