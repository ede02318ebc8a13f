import Layout

extension ModifierDefinition {
  static let fill = neutral(
    "fill",
    "Fills the shape.",
    [
      "func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some View",
      "func fill(style: FillStyle = FillStyle()) -> some View",
    ],
    receiver: .shape,
    paint: .step { arguments in
      .fill(arguments.style("content"), evenOdd: arguments.fillsEvenOdd)
    }
  )
  static let stroke = neutral(
    "stroke",
    "Draws the outline of the shape.",
    [
      "func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View",
      "func stroke(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some View",
      "func stroke(lineWidth: CGFloat = 1) -> some Shape",
      "func stroke(style: StrokeStyle) -> some Shape",
    ],
    receiver: .shape,
    paint: .step { arguments in
      guard arguments.has("content") else { return .outline(arguments.line) }
      return .stroke(arguments.style("content"), arguments.line)
    }
  )
  static let trim = neutral(
    "trim",
    "Keeps a part of the shape's outline.",
    ["func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape"],
    paint: .step { .trim(from: $0.number("startFraction") ?? 0, to: $0.number("endFraction") ?? 1) }
  )
  static let strokeBorder = inset(
    "strokeBorder",
    "Draws the outline of the shape inside of it.",
    [
      "func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View",
      "func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true) -> some View",
      "func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View",
      "func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View",
    ],
    receiver: .insettableShape
  ) { .strokeBorder($0.style("content"), $0.line) }
  static let rotation = inset(
    "rotation",
    "Turns the shape.",
    ["func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape"]
  ) { .motion(.rotation(radians: $0.angle("angle") ?? 0, anchor: $0.unitPoint("anchor") ?? .center)) }
  static let scale = inset(
    "scale",
    "Scales the shape.",
    [
      "func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape",
      "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape",
    ]
  ) { arguments in
    let both = arguments.number("scale")
    return .motion(
      .scale(
        x: both ?? arguments.number("x") ?? 1,
        y: both ?? arguments.number("y") ?? 1,
        anchor: arguments.unitPoint("anchor") ?? .center
      )
    )
  }
  static let inset = inset(
    "inset",
    "Makes the shape smaller.",
    ["func inset(by amount: CGFloat) -> some InsettableShape"]
  ) { $0.number("amount").map { .inset($0) } }

  static let size = inset(
    "size",
    "Draws the shape in this size.",
    [
      "func size(_ size: CGSize) -> some Shape", "func size(width: CGFloat, height: CGFloat) -> some Shape",
      "func size(_ size: CGSize, anchor: UnitPoint) -> some Shape",
      "func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape",
    ]
  ) { arguments in
    .size(
      arguments.size("size")
        ?? Size(width: arguments.number("width") ?? 0, height: arguments.number("height") ?? 0)
    )
  }
  static let transform = inset(
    "transform",
    "Draws the shape transformed.",
    ["func transform(_ transform: CGAffineTransform) -> some Shape"]
  ) { $0.transform("transform").map { .motion(.affine($0)) } }

  /// What `offset` means for a shape: the outline moves, the view does not.
  static let shapeOffset = inset(
    "offset",
    "Draws the shape moved.",
    [
      "func offset(_ offset: CGSize) -> some Shape", "func offset(_ offset: CGPoint) -> some Shape",
      "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape",
    ]
  ) { arguments in
    let size = arguments.size("offset")
    let point = arguments.point("offset")
    return .motion(
      .affine(
        .translation(
          x: size?.width ?? point?.x ?? arguments.number("x") ?? 0,
          y: size?.height ?? point?.y ?? arguments.number("y") ?? 0
        )
      )
    )
  }

  /// Shapes with such a modifier take the whole proposal, whatever the shape's own rule (measured for `Circle`).
  private static func inset(
    _ name: String,
    _ summary: String,
    _ signatures: [Signature],
    receiver: Receiver = .shape,
    step: @escaping @Sendable (ArgumentValues) -> ShapeStep?
  ) -> ModifierDefinition {
    ModifierDefinition(
      name,
      summary,
      signatures,
      receiver: receiver,
      paint: .step(step),
      behavior: .environment { _ in [EnvironmentWrite(.isShapeInset, .bool(true))] }
    )
  }
}

extension ArgumentValues {
  /// The line that a stroke's arguments describe.
  fileprivate var line: StrokeLine { strokeLine("style") ?? StrokeLine(width: number("lineWidth") ?? 1) }

  fileprivate var fillsEvenOdd: Bool { token("style") == "evenOdd" }
}
