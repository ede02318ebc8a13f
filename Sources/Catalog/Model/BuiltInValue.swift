package import Layout

/// A value of the framework's own types, as far as evaluation and layout look into it.
package enum BuiltInValue: Hashable {
  case none
  case bool(Bool)
  case number(Double)
  case string(String)
  /// A text that is written where it is used: Markdown in it counts.
  case localized(String)
  case list([BuiltInValue])

  indirect case alignment(Alignment)
  indirect case alignmentKey(AlignmentKey)
  case angle(radians: Double)
  case axes(AxisSet)
  case color(String)
  case coordinateSpace(CoordinateSpaceName)
  case edges(EdgeSet)
  indirect case font(FontValue)
  indirect case insets(Insets)
  case point(Point)
  /// A color, style or shape that only drawing reads; layout passes it on.
  indirect case paint(PaintValue)
  indirect case proposal(Proposal)
  indirect case rect(Rect)
  case size(Size)
  indirect case track(GridTrack)
  indirect case transform(AffineTransform)
  case unitPoint(UnitPoint)
  /// One of a closed set of names that only some behaviours tell apart: `ContentMode.fit`, `ButtonStyle.plain`.
  case token(type: String, name: String)

  /// A color of which nobody knows which one it is.
  package static var unknownColor: BuiltInValue { .color("Color") }

  /// The name of the value's type in Swift.
  package var typeName: String {
    switch self {
    case .none: "Optional"
    case .bool: "Bool"
    case .number: "CGFloat"
    case .string: "String"
    case .localized: "LocalizedStringKey"
    case .list: "Array"
    case .alignment: "Alignment"
    case .alignmentKey(let key): key.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
    case .angle: "Angle"
    case .axes: "Axis.Set"
    case .color: "Color"
    case .coordinateSpace: "NamedCoordinateSpace"
    case .edges: "Edge.Set"
    case .font: "Font"
    case .insets: "EdgeInsets"
    case .point: "CGPoint"
    case .paint(let value): value.typeName
    case .proposal: "ProposedViewSize"
    case .rect: "CGRect"
    case .size: "CGSize"
    case .track: "GridItem"
    case .transform: "CGAffineTransform"
    case .unitPoint: "UnitPoint"
    case .token(let type, _): type
    }
  }
}

/// Which coordinate space a lookup or a definition names.
package enum CoordinateSpaceName: Hashable, Sendable {
  case local
  case global
  case named(String)
  case scrollView(Axis?)
}
