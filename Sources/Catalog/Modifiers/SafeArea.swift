import Layout

extension ModifierDefinition {
  static let ignoresSafeArea = ModifierDefinition(
    "ignoresSafeArea",
    "Lets the view reach into the safe area's insets.",
    ["func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View"],
    .iOS14,
    behavior: .composition { arguments in
      if arguments.token("regions") == "keyboard" { return .slot(ModifierBehavior.receiver) }
      return receiver(in: .ignoresSafeArea(arguments.edges("edges") ?? .all))
    }
  )

  static let edgesIgnoringSafeArea = ModifierDefinition(
    "edgesIgnoringSafeArea",
    "Lets the view reach into the safe area's insets.",
    ["func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View"],
    deprecation: .soft("ignoresSafeArea(edges:)"),
    behavior: .composition { receiver(in: .ignoresSafeArea($0.edges("edges") ?? .all)) }
  )

  static let safeAreaInset = ModifierDefinition(
    "safeAreaInset",
    "Puts a bar at an edge and takes its room from the safe area.",
    [
      "func safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View",
      "func safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View",
    ],
    .iOS15,
    behavior: .composition(bar)
  )

  static let safeAreaBar = ModifierDefinition(
    "safeAreaBar",
    "Puts a bar at an edge, takes its room from the safe area and blurs what scrolls below it.",
    [
      "func safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View",
      "func safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View",
    ],
    .iOS26,
    behavior: .composition(bar)
  )

  @Sendable private static func bar(_ arguments: ArgumentValues) -> Composition {
    let edges = arguments.edges("edge") ?? .bottom
    let edge = Edge.allCases.first { edges.contains($0) } ?? .bottom
    let across: AlignmentKey = edge.axis == .vertical ? .horizontalCenter : .verticalCenter
    let inset = SafeAreaInset(
      edge: edge,
      alignment: arguments.guide("alignment") ?? across,
      spacing: arguments.number("spacing")
    )
    let bar = Composition.node(.zStack(PileParameters()), [.slot("content")])
    return .node(.safeAreaInset(inset), [.slot(ModifierBehavior.receiver), bar])
  }

  static let safeAreaPadding = ModifierDefinition(
    "safeAreaPadding",
    "Adds to the safe area's insets.",
    [
      "func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View",
      "func safeAreaPadding(_ length: CGFloat) -> some View",
      "func safeAreaPadding(_ insets: EdgeInsets) -> some View",
    ],
    .iOS17,
    behavior: .composition { arguments in
      let edges = Insets(padding: arguments.edges("edges") ?? .all, arguments.number("length"))
      return receiver(in: .safeAreaPadding(arguments.insets("insets") ?? edges))
    }
  )

  static let scenePadding = ModifierDefinition(
    "scenePadding",
    "Adds the platform's room around a scene.",
    ["func scenePadding(_ edges: Edge.Set = .all) -> some View"],
    .iOS15,
    behavior: .composition { arguments in
      let length = arguments.environment.platform == .macOS ? 20.0 : 16
      return receiver(in: .padding(Insets(arguments.edges("edges") ?? .all, length)))
    }
  )
}
