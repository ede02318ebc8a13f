/// The scenes of an app: their content is what a window shows.
extension ViewDefinition {
  static let documentGroup = window(
    "DocumentGroup",
    "Windows for documents.",
    generics: "Document; Content: View",
    [
      "init(newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor content: @escaping (FileDocumentConfiguration<Document>) -> Content)",
      "init(viewing documentType: Document.Type, @ViewBuilder viewer content: @escaping (FileDocumentConfiguration<Document>) -> Content)",
    ]
  )
  static let settings = window(
    "Settings",
    "The window of an app's settings.",
    ["init(@ViewBuilder content: () -> Content)"],
    Availability(iOS: nil, macOS: 11)
  )
  static let window = window(
    "Window",
    "A single window.",
    ["init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content)"],
    Availability(iOS: nil, macOS: 13)
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

  private static func window(
    _ name: String,
    _ summary: String,
    generics: String = "Content: View",
    _ initializers: [Signature],
    _ availability: Availability = .iOS14
  ) -> ViewDefinition {
    ViewDefinition(
      name,
      summary,
      availability,
      kind: "Scene",
      generics: generics,
      initializers: initializers,
      behavior: .list(slots: ["content"])
    )
  }
}
