extension ModifierDefinition {
  /// Bars of navigation, tabs and search, and what scrolls below them.
  static let bars: [ModifierDefinition] = [
    .neutral(
      "badgeProminence",
      "Sets how much a badge stands out.",
      [
        "func badgeProminence(_ prominence: BadgeProminence) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "listSectionIndexVisibility",
      "Shows or hides the index beside a list.",
      [
        "func listSectionIndexVisibility(_ visibility: Visibility) -> some View"
      ],
      .iOS26
    ),
    .neutral(
      "navigationDocument",
      "Names the document that the title stands for.",
      [
        "func navigationDocument(_ document: some Transferable) -> some View",
        "func navigationDocument<I: Transferable, J: Transferable>(_ document: some Transferable, preview: SharePreview<I, J>) -> some View",
        "func navigationDocument(_ url: URL) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "navigationLinkIndicatorVisibility",
      "Shows or hides the arrow of links.",
      [
        "func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "renameAction",
      "Gives what renaming does.",
      [
        "func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View",
        "func renameAction(_ action: @escaping () -> Void) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "scrollEdgeEffectHidden",
      "Hides the effect at the edges of a scroll view.",
      [
        "func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View"
      ],
      .iOS26
    ),
    .neutral(
      "scrollEdgeEffectStyle",
      "Sets the effect at the edges of a scroll view.",
      [
        "func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View"
      ],
      .iOS26
    ),
    .neutral(
      "searchDictationBehavior",
      "Sets how dictation of a search starts.",
      [
        "func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View"
      ],
      Availability(iOS: 17, macOS: nil)
    ),
    .neutral(
      "searchFocused",
      "Ties the focus of the search field to a value.",
      [
        "func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View",
        "func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View",
      ],
      .iOS18
    ),
    .neutral(
      "searchPresentationToolbarBehavior",
      "Sets what search does to the toolbar.",
      [
        "func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View"
      ],
      Availability(iOS: 17.1, macOS: 14.1)
    ),
    .neutral(
      "searchScopes",
      "Offers parts of the data to search in.",
      [
        "func searchScopes<V: Hashable>(_ scope: Binding<V>, @ViewBuilder scopes: () -> some View) -> some View",
        "func searchScopes<V: Hashable>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> some View) -> some View",
      ],
      .iOS16
    ),
    .neutral(
      "searchToolbarBehavior",
      "Sets how the search field sits in the toolbar.",
      [
        "func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View"
      ],
      .iOS26
    ),
    .neutral(
      "sectionIndexLabel",
      "Names a section in the index beside a list.",
      [
        "func sectionIndexLabel(_ label: Text?) -> some View",
        "func sectionIndexLabel(_ label: some StringProtocol) -> some View",
      ],
      .iOS26
    ),
    .neutral(
      "tabBarMinimizeBehavior",
      "Sets when the tab bar shrinks.",
      [
        "func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View"
      ],
      .iOS26
    ),
    .neutral(
      "tabViewBottomAccessory",
      "Puts a view above the tab bar.",
      [
        "func tabViewBottomAccessory(@ViewBuilder content: () -> some View) -> some View",
        "func tabViewBottomAccessory(isEnabled: Bool, @ViewBuilder content: () -> some View) -> some View",
      ],
      .iOS26
    ),
    .neutral(
      "tabViewCustomization",
      "Lets people arrange the tabs.",
      [
        "func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View"
      ],
      .iOS18
    ),
    .neutral(
      "tabViewSidebarBottomBar",
      "Puts a bar below the tabs in a sidebar.",
      [
        "func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> some View"
      ],
      .iOS18
    ),
    .neutral(
      "tabViewSidebarFooter",
      "Puts a view after the tabs in a sidebar.",
      [
        "func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> some View"
      ],
      .iOS18
    ),
    .neutral(
      "tabViewSidebarHeader",
      "Puts a view before the tabs in a sidebar.",
      [
        "func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> some View"
      ],
      .iOS18
    ),
    .neutral(
      "toolbarBackgroundVisibility",
      "Shows or hides the background of bars.",
      [
        "func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View"
      ],
      .iOS18
    ),
    .neutral(
      "toolbarForegroundStyle",
      "Sets the style of what bars show.",
      [
        "func toolbarForegroundStyle(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View"
      ],
      Availability(iOS: nil, macOS: nil)
    ),
    .neutral(
      "toolbarRole",
      "Says what a page is for, which arranges its toolbar.",
      [
        "func toolbarRole(_ role: ToolbarRole) -> some View"
      ],
      .iOS16
    ),
    .neutral(
      "toolbarTitleMenu",
      "Puts a menu on the title.",
      [
        "func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View"
      ],
      .iOS16
    ),
  ]
}
