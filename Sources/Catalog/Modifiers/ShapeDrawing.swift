extension ModifierDefinition {
  static let fill = neutral(
    "fill",
    "Fills the shape.",
    [
      "func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> some View",
      "func fill(style: FillStyle = FillStyle()) -> some View",
    ],
    receiver: .shape
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
    receiver: .shape
  )
  static let trim = neutral(
    "trim",
    "Keeps a part of the shape's outline.",
    ["func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape"]
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
  )
  static let rotation = inset(
    "rotation",
    "Turns the shape.",
    ["func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape"]
  )
  static let scale = inset(
    "scale",
    "Scales the shape.",
    [
      "func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape",
      "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape",
    ]
  )
  static let inset = inset(
    "inset",
    "Makes the shape smaller.",
    ["func inset(by amount: CGFloat) -> some InsettableShape"]
  )

  static let size = inset(
    "size",
    "Draws the shape in this size.",
    [
      "func size(_ size: CGSize) -> some Shape", "func size(width: CGFloat, height: CGFloat) -> some Shape",
      "func size(_ size: CGSize, anchor: UnitPoint) -> some Shape",
      "func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape",
    ]
  )
  static let transform = inset(
    "transform",
    "Draws the shape transformed.",
    ["func transform(_ transform: CGAffineTransform) -> some Shape"]
  )

  /// What `offset` means for a shape: the outline moves, the view does not.
  static let shapeOffset = inset(
    "offset",
    "Draws the shape moved.",
    [
      "func offset(_ offset: CGSize) -> some Shape", "func offset(_ offset: CGPoint) -> some Shape",
      "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape",
    ]
  )

  /// Shapes with such a modifier take the whole proposal, whatever the shape's own rule (measured for `Circle`).
  private static func inset(
    _ name: String,
    _ summary: String,
    _ signatures: [Signature],
    receiver: Receiver = .shape
  ) -> ModifierDefinition {
    ModifierDefinition(
      name,
      summary,
      signatures,
      receiver: receiver,
      behavior: .environment { _ in [EnvironmentWrite(.isShapeInset, .bool(true))] }
    )
  }
}
