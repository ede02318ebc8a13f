/// A horizontal or vertical stack.
package struct StackParameters {
  /// On the axis across the stack.
  package var alignment: AlignmentKey
  /// Between neighbours; nil is what they ask for.
  package var spacing: Double?
  /// Whether the content is one view that is neither a branch nor a loop: the stack then has no effect.
  package var isSingleStaticChild: Bool

  package init(alignment: AlignmentKey, spacing: Double? = nil, isSingleStaticChild: Bool = false) {
    self.alignment = alignment
    self.spacing = spacing
    self.isSingleStaticChild = isSingleStaticChild
  }
}

/// A `ZStack`.
package struct PileParameters {
  package var alignment: Alignment
  /// Whether the content is one view that is neither a branch nor a loop: the stack then has no effect.
  package var isSingleStaticChild: Bool

  package init(alignment: Alignment = .center, isSingleStaticChild: Bool = false) {
    self.alignment = alignment
    self.isSingleStaticChild = isSingleStaticChild
  }
}

/// `frame(width:height:alignment:)`; nil leaves the axis to the child.
package struct FixedFrame {
  package var width: Double?
  package var height: Double?
  package var alignment: Alignment

  package init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
package struct FlexibleFrame {
  package var width: LengthBounds
  package var height: LengthBounds
  package var alignment: Alignment

  package init(
    width: LengthBounds = LengthBounds(),
    height: LengthBounds = LengthBounds(),
    alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// The bounds of a flexible frame on one axis.
package struct LengthBounds: Hashable, Sendable {
  package let minimum: Double?
  package let ideal: Double?
  package let maximum: Double?

  /// Bounds in order: none is negative, the ideal is not below the minimum nor the maximum below the ideal (checked
  /// against Apple's binary by OpenSwiftUI's dual tests). NaN counts as missing.
  package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    func number(_ value: Double?) -> Double? { value.flatMap { $0.isNaN ? nil : $0 } }
    let least = number(minimum).map { max($0, 0) }
    let wanted = number(ideal).map { max($0, least ?? 0) }
    self.minimum = least
    self.ideal = wanted
    self.maximum = number(maximum).map { max($0, wanted ?? least ?? 0) }
  }
}

/// An image.
package struct ImageContent: Hashable, Sendable {
  /// In points.
  package var size: Size
  package var isResizable: Bool
  /// What stays when the image is stretched.
  package var capInsets: Insets
  /// Whether it is a symbol, which stands in lines of text.
  package var isSymbol: Bool
  /// From the top; nil for the bottom edge.
  package var baseline: Double?

  package init(
    size: Size,
    isResizable: Bool = false,
    capInsets: Insets = .zero,
    isSymbol: Bool = false,
    baseline: Double? = nil
  ) {
    self.size = size
    self.isResizable = isResizable
    self.capInsets = capInsets
    self.isSymbol = isSymbol
    self.baseline = baseline
  }
}

/// A box of known size.
package struct BoxContent: Hashable, Sendable {
  package var ideal: Size
  /// The axes on which it takes the proposal.
  package var fills: AxisSet
  /// The least size where it fills.
  package var minimum: Size
  /// From the top; nil for the bottom edge.
  package var baseline: Double?

  package init(ideal: Size, fills: AxisSet = [], minimum: Size = .zero, baseline: Double? = nil) {
    self.ideal = ideal
    self.fills = fills
    self.minimum = minimum
    self.baseline = baseline
  }
}

/// What `scaleEffect`, `rotationEffect` and their relatives do to the coordinates of the content.
package enum GeometryEffect: Hashable, Sendable {
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case rotation(radians: Double, anchor: UnitPoint)
  /// Around the top-left corner (`transformEffect`).
  case affine(AffineTransform)
}

/// A scroll view.
package struct ScrollParameters {
  package var axes: AxisSet
  /// Added around the content.
  package var contentMargins: Insets
  /// Where the content starts, in fractions of what does not fit; nil for its beginning (`defaultScrollAnchor`).
  package var anchor: UnitPoint?
  /// How far the content is scrolled; the program's `scrollTo` sets it. Held inside the content.
  package var target: ScrollTarget?

  package init(
    axes: AxisSet = .vertical,
    contentMargins: Insets = .zero,
    anchor: UnitPoint? = nil,
    target: ScrollTarget? = nil
  ) {
    self.axes = axes
    self.contentMargins = contentMargins
    self.anchor = anchor
    self.target = target
  }
}

/// What a scroll view is to show.
package struct ScrollTarget {
  /// A descendant of the scroll view.
  package var node: NodeID
  /// Which of its points meets the viewport's; nil for the smallest movement that shows it.
  package var anchor: UnitPoint?

  package init(node: NodeID, anchor: UnitPoint? = nil) {
    self.node = node
    self.anchor = anchor
  }
}

/// `LazyVStack` and `LazyHStack`.
package struct LazyStackParameters {
  package var axis: Axis
  package var alignment: AlignmentKey
  package var spacing: Double?

  package init(axis: Axis, alignment: AlignmentKey, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// `LazyVGrid` and `LazyHGrid`.
package struct LazyGridParameters {
  /// The axis along which lines follow each other.
  package var axis: Axis
  package var tracks: [GridTrack]
  /// Where the block of tracks lies across the axis.
  package var alignment: AlignmentKey
  /// Between lines.
  package var spacing: Double?
  /// For each child, whether it takes a line of its own (headers and footers of sections); empty for none.
  package var spanningChildren: Set<Int>

  package init(
    axis: Axis,
    tracks: [GridTrack],
    alignment: AlignmentKey,
    spacing: Double? = nil,
    spanningChildren: Set<Int> = []
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
    self.spanningChildren = spanningChildren
  }
}

/// A column or row of a lazy grid (Apple: GridItem).
package struct GridTrack: Hashable {
  package enum Size: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
  }

  package var size: Size
  /// To the next track; nil is 8.
  package var spacing: Double?
  /// Of cells in the track; nil is centred.
  package var alignment: Alignment?

  package init(
    _ size: Size = .flexible(minimum: 10, maximum: .infinity),
    spacing: Double? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A `Grid`.
package struct GridParameters {
  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// What the `gridCell…` and `gridColumnAlignment` modifiers say about a cell. Several wrap each other; the outer counts.
package struct GridCellTraits {
  package var columns: Int?
  package var columnAlignment: AlignmentKey?
  package var anchor: UnitPoint?
  package var unsizedAxes: AxisSet

  package init(
    columns: Int? = nil,
    columnAlignment: AlignmentKey? = nil,
    anchor: UnitPoint? = nil,
    unsizedAxes: AxisSet = []
  ) {
    self.columns = columns
    self.columnAlignment = columnAlignment
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
  }
}

/// `containerRelativeFrame`.
package struct ContainerRelativeFrame {
  package enum Length {
    case full
    case fraction(count: Int, span: Int, spacing: Double)
    case computed((_ length: Double, _ axis: Axis) -> Double)
  }

  package var axes: AxisSet
  package var length: Length
  package var alignment: Alignment

  package init(axes: AxisSet, length: Length = .full, alignment: Alignment = .center) {
    self.axes = axes
    self.length = length
    self.alignment = alignment
  }
}

/// `safeAreaInset`.
package struct SafeAreaInset {
  package var edge: Edge
  /// Along the edge.
  package var alignment: AlignmentKey
  /// Between content and bar; nil is what they ask for.
  package var spacing: Double?

  package init(edge: Edge, alignment: AlignmentKey, spacing: Double? = nil) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// `matchedGeometryEffect`.
package struct MatchedGeometry {
  package struct Properties: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let position = Properties(rawValue: 1)
    package static let size = Properties(rawValue: 2)
    package static let frame: Properties = [.position, .size]
  }

  /// Identity and namespace together.
  package var id: AnyHashable
  package var properties: Properties
  package var anchor: UnitPoint
  package var isSource: Bool

  package init(
    id: AnyHashable,
    properties: Properties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) {
    self.id = id
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}

/// A `List` or `Form`.
package struct ListParameters {
  package enum Style: UInt8, Hashable, Sendable {
    case insetGrouped
    case grouped
    case plain
    case inset
    case sidebar
  }

  /// What a child of the list is.
  package enum Item: UInt8, Hashable, Sendable {
    case row
    case header
    case footer
  }

  package var style: Style
  /// For each section, its items in order; together as many as the list has children.
  package var sections: [[Item]]
  /// Overrides `defaultMinListRowHeight`.
  package var minimumRowHeight: Double?

  package init(style: Style = .insetGrouped, sections: [[Item]], minimumRowHeight: Double? = nil) {
    self.style = style
    self.sections = sections
    self.minimumRowHeight = minimumRowHeight
  }
}
