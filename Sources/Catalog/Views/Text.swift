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
      "init(_ content: some Any, format: some FormatStyle)",
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
      let environment = arguments.environment
      let isStacked = environment[.labelStyle].token == stackedLabel.value.token
      let title = title(isStacked ? arguments.setting(stackedTitle) : arguments)
      return arguments.has("icon")
        ? label(icon: .slot("icon"), title: title, in: environment)
        : label(symbol: arguments.string("systemImage") ?? "", title: title, in: environment)
    }
  )

  /// A symbol and a title.
  static func label(symbol name: String, title: Composition, in environment: EnvironmentValues) -> Composition {
    var surroundings = environment
    switch environment[.labelStyle].token {
    case "iconOnly": break
    case stackedLabel.value.token: surroundings[.font] = stackedIcon.value
    default: surroundings = slot(in: environment).scaling(environment)
    }
    return label(icon: .leaf(symbol(name, in: surroundings)), title: title, in: environment)
  }

  /// An icon and a title, beside each other, the icon's middle at the middle of the title's capitals (measured on macOS
  /// 26 with icons of 12, 24 and 40 points and with symbols); in rows the icon stands in the middle of a slot, so that
  /// titles begin at one line.
  static func label(icon: Composition, title: Composition, in environment: EnvironmentValues) -> Composition {
    switch environment[.labelStyle].token {
    case "iconOnly": return row([icon], spacing: nil)
    case "titleOnly": return row([title], spacing: nil)
    case stackedLabel.value.token:
      let parts: [Composition] = [.setting([stackedIcon], icon), .setting([stackedTitle], title)]
      let axis = EnvironmentWrite(.stackAxis, .axes(.vertical))
      return .setting([axis], .node(.vStack(StackParameters(alignment: .horizontalCenter)), parts))
    default: break
    }
    // Titles of an open menu start at one line: icons stand at its end (iOS).
    if environment.flag(.isInMenu), environment.platform == .iOS {
      return row([title, .leaf(.spacer(minimum: 8, axis: .horizontal)), icon], spacing: 0)
    }
    let slot = slot(in: environment)
    guard let width = slot.width else { return row([icon, title], spacing: slot.gap) }
    // In rows symbols have the color of what can be pressed, unless another one is set.
    let isPlain = environment[.foregroundStyle] == .none
    var shown = isPlain ? .drawn(nil, settings: foreground(.tint), icon) : icon
    if let scale = slot.scale { shown = .setting([EnvironmentWrite(.imageScale, scale)], shown) }
    return row([.node(.frame(FixedFrame(width: width)), [shown]), title], spacing: slot.gap)
  }

  /// How labels look in a view that says that there is nothing to show (iOS): a large icon above a bold second title. The
  /// sizes are those of UIKit's configurations for empty states, as far as is known; nobody has measured them.
  static var stackedLabel: EnvironmentWrite {
    EnvironmentWrite(.labelStyle, .token(type: "LabelStyle", name: "stacked"))
  }
  private static var stackedIcon: EnvironmentWrite { EnvironmentWrite(.font, .font(FontValue(.size(48)))) }
  static var stackedTitle: EnvironmentWrite {
    EnvironmentWrite(.font, .font(FontValue(.style(.title2), weight: .bold)))
  }

  /// Where the icon of a label stands: its slot where it has one, the distance to the title, and the scale of symbols
  /// (measured; LAYOUT.md 2.5-2.6: outside of rows 8 to the title, in them 24 + 8 on iOS 16 to 18, 24 + 16 at the large
  /// scale on iOS 26, 16 + 6 on macOS 26).
  private struct IconSlot {
    var width: Double?
    var gap = 8.0
    var scale: BuiltInValue?

    func scaling(_ environment: EnvironmentValues) -> EnvironmentValues {
      guard let scale else { return environment }
      var changed = environment
      changed[.imageScale] = scale
      return changed
    }
  }

  private static func slot(in environment: EnvironmentValues) -> IconSlot {
    guard environment.flag(.isInRows) else { return IconSlot() }
    if environment.platform == .macOS { return IconSlot(width: 16, gap: 6) }
    guard environment.system >= 26 else { return IconSlot(width: 24) }
    return IconSlot(width: 24, gap: 16, scale: .token(type: "Image.Scale", name: "large"))
  }

  private static func row(_ parts: [Composition], spacing: Double?) -> Composition {
    let parameters = StackParameters(alignment: .capitals, spacing: spacing)
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
      .drawn(
        nil,
        settings: foreground(.tint),
        .node(.hStack(StackParameters(alignment: .verticalCenter)), [title(arguments), title(arguments, "label")])
      )
    }
  )
}
