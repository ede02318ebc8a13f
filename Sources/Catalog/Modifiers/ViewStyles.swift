import Layout

extension ModifierDefinition {
  static let buttonStyle = style("buttonStyle", "Sets how buttons look.", "ButtonStyle", .buttonStyle)
  static let colorScheme = ModifierDefinition(
    "colorScheme",
    "Sets light or dark appearance.",
    ["func colorScheme(_ colorScheme: ColorScheme) -> some View"],
    deprecation: .soft("preferredColorScheme(_:)"),
    behavior: .environment { arguments in
      arguments["colorScheme"].map { [EnvironmentWrite(.colorScheme, $0)] } ?? []
    }
  )
  static let datePickerStyle = style(
    "datePickerStyle",
    "Sets how date pickers look.",
    "DatePickerStyle",
    .datePickerStyle
  )
  static let disclosureGroupStyle = ownStyle(
    "disclosureGroupStyle",
    "Sets how disclosure groups look.",
    "DisclosureGroupStyle",
    .iOS16
  )
  static let formStyle = style("formStyle", "Sets how forms look.", "FormStyle", .formStyle, .iOS16)
  static let gaugeStyle = style("gaugeStyle", "Sets how gauges look.", "GaugeStyle", .gaugeStyle, .iOS16)
  static let groupBoxStyle = ownStyle("groupBoxStyle", "Sets how group boxes look.", "GroupBoxStyle", .iOS14)
  static let labeledContentStyle = ownStyle(
    "labeledContentStyle",
    "Sets how labeled content looks.",
    "LabeledContentStyle",
    .iOS16
  )
  static let labelStyle = style("labelStyle", "Sets which parts of labels show.", "LabelStyle", .labelStyle, .iOS14)
  static let listStyle = style("listStyle", "Sets how lists look.", "ListStyle", .listStyle)
  static let menuIndicator = environment(
    "menuIndicator",
    "Shows or hides a menu's arrow.",
    ["func menuIndicator(_ visibility: Visibility) -> some View"],
    .menuIndicator,
    .iOS15
  )
  static let menuStyle = style("menuStyle", "Sets how menus look.", "MenuStyle", .menuStyle, .iOS14)
  static let navigationSplitViewStyle = style(
    "navigationSplitViewStyle",
    "Sets how columns share the width.",
    "NavigationSplitViewStyle",
    .navigationSplitViewStyle,
    .iOS16
  )
  static let navigationViewStyle = ModifierDefinition(
    "navigationViewStyle",
    "Sets how navigation looks.",
    ["func navigationViewStyle(_ style: some NavigationViewStyle) -> some View"],
    deprecation: .soft("NavigationStack"),
    behavior: .environment { arguments in
      arguments["style"].map { [EnvironmentWrite(.navigationViewStyle, $0)] } ?? []
    }
  )
  static let pickerStyle = style("pickerStyle", "Sets how pickers look.", "PickerStyle", .pickerStyle)
  static let progressViewStyle = style(
    "progressViewStyle",
    "Sets how progress looks.",
    "ProgressViewStyle",
    .progressViewStyle,
    .iOS14
  )
  static let tabViewStyle = style("tabViewStyle", "Sets how tabs look.", "TabViewStyle", .tabViewStyle, .iOS14)
  static let textFieldStyle = style("textFieldStyle", "Sets how text fields look.", "TextFieldStyle", .textFieldStyle)
  static let toggleStyle = style("toggleStyle", "Sets how toggles look.", "ToggleStyle", .toggleStyle)

