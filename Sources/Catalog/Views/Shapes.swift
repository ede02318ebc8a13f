import Layout

extension ViewDefinition {
  static let anyShape = ViewDefinition(
    "AnyShape",
    "A shape whose type is hidden.",
    .iOS16,
    conformances: ["Shape", "InsettableShape"],
    initializers: ["init(_ shape: some Shape)"],
    paint: .shape { $0.outline("shape") },
    behavior: .composition { _ in .node(.neutral, [.slot("shape")]) }
  )
  static let capsule = shape(
    "Capsule",
    "A rectangle whose short sides are half circles.",
    ["init(style: RoundedCornerStyle = .continuous)"]
  ) { _ in .capsule }
  package static let circle = ViewDefinition(
    "Circle",
    "A circle as large as the shorter side of its room.",
    conformances: ["Shape", "InsettableShape"],
    initializers: ["init()"],
    paint: .shape { _ in .circle },
    behavior: .composition { arguments in
      .leaf(arguments.environment.flag(.isShapeInset) ? .fill : .circle)
    }
  )
  static let containerRelativeShape = shape(
    "ContainerRelativeShape",
    "The shape of its container, inset.",
    ["init()"],
    .iOS14
  ) { _ in .rectangle }
  static let ellipse = shape("Ellipse", "An ellipse that fills its room.", ["init()"]) { _ in .ellipse }
  package static let path = shape(
    "Path",
    "A drawing of lines and curves.",
    [
      "init()", "init(_ rect: CGRect)", "init(_ callback: (inout Path) -> ())",
      "init(roundedRect rect: CGRect, cornerRadius: CGFloat)",
    ],
    paint: nil
  )
  static let rectangle = shape("Rectangle", "A rectangle that fills its room.", ["init()"]) { _ in .rectangle }
  static let roundedRectangle = shape(
    "RoundedRectangle",
    "A rectangle with rounded corners.",
    [
      "init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
      "init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
    ]
  ) { .rounded(CornerRadii($0.number("cornerRadius") ?? $0.size("cornerSize")?.width ?? 0)) }
  static let unevenRoundedRectangle = shape(
    "UnevenRoundedRectangle",
    "A rectangle whose corners are rounded differently.",
    [
      "init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)",
      "init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)",
    ],
    .iOS16
  ) { arguments in
    if case .paint(.radii(let radii))? = arguments["cornerRadii"] { return .rounded(radii) }
    return .rounded(
      CornerRadii(
        topLeading: arguments.number("topLeadingRadius") ?? 0,
        bottomLeading: arguments.number("bottomLeadingRadius") ?? 0,
        bottomTrailing: arguments.number("bottomTrailingRadius") ?? 0,
        topTrailing: arguments.number("topTrailingRadius") ?? 0
      )
    )
  }

  static let angularGradient = paint(
    "AngularGradient",
    "Colors around a point.",
    [
      "init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)",
      "init(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)",
      "init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)",
      "init(colors: [Color], center: UnitPoint, angle: Angle = .zero)",
    ],
    paint: .style { $0.angularGradient }
  )
  static let linearGradient = paint(
    "LinearGradient",
    "Colors along a line.",
    [
      "init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)",
      "init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)",
      "init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)",
    ],
    paint: .style { $0.linearGradient }
  )
  static let radialGradient = paint(
    "RadialGradient",
    "Colors around a center.",
    [
      "init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
      "init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
    ],
    paint: .style { $0.radialGradient }
  )
  static let canvas = paint(
    "Canvas",
    "A drawing made by code.",
    generics: "Symbols: View = EmptyView",
    conformances: [],
    [
      "init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)"
    ],
    .iOS15,
    paint: .canvas(parameter: "renderer")
  )
  static let meshGradient = paint(
    "MeshGradient",
    "Colors on a grid of points.",
    [
      "init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true)"
    ],
    .iOS18,
    paint: .style { arguments in
      .gradient(PaintGradient(.linear(from: .topLeading, to: .bottomTrailing), arguments.stops("colors")))
    }
  )

  private static func shape(
    _ name: String,
    _ summary: String,
    _ initializers: [Signature],
    _ availability: Availability = .iOS13,
    outline: @escaping @Sendable (ArgumentValues) -> Outline?
  ) -> ViewDefinition {
    shape(name, summary, initializers, availability, paint: .shape(outline))
  }

  private static func shape(
    _ name: String,
    _ summary: String,
    _ initializers: [Signature],
    _ availability: Availability = .iOS13,
    paint: ViewPaint?
  ) -> ViewDefinition {
    ViewDefinition(
      name,
      summary,
      availability,
      conformances: ["Shape", "InsettableShape"],
      initializers: initializers,
      paint: paint,
      behavior: .composition { _ in .leaf(.fill) }
    )
  }

  private static func paint(
    _ name: String,
    _ summary: String,
    generics: String = "",
    conformances: [String] = ["ShapeStyle"],
    _ initializers: [Signature],
    _ availability: Availability = .iOS13,
    paint: ViewPaint
  ) -> ViewDefinition {
    ViewDefinition(
      name,
      summary,
      availability,
      conformances: conformances,
      generics: generics,
      initializers: initializers,
      paint: paint,
      behavior: .composition { _ in .leaf(.fill) }
    )
  }
}

extension ArgumentValues {
  /// The gradients that initializers and static functions make of the same parameters.
  var linearGradient: PaintStyle {
    .gradient(
      PaintGradient(.linear(from: unitPoint("startPoint") ?? .top, to: unitPoint("endPoint") ?? .bottom), gradientStops)
    )
  }

  var radialGradient: PaintStyle {
    .gradient(
      PaintGradient(
        .radial(
          center: unitPoint("center") ?? .center,
          from: number("startRadius") ?? 0,
          to: number("endRadius") ?? 100
        ),
        gradientStops
      )
    )
  }

  var angularGradient: PaintStyle {
    let start = angle("startAngle") ?? angle("angle") ?? 0
    let end = angle("endAngle") ?? start + 2 * .pi
    return .gradient(
      PaintGradient(
        .angular(center: unitPoint("center") ?? .center, from: start, to: end == start ? start + 2 * .pi : end),
        gradientStops
      )
    )
  }

  private var gradientStops: [PaintGradient.Stop] {
    ["gradient", "colors", "stops"].lazy.map { stops($0) }.first { !$0.isEmpty } ?? []
  }
}
