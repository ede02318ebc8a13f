extension ModifierDefinition {
  /// What is told to the scenes of an app and to widgets.
  static let scenes: [ModifierDefinition] = [
    .neutral(
      "commands",
      "Adds commands to the menu bar.",
      [
        "func commands(@CommandsBuilder content: () -> some Commands) -> some Scene"
      ],
      .iOS14,
      receiver: .scene
    ),
    .neutral(
      "configurationDisplayName",
      "Names a widget in the gallery.",
      [
        "func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration"
      ],
      .iOS14,
      receiver: .widget
    ),
    .neutral(
      "defaultSize",
      "Sets the first size of a window.",
      [
        "func defaultSize(_ size: CGSize) -> some Scene",
        "func defaultSize(width: CGFloat, height: CGFloat) -> some Scene",
      ],
      Availability(iOS: 17, macOS: 13),
      receiver: .scene
    ),
    .neutral(
      "supportedFamilies",
      "Says which sizes a widget has.",
      [
        "func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration"
      ],
      .iOS14,
      receiver: .widget
    ),
    .neutral(
      "windowResizability",
      "Says how far a window may be resized.",
      [
        "func windowResizability(_ resizability: WindowResizability) -> some Scene"
      ],
      Availability(iOS: 17, macOS: 13),
      receiver: .scene
    ),
  ]
}
