import Layout

/// What shapes and lines are painted with. Their declarations are written out with the interfaces of shapes.
extension TypeDefinition {
  static let anyShapeStyle = TypeDefinition(
    "AnyShapeStyle",
    "A style whose type is hidden.",
    form: .written,
    conformances: ["ShapeStyle"],
    .iOS15,
    initializers: [
      ValueFunction("init<S: ShapeStyle>(_ style: S)") { .paint(.style($0.style("style") ?? .level(0))) }
    ]
  )

  static let gradient = TypeDefinition(
    "Gradient",
    "Colors that go over into each other.",
    form: .written,
    conformances: ["ShapeStyle", "Equatable", "Hashable"],
    initializers: [
      ValueFunction("init(stops: [Gradient.Stop])") { .paint(.stops($0.stops("stops"))) },
      ValueFunction("init(colors: [Color])") { .paint(.stops($0.stops("colors"))) },
    ]
  )

  static let gradientStop = TypeDefinition(
    "Gradient.Stop",
    "A color of a gradient, and where it is reached.",
    form: .written,
    initializers: [
      ValueFunction("init(color: Color, location: CGFloat)") { arguments in
        let color = arguments.color("color") ?? PaintColor(named: "gray")
        return .paint(.stops([PaintGradient.Stop(color, at: arguments.number("location") ?? 0)]))
      }
    ]
  )

  static let shading = TypeDefinition(
    "GraphicsContext.Shading",
    "What a canvas fills with.",
    form: .written,
    conformances: ["Sendable"],
    .iOS15,
    functions: [
      ValueFunction("static func color(_ color: Color) -> GraphicsContext.Shading") {
        .paint(.style($0.style("color") ?? .level(0)))
      },
      ValueFunction("static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading") {
        .paint(.style($0.style("style") ?? .level(0)))
      },
    ]
  )

  static let rectangleCornerRadii = TypeDefinition(
    "RectangleCornerRadii",
    "The radii of a rectangle's corners.",
    form: .written,
    conformances: ["Equatable", "Sendable"],
    .iOS16,
    initializers: [
      ValueFunction(
        "init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)"
      ) { arguments in
        .paint(
          .radii(
            CornerRadii(
              topLeading: arguments.number("topLeading") ?? 0,
              bottomLeading: arguments.number("bottomLeading") ?? 0,
              bottomTrailing: arguments.number("bottomTrailing") ?? 0,
              topTrailing: arguments.number("topTrailing") ?? 0
            )
          )
        )
      }
    ]
  )

  static let strokeStyle = TypeDefinition(
    "StrokeStyle",
    "How a line is drawn.",
    form: .written,
    conformances: ["Equatable", "Sendable"],
    initializers: [
      ValueFunction(
        "init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)",
        make: strokeLine
      )
    ]
  )

  @Sendable private static func strokeLine(_ arguments: ArgumentValues) -> BuiltInValue? {
    var dash: [Double] = []
    if case .list(let lengths)? = arguments["dash"] { dash = lengths.compactMap(\.number) }
    return .paint(
      .line(
        StrokeLine(
          width: arguments.number("lineWidth") ?? 1,
          cap: arguments.token("lineCap").flatMap(StrokeLine.Cap.init) ?? .butt,
          join: arguments.token("lineJoin").flatMap(StrokeLine.Join.init) ?? .miter,
          dash: dash,
          dashPhase: arguments.number("dashPhase") ?? 0
        )
      )
    )
  }
}

extension TypeDefinition {
  static let lineCap = tokens("CGLineCap", "How a line ends.", form: .written, ["butt", "round", "square"])
  static let lineJoin = tokens("CGLineJoin", "How lines meet.", form: .written, ["bevel", "miter", "round"])
}
