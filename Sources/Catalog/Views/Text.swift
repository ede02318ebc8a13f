import Layout

extension ViewDefinition {
  package static let text = ViewDefinition(
    "Text",
    "Lines of text that only show.",
    conformances: ["Equatable"],
    initializers: [
      "init(_ content: some StringProtocol)",
      "init(_ content: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)",
      "init(verbatim content: String)",
      "init(_ content: Image)",
      "init(_ content: Date, style: Text.DateStyle)",
      "init<F: FormatStyle>(_ content: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String",
      "init(_ content: some Any, formatter: Formatter)",
      "init(_ content: ClosedRange<Date>)",
      "init(timerInterval content: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)",
    ],
    behavior: .composition { arguments in
      .leaf(.text(arguments.text("content") ?? arguments.environment.text("")))
    }
  )

  static let label = ViewDefinition(
    "Label",
    "An icon with a title.",
    .iOS14,
    generics: "Title: View = Text; Icon: View = Image",
    initializers: [
      "init(_ title: some StringProtocol, systemImage: String)",
      "init(_ title: some StringProtocol, image: String)",
      "init(_ title: some StringProtocol, image: ImageResource)",
      "init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)",
    ],
    style: StyleUse("labelStyle", parts: ["title": ["title"], "icon": ["icon", "systemImage", "image"]]),
    behavior: .composition { arguments in
      let icon: Composition =
        arguments.has("icon") ? .slot("icon") : .leaf(symbol(in: arguments.environment))
      switch arguments.environment[.labelStyle].token {
      case "iconOnly": return row([icon], spacing: nil)
      case "titleOnly": return row([title(arguments)], spacing: nil)
      default: return row([icon, title(arguments)], spacing: labelGap)
      }
    }
  )

  /// Between the icon and the title of a label (measured on iOS 16 to 18).
  private static let labelGap = 8.0

  private static func row(_ parts: [Composition], spacing: Double?) -> Composition {
    let parameters = StackParameters(alignment: .firstTextBaseline, spacing: spacing)
    return .setting(
      [EnvironmentWrite(.stackAxis, .axes(.horizontal))],
      .node(.hStack(parameters), parts)
    )
  }

  /// The text of the parameter `title`, or the views of a builder of that name.
  static func title(_ arguments: ArgumentValues, _ name: String = "title") -> Composition {
    if let text = arguments.text(name) { return .leaf(.text(text)) }
    return arguments.has(name) ? .slot(name) : .nothing
  }

  static let link = ViewDefinition(
    "Link",
    "Opens a web page.",
    .iOS14,
    generics: "Label: View = Text",
    initializers: [
      "init(_ title: some StringProtocol, destination: URL)", "init(destination: URL, @ViewBuilder label: () -> Label)",
    ],
    behavior: .composition { arguments in
      .node(.hStack(StackParameters(alignment: .verticalCenter)), [title(arguments), title(arguments, "label")])
    }
  )
}
