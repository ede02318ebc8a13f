import Layout

extension TypeDefinition {
  package static let font = TypeDefinition(
    "Font",
    "A font for text.",
    members: fontTextStyle.members,
    functions: [
      ValueFunction(
        "static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font",
        make: system
      ),
      ValueFunction(
        "static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font",
        make: system
      ),
      ValueFunction("static func custom(_ name: String, size: CGFloat) -> Font", make: custom),
      ValueFunction(
        "static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font",
        make: custom
      ),
      ValueFunction("static func custom(_ name: String, fixedSize size: CGFloat) -> Font", make: system),
    ],
    methods: [
      changed("func bold() -> Font") { font, _ in font.isBold = true },
      changed("func italic() -> Font") { font, _ in font.isItalic = true },
      changed("func weight(_ weight: Font.Weight) -> Font") { font, arguments in
        font.weight = arguments.token("weight").flatMap(FontWeight.named)
        font.isBold = false
      },
      changed("func monospaced() -> Font") { font, _ in font.design = .monospaced },
      changed("func monospacedDigit() -> Font") { font, _ in font.hasMonospacedDigits = true },
      changed("func smallCaps() -> Font") { _, _ in },
      changed("func lowercaseSmallCaps() -> Font") { _, _ in },
      changed("func uppercaseSmallCaps() -> Font") { _, _ in },
      changed("func leading(_ leading: Font.Leading) -> Font") { _, _ in },
    ]
  ) { name in TextStyle.named(name).map { .font(FontValue(.style($0))) } }

  private static func changed(
    _ signature: Signature,
    _ change: @escaping @Sendable (inout FontValue, ArgumentValues) -> Void
  ) -> ValueFunction {
    ValueFunction(signature) { arguments in
      guard var font = arguments.font("self") else { return nil }
      change(&font, arguments)
      return .font(font)
    }
  }

  @Sendable
  private static func system(_ arguments: ArgumentValues) -> BuiltInValue? {
    let style = arguments.token("style").flatMap(TextStyle.named) ?? .body
    return .font(
      FontValue(
        arguments.number("size").map(FontValue.Base.size) ?? .style(style),
        weight: arguments.token("weight").flatMap(FontWeight.named),
        design: arguments.token("design").flatMap(FontDesign.named)
      )
    )
  }

  /// A font of the program's own has the system font's metrics here.
  @Sendable
  private static func custom(_ arguments: ArgumentValues) -> BuiltInValue? {
    let style = arguments.token("textStyle").flatMap(TextStyle.named) ?? .body
    return arguments.number("size").map { .font(FontValue(.scaled($0, style))) }
  }

  static let gridItem = TypeDefinition(
    "GridItem",
    "A column or row of a lazy grid.",
    .iOS14,
    initializers: [
      ValueFunction("init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)") {
        arguments in
        var track = GridTrack(spacing: arguments.number("spacing"), alignment: arguments.alignment("alignment"))
        if case .track(let size)? = arguments["size"] { track.size = size.size }
        return .track(track)
      }
    ]
  )

  static let gridItemSize = TypeDefinition(
    "GridItem.Size",
    "How long a column or row is.",
    form: .written,
    .iOS14,
    functions: [
      ValueFunction("static func fixed(_ length: CGFloat) -> GridItem.Size") { arguments in
        .track(GridTrack(.fixed(arguments.number("length") ?? 0)))
      },
      ValueFunction("static func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItem.Size") {
        arguments in
        .track(
          GridTrack(
            .flexible(minimum: arguments.number("minimum") ?? 10, maximum: arguments.number("maximum") ?? .infinity)
          )
        )
      },
      ValueFunction("static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size") {
        arguments in
        .track(
          GridTrack(
            .adaptive(minimum: arguments.number("minimum") ?? 10, maximum: arguments.number("maximum") ?? .infinity)
          )
        )
      },
    ]
  )

  static let proposedViewSize = TypeDefinition(
    "ProposedViewSize",
    "What a layout offers a view.",
    .iOS16,
    members: ["infinity", "unspecified", "zero"],
    initializers: [
      ValueFunction("init(_ size: CGSize)") { .proposal(Proposal($0.size("size") ?? .zero)) },
      ValueFunction("init(width: CGFloat?, height: CGFloat?)") { arguments in
        .proposal(Proposal(width: arguments.number("width"), height: arguments.number("height")))
      },
    ],
    methods: [
      ValueFunction("func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize") {
        arguments in
        guard case .proposal(let proposal)? = arguments["self"] else { return nil }
        let fallback = arguments.size("size") ?? Size(width: Proposal.defaultLength, height: Proposal.defaultLength)
        return .size(proposal.replacingUnspecified(by: fallback))
      }
    ],
    properties: .read { value, name in
      guard case .proposal(let proposal) = value else { return nil }
      switch name {
      case "width": return proposal.width.map(BuiltInValue.number) ?? BuiltInValue.none
      case "height": return proposal.height.map(BuiltInValue.number) ?? BuiltInValue.none
      default: return nil
      }
    }
  ) { name in
    switch name {
    case "infinity": .proposal(.infinity)
    case "zero": .proposal(.zero)
    default: .proposal(.unspecified)
    }
  }
}
