import Layout

extension ViewDefinition {
  static let navigationStack = ViewDefinition(
    "NavigationStack",
    "Shows a root view and pages pushed over it.",
    .iOS16,
    generics: "Data = NavigationPath; Root: View",
    initializers: [
      "init(@ViewBuilder root: () -> Root)", "init(path: Binding<Data>, @ViewBuilder root: () -> Root)",
    ],
    press: .stacks(PageStack(path: "path", root: "root") { pushedPage($0, "root") }),
    behavior: .composition { arguments in
      // Measured on macOS 26: a stack is as large as its root, whose bar belongs to the window.
      arguments.environment.platform == .macOS ? column(["root"]) : page(arguments, ["root"])
    }
  )

  static let navigationLink = ViewDefinition(
    "NavigationLink",
    "Opens a page when it is pressed.",
    generics: "Label: View = Text; Destination: View = AnyView",
    initializers: [
      "init(_ title: some StringProtocol, destination: Destination)",
      "init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination)",
      "init<P: Hashable>(_ title: some StringProtocol, value: P?) where Destination == Never",
      "init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never",
      "init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
      "init(destination: Destination, @ViewBuilder label: () -> Label)",
    ] + presentingInitializers + selectingInitializers,
    press: .follows,
    behavior: .composition(link)
  )

  /// A row of a list is a link as a whole: on iOS its label over the width that the arrow at the end leaves. Elsewhere a
  /// link is a button (measured; LAYOUT.md 2.5).
  @Sendable private static func link(_ arguments: ArgumentValues) -> Composition {
    let environment = arguments.environment
    let isMac = environment.platform == .macOS
    guard environment.isRow else { return button(arguments) }
    let label = labelRow(arguments, titles)
    guard !isMac else { return label }
    let all = LengthBounds(minimum: 0, maximum: .infinity)
    let wide = Composition.node(.flexibleFrame(FlexibleFrame(width: all, alignment: .leading)), [label])
    let row = StackParameters(alignment: .verticalCenter, spacing: linkArrowGap)
    return .node(.hStack(row), [wide, badge(arguments), .drawn(.control(.chevron(.forward)), box(linkArrow))])
  }

  /// The text of a row's badge in the secondary color; nothing where the row has no badge.
  static func badge(_ arguments: ArgumentValues) -> Composition {
    .drawn(nil, settings: foreground(.level(1)), title(arguments, "badge"))
  }

  /// The arrow at the end of a row, as recorded on iOS 26, and its distance to the label, which no source states.
  static let linkArrow = Size(width: 7, height: 12)
  static let linkArrowGap = 8.0

  /// The links that a flag opens.
  private static let presentingInitializers = [
    "init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)",
    "init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
    "init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>)",
    "init(_ title: some StringProtocol, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)",
  ].map { Signature($0, deprecation: .hard(16, "navigationDestination(isPresented:destination:)")) }

  /// The links that a selection opens.
  private static let selectingInitializers = [
    "init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)",
    "init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
    "init<V: Hashable>(_ title: some StringProtocol, destination: Destination, tag: V, selection: Binding<V?>)",
    "init<V: Hashable>(_ title: some StringProtocol, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)",
  ].map { Signature($0, deprecation: .hard(16, "NavigationLink(value:) with navigationDestination(for:destination:)")) }

  static let tabView = ViewDefinition(
    "TabView",
    "Shows one of several pages.",
    generics: "SelectionValue: Hashable = Int; Content: View",
    initializers: [
      "init(@ViewBuilder content: () -> Content)",
      "init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)",
    ],
    press: .shows("selection", pages: "content"),
    behavior: .composition(tabs)
  )

  package static let tab = ViewDefinition(
    "Tab",
    "A page of a `TabView`.",
    .iOS18,
    kind: "TabContent",
    generics: "Value: Hashable = Never; Content: View; Label: View = DefaultTabLabel",
    initializers: [
      "init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, systemImage: String, value: Value, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, image: String, value: Value, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content)",
      "init(role: TabRole, @ViewBuilder content: () -> Content)",
      "init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
      "init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)",
      "init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)",
    ],
    behavior: .list(slots: ["content"])
  )

  package static let tabSection = ViewDefinition(
    "TabSection",
    "Pages of a `TabView` that belong together.",
    .iOS18,
    kind: "TabContent",
    generics: "Header: View = Text; Content; Footer: View = EmptyView; SelectionValue: Hashable = Never",
    initializers: [
      "init(_ title: some StringProtocol, @TabContentBuilder<SelectionValue> content: () -> Content)",
      "init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)",
      "init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView",
    ],
    behavior: .list(slots: ["content"])
  )

  package static let contentUnavailableView = ViewDefinition(
    "ContentUnavailableView",
    "Says that there is nothing to show.",
    .iOS17,
    generics: "Label: View = SwiftUI.Label<Text, Image>; Description: View = Text?; Actions: View = EmptyView",
    initializers: [
      "init(_ title: some StringProtocol, systemImage: String, description: Text? = nil)",
      "init(_ title: some StringProtocol, image: String, description: Text? = nil)",
      "init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })",
    ],
    behavior: .composition(unavailable)
  )

