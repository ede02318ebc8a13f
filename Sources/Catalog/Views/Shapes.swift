import Layout

extension ViewDefinition {
  static let anyShape = ViewDefinition(
    "AnyShape",
    "A shape whose type is hidden.",
    .iOS16,
    conformances: ["Shape", "InsettableShape"],
    initializers: ["init(_ shape: some Shape)"],
    behavior: .composition { _ in .node(.neutral, [.slot("shape")]) }
  )
  static let capsule = shape(
    "Capsule",
    "A rectangle whose short sides are half circles.",
    ["init(style: RoundedCornerStyle = .continuous)"]
  )
  package static let circle = ViewDefinition(
    "Circle",
    "A circle as large as the shorter side of its room.",
    conformances: ["Shape", "InsettableShape"],
    initializers: ["init()"],
    behavior: .composition { arguments in
      .leaf(arguments.environment.flag(.isShapeInset) ? .fill : .circle)
    }
  )
  static let containerRelativeShape = shape(
    "ContainerRelativeShape",
    "The shape of its container, inset.",
    ["init()"],
    .iOS14
  )
  static let ellipse = shape("Ellipse", "An ellipse that fills its room.", ["init()"])
  static let path = shape(
    "Path",
    "A drawing of lines and curves.",
    [
      "init()", "init(_ rect: CGRect)", "init(_ callback: (inout Path) -> ())",
      "init(roundedRect rect: CGRect, cornerRadius: CGFloat)",
    ]
  )
  static let rectangle = shape("Rectangle", "A rectangle that fills its room.", ["init()"])
  static let roundedRectangle = shape(
    "RoundedRectangle",
    "A rectangle with rounded corners.",
    [
      "init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
      "init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
    ]
  )
  static let unevenRoundedRectangle = shape(
    "UnevenRoundedRectangle",
    "A rectangle whose corners are rounded differently.",
    [
      "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)",
      "init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)",
    ],
    .iOS16
  )

  static let angularGradient = paint(
    "AngularGradient",
    "Colors around a point.",
    [
      "init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)",
      "init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)",
      "init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)",
      "init(colors: [Color], center: UnitPoint, angle: Angle = .zero)",
    ]
  )
  static let linearGradient = paint(
    "LinearGradient",
    "Colors along a line.",
    [
      "init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)",
      "init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)",
      "init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)",
    ]
  )
  static let radialGradient = paint(
    "RadialGradient",
    "Colors around a center.",
    [
      "init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
      "init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
    ]
  )
  static let canvas = paint(
    "Canvas",
    "A drawing made by code.",
    generics: "Symbols: View = EmptyView",
    conformances: [],
    [
      "init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)"
    ],
    .iOS15
  )
  static let meshGradient = paint(
    "MeshGradient",
    "Colors on a grid of points.",
    [
      "init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true)"
    ],
    .iOS18
  )

  private static func shape(
    _ name: String,
    _ summary: String,
    _ initializers: [Signature],
    _ availability: Availability = .iOS13
  ) -> ViewDefinition {
    ViewDefinition(
      name,
      summary,
      availability,
      conformances: ["Shape", "InsettableShape"],
      initializers: initializers,
      behavior: .composition { _ in .leaf(.fill) }
    )
  }

  private static func paint(
    _ name: String,
    _ summary: String,
    generics: String = "",
    conformances: [String] = ["ShapeStyle"],
    _ initializers: [Signature],
    _ availability: Availability = .iOS13
  ) -> ViewDefinition {
    ViewDefinition(
      name,
      summary,
      availability,
      conformances: conformances,
      generics: generics,
      initializers: initializers,
      behavior: .composition { _ in .leaf(.fill) }
    )
  }
}