  static let controlSize = environment(
    "controlSize",
    "Sets how large controls are.",
    ["func controlSize(_ controlSize: ControlSize) -> some View"],
    .controlSize,
    .iOS15
  )
  static let disabled = ModifierDefinition(
    "disabled",
    "Keeps the user from interacting.",
    ["func disabled(_ disabled: Bool) -> some View"],
    // Nothing inside of what is disabled is enabled again (Apple: `disabled(_:)`).
    behavior: .environment { arguments in
      let isEnabled = arguments.environment.flag(.isEnabled) && !(arguments.bool("disabled") ?? false)
      return [EnvironmentWrite(.isEnabled, .bool(isEnabled))]
    }
  )
  static let dynamicTypeSize = ModifierDefinition(
    "dynamicTypeSize",
    "Sets the text size, or the bounds for it.",
    [
      "func dynamicTypeSize(_ size: DynamicTypeSize) -> some View",
      "func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View",
    ],
    .iOS15,
    behavior: .environment { arguments in
      let size = arguments["size"] ?? arguments["range"]
      guard case .list(let bounds)? = size, bounds.count == 2 else {
        return size.map { [EnvironmentWrite(.dynamicTypeSize, $0)] } ?? []
      }
      var clamped = arguments.environment.dynamicTypeSize
      if let least = bounds[0].token.flatMap(DynamicTypeSize.named) { clamped = max(clamped, least) }
      if let most = bounds[1].token.flatMap(DynamicTypeSize.named) { clamped = min(clamped, most) }
      return [EnvironmentWrite(.dynamicTypeSize, .token(type: "DynamicTypeSize", name: clamped.name))]
    }
  )
  static let labelsHidden = ModifierDefinition(
    "labelsHidden",
    "Shows controls without their labels.",
    ["func labelsHidden() -> some View"],
    behavior: .environment { _ in
      [
        EnvironmentWrite(.labelsAreHidden, .bool(true)),
        EnvironmentWrite(.labelsVisibility, .token(type: "Visibility", name: "hidden")),
      ]
    }
  )
  static let labelsVisibility = ModifierDefinition(
    "labelsVisibility",
    "Shows or hides labels of controls.",
    ["func labelsVisibility(_ visibility: Visibility) -> some View"],
    .iOS18,
    behavior: .environment { arguments in
      guard let visibility = arguments["visibility"] else { return [] }
      return [
        EnvironmentWrite(.labelsAreHidden, .bool(visibility.token == "hidden")),
        EnvironmentWrite(.labelsVisibility, visibility),
      ]
    }
  )
  package static let preferredColorScheme = ModifierDefinition(
    "preferredColorScheme",
    "Asks for light or dark appearance.",
    ["func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View"],
    behavior: .environment { arguments in
      guard let scheme = arguments["colorScheme"], scheme != .none else { return [] }
      return [EnvironmentWrite(.colorScheme, scheme)]
    }
  )

  static let contentMargins = ModifierDefinition(
    "contentMargins",
    "Adds room around the content of scroll views.",
    [
      "func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View",
      "func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View",
      "func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View",
    ],
    .iOS17,
    behavior: .environment { arguments in
      if arguments.token("placement") == "scrollIndicators" { return [] }
      let edges = arguments.edges("edges") ?? .all
      let own = arguments.insets("insets") ?? Insets(padding: .all, arguments.number("length"))
      // Edges that it does not name keep what is set further out.
      var insets = Insets.zero
      if case .insets(let outer) = arguments.environment[.contentMargins] { insets = outer }
      for edge in Edge.allCases where edges.contains(EdgeSet(edge)) { insets[edge] = own[edge] }
      return [EnvironmentWrite(.contentMargins, .insets(insets))]
    }
  )
  /// Without a role the anchor plays all of them. That for changes of size matters only once content changes (measured).
  static let defaultScrollAnchor = ModifierDefinition(
    "defaultScrollAnchor",
    "Sets where scroll views start, and where they show content that is shorter than they are.",
    [
      "func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View",
      "func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View",
    ],
    .iOS17,
    behavior: .environment { arguments in
      let anchor = arguments["anchor"] ?? .none
      switch arguments.token("role") {
      case "initialOffset": return [EnvironmentWrite(.scrollAnchor, anchor)]
      case "alignment": return [EnvironmentWrite(.scrollAlignment, anchor)]
      case "sizeChanges": return []
      default: return [EnvironmentWrite(.scrollAnchor, anchor), EnvironmentWrite(.scrollAlignment, anchor)]
      }
    }
  )

  static let resizable = ModifierDefinition(
    "resizable",
    "Lets the image take the room it is offered.",
    ["func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image"],
    behavior: .environment { arguments in
      [
        EnvironmentWrite(.isImageResizable, .bool(true)),
        EnvironmentWrite(.capInsets, arguments["capInsets"] ?? .insets(.zero)),
      ]
    }
  )

  /// A style that has only one form among the framework's: those of the program's own count.
  private static func ownStyle(
    _ name: String,
    _ summary: String,
    _ type: String,
    _ availability: Availability
  ) -> ModifierDefinition {
    ModifierDefinition(
      name,
      summary,
      [Signature("func \(name)(_ style: some \(type)) -> some View")],
      availability,
      behavior: .environment { _ in [] }
    )
  }

  private static func style(
    _ name: String,
    _ summary: String,
    _ type: String,
    _ key: EnvironmentKeyDefinition,
    _ availability: Availability = .iOS13
  ) -> ModifierDefinition {
    environment(name, summary, [Signature("func \(name)(_ style: some \(type)) -> some View")], key, availability)
  }
}
