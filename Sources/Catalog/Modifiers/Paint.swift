import Layout

extension ModifierDefinition {
  /// What changes how a view is drawn, never its size.
  static let paint: [ModifierDefinition] = [
    .neutral(
      "flipsForRightToLeftLayoutDirection",
      "Mirrors the view where text runs from right to left.",
      ["func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View"]
    ),
    .neutral(
      "accentColor",
      "Sets the color of controls.",
      ["func accentColor(_ accentColor: Color?) -> some View"],
      deprecation: .soft("tint(_:)"),
      paint: .writes { tinted($0, "accentColor") }
    ),
    .neutral(
      "allowsHitTesting",
      "Sets whether the view takes touches.",
      ["func allowsHitTesting(_ enabled: Bool) -> some View"]
    ),
    .neutral("antialiased", "Smooths the edges of the image.", ["func antialiased(_ isAntialiased: Bool) -> Image"]),
    .neutral(
      "backgroundStyle",
      "Sets the style of backgrounds.",
      ["func backgroundStyle(_ style: some ShapeStyle) -> some View"],
      .iOS16
    ),
    .neutral(
      "blendMode",
      "Mixes the view's colors with what is behind.",
      ["func blendMode(_ blendMode: BlendMode) -> some View"],
      paint: .effect { $0.token("blendMode").map { .blend($0) } }
    ),
    .neutral(
      "blur",
      "Blurs the view.",
      ["func blur(radius: CGFloat, opaque: Bool = false) -> some View"],
      paint: .effect { $0.number("radius").map { .blur($0) } }
    ),
    .neutral(
      "border",
      "Draws a border inside the view's bounds.",
      ["func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View"],
      paint: .effect { .border($0.style("content") ?? .level(0), width: $0.number("width") ?? 1) }
    ),
    .neutral(
      "brightness",
      "Brightens the view.",
      ["func brightness(_ amount: Double) -> some View"],
      paint: .effect { .filter(.brightness($0.number("amount") ?? 0)) }
    ),
    .neutral(
      "clipShape",
      "Cuts the view along a shape.",
      ["func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View"],
      paint: .effect { $0.outline("shape").map { .clip($0) } }
    ),
    .neutral(
      "clipped",
      "Cuts the view at its bounds.",
      ["func clipped(antialiased: Bool = false) -> some View"],
      paint: .effect { _ in .clip(.rectangle) }
    ),
    .neutral(
      "colorInvert",
      "Inverts the view's colors.",
      ["func colorInvert() -> some View"],
      paint: .effect { _ in .filter(.invert) }
    ),
    .neutral(
      "colorMultiply",
      "Multiplies the view's colors.",
      ["func colorMultiply(_ color: Color) -> some View"],
      paint: .effect { $0.color("color").map { .filter(.multiply($0)) } }
    ),
    .neutral("compositingGroup", "Draws the view as one layer.", ["func compositingGroup() -> some View"]),
    .neutral(
      "containerShape",
      "Sets the shape of the container.",
      ["func containerShape(_ shape: some InsettableShape) -> some View"],
      .iOS15
    ),
    .neutral(
      "contentShape",
      "Sets where the view takes touches.",
      [
        "func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View",
        "func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> some View",
      ]
    ),
    .neutral(
      "contrast",
      "Changes the view's contrast.",
      ["func contrast(_ amount: Double) -> some View"],
      paint: .effect { .filter(.contrast($0.number("amount") ?? 1)) }
    ),
    .neutral(
      "cornerRadius",
      "Cuts the view with rounded corners.",
      ["func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View"],
      deprecation: .soft("clipShape(.rect(cornerRadius:))"),
      paint: .effect { .clip(.rounded(CornerRadii($0.number("radius") ?? 0))) }
    ),
    .neutral(
      "drawingGroup",
      "Draws the view into one image.",
      ["func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View"]
    ),
    .neutral(
      "fontWidth",
      "Sets how wide the characters of the system font are.",
      ["func fontWidth(_ width: Font.Width?) -> some View"],
      .iOS16
    ),
    .neutral(
      "foregroundColor",
      "Sets the color of text and symbols.",
      ["func foregroundColor(_ color: Color?) -> some View"],
      deprecation: .soft("foregroundStyle(_:)"),
      paint: .writes { foreground($0, ["color"]) }
    ),
    .neutral(
      "foregroundStyle",
      "Sets the style of text, symbols and shapes.",
      [
        "func foregroundStyle(_ style: some ShapeStyle) -> some View",
        "func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View",
        "func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle) -> some View",
      ],
      .iOS15,
      paint: .writes { foreground($0, ["style", "primary", "secondary", "tertiary"]) }
    ),
    .neutral(
      "geometryGroup",
      "Keeps the view's geometry apart from its parent's.",
      ["func geometryGroup() -> some View"],
      .iOS17
    ),
    .neutral(
      "glassEffect",
      "Puts glass behind the view.",
      ["func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View"],
      .iOS26,
      paint: .effect { .backdrop(.material(0.4), $0.outline("shape") ?? .capsule) }
    ),
    .neutral(
      "grayscale",
      "Takes color out of the view.",
      ["func grayscale(_ amount: Double) -> some View"],
      paint: .effect { .filter(.grayscale($0.number("amount") ?? 0)) }
    ),
    .neutral(
      "hidden",
      "Keeps the view's room and shows nothing.",
      ["func hidden() -> some View"],
      paint: .effect { _ in .hidden }
    ),
    .neutral(
      "hueRotation",
      "Turns the view's colors.",
      ["func hueRotation(_ angle: Angle) -> some View"],
      paint: .effect { .filter(.hue(radians: $0.angle("angle") ?? 0)) }
    ),
    .neutral(
      "interpolation",
      "Sets how the image is scaled.",
      ["func interpolation(_ interpolation: Image.Interpolation) -> Image"]
    ),
    .neutral(
      "mask",
      "Shows the view where another view is opaque.",
      [
        Signature(
          "func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> some View",
          since: .iOS15
        ),
        "func mask(_ mask: some View) -> some View",
      ],
      paint: .effect { arguments in
        if let outline = arguments.outline("mask") { return .mask(.shape(outline, [])) }
        return arguments.style("mask").map { .mask(.style($0)) }
      }
    ),
    .neutral(
      "opacity",
      "Makes the view see-through.",
      ["func opacity(_ opacity: Double) -> some View"],
      paint: .effect { .opacity($0.number("opacity") ?? 1) }.restyling { .faded($0, $1.number("opacity") ?? 1) }
    ),
    ModifierDefinition(
      "redacted",
      "Shows placeholders in place of content.",
      ["func redacted(reason: RedactionReasons) -> some View"],
      .iOS14,
      paint: .writes { _ in [EnvironmentWrite(.isRedacted, .bool(true))] },
      behavior: .environment { arguments in
        let reasons = [arguments.environment[.redactionReasons], arguments["reason"]].compactMap { $0 }
        return [EnvironmentWrite(.redactionReasons, RedactionReasons(joining: reasons).value)]
      }
    ),
    .neutral(
      "renderingMode",
      "Sets whether the image keeps its colors.",
      ["func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image"],
      paint: .writes { [EnvironmentWrite(.isTemplate, .bool($0.token("renderingMode") == "template"))] }
    ),
    .neutral(
      "rotation3DEffect",
      "Turns the view in space.",
      [
        "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View"
      ],
      paint: .effect { turn($0) }
    ),
    .neutral(
      "saturation",
      "Changes the strength of the view's colors.",
      ["func saturation(_ amount: Double) -> some View"],
      paint: .effect { .filter(.saturation($0.number("amount") ?? 1)) }
    ),
    .neutral(
      "shadow",
      "Draws a shadow behind the view.",
      [
        "func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View"
      ],
      paint: .effect(shadow)
    ),
    .neutral(
      "strikethrough",
      "Draws a line through text.",
      [
        "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View"
      ],
      paint: .writes { [EnvironmentWrite(.isStruck, .bool($0.bool("isActive") ?? true))] }
    ),
    .neutral(
      "symbolEffect",
      "Animates symbols.",
      [
        "func symbolEffect(_ effect: some SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View",
        "func symbolEffect(_ effect: some SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable) -> some View",
      ],
      .iOS17
    ),
    .neutral(
      "symbolRenderingMode",
      "Sets how symbols are colored.",
      ["func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View"],
      .iOS15
    ),
    .neutral(
      "symbolVariant",
      "Sets the variant of symbols.",
      ["func symbolVariant(_ variant: SymbolVariants) -> some View"],
      .iOS15
    ),
    .neutral(
      "tint",
      "Sets the color of controls.",
      ["func tint(_ tint: (some ShapeStyle)?) -> some View"],
      .iOS15,
      paint: .writes { tinted($0, "tint") }
    ),
    .neutral(
      "underline",
      "Draws a line under text.",
      [
        "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View"
      ],
      paint: .writes { [EnvironmentWrite(.isUnderlined, .bool($0.bool("isActive") ?? true))] }
    ),
    ModifierDefinition(
      "unredacted",
      "Shows content where placeholders are asked for.",
      ["func unredacted() -> some View"],
      .iOS14,
      paint: .writes { _ in [EnvironmentWrite(.isRedacted, .bool(false))] },
      behavior: .environment { _ in [EnvironmentWrite(.redactionReasons, RedactionReasons().value)] }
    ),
    .neutral(
      "visualEffect",
      "Draws the view by its geometry.",
      ["func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View"],
      .iOS17
    ),
  ]

