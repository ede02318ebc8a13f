import Layout

extension ViewDefinition {
  static let grid = ViewDefinition(
    "Grid",
    "Arranges its rows so that their cells line up in columns.",
    .iOS16,
    generics: "Content: View",
    initializers: [
      "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ],
    behavior: .composition { arguments in
      .node(.grid(gridParameters(arguments)), [.slot("content")])
    }
  )

  static let gridLayout = ViewDefinition(
    "GridLayout",
    "The layout of a `Grid`, for `AnyLayout`.",
    .iOS16,
    kind: "Layout",
    initializers: [
      "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)"
    ],
    behavior: .layout { .grid(gridParameters($0)) }
  )

  static let gridRow = ViewDefinition(
    "GridRow",
    "One row of a `Grid`.",
    .iOS16,
    generics: "Content: View",
    initializers: ["init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)"],
    behavior: .composition { arguments in
      .node(.gridRow(alignment: arguments.guide("alignment")), [.slot("content")])
    }
  )

  static let lazyHGrid = ViewDefinition(
    "LazyHGrid",
    "Arranges its views in rows that grow to the trailing side.",
    .iOS14,
    generics: "Content: View",
    initializers: [
      "init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
    ],
    behavior: .composition { arguments in
      lazyGrid(arguments, axis: .horizontal, tracks: "rows", default: .verticalCenter)
    }
  )

  static let lazyVGrid = ViewDefinition(
    "LazyVGrid",
    "Arranges its views in columns that grow downward.",
    .iOS14,
    generics: "Content: View",
    initializers: [
      "init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
    ],
    behavior: .composition { arguments in
      lazyGrid(arguments, axis: .vertical, tracks: "columns", default: .horizontalCenter)
    }
  )

  private static func gridParameters(_ arguments: ArgumentValues) -> GridParameters {
    GridParameters(
      alignment: arguments.alignment("alignment") ?? .center,
      horizontalSpacing: arguments.number("horizontalSpacing"),
      verticalSpacing: arguments.number("verticalSpacing")
    )
  }

  private static func lazyGrid(
    _ arguments: ArgumentValues,
    axis: Axis,
    tracks: String,
    default alignment: AlignmentKey
  ) -> Composition {
    let parameters = LazyGridParameters(
      axis: axis,
      tracks: arguments.tracks(tracks),
      alignment: arguments.guide("alignment") ?? alignment,
      spacing: arguments.number("spacing")
    )
    return .setting([EnvironmentWrite(.stackAxis, .none)], .node(.lazyGrid(parameters), [.slot("content")]))
  }
}
