extension ModifierDefinition {
  /// What assistive technology reads of a view, and how it is spoken.
  static let assistance: [ModifierDefinition] = [
    .neutral(
      "accessibilityActivationPoint",
      "Sets where the element is activated.",
      [
        "func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View",
        "func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View",
      ],
      .iOS14
    ),
    .neutral(
      "accessibilityChildren",
      "Stands elements in for the view.",
      [
        "func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "accessibilityCustomContent",
      "Adds facts that are read on request.",
      [
        "func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default) -> some View",
        "func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: some StringProtocol, importance: AXCustomContent.Importance = .default) -> some View",
        "func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View",
        "func accessibilityCustomContent(_ label: some StringProtocol, _ value: some StringProtocol, importance: AXCustomContent.Importance = .default) -> some View",
      ],
      .iOS15
    ),
    .neutral(
      "accessibilityDirectTouch",
      "Hands touches to the view itself.",
      [
        "func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "accessibilityFocused",
      "Ties the focus of assistive technology to a value.",
      [
        "func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View",
        "func accessibilityFocused<V: Hashable>(_ binding: AccessibilityFocusState<V>.Binding, equals value: V) -> some View",
      ],
      .iOS15
    ),
    .neutral(
      "accessibilityHeading",
      "Sets the level of a heading.",
      [
        "func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "accessibilityIgnoresInvertColors",
      "Keeps colors while others are inverted.",
      [
        "func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View"
      ],
      .iOS14
    ),
    .neutral(
      "accessibilityInputLabels",
      "Sets the names to say for the element.",
      [
        "func accessibilityInputLabels(_ inputLabels: [Text]) -> some View",
        "func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View",
        "func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View",
      ],
      .iOS14
    ),
    .neutral(
      "accessibilityLabeledPair",
      "Ties a label to what it names.",
      [
        "func accessibilityLabeledPair(role: AccessibilityLabeledPairRole, id: some Hashable, in namespace: Namespace.ID) -> some View"
      ],
      .iOS14
    ),
    .neutral(
      "accessibilityLinkedGroup",
      "Ties elements together.",
      [
        "func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> some View"
      ],
      .iOS14
    ),
    .neutral(
      "accessibilityRotor",
      "Adds places to go to.",
      [
        "func accessibilityRotor<Content: AccessibilityRotorContent>(_ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View",
        "func accessibilityRotor<Content: AccessibilityRotorContent>(_ label: some StringProtocol, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View",
        "func accessibilityRotor<EntryModel: Identifiable>(_ label: some StringProtocol, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View",
        "func accessibilityRotor<ID: Hashable, EntryModel>(_ label: some StringProtocol, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View",
        "func accessibilityRotor<Content: AccessibilityRotorContent>(_ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View",
      ],
      .iOS15
    ),
    .neutral(
      "accessibilityRotorEntry",
      "Names a place to go to.",
      [
        "func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "accessibilityScrollAction",
      "Scrolls for assistive technology.",
      [
        "func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View"
      ],
      .iOS13
    ),
    .neutral(
      "accessibilityShowsLargeContentViewer",
      "Shows the view large while it is pressed.",
      [
        "func accessibilityShowsLargeContentViewer() -> some View",
        "func accessibilityShowsLargeContentViewer(@ViewBuilder _ largeContentView: () -> some View) -> some View",
      ],
      .iOS15
    ),
    .neutral(
      "accessibilityTextContentType",
      "Says what kind of text is read.",
      [
        "func accessibilityTextContentType(_ textContentType: AccessibilityTextContentType) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "accessibilityZoomAction",
      "Zooms for assistive technology.",
      [
        "func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "speechAdjustedPitch",
      "Raises or lowers the voice.",
      [
        "func speechAdjustedPitch(_ value: Double) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "speechAlwaysIncludesPunctuation",
      "Reads punctuation too.",
      [
        "func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "speechAnnouncementsQueued",
      "Waits for what is being read.",
      [
        "func speechAnnouncementsQueued(_ value: Bool = true) -> some View"
      ],
      .iOS15
    ),
    .neutral(
      "speechSpellsOutCharacters",
      "Reads letter by letter.",
      [
        "func speechSpellsOutCharacters(_ value: Bool = true) -> some View"
      ],
      .iOS15
    ),
  ]
}
