import Layout

extension ModifierDefinition {
  package static let tabItem = neutral(
    "tabItem",
    "Sets the label of a tab.",
    ["func tabItem(@ViewBuilder _ label: () -> some View) -> some View"],
    deprecation: .soft("Tab(_:systemImage:)"),
    paint: .label
  )

  /// Titles, bars and destinations.
  static let navigation: [ModifierDefinition] = [
    .bars(
      "toolbarTitleDisplayMode",
      "Sets how the title of the bar shows.",
      ["func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View"],
      .iOS17
    ) { arguments, bars in
      bars.hasLargeTitle = largeTitle(arguments.token("mode"))
    },
    .neutral(
      "navigationBarBackButtonHidden",
      "Hides the back button.",
      ["func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View"]
    ),
    .bars(
      "navigationBarHidden",
      "Hides the navigation bar.",
      ["func navigationBarHidden(_ hidden: Bool) -> some View"],
      Availability.iOS13.withoutMac,
      deprecation: .soft("toolbar(.hidden, for: .navigationBar)")
    ) { arguments, bars in bars.hidesNavigationBar = arguments.bool("hidden") },
    .bars(
      "navigationBarItems",
      "Adds items to the navigation bar.",
      [
        "func navigationBarItems(leading: some View, trailing: some View) -> some View",
        "func navigationBarItems(leading: some View) -> some View",
        "func navigationBarItems(trailing: some View) -> some View",
      ],
      Availability.iOS13.withoutMac,
      deprecation: .soft("toolbar(content:)"),
      paint: .bar(.ends(leading: "leading", trailing: "trailing"))
    ) { _, bars in bars.hasItems = true },
    .bars(
      "navigationBarTitle",
      "Sets the title of the page.",
      [
        "func navigationBarTitle(_ title: some StringProtocol) -> some View",
        "func navigationBarTitle(_ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode) -> some View",
      ],
      Availability.iOS13.withoutMac,
      deprecation: .soft("navigationTitle(_:)"),
      paint: .effect { $0.barTitle.map { .title($0) } }
    ) { arguments, bars in
      bars.hasTitle = arguments.string("title") != ""
      bars.hasItems = true
      bars.hasLargeTitle = largeTitle(arguments.token("displayMode"))
    },
    .bars(
      "navigationBarTitleDisplayMode",
      "Sets how the title shows.",
      ["func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View"],
      Availability.iOS14.withoutMac
    ) { arguments, bars in bars.hasLargeTitle = largeTitle(arguments.token("displayMode")) },
    .neutral(
      "navigationDestination",
      "Sets the page for a value.",
      [
        "func navigationDestination<D: Hashable>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> some View) -> some View",
        "func navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View) -> some View",
        Signature(
          "func navigationDestination<D: Hashable>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> some View) -> some View",
          since: .iOS17
        ),
      ],
      .iOS16,
      paint: .presents(.page)
    ),
    .bars(
      "navigationSplitViewColumnWidth",
      "Sets the width of a column.",
      [
        "func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View",
        "func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View",
      ],
      .iOS16
    ) { arguments, bars in
      let width = arguments.number("width")
      bars.columnWidth = LengthBounds(
        minimum: width ?? arguments.number("min"),
        ideal: width ?? arguments.number("ideal"),
        maximum: width ?? arguments.number("max")
      )
    },
    .neutral(
      "navigationSubtitle",
      "Sets the subtitle of the page.",
      ["func navigationSubtitle(_ subtitle: some StringProtocol) -> some View"],
      .iOS26
    ),
    .bars(
      "navigationTitle",
      "Sets the title of the page.",
      ["func navigationTitle(_ title: some StringProtocol) -> some View"],
      .iOS14,
      paint: .effect { $0.barTitle.map { .title($0) } }
    ) { arguments, bars in
      bars.hasTitle = arguments.string("title") != ""
      bars.hasItems = true
    },
    .bars(
      "searchable",
      "Adds a search field.",
      [
        "func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol) -> some View",
        "func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic) -> some View",
      ],
      .iOS15,
      paint: .bar(.search(text: "text"))
    ) { arguments, bars in
      // From iOS 26 on a phone's search field stands at the page's end, unless it is asked into the bar (measured).
      let environment = arguments.environment
      let isAtEnd = environment.platform == .iOS && environment.system >= 26
      if isAtEnd, environment[.horizontalSizeClass].token == "compact",
        arguments.token("placement") ?? "automatic" == "automatic"
      {
        bars.hasSearchAtEnd = true
      } else {
        bars.hasItems = true
        bars.hasSearchField = true
      }
    },
    .neutral(
      "statusBarHidden",
      "Hides the status bar.",
      ["func statusBarHidden(_ hidden: Bool = true) -> some View"],
      Availability.iOS13.withoutMac
    ),
    .tabItem,
    .bars(
      "toolbar",
      "Adds items to the bars.",
      [
        "func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View",
        Signature("func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View", since: .iOS16),
      ],
      .iOS14,
      paint: .bar(.items("content"))
    ) { arguments, bars in
      if arguments.has("visibility") { visibility(arguments, &bars) } else { items(arguments, &bars) }
    },
    .neutral(
      "toolbarBackground",
      "Sets what is behind the bars.",
      ["func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View"],
      .iOS16
    ),
    .neutral(
      "toolbarColorScheme",
      "Sets the appearance of the bars.",
      ["func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View"],
      .iOS16
    ),
    .bars(
      "toolbarVisibility",
      "Shows or hides the bars.",
      ["func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View"],
      .iOS18
    ) { arguments, bars in visibility(arguments, &bars) },
  ]

  /// `automatic` leaves it to the bar: the title of the first page is large.
  private static func largeTitle(_ mode: String?) -> Bool? {
    switch mode {
    case "inline": false
    case "large", "inlineLarge": true
    default: nil
    }
  }

  /// Items for the bottom stand in a bar there, those for the keyboard in none; all others at the top.
  private static func items(_ arguments: ArgumentValues, _ bars: inout BarTraits) {
    var placements: [String] = []
    if case .list(let values)? = arguments["content"] { placements = values.compactMap(\.token) }
    let places = placements.compactMap { BarPlace(placement: $0) }
    if places.contains(.bottom) { bars.hasBottomItems = true }
    if placements.isEmpty || places.contains(where: { $0 != .bottom }) { bars.hasItems = true }
  }

  private static func visibility(_ arguments: ArgumentValues, _ bars: inout BarTraits) {
    guard let visibility = arguments.token("visibility"), visibility != "automatic" else { return }
    var placements: [String] = []
    if case .list(let values)? = arguments["bars"] { placements = values.compactMap(\.token) }
    if placements.isEmpty || !Set(placements).isDisjoint(with: ["automatic", "navigationBar"]) {
      bars.hidesNavigationBar = visibility == "hidden"
    }
    if placements.contains("tabBar") { bars.hidesTabBar = visibility == "hidden" }
  }
}
