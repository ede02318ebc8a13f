extension ModifierDefinition {
  /// Services of the system that open over a view, focus and input of other devices.
  static let services: [ModifierDefinition] = [
    .neutral(
      "accessibilityActions",
      "Adds several actions.",
      [
        "func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "accessibilityAdjustableAction",
      "Adjusts the value for assistive technology.",
      [
        "func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View"
      ],
      .iOS13
    ),
    .neutral(
      "accessibilityChartDescriptor",
      "Describes a chart in words.",
      [
        "func accessibilityChartDescriptor(_ representable: some AXChartDescriptorRepresentable) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "accessibilityRepresentation",
      "Stands another view in for this one.",
      [
        "func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "accessibilityRespondsToUserInteraction",
      "Says whether the element can be used.",
      [
        "func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "activityBackgroundTint",
      "Sets the background of a live activity.",
      [
        "func activityBackgroundTint(_ color: Color?) -> some View"
      ],
      Availability(iOS: 16.1, macOS: nil)
    ),
    .neutral(
      "chartPlotStyle",
      "Changes the area of a chart that holds its marks.",
      [
        "func chartPlotStyle(@ViewBuilder content: @escaping (ChartPlotContent) -> some View) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "chartXAxisLabel",
      "Names a horizontal axis.",
      [
        "func chartXAxisLabel(_ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "chartYAxisLabel",
      "Names a vertical axis.",
      [
        "func chartYAxisLabel(_ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "controlGroupStyle",
      "Sets the style of control groups.",
      [
        "func controlGroupStyle(_ style: some ControlGroupStyle) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "digitalCrownRotation",
      "Ties a value to the crown of a watch.",
      [
        "func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View"
      ],
      Availability(iOS: nil, macOS: nil)
    ),
    .neutral(
      "focusEffectDisabled",
      "Hides the ring around a focused view.",
      [
        "func focusEffectDisabled(_ disabled: Bool = true) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "focusedSceneValue",
      "Offers a value to the commands of the focused scene.",
      [
        "func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "handlesExternalEvents",
      "Says which events from outside the view takes.",
      [
        "func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View"
      ],
      .iOS14
    ),
    ModifierDefinition(
      "keyframeAnimator",
      "Animates the view along values.",
      [
        "func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View",
        "func keyframeAnimator<Value>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View",
      ],
      .iOS17,
      behavior: .animated("Value")
    ),
    .neutral(
      "listRowHoverEffectDisabled",
      "Turns off the effect of a pointer over rows.",
      [
        "func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View"
      ],
      Availability(iOS: 17, macOS: nil)
    ),
    .neutral(
      "offerCodeRedemption",
      "Presents the redemption of an offer code.",
      [
        "func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, Error>) -> Void = { _ in }) -> some View"
      ],
      Availability(iOS: 16, macOS: nil)
    ),
    .neutral(
      "onExitCommand",
      "Acts on the command to leave.",
      [
        "func onExitCommand(perform action: (() -> Void)?) -> some View"
      ],
      Availability(iOS: nil, macOS: 10.15)
    ),
    .neutral(
      "onMoveCommand",
      "Acts on arrow keys.",
      [
        "func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View"
      ],
      Availability(iOS: nil, macOS: 10.15)
    ),
    .neutral(
      "onScrollPhaseChange",
      "Acts when scrolling begins or ends.",
      ["func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View"],
      .iOS18
    ),
    .neutral(
      "onScrollTargetVisibilityChange",
      "Acts when other targets scroll into or out of sight.",
      [
        "func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View"
      ],
      .iOS18
    ),
    .neutral(
      "onScrollVisibilityChange",
      "Acts when the view scrolls into or out of sight.",
      [
        "func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View"
      ],
      .iOS18
    ),
    ModifierDefinition(
      "phaseAnimator",
      "Animates the view through phases.",
      [
        "func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View",
        "func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View",
      ],
      .iOS17,
      behavior: .animated("Phase")
    ),
    .neutral(
      "quickLookPreview",
      "Presents the preview of a file.",
      [
        "func quickLookPreview(_ item: Binding<URL?>) -> some View"
      ],
      .iOS14
    ),
    ModifierDefinition(
      "textScale",
      "Scales text beside other text.",
      [
        "func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View"
      ],
      .iOS17,
      behavior: .environment { arguments in
        guard arguments.bool("isEnabled") ?? true, let scale = arguments["scale"] else { return [] }
        return [EnvironmentWrite(.textScale, scale)]
      }
    ),
    .neutral(
      "tipBackground",
      "Sets what is behind a tip.",
      [
        "func tipBackground(_ style: some ShapeStyle) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "translationPresentation",
      "Presents the translation of a text.",
      [
        "func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View"
      ],
      Availability(iOS: 17.4, macOS: 14.4)
    ),
    .neutral(
      "typesettingLanguage",
      "Says in which language text is set.",
      [
        "func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View"
      ],
      .iOS17
    ),
  ]
}
