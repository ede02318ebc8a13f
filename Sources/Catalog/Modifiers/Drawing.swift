extension ModifierDefinition {
  /// Shaders, glass and other effects on how a view is drawn.
  static let drawing: [ModifierDefinition] = [
    .neutral(
      "allowedDynamicRange",
      "Limits how bright images get.",
      [
        "func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "backgroundExtensionEffect",
      "Extends the view under bars and sidebars.",
      [
        "func backgroundExtensionEffect() -> some View",
        "func backgroundExtensionEffect(isEnabled: Bool) -> some View",
      ],
      .iOS26
    ),
    .neutral(
      "colorEffect",
      "Changes colors by a shader.",
      [
        "func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "distortionEffect",
      "Moves pixels by a shader.",
      [
        "func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "glassEffectID",
      "Names a piece of glass for transitions.",
      [
        "func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View"
      ],
      .iOS26
    ),
    .neutral(
      "glassEffectTransition",
      "Sets how glass comes and goes.",
      [
        "func glassEffectTransition(_ transition: GlassEffectTransition) -> some View"
      ],
      .iOS26
    ),
    .neutral(
      "glassEffectUnion",
      "Joins pieces of glass.",
      [
        "func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View"
      ],
      .iOS26
    ),
    .neutral(
      "layerEffect",
      "Changes what is drawn by a shader.",
      [
        "func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "luminanceToAlpha",
      "Makes dark parts transparent.",
      [
        "func luminanceToAlpha() -> some View"
      ],
      .iOS13
    ),
    .neutral(
      "materialActiveAppearance",
      "Sets when materials look active.",
      [
        "func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View"
      ],
      .iOS18
    ),
    .neutral(
      "symbolColorRenderingMode",
      "Sets how symbols are colored.",
      [
        "func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View"
      ],
      .iOS26
    ),
    .neutral(
      "symbolEffectsRemoved",
      "Keeps effects of symbols out.",
      [
        "func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View"
      ],
      .iOS17
    ),
    .neutral(
      "symbolVariableValueMode",
      "Sets how symbols show their value.",
      [
        "func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View"
      ],
      .iOS26
    ),
    .neutral(
      "textRenderer",
      "Draws text in another way.",
      [
        "func textRenderer(_ renderer: some TextRenderer) -> some View"
      ],
      .iOS18
    ),
  ]
}
