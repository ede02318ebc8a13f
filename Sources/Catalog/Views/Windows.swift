/// The scenes of an app: their content is what a window shows.
extension ViewDefinition {
  static let documentGroup = window(
    "DocumentGroup",
    "Windows for documents.",
    [
      "init(newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor content: @escaping (FileDocumentConfiguration) -> Content)",
      "init(viewing documentType: Document.Type, @ViewBuilder viewer content: @escaping (FileDocumentConfiguration) -> Content)",
    ]
  )
  static let settings = window(
    "Settings",
    "The window of an app's settings.",
    ["init(@ViewBuilder content: () -> Content)"]
  )
  static let window = window(
    "Window",
    "A single window.",
    ["init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content)"]
  )
  static let windowGroup = window(
    "WindowGroup",
    "Windows of one kind.",
    [
      "init(@ViewBuilder content: () -> Content)",
      "init(id: String, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content)",
    ]
  )

  private static func window(_ name: String, _ summary: String, _ initializers: [Signature]) -> ViewDefinition {
    ViewDefinition(name, summary, .iOS14, initializers: initializers, behavior: .list(slots: ["content"]))
  }
}
