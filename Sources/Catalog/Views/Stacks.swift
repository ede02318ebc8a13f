import Layout

extension ViewDefinition {
  static let hStack = ViewDefinition(
    "HStack",
    "Arranges its views from leading to trailing.",
    generics: "Content: View",
    initializers: [
      "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ],
    behavior: .composition { arguments in
      stack(.horizontal, .hStack(stackParameters(arguments, default: .verticalCenter)))
    }
  )

  package static let vStack = ViewDefinition(
    "VStack",
    "Arranges its views from top to bottom.",
    generics: "Content: View",
    initializers: [
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ],
    behavior: .composition { arguments in
      stack(.vertical, .vStack(stackParameters(arguments, default: .horizontalCenter)))
    }
  )

  static let zStack = ViewDefinition(
    "ZStack",
    "Puts its views in front of each other.",
    generics: "Content: View",
    initializers: ["init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)"],
    behavior: .composition { arguments in
      stack(nil, .zStack(PileParameters(alignment: arguments.alignment("alignment") ?? .center)))
    }
  )

  static let lazyHStack = ViewDefinition(
    "LazyHStack",
    "Arranges its views from leading to trailing and makes those that show.",
    .iOS14,
    generics: "Content: View",
    initializers: [
      "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
    ],
    behavior: .composition { arguments in
      stack(.horizontal, .lazyStack(lazyParameters(arguments, axis: .horizontal, default: .verticalCenter)))
    }
  )

  static let lazyVStack = ViewDefinition(
    "LazyVStack",
    "Arranges its views from top to bottom and makes those that show.",
    .iOS14,
    generics: "Content: View",
    initializers: [
      "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)"
    ],
    behavior: .composition { arguments in
      stack(.vertical, .lazyStack(lazyParameters(arguments, axis: .vertical, default: .horizontalCenter)))
    }
  )

  static let hStackLayout = ViewDefinition(
    "HStackLayout",
    "The layout of an `HStack`, for `AnyLayout`.",
    .iOS16,
    kind: "Layout",
    initializers: ["init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)"],
    behavior: .layout { .hStack(stackParameters($0, default: .verticalCenter)) }
  )

  static let vStackLayout = ViewDefinition(
    "VStackLayout",
    "The layout of a `VStack`, for `AnyLayout`.",
    .iOS16,
    kind: "Layout",
    initializers: ["init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)"],
    behavior: .layout { .vStack(stackParameters($0, default: .horizontalCenter)) }
  )

  static let zStackLayout = ViewDefinition(
    "ZStackLayout",
    "The layout of a `ZStack`, for `AnyLayout`.",
    .iOS16,
    kind: "Layout",
    initializers: ["init(alignment: Alignment = .center)"],
    behavior: .layout { .zStack(PileParameters(alignment: $0.alignment("alignment") ?? .center)) }
  )

  static let anyLayout = ViewDefinition(
    "AnyLayout",
    "A layout of any type.",
    .iOS16,
    kind: "Layout",
    initializers: ["init(_ layout: some Layout)"],
    behavior: .anyLayout
  )

  static let spacer = ViewDefinition(
    "Spacer",
    "Takes the room that is left along its stack.",
    initializers: ["init(minLength: CGFloat? = nil)"],
    behavior: .composition { arguments in
      .leaf(.spacer(minimum: arguments.number("minLength"), axis: arguments.environment.stackAxis))
    }
  )

  package static let divider = ViewDefinition(
    "Divider",
    "A line across its stack.",
    initializers: ["init()"],
    behavior: .composition { arguments in
      let environment = arguments.environment
      let isThick = environment.dynamicTypeSize.isAccessibilitySize
      return .leaf(.divider(stackAxis: environment.stackAxis, isThick: isThick))
    }
  )

  /// A container with the axis that spacers and dividers inside it follow.
  private static func stack(_ axis: Axis?, _ behavior: LayoutBehavior) -> Composition {
    let value = axis.map { BuiltInValue.axes(AxisSet($0)) } ?? .none
    return .setting([EnvironmentWrite(.stackAxis, value)], .node(behavior, [.slot("content")]))
  }

  private static func stackParameters(_ arguments: ArgumentValues, default alignment: AlignmentKey) -> StackParameters {
    StackParameters(alignment: arguments.guide("alignment") ?? alignment, spacing: arguments.number("spacing"))
  }

  private static func lazyParameters(
    _ arguments: ArgumentValues,
    axis: Axis,
    default alignment: AlignmentKey
  ) -> LazyStackParameters {
    var names: [String] = []
    if case .list(let values)? = arguments["pinnedViews"] { names = values.compactMap(\.token) }
    if let name = arguments.token("pinnedViews") { names = [name] }
    return LazyStackParameters(
      axis: axis,
      alignment: arguments.guide("alignment") ?? alignment,
      spacing: arguments.number("spacing"),
      pinned: PinnedParts(headers: names.contains("sectionHeaders"), footers: names.contains("sectionFooters"))
    )
  }
}
