/// What stands in bars and menus: it takes no room among the views.
extension ViewDefinition {
  static let commandGroup = ViewDefinition(
    "CommandGroup",
    "Commands beside those of the system.",
    .iOS14,
    kind: "Commands",
    generics: "Content: View",
    initializers: [
      "init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)",
      "init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)",
      "init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)",
    ],
    behavior: .composition { _ in .nothing }
  )

  static let commandMenu = ViewDefinition(
    "CommandMenu",
    "A menu of the menu bar.",
    .iOS14,
    kind: "Commands",
    generics: "Content: View",
    initializers: [
      "init(_ name: some StringProtocol, @ViewBuilder content: () -> Content)"
    ],
    behavior: .composition { _ in .nothing }
  )

  package static let toolbarItem = ViewDefinition(
    "ToolbarItem",
    "An item of a bar.",
    .iOS14,
    kind: "ToolbarContent",
    generics: "ID = (); Content: View",
    initializers: [
      "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)",
      "init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)",
    ],
    behavior: .list(slots: ["content"])
  )

  package static let toolbarItemGroup = ViewDefinition(
    "ToolbarItemGroup",
    "Items of a bar that belong together.",
    .iOS14,
    kind: "ToolbarContent",
    generics: "Content: View",
    initializers: [
      "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
    ],
    behavior: .list(slots: ["content"])
  )

  /// Room between items, which are where they are without: how much it is nobody recorded.
  static let toolbarSpacer = ViewDefinition(
    "ToolbarSpacer",
    "Room between the items of a bar.",
    Availability(iOS: 26, macOS: 26),
    conformances: ["CustomizableToolbarContent"],
    kind: "ToolbarContent",
    initializers: ["init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)"],
    behavior: .list(slots: [])
  )

  /// The menu of a title: nothing is seen of it before it opens.
  static let toolbarTitleMenu = ViewDefinition(
    "ToolbarTitleMenu",
    "The menu that a bar's title opens.",
    .iOS16,
    conformances: ["CustomizableToolbarContent"],
    kind: "ToolbarContent",
    generics: "Content: View = EmptyView",
    initializers: ["init() where Content == EmptyView", "init(@ViewBuilder content: () -> Content)"],
    behavior: .list(slots: [])
  )
}
