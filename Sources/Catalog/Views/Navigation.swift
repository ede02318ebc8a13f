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
      "init(_ title: some StringProtocol, destination: some View)",
      "init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination)",
      "init<P: Hashable>(_ title: some StringProtocol, value: P?) where Destination == Never",
      "init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never",
      "init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
      "init(destination: some View, @ViewBuilder label: () -> Label)",
    ] + presentingInitializers + selectingInitializers,
    behavior: .composition { arguments in button(arguments) }
  )

  /// The links that a flag opens.
  private static let presentingInitializers = [
    "init(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)",
    "init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
    "init(_ title: some StringProtocol, destination: some View, isActive: Binding<Bool>)",
    "init(_ title: some StringProtocol, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)",
  ].map { Signature($0, deprecation: .hard(16, "navigationDestination(isPresented:destination:)")) }

  /// The links that a selection opens.
  private static let selectingInitializers = [
    "init<V: Hashable>(destination: some View, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)",
    "init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)",
    "init<V: Hashable>(_ title: some StringProtocol, destination: some View, tag: V, selection: Binding<V?>)",
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
    behavior: .composition(tabs)
  )

  static let tab = ViewDefinition(
    "Tab",
    "A page of a `TabView`.",
    .iOS18,
    kind: "TabContent",
    generics: "Value: Hashable = Never; Content: View; Label: View = DefaultTabLabel",
    initializers: [
      "init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, systemImage: String, value: Value, @ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, image: String, value: Value, @ViewBuilder content: () -> Content)",
    ],
    behavior: .list(slots: ["content"])
  )

  static let tabSection = ViewDefinition(
    "TabSection",
    "Pages of a `TabView` that belong together.",
    .iOS18,
    kind: "TabContent",
    generics: "Header: View = Text; Content; Footer: View = EmptyView; SelectionValue: Hashable = Never",
    initializers: [
      "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)",
      "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)",
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
    behavior: .composition { arguments in
      let parts = [title(arguments), title(arguments, "label"), .slot("description"), .slot("actions")]
      let column = Composition.node(.vStack(StackParameters(alignment: .horizontalCenter)), parts)
      let all = LengthBounds(maximum: .infinity)
      return .node(.flexibleFrame(FlexibleFrame(width: all, height: all)), [column])
    }
  )

  /// What a page is laid out as: the whole proposal, below the bar.
  static func page(in environment: EnvironmentValues) -> LayoutBehavior {
    .page(PageParameters(PlatformBars(environment).navigation))
  }

  /// The whole proposal with a page in it, below the bar.
  static func page(_ arguments: ArgumentValues, _ slots: [String]) -> Composition {
    .node(page(in: arguments.environment), [column(slots)])
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

/// The heights of bars, in points. Apple publishes no table: below the status bar 44 and with a large title 96, 32 where
/// the height is compact, a search field below it 52, tabs 49 above the home indicator (iOS 18 and before, generally known, not measured). On a Mac
/// they belong to the window.
private struct PlatformBars {
  let navigation: PageParameters.Bars
  let tabs: PageParameters.Bars

  init(_ environment: EnvironmentValues) {
    guard environment.platform == .iOS else {
      navigation = .none
      tabs = .none
      return
    }
    let isCompact = environment[.verticalSizeClass].token == "compact"
    navigation = .navigation(inline: isCompact ? 32 : 44, large: isCompact ? 32 : 96, search: 52)
    tabs = .tabs(isCompact ? 32 : 49)
  }
}
