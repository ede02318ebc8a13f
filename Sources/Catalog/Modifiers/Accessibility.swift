extension ModifierDefinition {
  /// What assistive technology is told.
  static let accessibility: [ModifierDefinition] = [
    .neutral(
      "accessibility",
      "Tells assistive technology about the view.",
      [
        "func accessibility(identifier: String) -> some View", "func accessibility(hidden: Bool) -> some View",
        "func accessibility(label: Text) -> some View", "func accessibility(value: Text) -> some View",
        "func accessibility(hint: Text) -> some View",
        "func accessibility(addTraits traits: AccessibilityTraits) -> some View",
      ],
      deprecation: .soft("accessibilityLabel(_:) and its siblings")
    ),
    .neutral(
      "accessibilityAction",
      "Adds an action.",
      [
        "func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View",
        "func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View",
      ]
    ),
    .neutral(
      "accessibilityAddTraits",
      "Adds to what the view is said to be.",
      ["func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View"],
      .iOS14
    ),
    .neutral(
      "accessibilityElement",
      "Makes one element of the views inside.",
      ["func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View"]
    ),
    .neutral(
      "accessibilityHidden",
      "Hides the view from assistive technology.",
      ["func accessibilityHidden(_ hidden: Bool) -> some View"],
      .iOS14
    ),
    .neutral(
      "accessibilityHint",
      "Says what the view does.",
      ["func accessibilityHint(_ hint: some StringProtocol) -> some View"],
      .iOS14
    ),
    .neutral(
      "accessibilityIdentifier",
      "Names the view for tests.",
      ["func accessibilityIdentifier(_ identifier: String) -> some View"],
      .iOS14
    ),
    .neutral(
      "accessibilityLabel",
      "Says what the view is.",
      ["func accessibilityLabel(_ label: some StringProtocol) -> some View"],
      .iOS14
    ),
    .neutral(
      "accessibilityRemoveTraits",
      "Takes from what the view is said to be.",
      ["func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View"],
      .iOS14
    ),
    .neutral(
      "accessibilitySortPriority",
      "Sets the order in which views are read.",
      ["func accessibilitySortPriority(_ sortPriority: Double) -> some View"],
      .iOS14
    ),
    .neutral(
      "accessibilityValue",
      "Says the view's value.",
      ["func accessibilityValue(_ value: some StringProtocol) -> some View"],
      .iOS14
    ),
  ]

  /// What concerns previews only.
  static let previews: [ModifierDefinition] = [
    .neutral(
      "previewContext",
      "Sets the context of a preview.",
      ["func previewContext(_ value: some PreviewContext) -> some View"],
      .iOS14
    ),
    .neutral(
      "previewDevice",
      "Sets the device of a preview.",
      ["func previewDevice(_ value: PreviewDevice?) -> some View"],
      deprecation: .soft("#Preview")
    ),
    .neutral(
      "previewDisplayName",
      "Names a preview.",
      ["func previewDisplayName(_ value: String?) -> some View"],
      deprecation: .soft("#Preview")
    ),
    .neutral(
      "previewLayout",
      "Sets the room of a preview.",
      ["func previewLayout(_ value: PreviewLayout) -> some View"],
      deprecation: .soft("#Preview")
    ),
  ]
}
