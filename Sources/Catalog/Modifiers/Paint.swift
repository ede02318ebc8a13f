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
      deprecation: .soft("tint(_:)")
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
      ["func blendMode(_ blendMode: BlendMode) -> some View"]
    ),
    .neutral("blur", "Blurs the view.", ["func blur(radius: CGFloat, opaque: Bool = false) -> some View"]),
    .neutral(
      "border",
      "Draws a border inside the view's bounds.",
      ["func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View"]
    ),
    .neutral("brightness", "Brightens the view.", ["func brightness(_ amount: Double) -> some View"]),
    .neutral(
      "clipShape",
      "Cuts the view along a shape.",
      ["func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View"]
    ),
    .neutral("clipped", "Cuts the view at its bounds.", ["func clipped(antialiased: Bool = false) -> some View"]),
    .neutral(
      "colorInvert",
      "Inverts the view's colors.",
      ["func colorInvert() -> some View"]
    ),
    .neutral("colorMultiply", "Multiplies the view's colors.", ["func colorMultiply(_ color: Color) -> some View"]),
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
    .neutral("contrast", "Changes the view's contrast.", ["func contrast(_ amount: Double) -> some View"]),
    .neutral(
      "cornerRadius",
      "Cuts the view with rounded corners.",
      ["func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View"],
      deprecation: .soft("clipShape(.rect(cornerRadius:))")
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
      deprecation: .soft("foregroundStyle(_:)")
    ),
    .neutral(
      "foregroundStyle",
      "Sets the style of text, symbols and shapes.",
      [
        "func foregroundStyle(_ style: some ShapeStyle) -> some View",
        "func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View",
        "func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle) -> some View",
      ],
      .iOS15
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
      .iOS26
    ),
    .neutral("grayscale", "Takes color out of the view.", ["func grayscale(_ amount: Double) -> some View"]),
    .neutral("hidden", "Keeps the view's room and shows nothing.", ["func hidden() -> some View"]),
    .neutral("hueRotation", "Turns the view's colors.", ["func hueRotation(_ angle: Angle) -> some View"]),
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
      ]
    ),
    .neutral("opacity", "Makes the view see-through.", ["func opacity(_ opacity: Double) -> some View"]),
    .neutral(
      "redacted",
      "Shows placeholders in place of content.",
      ["func redacted(reason: RedactionReasons) -> some View"],
      .iOS14
    ),
    .neutral(
      "renderingMode",
      "Sets whether the image keeps its colors.",
      ["func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image"]
    ),
    .neutral(
      "rotation3DEffect",
      "Turns the view in space.",
      [
        "func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View"
      ]
    ),
    .neutral(
      "saturation",
      "Changes the strength of the view's colors.",
      ["func saturation(_ amount: Double) -> some View"]
    ),
    .neutral(
      "shadow",
      "Draws a shadow behind the view.",
      [
        "func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View"
      ]
    ),
    .neutral(
      "strikethrough",
      "Draws a line through text.",
      [
        "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View"
      ]
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
    .neutral("tint", "Sets the color of controls.", ["func tint(_ tint: (some ShapeStyle)?) -> some View"], .iOS15),
    .neutral(
      "underline",
      "Draws a line under text.",
      [
        "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View"
      ]
    ),
    .neutral(
      "unredacted",
      "Shows content where placeholders are asked for.",
      ["func unredacted() -> some View"],
      .iOS14
    ),
    .neutral(
      "visualEffect",
      "Draws the view by its geometry.",
      ["func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View"],
      .iOS17
    ),
  ]
}