  private static func turn(_ arguments: ArgumentValues) -> PaintEffect {
    var axis = [0.0, 1, 0]
    if case .list(let parts)? = arguments["axis"], parts.count == 3 { axis = parts.map { $0.number ?? 0 } }
    return .turn(radians: arguments.angle("angle") ?? 0, x: axis[0], y: axis[1], z: axis[2])
  }

  private static func tinted(_ arguments: ArgumentValues, _ parameter: String) -> [EnvironmentWrite] {
    [EnvironmentWrite(.tint, arguments.style(parameter).map { .paint(.style($0)) } ?? .none)]
  }

  /// The levels that the parameters give.
  private static func foreground(_ arguments: ArgumentValues, _ parameters: [String]) -> [EnvironmentWrite] {
    let outer = arguments.environment.ink
    let levels = parameters.compactMap { arguments.style($0) }.map {
      BuiltInValue.paint(.style($0.resolved(in: outer)))
    }
    return [EnvironmentWrite(.foregroundStyle, .list(levels))]
  }

  @Sendable private static func shadow(_ arguments: ArgumentValues) -> PaintEffect? {
    let standard = PaintColor(.components(red: 0, green: 0, blue: 0), opacity: 0.33)
    return .shadow(
      arguments.color("color") ?? standard,
      radius: arguments.number("radius") ?? 0,
      x: arguments.number("x") ?? 0,
      y: arguments.number("y") ?? 0
    )
  }
}
