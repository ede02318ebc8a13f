import Layout

/// Containers that change how their content is drawn, not how it is laid out.
extension ViewDefinition {
  static let controlGroup = ViewDefinition(
    "ControlGroup",
    "Controls that belong together.",
    .iOS15,
    generics: "Content: View",
    initializers: [
      "init(@ViewBuilder content: () -> Content)",
      "init(_ title: some StringProtocol, @ViewBuilder content: () -> Content)",
    ],
    behavior: .composition { _ in .node(.hStack(StackParameters(alignment: .verticalCenter)), [.slot("content")]) }
  )

  static let glassEffectContainer = ViewDefinition(
    "GlassEffectContainer",
    "Shapes of glass that flow together.",
    .iOS26,
    generics: "Content: View",
    initializers: [
      "init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
    ],
    behavior: .composition { _ in implicitColumn("content") }
  )

  static let keyframeAnimator = ViewDefinition(
    "KeyframeAnimator",
    "A view that follows values along a path.",
    .iOS17,
    generics: "Value; KeyframePath: Keyframes; Content: View",
    initializers: [
      "init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) where Value == KeyframePath.Value",
      "init(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) where Value == KeyframePath.Value",
    ],
    behavior: .composition { _ in implicitColumn("content") }
  )

  static let phaseAnimator = ViewDefinition(
    "PhaseAnimator",
    "A view that goes through phases.",
    .iOS17,
    generics: "Phase: Equatable; Content: View",
    initializers: [
      "init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })",
      "init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default })",
    ],
    behavior: .composition { _ in implicitColumn("content") }
  )
}
