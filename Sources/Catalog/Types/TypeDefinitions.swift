extension TypeDefinition {
  /// Every type that is no view, sorted by the names of their definitions.
  package static let all: [TypeDefinition] = [
    .accessibilityChildBehavior, .accessibilityTraits, .alignment, .alignmentGuide, .anchorRectSource, .angle,
    .anyShapeStyle,
    .axis, .axisSet, .blendMode, .buttonBorderShape, .buttonRole, .buttonStyle, .color, .colorScheme,
    .colorSchemeContrast, .contentMarginPlacement, .contentMode, .contentSizeCategory, .controlActiveState,
    .controlSize, .coordinateSpace, .coordinateSpaceProtocol, .datePickerComponents, .datePickerStyle,
    .deviceOrientation,
    .dynamicTypeSize, .edge, .edgeInsets, .edgeSet, .editMode, .font, .fontDesign, .fontTextStyle, .fontWeight,
    .fontWidth,
    .formStyle, .gaugeStyle, .gradient, .gradientStop, .gridItem, .gridItemSize, .groupBoxStyle, .horizontalAlignment,
    .horizontalEdge,
    .imageInterpolation, .imageResizingMode, .imageScale, .imageTemplateRenderingMode, .keyboardType, .labelStyle,
    .layoutDirection, .legibilityWeight, .lineCap, .lineJoin, .listSectionSpacing, .listStyle, .locale, .localeLanguage,
    .localeLanguageCode,
    .localizedStringKey, .matchedGeometryProperties, .material, .menuStyle, .namedCoordinateSpace,
    .navigationSplitViewColumn, .navigationSplitViewStyle, .navigationSplitViewVisibility, .navigationViewStyle,
    .pickerStyle, .pinnedScrollableViews, .progressViewStyle, .projectionTransform, .prominence, .proposedViewSize,
    .rectangleCornerRadii, .redactionReasons, .roundedCornerStyle, .safeAreaRegions, .scenePhase, .scrollAnchorRole,
    .scrollBounceBehavior,
    .scrollDismissesKeyboardMode, .scrollIndicatorVisibility, .shading, .shape, .shapeStyle, .sizeClass, .strokeStyle,
    .submitLabel,
    .symbolRenderingMode, .symbolVariants, .tabViewStyle, .textAlignment, .textCase, .textDateStyle, .textFieldStyle,
    .textInputAutocapitalization, .titleDisplayMode, .toggleStyle, .toolbarItemPlacement, .toolbarPlacement,
    .toolbarTitleDisplayMode, .truncationMode, .unitPoint, .userInterfaceIdiom, .verticalAlignment, .verticalEdge,
    .visibility, .widgetFamily, .widgetRenderingMode,
  ]
}
