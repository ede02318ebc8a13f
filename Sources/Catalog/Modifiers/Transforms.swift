import Layout

extension ModifierDefinition {
  static let offset = ModifierDefinition(
    "offset",
    "Moves the view without changing the layout.",
    ["func offset(_ offset: CGSize) -> some View", "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View"],
    behavior: .transform { arguments in
      let size = arguments.size("offset")
      return .offset(
        x: size?.width ?? arguments.number("x") ?? 0,
        y: size?.height ?? arguments.number("y") ?? 0
      )
    }
  )

  static let projectionEffect = ModifierDefinition(
    "projectionEffect",
    "Maps the view, also in perspective, without changing the layout.",
    ["func projectionEffect(_ transform: ProjectionTransform) -> some View"],
    behavior: .transform { .effect(.affine($0.transform("transform") ?? .identity)) }
  )

  static let rotationEffect = ModifierDefinition(
    "rotationEffect",
    "Turns the view without changing the layout.",
    ["func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View"],
    behavior: .transform { arguments in
      .effect(.rotation(radians: arguments.angle("angle") ?? 0, anchor: arguments.unitPoint("anchor") ?? .center))
    }
  )

  static let scaleEffect = ModifierDefinition(
    "scaleEffect",
    "Scales the view without changing the layout.",
    [
      "func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View",
      "func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View",
      "func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View",
    ],
    behavior: .transform { arguments in
      let size = arguments.size("scale")
      let factor = arguments.number("s")
      return .effect(
        .scale(
          x: size?.width ?? factor ?? arguments.number("x") ?? 1,
          y: size?.height ?? factor ?? arguments.number("y") ?? 1,
          anchor: arguments.unitPoint("anchor") ?? .center
        )
      )
    }
  )

  static let transformEffect = ModifierDefinition(
    "transformEffect",
    "Maps the view without changing the layout.",
    ["func transformEffect(_ transform: CGAffineTransform) -> some View"],
    behavior: .transform { .effect(.affine($0.transform("transform") ?? .identity)) }
  )

  static let zIndex = ModifierDefinition(
    "zIndex",
    "Puts the view in front of or behind its siblings.",
    ["func zIndex(_ value: Double) -> some View"],
    behavior: .transform { .zIndex($0.number("value") ?? 0) }
  )
}
