/// What a `GeometryReader` is for. The order is the one in which people work through them: what can go first.
package enum ReaderCategory: String, CaseIterable, Sendable {
  case stateDriven = "state-driven"
  case layoutDriven = "layout-driven"
  case siblingCoordination = "sibling-coordination"
  case crossHierarchy = "cross-hierarchy"
  case genuineGeometry = "genuine-geometry"

  package var title: String {
    switch self {
    case .stateDriven: "State-driven"
    case .layoutDriven: "Layout-driven"
    case .siblingCoordination: "Sibling coordination"
    case .crossHierarchy: "Cross-hierarchy positioning"
    case .genuineGeometry: "Genuine geometry"
    }
  }

  /// One line: which readers these are, and what becomes of them.
  package var summary: String {
    switch self {
    case .stateDriven: "react to a size; onGeometryChange does that and takes no space"
    case .layoutDriven: "place or size content; a frame, a container or a Layout does that"
    case .siblingCoordination: "tell other views a size; a preference, joined by an ancestor, is right"
    case .crossHierarchy: "place something at a view elsewhere; anchors are right"
    case .genuineGeometry: "compute with lengths; keep them, in a background, an overlay or a frame"
    }
  }
}
