import Layout

extension ModifierDefinition {
  static let background = ModifierDefinition(
    "background",
    "Puts something behind the view, in the size of the view.",
    [
      Signature(
        "func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View",
        since: .iOS15
      ),
      Signature(
        "func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View",
        since: .iOS15
      ),
      Signature(
        "func background(_ background: some View, alignment: Alignment = .center) -> some View",
        isDisfavored: true
      ),
      Signature("func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View", since: .iOS15),
      Signature(
        "func background(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View",
        since: .iOS15
      ),
      Signature(
        "func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View",
        since: .iOS15
      ),
    ],
    behavior: .background { decoration($0, ["content", "background", "style"]) }
  )

  static let overlay = ModifierDefinition(
    "overlay",
    "Puts something in front of the view, in the size of the view.",
    [
      Signature(
        "func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View",
        since: .iOS15
      ),
      Signature(
        "func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View",
        since: .iOS15
      ),
      Signature("func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View", isDisfavored: true),
      Signature(
        "func overlay(_ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View",
        since: .iOS15
      ),
    ],
    behavior: .composition { decoration($0, ["content", "overlay", "style"]) }
  )

  static let backgroundPreferenceValue = ModifierDefinition(
    "backgroundPreferenceValue",
    "Puts something behind the view, made from a preference of the view.",
    [
      "func backgroundPreferenceValue<K: PreferenceKey>(_ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> some View) -> some View",
      Signature(
        "func backgroundPreferenceValue<K: PreferenceKey>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> some View) -> some View",
        since: .iOS16
      ),
    ],
    behavior: .preferenceDecoration(isBehind: true)
  )

  static let overlayPreferenceValue = ModifierDefinition(
    "overlayPreferenceValue",
    "Puts something in front of the view, made from a preference of the view.",
    [
      "func overlayPreferenceValue<K: PreferenceKey>(_ key: K.Type, @ViewBuilder _ transform: @escaping (K.Value) -> some View) -> some View",
      Signature(
        "func overlayPreferenceValue<K: PreferenceKey>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> some View) -> some View",
        since: .iOS16
      ),
    ],
    behavior: .preferenceDecoration(isBehind: false)
  )

  /// The view with what decorates it. Stacks outside do not turn dividers in a decoration.
  private static func decoration(_ arguments: ArgumentValues, _ slots: [String]) -> Composition {
    let edges = arguments.has("shape") ? [] : arguments.edges("edges") ?? .all
    let secondary = slots.filter(arguments.has).map { slot in
      var views = Composition.slot(slot)
      if slot == "style", let outline = arguments.outline("shape") {
        views = .drawn(nil, settings: [EnvironmentWrite(.fillOutline, .paint(.outline(outline)))], views)
      }
      let extended = slot == "style" ? Composition.node(.ignoresSafeArea(edges), [views]) : views
      return Composition.setting([EnvironmentWrite(.stackAxis, .none)], extended)
    }
    return .node(
      .decoration(arguments.alignment("alignment") ?? .center),
      [.slot(ModifierBehavior.receiver)] + secondary
    )
  }
}
