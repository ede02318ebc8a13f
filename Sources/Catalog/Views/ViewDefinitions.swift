extension ViewDefinition {
  /// Every view, sorted by name.
  package static let all: [ViewDefinition] = [
    .angularGradient, .anyLayout, .anyShape, .anyView, .asyncImage, .button, .canvas, .capsule, .chart, .circle,
    .colorPicker, .containerRelativeShape, .contentUnavailableView, .datePicker, .disclosureGroup, .divider,
    .documentGroup, .editButton, .ellipse, .emptyView, .equatableView, .forEach, .form, .gauge, .geometryReader,
    .grid, .gridLayout, .gridRow, .group, .groupBox, .hStack, .hStackLayout, .image, .label, .labeledContent,
    .lazyHGrid, .lazyHStack, .lazyVGrid, .lazyVStack, .linearGradient, .link, .list, .map, .menu, .meshGradient,
    .navigationLink, .navigationSplitView, .navigationStack, .navigationView, .path, .picker, .progressView,
    .radialGradient, .rectangle, .roundedRectangle, .scrollView, .scrollViewReader, .section, .secureField, .settings,
    .shareLink, .slider, .spacer, .spriteView, .stepper, .tab, .tabView, .text, .textEditor, .textField,
    .timelineView, .toggle, .unevenRoundedRectangle, .vStack, .vStackLayout, .videoPlayer, .viewThatFits, .webView,
    .window, .windowGroup, .zStack, .zStackLayout,
  ]
}
