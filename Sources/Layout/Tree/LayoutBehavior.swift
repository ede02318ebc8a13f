/// How a node sizes itself and arranges its children. Units are points; what a missing value means is said where the
/// parameters are declared. Large payloads are indirect: a tree holds an array of these.
package enum LayoutBehavior {
  // MARK: Leaves

  /// Nothing: no size, no content.
  case empty
  /// A color, a shape, a gradient: takes the proposal.
  case fill
  /// A circle: a square of the smaller side.
  case circle
  indirect case image(ImageContent)
  indirect case text(TextContent)
  /// A control, a view of another framework: a box of known size that may stretch.
  indirect case box(BoxContent)
  /// `axis` is that of the nearest enclosing stack or custom layout, nil outside of them.
  case spacer(minimum: Double?, axis: Axis?)
  /// `stackAxis` is that of the nearest enclosing stack, which the line crosses; nil outside of them. At accessibility
  /// text sizes the line is thick.
  case divider(stackAxis: Axis?, isThick: Bool = false)

  // MARK: Wrappers of one child

  /// No effect: a modifier that needs a node, the body of a view.
  case neutral
  case frame(FixedFrame)
  indirect case flexibleFrame(FlexibleFrame)
  case padding(Insets)
  case fixedSize(AxisSet)
  /// A nil ratio is that of the child's ideal size.
  case aspectRatio(Double?, ContentMode)
  case position(Point)
  case offset(x: Double, y: Double)
  indirect case effect(GeometryEffect)
  case layoutPriority(Double)
  case zIndex(Double)
  indirect case layoutValue(key: AnyHashable, value: Any)
  indirect case alignmentGuide(AlignmentKey, (ViewDimensions) -> Double)
  indirect case coordinateSpace(AnyHashable)
  indirect case containerRelativeFrame(ContainerRelativeFrame)
  case ignoresSafeArea(EdgeSet)
  case safeAreaPadding(Insets)
  indirect case matchedGeometry(MatchedGeometry)
  /// Asks neighbours above and below for this distance, whatever the content asks for; nil asks for nothing.
  case spacing(Double?)
  indirect case gridCell(GridCellTraits)
  /// Says something of the row of a list or form that it is.
  indirect case rowTraits(RowTraits)
  /// Says something of the bars of the page around.
  indirect case bars(BarTraits)

  // MARK: A primary child and what decorates it

  /// The first child decides the size; the others lie behind or in front of it, in a pile.
  case decoration(Alignment)
  /// The same with a decoration that is made once the primary child is placed.
  case deferredDecoration(Alignment, any DeferredContent)
  /// The first child is the content, the second the bar.
  case safeAreaInset(SafeAreaInset)

  // MARK: Containers

  case hStack(StackParameters)
  case vStack(StackParameters)
  case zStack(PileParameters)
  /// Content that is made once the size is known.
  case geometryReader(any DeferredContent)
  case custom(any CustomLayout)
  indirect case scroll(ScrollParameters)
  indirect case lazyStack(LazyStackParameters)
  indirect case lazyGrid(LazyGridParameters)
  indirect case grid(GridParameters)
  /// A child of a `grid`; nil is the grid's own alignment.
  case gridRow(alignment: AlignmentKey?)
  case viewThatFits(AxisSet)
  /// The first child is the label, the second the control at the trailing end.
  case labeledRow
  indirect case list(ListParameters)
  /// Rows of labels and controls in two columns.
  case formColumns
  /// Each child is what a picker chooses from.
  case options(OptionsParameters)
  /// Each child is a page.
  case page(PageParameters)
  /// Each child is a column of a split view.
  indirect case columns(ColumnsParameters)
}

extension LayoutBehavior {
  /// Asks neighbours for nothing, whatever the content asks for.
  package static var standardSpacing: LayoutBehavior { .spacing(nil) }

  /// Whether it modifies one view, its first child, whose traits stay those of the whole.
  package var isModifier: Bool {
    switch self {
    case .neutral, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .offset, .effect,
      .layoutPriority, .zIndex, .layoutValue, .alignmentGuide, .coordinateSpace, .containerRelativeFrame,
      .ignoresSafeArea, .safeAreaPadding, .matchedGeometry, .spacing, .gridCell, .bars, .rowTraits, .decoration,
      .deferredDecoration, .safeAreaInset:
      true
    case .empty, .fill, .circle, .image, .text, .box, .spacer, .divider, .hStack, .vStack, .zStack, .geometryReader,
      .custom, .scroll, .lazyStack, .lazyGrid, .grid, .gridRow, .viewThatFits, .labeledRow, .list, .formColumns,
      .options, .page, .columns:
      false
    }
  }
}

/// Whether an aspect ratio fits inside the proposal or covers it.
package enum ContentMode: UInt8, Hashable, Sendable {
  case fit
  case fill
}
