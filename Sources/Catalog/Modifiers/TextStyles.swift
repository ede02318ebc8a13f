import Layout

extension ModifierDefinition {
  static let allowsTightening = environment(
    "allowsTightening",
    "Lets text move closer together to fit.",
    ["func allowsTightening(_ flag: Bool) -> some View"],
    .allowsTightening
  )
  static let baselineOffset = environment(
    "baselineOffset",
    "Raises the text above its baseline.",
    ["func baselineOffset(_ baselineOffset: CGFloat) -> some View"],
    .baselineOffset,
    .iOS16
  )
  static let bold = flag(
    "bold",
    "Shows text in bold.",
    "func bold(_ isActive: Bool = true) -> some View",
    .iOS16
  ) { isActive in
    let trait = BuiltInValue.token(type: "Font.Weight", name: EnvironmentValues.boldTrait)
    return [EnvironmentWrite(.fontWeight, isActive ? trait : .none)]
  }
  static let font = environment("font", "Sets the font of text.", ["func font(_ font: Font?) -> some View"], .font)
  static let fontDesign = environment(
    "fontDesign",
    "Sets the design of the system font.",
    ["func fontDesign(_ design: Font.Design?) -> some View"],
    .fontDesign,
    Availability(iOS: 16.1, macOS: 13)
  )
  static let fontWeight = environment(
    "fontWeight",
    "Sets the weight of text.",
    ["func fontWeight(_ weight: Font.Weight?) -> some View"],
    .fontWeight,
    .iOS16
  )
  static let imageScale = environment(
    "imageScale",
    "Sets the size of symbols beside text.",
    ["func imageScale(_ scale: Image.Scale) -> some View"],
    .imageScale
  )
  static let italic = flag(
    "italic",
    "Slants text.",
    "func italic(_ isActive: Bool = true) -> some View",
    .iOS16
  ) { isActive in
    [EnvironmentWrite(.isItalic, .bool(isActive))]
  }
  static let kerning = environment(
    "kerning",
    "Adds room between characters.",
    ["func kerning(_ kerning: CGFloat) -> some View"],
    .tracking,
    .iOS16
  )
  static let lineLimit = ModifierDefinition(
    "lineLimit",
    "Sets how many lines text may take.",
    [
      "func lineLimit(_ number: Int?) -> some View",
      Signature("func lineLimit(_ limit: ClosedRange<Int>) -> some View", since: .iOS16),
      Signature("func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View", since: .iOS16),
      Signature("func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View", since: .iOS16),
      Signature("func lineLimit(_ number: Int, reservesSpace: Bool) -> some View", since: .iOS16),
    ],
    behavior: .environment { arguments in
      let limit = arguments["number"] ?? arguments["limit"] ?? .none
      var bounds: (least: BuiltInValue, most: BuiltInValue) = (.number(0), limit)
      if arguments.bool("reservesSpace") == true { bounds.least = bounds.most }
      if case .list(let range) = limit, range.count == 2 {
        bounds = (range[0] == .none ? .number(0) : range[0], range[1])
      }
      return [EnvironmentWrite(.lineLimit, bounds.most), EnvironmentWrite(.minimumLines, bounds.least)]
    }
  )
  static let lineSpacing = environment(
    "lineSpacing",
    "Adds room between lines of text.",
    ["func lineSpacing(_ lineSpacing: CGFloat) -> some View"],
    .lineSpacing
  )
  static let minimumScaleFactor = environment(
    "minimumScaleFactor",
    "Lets text shrink to fit.",
    ["func minimumScaleFactor(_ factor: CGFloat) -> some View"],
    .minimumScaleFactor
  )
  static let monospaced = flag(
    "monospaced",
    "Shows text in a font with equal widths.",
    "func monospaced(_ isActive: Bool = true) -> some View",
    .iOS16
  ) { isActive in
    [EnvironmentWrite(.fontDesign, isActive ? .token(type: "Font.Design", name: "monospaced") : .none)]
  }
  static let monospacedDigit = flag(
    "monospacedDigit",
    "Shows digits with equal widths.",
    "func monospacedDigit() -> some View",
    .iOS15
  ) { _ in [EnvironmentWrite(.monospacedDigits, .bool(true))] }
  static let multilineTextAlignment = environment(
    "multilineTextAlignment",
    "Sets how lines of text sit beside each other.",
    ["func multilineTextAlignment(_ alignment: TextAlignment) -> some View"],
    .multilineTextAlignment
  )
  static let textCase = environment(
    "textCase",
    "Shows text in upper or lower case.",
    ["func textCase(_ textCase: Text.Case?) -> some View"],
    .textCase,
    .iOS14
  )
  static let tracking = environment(
    "tracking",
    "Adds room between characters.",
    ["func tracking(_ tracking: CGFloat) -> some View"],
    .tracking,
    .iOS16
  )
  static let truncationMode = environment(
    "truncationMode",
    "Sets where text that does not fit is cut.",
    ["func truncationMode(_ mode: Text.TruncationMode) -> some View"],
    .truncationMode
  )

  /// A modifier whose first argument becomes the value of a key.
  static func environment(
    _ name: String,
    _ summary: String,
    _ signatures: [Signature],
    _ key: EnvironmentKeyDefinition,
    _ availability: Availability = .iOS13
  ) -> ModifierDefinition {
    ModifierDefinition(
      name,
      summary,
      signatures,
      availability,
      behavior: .environment { arguments in
        let parameter = signatures.first?.parameters.first?.name ?? ""
        return [EnvironmentWrite(key, arguments[parameter] ?? .none)]
      }
    )
  }

  /// A modifier that is on unless its only argument is false.
  private static func flag(
    _ name: String,
    _ summary: String,
    _ signature: Signature,
    _ availability: Availability,
    _ writes: @escaping @Sendable (Bool) -> [EnvironmentWrite]
  ) -> ModifierDefinition {
    ModifierDefinition(
      name,
      summary,
      [signature],
      availability,
      behavior: .environment { writes($0.bool("isActive") ?? true) }
    )
  }
}
