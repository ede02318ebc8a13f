extension TypeDefinition {
  /// Every type that is no view, sorted by the names of their definitions.
  package static let all: [TypeDefinition] = [
    .alignment, .alignmentGuide, .anchorRectSource, .angle, .axis, .axisSet, .blendMode, .buttonStyle, .color,
    .colorScheme, .colorSchemeContrast, .contentMarginPlacement, .contentMode, .contentSizeCategory,
    .controlActiveState, .controlSize, .coordinateSpace, .coordinateSpaceProtocol, .datePickerStyle, .deviceOrientation,
    .dynamicTypeSize, .edge, .edgeInsets, .edgeSet, .editMode, .font, .fontDesign, .fontTextStyle, .fontWeight,
    .formStyle, .gaugeStyle, .gridItem, .gridItemSize, .groupBoxStyle, .horizontalAlignment, .horizontalEdge,
    .imageResizingMode, .imageScale, .labelStyle, .layoutDirection, .legibilityWeight, .listStyle, .localizedStringKey,
    .matchedGeometryProperties, .material, .menuStyle, .namedCoordinateSpace, .navigationViewStyle, .pickerStyle,
    .progressViewStyle, .proposedViewSize, .roundedCornerStyle, .safeAreaRegions, .scenePhase, .scrollAnchorRole,
    .shape, .shapeStyle, .sizeClass, .tabViewStyle, .textAlignment, .textCase, .textFieldStyle, .toggleStyle,
    .truncationMode, .unitPoint, .userInterfaceIdiom, .verticalAlignment, .verticalEdge, .visibility, .widgetFamily,
    .widgetRenderingMode,
  ]
}
