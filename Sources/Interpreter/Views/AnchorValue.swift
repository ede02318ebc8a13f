import Layout

/// Geometry of a view, kept in the container's coordinates, to be read in any other view's.
struct AnchorValue: ForeignValue, Hashable {
  enum Geometry: Hashable {
    case rect(Rect)
    case point(Point)
  }

  let geometry: Geometry

  /// The geometry that a source such as `.bounds` or `.topLeading` names.
  init(_ source: String, of frame: Rect) {
    switch source {
    case "bounds": geometry = .rect(frame)
    default: geometry = .point(frame.point(at: AnchorValue.points[source] ?? .center))
    }
  }

  private static let points: [String: UnitPoint] = [
    "bottom": .bottom, "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing, "center": .center,
    "leading": .leading, "top": .top, "topLeading": .topLeading, "topTrailing": .topTrailing, "trailing": .trailing,
  ]

  var typeName: String { "Anchor" }

  var description: String {
    switch geometry {
    case .rect(let rect): "Anchor(\(RectValue(rect).description))"
    case .point(let point): "Anchor(\(PointValue(point).description))"
    }
  }
}
