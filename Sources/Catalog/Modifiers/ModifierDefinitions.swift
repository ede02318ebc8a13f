extension ModifierDefinition {
  /// Every modifier, family by family.
  package static let all: [ModifierDefinition] =
    layout + data + text + style + paint + actions + presentation
    + navigation + rows + accessibility + previews + system + services + gestures + chartContent + scenes
    + assistance + bars + charts + commands + documents + drawing + maps + purchases

  /// What names mean on a shape where they mean something else on other views.
  package static let ofShapes: [ModifierDefinition] = [.shapeOffset]

  /// The modifiers that apply to columns of tables and to nothing else.
  package static let ofColumns: [ModifierDefinition] = [.columnWidth]

  private static let layout: [ModifierDefinition] = [
    .alignmentGuide, .aspectRatio, .background, .backgroundPreferenceValue, .containerRelativeFrame,
    .edgesIgnoringSafeArea, .fixedSize, .frame, .gridCellAnchor, .gridCellColumns, .gridCellUnsizedAxes,
    .gridColumnAlignment, .ignoresSafeArea, .layoutPriority, .layoutValue, .matchedGeometryEffect, .offset, .overlay,
    .overlayPreferenceValue, .padding, .position, .projectionEffect, .rotationEffect, .safeAreaBar, .safeAreaInset,
    .safeAreaPadding, .scaleEffect, .scaledToFill, .scaledToFit, .scenePadding, .transformEffect, .zIndex,
  ]

  private static let data: [ModifierDefinition] = [
    .anchorPreference, .containerValue, .coordinateSpace, .environment, .environmentObject, .id, .modifier, .onAppear,
    .onChange,
    .onGeometryChange, .onPreferenceChange, .onReceive, .onScrollGeometryChange,
    .preference, .task, .trait, .transformAnchorPreference,
    .transformEnvironment,
    .transformPreference,
  ]

  private static let text: [ModifierDefinition] = [
    .allowsTightening, .baselineOffset, .bold, .font, .fontDesign, .fontWeight, .imageScale, .italic, .kerning,
    .lineLimit, .lineSpacing, .minimumScaleFactor, .monospaced, .monospacedDigit, .multilineTextAlignment, .textCase,
    .tracking, .truncationMode,
  ]

  private static let style: [ModifierDefinition] = [
    .buttonStyle, .colorScheme, .contentMargins, .controlSize, .datePickerStyle, .defaultScrollAnchor, .disabled,
    .disclosureGroupStyle, .dynamicTypeSize, .fill, .formStyle, .gaugeStyle, .groupBoxStyle,
    .inset, .labelStyle, .labeledContentStyle, .labelsHidden, .labelsVisibility, .listStyle, .menuIndicator, .menuStyle,
    .navigationSplitViewStyle, .navigationViewStyle, .pickerStyle,
    .preferredColorScheme,
    .progressViewStyle, .resizable,
    .rotation, .scale, .size, .stroke, .strokeBorder, .tabViewStyle, .textFieldStyle, .toggleStyle, .transform, .trim,
  ]
}
