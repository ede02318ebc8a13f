import Layout

extension TypeDefinition {
  /// The guides of both axes, where a `ViewDimensions` is asked for one by its name alone.
  static let alignmentGuide = tokens(
    "AlignmentGuide",
    "A guide along either axis.",
    form: .written,
    [
      "bottom", "center", "firstTextBaseline", "lastTextBaseline", "leading", "listRowSeparatorLeading",
      "listRowSeparatorTrailing", "top", "trailing",
    ]
  )
  static let anchorRectSource = tokens(
    "Anchor.Source",
    "Which geometry of a view an anchor stands for.",
    form: .written,
    [
      "bottom", "bottomLeading", "bottomTrailing", "bounds", "center", "leading", "top", "topLeading", "topTrailing",
      "trailing",
    ]
  )
  static let blendMode = tokens(
    "BlendMode",
    "How colors mix with what is behind.",
    form: .enumeration,
    [
      "color", "colorBurn", "colorDodge", "darken", "destinationOut", "destinationOver", "difference", "exclusion",
      "hardLight", "hue", "lighten", "luminosity", "multiply", "normal", "overlay", "plusDarker", "plusLighter",
      "saturation", "screen", "softLight", "sourceAtop",
    ]
  )
  static let colorSchemeContrast = tokens(
    "ColorSchemeContrast",
    "How much contrast there is.",
    form: .enumeration,
    ["increased", "standard"]
  )
  static let colorScheme = tokens("ColorScheme", "Light or dark appearance.", form: .enumeration, ["dark", "light"])
  static let contentMode = tokens(
    "ContentMode",
    "How content keeps its ratio in a space.",
    form: .enumeration,
    ["fill", "fit"]
  )
  static let controlSize = tokens(
    "ControlSize",
    "How large controls are.",
    form: .enumeration,
    ["extraLarge", "large", "mini", "regular", "small"],
    .iOS15
  )
  static let dynamicTypeSize = tokens(
    "DynamicTypeSize",
    "The text size that the user has chosen.",
    form: .enumeration,
    [
      "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5", "large", "medium",
      "small", "xLarge", "xSmall", "xxLarge", "xxxLarge",
    ],
    .iOS15,
    order: DynamicTypeSize.allCases.map(\.name),
    properties: .read { value, name in
      guard name == "isAccessibilitySize", let size = value.token.flatMap(DynamicTypeSize.named) else { return nil }
      return .bool(size.isAccessibilitySize)
    }
  )
  static let fontDesign = tokens(
    "Font.Design",
    "A design of the system font.",
    form: .enumeration,
    ["default", "monospaced", "rounded", "serif"]
  )
  package static let fontTextStyle = tokens(
    "Font.TextStyle",
    "A text style that follows the user's text size.",
    form: .enumeration,
    [
      "body", "callout", "caption", "caption2", "footnote", "headline", "largeTitle", "subheadline", "title", "title2",
      "title3",
    ]
  )
  package static let fontWeight = tokens(
    "Font.Weight",
    "The weight of a font.",
    ["black", "bold", "heavy", "light", "medium", "regular", "semibold", "thin", "ultraLight"]
  )
  static let fontWidth = tokens(
    "Font.Width",
    "How wide the characters of a font are.",
    ["compressed", "condensed", "expanded", "standard"],
    .iOS16
  )
  static let imageScale = tokens(
    "Image.Scale",
    "The size of symbols beside text.",
    form: .enumeration,
    ["large", "medium", "small"]
  )
  static let imageResizingMode = tokens(
    "Image.ResizingMode",
    "Whether a resized image stretches or repeats.",
    form: .enumeration,
    ["stretch", "tile"]
  )
  static let legibilityWeight = tokens(
    "LegibilityWeight",
    "Regular or bold text.",
    form: .enumeration,
    ["bold", "regular"]
  )
  static let layoutDirection = tokens(
    "LayoutDirection",
    "The reading direction.",
    form: .enumeration,
    ["leftToRight", "rightToLeft"]
  )
  static let matchedGeometryProperties = tokens(
    "MatchedGeometryProperties",
    "Which geometry a matched view takes over.",
    form: .options,
    ["frame", "position", "size"],
    .iOS14
  )
  static let roundedCornerStyle = tokens(
    "RoundedCornerStyle",
    "The curve of rounded corners.",
    form: .enumeration,
    ["circular", "continuous"]
  )
  static let contentMarginPlacement = tokens(
    "ContentMarginPlacement",
    "What of a scroll view a margin is for.",
    ["automatic", "scrollContent", "scrollIndicators"],
    .iOS17
  )
  static let safeAreaRegions = tokens(
    "SafeAreaRegions",
    "What takes room from the safe area.",
    form: .options,
    ["all", "container", "keyboard"],
    .iOS14
  )
  static let scenePhase = tokens(
    "ScenePhase",
    "Whether the scene is shown.",
    form: .enumeration,
    ["active", "background", "inactive"],
    .iOS14
  )
  static let scrollAnchorRole = tokens(
    "ScrollAnchorRole",
    "What an anchor of a scroll view is for.",
    ["alignment", "initialOffset", "sizeChanges"],
    .iOS18
  )
  static let sizeClass = tokens(
    "UserInterfaceSizeClass",
    "Whether room is scarce.",
    form: .enumeration,
    ["compact", "regular"]
  )
  static let textAlignment = tokens(
    "TextAlignment",
    "How lines of text sit beside each other.",
    form: .enumeration,
    ["center", "leading", "trailing"]
  )
  static let textCase = tokens(
    "Text.Case",
    "Upper or lower case.",
    form: .enumeration,
    ["lowercase", "uppercase"],
    .iOS14
  )
  static let textDateStyle = tokens(
    "Text.DateStyle",
    "How a text shows a date.",
    ["date", "offset", "relative", "time", "timer"],
    .iOS14
  )
  static let textScale = tokens(
    "Text.Scale",
    "How large text is beside other text.",
    ["default", "secondary"],
    .iOS17
  )
  static let truncationMode = tokens(
    "Text.TruncationMode",
    "Where text that does not fit is cut.",
    form: .enumeration,
    ["head", "middle", "tail"]
  )
  static let visibility = tokens(
    "Visibility",
    "Whether something shows.",
    form: .enumeration,
    ["automatic", "hidden", "visible"],
    .iOS15
  )
}
