import Catalog
import Layout

/// What an action is told of a scroll view (`ScrollGeometry`).
struct ScrollGeometryValue: ForeignValue, Hashable {
  private let geometry: ScrollGeometry

  init(_ geometry: ScrollGeometry) {
    self.geometry = geometry
  }

  func member(_ name: String) -> Value? {
    switch name {
    case "contentOffset": .foreign(PointValue(geometry.contentOffset))
    case "contentSize": .foreign(SizeValue(geometry.contentSize))
    case "contentInsets": Value(.insets(geometry.contentInsets))
    case "containerSize": .foreign(SizeValue(geometry.containerSize))
    // The insets count for the bounds, not for what is visible (measured).
    case "bounds": .foreign(RectValue(Rect(origin: geometry.contentOffset, size: geometry.containerSize)))
    case "visibleRect": .foreign(RectValue(Rect(origin: geometry.contentOffset, size: geometry.viewportSize)))
    default: nil
    }
  }

  var typeName: String { "ScrollGeometry" }

  func isEqual(to other: any ForeignValue) -> Bool { (other as? ScrollGeometryValue) == self }

  var description: String { "ScrollGeometry" }
}
