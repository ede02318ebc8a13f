extension ViewDefinition {
  /// Every view, sorted by name.
  package static let all: [ViewDefinition] = [
    .angularGradient, .anyLayout, .anyShape, .anyView, .appIntentConfiguration, .areaMark, .asyncImage, .axisGridLine,
    .axisMarks, .axisTick, .axisValueLabel, .barMark, .button, .canvas, .capsule, .chart, .circle, .colorPicker,
    .commandGroup, .commandMenu, .containerRelativeShape, .contentUnavailableView, .controlGroup, .datePicker,
    .disclosureGroup, .divider, .documentGroup, .editButton, .ellipse, .emptyView, .equatableView, .forEach, .form,
    .gauge, .geometryReader, .glassEffectContainer, .grid, .gridLayout, .gridRow, .group, .groupBox, .hStack,
    .hStackLayout, .image, .keyframeAnimator, .label, .labeledContent, .lazyHGrid, .lazyHStack, .lazyVGrid, .lazyVStack,
    .lineMark,
    .linearGradient, .link, .list, .map, .menu, .meshGradient, .navigationLink, .navigationSplitView, .navigationStack,
    .navigationView, .outlineGroup, .path, .phaseAnimator, .photosPicker, .picker, .pointMark, .progressView,
    .radialGradient,
    .rectangle,
    .rectangleMark, .roundedRectangle, .ruleMark, .scrollView, .scrollViewReader, .section, .sectorMark, .secureField,
    .settings, .settingsLink, .shareLink, .slider, .spacer, .spriteView, .staticConfiguration, .stepper, .tab,
    .tabSection, .tabView,
    .table,
    .tableColumn, .text, .textEditor, .textField, .timelineView, .toggle, .toolbarItem, .toolbarItemGroup,
    .toolbarSpacer, .toolbarTitleMenu, .unevenRoundedRectangle, .vStack, .vStackLayout, .videoPlayer, .viewThatFits,
    .webView, .window, .windowGroup,
    .zStack, .zStackLayout,
  ]
}
