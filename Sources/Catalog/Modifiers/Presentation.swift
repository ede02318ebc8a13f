extension ModifierDefinition {
  /// What is presented over the view or around it; its content is no part of the view's own tree.
  static let presentation: [ModifierDefinition] = [
    .neutral(
      "alert",
      "Presents an alert.",
      [
        Signature(
          "func alert(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View) -> some View",
          since: .iOS15
        ),
        Signature(
          "func alert(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View",
          since: .iOS15
        ),
        "func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View",
        "func alert(item: Binding<Item?>, content: (Item) -> Alert) -> some View",
      ]
    ),
    .neutral(
      "badge",
      "Shows a number beside the view.",
      ["func badge(_ count: Int) -> some View", "func badge(_ label: Text?) -> some View"],
      .iOS15
    ),
    .neutral(
      "confirmationDialog",
      "Presents a choice of actions.",
      [
        "func confirmationDialog(_ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View) -> some View",
        "func confirmationDialog(_ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View) -> some View",
      ],
      .iOS15
    ),
    .neutral(
      "contextMenu",
      "Adds a menu that opens by a long press.",
      [
        "func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View",
        Signature(
          "func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View) -> some View",
          since: .iOS16
        ),
      ]
    ),
    .neutral(
      "fullScreenCover",
      "Presents a view over the whole screen.",
      [
        "func fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View) -> some View",
        "func fullScreenCover(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View) -> some View",
      ],
      Availability.iOS14.withoutMac
    ),
    .neutral(
      "help",
      "Explains the view under the pointer.",
      ["func help(_ text: some StringProtocol) -> some View"],
      .iOS14
    ),
    .neutral(
      "inspector",
      "Presents a column of details.",
      ["func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View"],
      .iOS17
    ),
    .neutral(
      "interactiveDismissDisabled",
      "Keeps the user from closing a sheet.",
      ["func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View"],
      .iOS15
    ),
    .neutral(
      "popover",
      "Presents a view beside this one.",
      [
        "func popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> some View) -> some View",
        "func popover(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> some View) -> some View",
      ]
    ),
    .neutral(
      "presentationBackground",
      "Sets what is behind a sheet's content.",
      ["func presentationBackground(_ style: some ShapeStyle) -> some View"],
      Availability(iOS: 16.4, macOS: 13)
    ),
    .neutral(
      "presentationCornerRadius",
      "Rounds a sheet's corners.",
      ["func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View"],
      Availability(iOS: 16.4, macOS: 13)
    ),
    .neutral(
      "presentationDetents",
      "Sets the heights of a sheet.",
      [
        "func presentationDetents(_ detents: Set<PresentationDetent>) -> some View",
        "func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "presentationDragIndicator",
      "Shows how a sheet can be dragged.",
      ["func presentationDragIndicator(_ visibility: Visibility) -> some View"],
      .iOS16
    ),
    .neutral(
      "sheet",
      "Presents a view over this one.",
      [
        "func sheet(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View) -> some View",
        "func sheet(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View) -> some View",
      ]
    ),
  ]

  /// Titles, bars and destinations.
  static let navigation: [ModifierDefinition] = [
    .neutral(
      "toolbarTitleDisplayMode",
      "Sets how the title of the bar shows.",
      ["func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View"],
      .iOS17
    ),
    .neutral(
      "navigationBarBackButtonHidden",
      "Hides the back button.",
      ["func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View"]
    ),
    .neutral(
      "navigationBarHidden",
      "Hides the navigation bar.",
      ["func navigationBarHidden(_ hidden: Bool) -> some View"],
      Availability.iOS13.withoutMac,
      deprecation: .soft("toolbar(.hidden, for: .navigationBar)")
    ),
    .neutral(
      "navigationBarItems",
      "Adds items to the navigation bar.",
      [
        "func navigationBarItems(leading: some View, trailing: some View) -> some View",
        "func navigationBarItems(leading: some View) -> some View",
        "func navigationBarItems(trailing: some View) -> some View",
      ],
      Availability.iOS13.withoutMac,
      deprecation: .soft("toolbar(content:)")
    ),
    .neutral(
      "navigationBarTitle",
      "Sets the title of the page.",
      [
        "func navigationBarTitle(_ title: some StringProtocol) -> some View",
        "func navigationBarTitle(_ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode) -> some View",
      ],
      Availability.iOS13.withoutMac,
      deprecation: .soft("navigationTitle(_:)")
    ),
    .neutral(
      "navigationBarTitleDisplayMode",
      "Sets how the title shows.",
      ["func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View"],
      Availability.iOS14.withoutMac
    ),
    .neutral(
      "navigationDestination",
      "Sets the page for a value.",
      [
        "func navigationDestination(for data: D.Type, @ViewBuilder destination: @escaping (D) -> some View) -> some View",
        "func navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View) -> some View",
        Signature(
          "func navigationDestination(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> some View) -> some View",
          since: .iOS17
        ),
      ],
      .iOS16
    ),
    .neutral(
      "navigationSubtitle",
      "Sets the subtitle of the page.",
      ["func navigationSubtitle(_ subtitle: some StringProtocol) -> some View"],
      .iOS26
    ),
    .neutral(
      "navigationTitle",
      "Sets the title of the page.",
      ["func navigationTitle(_ title: some StringProtocol) -> some View"],
      .iOS14
    ),
    .neutral(
      "navigationViewStyle",
      "Sets how navigation looks.",
      ["func navigationViewStyle(_ style: NavigationViewStyle) -> some View"],
      deprecation: .soft("NavigationStack")
    ),
    .neutral(
      "searchable",
      "Adds a search field.",
      [
        "func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol) -> some View",
        "func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic) -> some View",
      ],
      .iOS15
    ),
    .neutral(
      "statusBarHidden",
      "Hides the status bar.",
      ["func statusBarHidden(_ hidden: Bool = true) -> some View"],
      Availability.iOS13.withoutMac
    ),
    .neutral(
      "tabItem",
      "Sets the label of a tab.",
      ["func tabItem(@ViewBuilder _ label: () -> some View) -> some View"],
      deprecation: .soft("Tab(_:systemImage:)")
    ),
    .neutral("tabViewStyle", "Sets how tabs look.", ["func tabViewStyle(_ style: TabViewStyle) -> some View"], .iOS14),
    .neutral(
      "toolbar",
      "Adds items to the bars.",
      [
        "func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View",
        Signature("func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View", since: .iOS16),
      ],
      .iOS14
    ),
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
    .neutral(
      "toolbarVisibility",
      "Shows or hides the bars.",
      ["func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View"],
      .iOS18
    ),
  ]
}