  /// In the middle of all that there is: a large icon, a title, what there is to say in small letters, and buttons.
  @Sendable private static func unavailable(_ arguments: ArgumentValues) -> Composition {
    guard arguments.environment.platform != .macOS else { return unavailableOnMac(arguments) }
    let inside = arguments.setting(stackedLabel)
    let symbol = arguments.string("systemImage") ?? ""
    let own = label(symbol: symbol, title: title(inside.setting(stackedTitle)), in: inside.environment)
    let small = EnvironmentWrite(.font, .font(FontValue(.style(.subheadline))))
    let parts: [Composition] = [
      arguments.has("label") ? .setting([stackedLabel], .slot("label")) : own,
      .setting([small], .slot("description")), .slot("actions"),
    ]
    return filling(.verticalCenter, .node(.vStack(StackParameters(alignment: .horizontalCenter)), parts))
  }

  /// At the top of all that there is, 20 down and 12 apart, a large bold title and no picture (measured on macOS 26).
  private static func unavailableOnMac(_ arguments: ArgumentValues) -> Composition {
    let large = EnvironmentWrite(.font, .font(FontValue(.style(.largeTitle), weight: .bold)))
    let bare = EnvironmentWrite(.labelStyle, .token(type: "LabelStyle", name: "titleOnly"))
    let inside = arguments.setting(large)
    let label = [title(inside), title(inside, "label")].map { Composition.setting([large, bare], $0) }
    let stack = StackParameters(alignment: .horizontalCenter, spacing: 12)
    let column = Composition.node(.vStack(stack), label + [.slot("description"), .slot("actions")])
    return filling(.top, .node(.padding(Insets(.top, 20)), [column]))
  }

  private static func filling(_ vertical: AlignmentKey, _ content: Composition) -> Composition {
    let all = LengthBounds(maximum: .infinity)
    let alignment = Alignment(horizontal: .horizontalCenter, vertical: vertical)
    return .node(.flexibleFrame(FlexibleFrame(width: all, height: all, alignment: alignment)), [content])
  }

  /// What a page is laid out as: the whole proposal, below the bar.
  static func page(in environment: EnvironmentValues) -> LayoutBehavior {
    .page(PageParameters(PlatformBars(environment).navigation))
  }

  /// The whole proposal with a page in it, below the bar.
  static func page(_ arguments: ArgumentValues, _ slots: [String]) -> Composition {
    .node(page(in: arguments.environment), [column(slots)])
  }

  /// A page that was pushed over others: it has a bar for the way back.
  static func pushedPage(_ arguments: ArgumentValues, _ slot: String) -> Composition {
    guard arguments.environment.platform != .macOS else { return column([slot]) }
    var traits = BarTraits()
    traits.hasItems = true
    return .node(page(in: arguments.environment), [.node(.bars(traits), [column([slot])])])
  }

  static func column(_ slots: [String]) -> Composition {
    .setting(
      [EnvironmentWrite(.stackAxis, .axes(.vertical))],
      .node(.vStack(StackParameters(alignment: .horizontalCenter)), slots.map(Composition.slot))
    )
  }

  /// The whole proposal for every page, above the bar; swiped through, they lie side by side and there is none.
  @Sendable private static func tabs(_ arguments: ArgumentValues) -> Composition {
    let style = arguments.environment[.tabViewStyle].token ?? ""
    let isPaged = style == "page" || style == "verticalPage"
    let bars = isPaged ? PageParameters.Bars.none : PlatformBars(arguments.environment).tabs
    return .setting(
      [EnvironmentWrite(.stackAxis, .none)],
      .node(.page(PageParameters(bars, isPaged: isPaged)), [.slot("content")])
    )
  }
}

/// The heights of bars, in points. Apple publishes no table: up to iOS 18, below the status bar, 44 and with a large title
/// 96, 32 where the height is compact, a search field below it 52, tabs and items at the bottom 49 above the home indicator
/// (generally known, not measured). iOS 26: 64 and 116.5, tabs reach 83 up from the window's end and a search field 76
/// (measured where no status bar shows; LAYOUT.md 2.6). On a Mac bars belong to the window, and tabs stand above their
/// pages, 24 high (measured).
private struct PlatformBars {
  let navigation: PageParameters.Bars
  let tabs: PageParameters.Bars

  init(_ environment: EnvironmentValues) {
    guard environment.platform == .iOS else {
      navigation = .none
      tabs = .segments(24)
      return
    }
    let isNew = environment.system >= 26
    if environment[.verticalSizeClass].token == "compact" {
      navigation = .navigation(inline: 32, large: 32, search: 52, bottom: 32)
      tabs = .tabs(32)
    } else {
      let large = isNew ? 116.5 : 96
      navigation = .navigation(inline: isNew ? 64 : 44, large: large, search: 52, bottom: 49, searchAtEnd: 76)
      tabs = .tabs(49, least: isNew ? 83 : 0)
    }
  }
}
