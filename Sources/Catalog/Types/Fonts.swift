import Layout

extension TypeDefinition {
  static let font = TypeDefinition(
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
      ValueFunction("static func custom(_ name: String, size: CGFloat) -> Font", make: system),
      ValueFunction(
        "static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font",
        make: system
      ),
      ValueFunction("static func custom(_ name: String, fixedSize size: CGFloat) -> Font", make: system),
    ]
  ) { name in TextStyle.named(name).map { .font(FontValue(.style($0))) } }

  @Sendable
  private static func system(_ arguments: Arguments) -> BuiltInValue? {
    let style = arguments.token("style").flatMap(TextStyle.named) ?? .body
    return .font(
      FontValue(
        arguments.number("size").map(FontValue.Base.size) ?? .style(style),
        weight: arguments.token("weight").flatMap(FontWeight.named),
        design: arguments.token("design").flatMap(FontDesign.named)
      )
    )
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
    ]
  ) { name in
    switch name {
    case "infinity": .proposal(.infinity)
    case "zero": .proposal(.zero)
    default: .proposal(.unspecified)
    }
  }
}
