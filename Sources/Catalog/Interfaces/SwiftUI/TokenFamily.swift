extension InterfaceFamily {
  /// Names that say how something looks or behaves, each with the names of its values.
  static var tokens: InterfaceFamily {
    var writer = InterfaceWriter()
    for (name, members) in tokenMembers {
      let parts = name.split(separator: ".").map(String.init)
      if parts.count > 1 { writer.line("extension \(parts[0]) {") }
      writer.line("struct \(parts[parts.count - 1]): Hashable, Sendable {")
      for member in members { writer.line("  static var \(member): \(name) { get }") }
      writer.line("}")
      if parts.count > 1 { writer.line("}") }
    }
    return InterfaceFamily("Tokens", writer.text)
  }

  private static let tokenMembers: [(name: String, members: [String])] = [
    ("AccessibilitySystemRotor", ["headings", "links", "textFields"]),
    ("AccessibilityTextContentType", ["console", "fileSystem", "messaging", "narrative", "plain", "sourceCode"]),
    ("AlternatingRowBackgroundBehavior", ["automatic", "disabled", "enabled"]),
    ("BackgroundProminence", ["increased", "standard"]),
    ("BadgeProminence", ["decreased", "increased", "standard"]),
    ("ButtonRepeatBehavior", ["automatic", "disabled", "enabled"]),
    ("ButtonSizing", ["automatic", "fitted", "flexible"]),
    ("DialogSeverity", ["automatic", "critical", "standard"]),
    ("GlassEffectTransition", ["identity", "matchedGeometry", "materialize"]),
    ("MaterialActiveAppearance", ["active", "automatic", "inactive", "matchWindow"]),
    ("MenuActionDismissBehavior", ["automatic", "disabled", "enabled"]),
    ("MenuOrder", ["automatic", "fixed", "priority"]),
    ("PointerStyle", ["`default`", "grabActive", "grabIdle", "horizontalText", "link", "rectSelection", "zoomIn"]),
    ("ScrollEdgeEffectStyle", ["automatic", "hard", "soft"]),
    ("SearchPresentationToolbarBehavior", ["automatic", "avoidHidingContent"]),
    ("SearchScopeActivation", ["automatic", "onSearchPresentation", "onTextEntry"]),
    ("SearchSuggestionsPlacement", ["automatic", "content", "menu"]),
    ("SearchToolbarBehavior", ["automatic", "minimize"]),
    ("SidebarRowSize", ["large", "medium", "small"]),
    ("SpringLoadingBehavior", ["automatic", "disabled", "enabled"]),
    ("SymbolColorRenderingMode", ["flat", "gradient"]),
    ("SymbolVariableValueMode", ["color", "draw"]),
    ("TabBarMinimizeBehavior", ["automatic", "never", "onScrollDown", "onScrollUp"]),
    ("TabBarPlacement", ["bottomBar", "ornament", "sidebar", "topBar"]),
    ("TabViewBottomAccessoryPlacement", ["expanded", "inline"]),
    ("TextSelectionAffinity", ["automatic", "downstream", "upstream"]),
    ("ToolbarRole", ["automatic", "browser", "editor", "navigationStack"]),
    ("WindowInteractionBehavior", ["automatic", "disabled", "enabled"]),
    ("WritingToolsBehavior", ["automatic", "complete", "disabled", "limited"]),
  ]
}
