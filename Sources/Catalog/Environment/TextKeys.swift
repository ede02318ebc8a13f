package import Layout

extension EnvironmentKeyDefinition {
  package static let allowsTightening = EnvironmentKeyDefinition(
    "allowsTightening",
    "Bool",
    "Whether text may move closer together to fit.",
    default: .bool(false)
  )
  package static let font = EnvironmentKeyDefinition(
    "font",
    "Font?",
    "The font of text.",
    default: .none
  )
  package static let imageScale = EnvironmentKeyDefinition(
    "imageScale",
    "Image.Scale",
    "The size of symbols beside text.",
    default: .token(type: "Image.Scale", name: "medium")
  )
  package static let lineLimit = EnvironmentKeyDefinition(
    "lineLimit",
    "Int?",
    "The most lines of a text.",
    default: .none
  )
  package static let lineSpacing = EnvironmentKeyDefinition(
    "lineSpacing",
    "CGFloat",
    "Extra points between lines.",
    default: .number(0)
  )
  package static let minimumScaleFactor = EnvironmentKeyDefinition(
    "minimumScaleFactor",
    "CGFloat",
    "How far text may shrink to fit.",
    default: .number(1)
  )
  package static let multilineTextAlignment = EnvironmentKeyDefinition(
    "multilineTextAlignment",
    "TextAlignment",
    "How lines of text sit beside each other.",
    concernsSizes: false,
    default: .token(type: "TextAlignment", name: "leading")
  )
  package static let textCase = EnvironmentKeyDefinition(
    "textCase",
    "Text.Case?",
    "Upper or lower case.",
    .iOS14,
    default: .none
  )
  package static let truncationMode = EnvironmentKeyDefinition(
    "truncationMode",
    "Text.TruncationMode",
    "Where text that does not fit is cut.",
    default: .token(type: "Text.TruncationMode", name: "tail")
  )
}

extension EnvironmentValues {
  package var platform: Platform {
    self[.platform].token == "macOS" ? .macOS : .iOS
  }

  package var scale: Double {
    max(self[.displayScale].number ?? 1, 1)
  }

  /// The reading direction, which layout takes from each node: that it was looked up here is not noted.
  package var layoutDirection: LayoutDirection {
    unnoted(.layoutDirection).token == "rightToLeft" ? .rightToLeft : .leftToRight
  }

  package var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.named(self[.dynamicTypeSize].token ?? "") ?? .large
  }

  /// The font of text here: the environment's with the traits that modifiers add.
  package var fontDescriptor: FontDescriptor {
    var font: FontDescriptor
    if case .font(let value) = self[.font] {
      font = value.resolved(at: dynamicTypeSize, platform: platform)
    } else {
      font = .standard(at: dynamicTypeSize, platform: platform)
    }
    let weight = self[.fontWeight].token
    if weight == Self.boldTrait { font.weight = max(font.weight, font.boldWeight(on: platform)) }
    if let weight = weight.flatMap(FontWeight.named) { font.weight = weight }
    if let design = self[.fontDesign].token.flatMap(FontDesign.named) { font.design = design }
    if case .bool(true) = self[.isItalic] { font.isItalic = true }
    if case .bool(true) = self[.monospacedDigits] { font.hasMonospacedDigits = true }
    if self[.textScale].token == "secondary" { font.rendition = .secondary }
    if showsPlaceholders { font.rendition = .placeholders }
    return font
  }

  /// The token that `bold()` writes: which weight it is depends on the font.
  static let boldTrait = "bold trait"

  /// Whether texts and symbols are drawn as placeholders. Views marked `privacySensitive` are not (measured).
  var showsPlaceholders: Bool {
    !flag(.isPrivacySensitive) && RedactionReasons(self[.redactionReasons])?.contains(.placeholder) == true
  }

  /// What a text shows here, in the environment's font and limits.
  package func text(_ string: String) -> TextContent {
    var content = emptyText
    content.runs[0].text = cased(string)
    return content
  }

  /// The same of a text whose Markdown counts.
  func text(markdown: String) -> TextContent {
    var content = emptyText
    let plain = content.runs[0]
    content.runs = InlineMarkdown(markdown).runs.map { styled in
      var run = plain
      run.text = cased(styled.text)
      if styled.isStrong { run.font.weight = max(run.font.weight, run.font.boldWeight(on: platform)) }
      if styled.isEmphasized { run.font.isItalic = true }
      if styled.isCode { run.font.design = .monospaced }
      return run
    }
    return content
  }

  private func cased(_ string: String) -> String {
    switch self[.textCase].token {
    case "uppercase": string.uppercased()
    case "lowercase": string.lowercased()
    default: string
    }
  }

  func makeEmptyText() -> TextContent {
    let run = TextRun(
      text: "",
      font: fontDescriptor,
      tracking: self[.tracking].number ?? 0,
      baselineOffset: self[.baselineOffset].number ?? 0
    )
    let truncation: TextTruncation =
      switch self[.truncationMode].token {
      case "head": .head
      case "middle": .middle
      default: .tail
      }
    var tightens = false
    if case .bool(true) = self[.allowsTightening] { tightens = true }
    return TextContent(
      runs: [run],
      minimumLines: self[.minimumLines].int ?? 0,
      maximumLines: self[.lineLimit].int.map { max($0, 1) },
      lineSpacing: self[.lineSpacing].number ?? 0,
      truncation: truncation,
      minimumScaleFactor: self[.minimumScaleFactor].number ?? 1,
      allowsTightening: tightens
    )
  }
}

extension DynamicTypeSize {
  /// By the name in Swift: `large`, `accessibility3`.
  package static func named(_ name: String) -> DynamicTypeSize? {
    byName[name]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

extension FontWeight {
  package static func named(_ name: String) -> FontWeight? {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: nil
    }
  }
}

extension FontDesign {
  package static func named(_ name: String) -> FontDesign? {
    switch name {
    case "default": .default
    case "rounded": .rounded
    case "serif": .serif
    case "monospaced": .monospaced
    default: nil
    }
  }
}

extension TextStyle {
  package static func named(_ name: String) -> TextStyle? {
    switch name {
    case "largeTitle": .largeTitle
    case "title": .title
    case "title2": .title2
    case "title3": .title3
    case "headline": .headline
    case "body": .body
    case "callout": .callout
    case "subheadline": .subheadline
    case "footnote": .footnote
    case "caption": .caption
    case "caption2": .caption2
    default: nil
    }
  }
}
