import Layout

extension ViewDefinition {
  static let button = ViewDefinition(
    "Button",
    "Runs an action when it is pressed.",
    initializers: [
      "init(_ title: some StringProtocol, action: @escaping () -> Void)",
      "init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void)",
      "init(_ title: some StringProtocol, systemImage: String, action: @escaping () -> Void)",
      "init(_ title: some StringProtocol, systemImage: String, role: ButtonRole?, action: @escaping () -> Void)",
      "init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)",
      "init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)",
      "init(role: ButtonRole, action: @escaping () -> Void)",
      "init(intent: some AppIntent, @ViewBuilder label: () -> Label)",
      "init(_ configuration: PrimitiveButtonStyleConfiguration)",
    ],
    style: StyleUse("buttonStyle", parts: ["label": ["title", "label"]]),
    behavior: .composition { arguments in button(label: [title(arguments), title(arguments, "label")], arguments) }
  )

  static let menu = ViewDefinition(
    "Menu",
    "Shows a list of actions when it is pressed.",
    .iOS14,
    initializers: [
      "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content)",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)",
    ],
    behavior: .composition { arguments in button(label: [title(arguments), title(arguments, "label")], arguments) }
  )

  static let editButton = ViewDefinition(
    "EditButton",
    "Switches editing on and off.",
    Availability.iOS13.withoutMac,
    initializers: ["init()"],
    behavior: .composition { arguments in
      button(label: [.leaf(.text(arguments.environment.text("Edit")))], arguments)
    }
  )

  static let shareLink = ViewDefinition(
    "ShareLink",
    "Offers to share something.",
    .iOS16,
    initializers: [
      "init(item: some Transferable)",
      "init(_ title: some StringProtocol, item: some Transferable)",
      "init(item: some Transferable, @ViewBuilder label: () -> Label)",
      "init(items: Data, @ViewBuilder label: () -> Label)",
    ],
    behavior: .composition { arguments in button(label: [title(arguments), title(arguments, "label")], arguments) }
  )

  /// A label in the environment's button style: bordered ones add 12 points at the sides and 7 above and below on iOS
  /// (measured); a macOS button is 24 high.
  static func button(label: [Composition], _ arguments: ArgumentValues) -> Composition {
    let label = Composition.setting(
      [EnvironmentWrite(.stackAxis, .axes(.horizontal))],
      .node(.hStack(StackParameters(alignment: .verticalCenter)), label)
    )
    let style = arguments.environment[.buttonStyle].token ?? "automatic"
    let isMac = arguments.environment.platform == .macOS
    switch style {
    case "plain", "borderless", "link": return label
    case "automatic" where !isMac: return label
    default:
      let insets =
        isMac
        ? Insets(top: 4, leading: 12, bottom: 4, trailing: 12)
        : Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
      return .node(.standardSpacing, [.node(.padding(insets), [label])])
    }
  }
}
