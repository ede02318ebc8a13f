import Layout

extension ViewDefinition {
  static let navigationSplitView = ViewDefinition(
    "NavigationSplitView",
    "Shows columns, or one of them where room is scarce.",
    .iOS16,
    generics: "Sidebar: View; Content: View = EmptyView; Detail: View",
    initializers: [
      "init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)",
      "init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)",
      "init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)",
      "init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)",
      Signature(
        "init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)",
        since: .iOS17
      ),
      Signature(
        "init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)",
        since: .iOS17
      ),
      Signature(
        "init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)",
        since: .iOS17
      ),
      Signature(
        "init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)",
        since: .iOS17
      ),
    ],
    press: .stacks(
      PageStack(path: "path", root: "sidebar", columns: ["content", "detail"]) {
        isOneColumn($0.environment) ? pushedPage($0, "sidebar") : nil
      }
    ),
    behavior: .composition(columns)
  )

  static let navigationView = ViewDefinition(
    "NavigationView",
    "Shows a root view and pages pushed over it, or columns.",
    deprecation: .soft("NavigationStack"),
    generics: "Content: View",
    initializers: ["init(@ViewBuilder content: () -> Content)"],
    press: .stacks(
      PageStack(path: "path", root: "content") { isStack($0.environment) ? pushedPage($0, "content") : nil }
    ),
    behavior: .composition { arguments in
      let environment = arguments.environment
      let isMac = environment.platform == .macOS
      let isStack = isStack(environment)
      let columns = ColumnsParameters(
        isStack ? .first : isMac ? .beside : .byRoom,
        widths: ["sidebar", "content"].map { PlatformColumns(isMac: isMac).width(of: $0) },
        besideCount: isMac ? 2 : 1
      )
      return .setting(
        [EnvironmentWrite(.stackAxis, .axes(.vertical))],
        .node(.columns(columns), [.each("content", page(in: environment))])
      )
    }
  )

  private static func isOneColumn(_ environment: EnvironmentValues) -> Bool {
    environment.platform != .macOS && environment[.horizontalSizeClass].token == "compact"
  }

  private static func isStack(_ environment: EnvironmentValues) -> Bool {
    environment[.navigationViewStyle].token == "stack" || isOneColumn(environment)
  }

  /// One stack where width is scarce: the preferred column, else the first. Elsewhere the columns that show.
  @Sendable private static func columns(_ arguments: ArgumentValues) -> Composition {
    let all = ["sidebar", "content", "detail"].filter(arguments.has)
    let isMac = arguments.environment.platform == .macOS
    if isOneColumn(arguments.environment) {
      let preferred = arguments.token("preferredCompactColumn") ?? "sidebar"
      return page(arguments, [all.contains(preferred) ? preferred : "sidebar"])
    }
    let visibility = arguments.token("columnVisibility") ?? "automatic"
    let shown =
      switch visibility {
      case "detailOnly": Array(all.suffix(1))
      case "doubleColumn": Array(all.suffix(2))
      default: all
      }
    let platform = PlatformColumns(isMac: isMac)
    let parameters = ColumnsParameters(
      arrangement(arguments, isMac: isMac),
      widths: shown.dropLast().map { platform.width(of: $0) },
      margins: shown.dropLast().map { platform.insets(of: $0).total(.horizontal) },
      besideCount: visibility == "automatic" && !isMac ? 1 : shown.count
    )
    return .node(
      .columns(parameters),
      shown.enumerated().map { position, column in
        let page = page(arguments, [column])
        guard isMac, position < shown.count - 1 else { return page }
        let inset = Composition.node(.padding(platform.insets(of: column)), [page])
        return column == "sidebar" ? .setting([sidebarStyle], inset) : inset
      }
    )
  }

  /// Lists in a sidebar look like one.
  private static var sidebarStyle: EnvironmentWrite {
    EnvironmentWrite(.listStyle, .token(type: "ListStyle", name: "sidebar"))
  }

  /// A Mac's columns always stand beside each other. On a tablet, the style decides, else how it is held.
  private static func arrangement(_ arguments: ArgumentValues, isMac: Bool) -> ColumnsParameters.Arrangement {
    if isMac { return .beside }
    switch arguments.environment[.navigationSplitViewStyle].token {
    case "balanced": return .beside
    case "prominentDetail": return .over
    default: return .byRoom
    }
  }
}

/// The widths of columns that ask for none, in points. Apple publishes no table: 320 on an iPad (generally known, not
/// measured); on a Mac 140 for a sidebar, in a panel 8 in from three sides, and 200 for a list beside it, with a line
/// after it (measured on macOS 26).
private struct PlatformColumns {
  let isMac: Bool

  func width(of column: String) -> Double {
    guard isMac else { return 320 }
    return column == "sidebar" ? 140 : 200
  }

  /// Around the views of a column before the last one.
  func insets(of column: String) -> Insets {
    guard isMac else { return .zero }
    return column == "sidebar" ? Insets(top: 8, leading: 8, bottom: 8) : Insets(trailing: 1)
  }
}
