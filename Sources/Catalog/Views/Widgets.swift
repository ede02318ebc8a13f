/// The configurations of widgets: their content is shown by the system.
extension ViewDefinition {
  static let appIntentConfiguration = ViewDefinition(
    "AppIntentConfiguration",
    "A widget that the user sets up.",
    .iOS17,
    kind: "WidgetConfiguration",
    generics: "Intent: WidgetConfigurationIntent; Content: View",
    initializers: [
      "init<Provider: AppIntentTimelineProvider>(kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content)"
    ],
    behavior: .composition { _ in .nothing }
  )

  static let staticConfiguration = ViewDefinition(
    "StaticConfiguration",
    "A widget without settings.",
    .iOS14,
    kind: "WidgetConfiguration",
    generics: "Content: View",
    initializers: [
      "init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content)"
    ],
    behavior: .composition { _ in .nothing }
  )
}
