import Layout

extension TypeDefinition {
  static let alignment = TypeDefinition(
    "Alignment",
    "A pair of guides: where a view sits in the space it gets.",
    members: [
      "bottom", "bottomLeading", "bottomTrailing", "center", "centerFirstTextBaseline", "centerLastTextBaseline",
      "leading", "leadingFirstTextBaseline", "leadingLastTextBaseline", "top", "topLeading", "topTrailing",
      "trailing", "trailingFirstTextBaseline", "trailingLastTextBaseline",
    ],
    initializers: [
      ValueFunction("init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") { arguments in
        .alignment(
          Alignment(
            horizontal: arguments.guide("horizontal") ?? .horizontalCenter,
            vertical: arguments.guide("vertical") ?? .verticalCenter
          )
        )
      }
    ],
    properties: .read { value, name in
      guard case .alignment(let alignment) = value else { return nil }
      switch name {
      case "horizontal": return .alignmentKey(alignment.horizontal)
      case "vertical": return .alignmentKey(alignment.vertical)
      default: return nil
      }
    }
  ) { .alignment(alignment(named: $0)) }

  private static func alignment(named name: String) -> Alignment {
    let lower = name.lowercased()
    let horizontal: AlignmentKey =
      lower.contains("leading") ? .leading : lower.contains("trailing") ? .trailing : .horizontalCenter
    let vertical: AlignmentKey =
      if lower.contains("firsttextbaseline") {
        .firstTextBaseline
      } else if lower.contains("lasttextbaseline") {
        .lastTextBaseline
      } else if lower.hasPrefix("top") {
        .top
      } else if lower.hasPrefix("bottom") {
        .bottom
      } else {
        .verticalCenter
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  static let horizontalAlignment = TypeDefinition(
    "HorizontalAlignment",
    "A guide along the horizontal axis.",
    members: ["center", "leading", "listRowSeparatorLeading", "listRowSeparatorTrailing", "trailing"],
    role: .alignment(.horizontal)
  ) { name in
    switch name {
    case "leading": .alignmentKey(.leading)
    case "trailing": .alignmentKey(.trailing)
    case "listRowSeparatorLeading": .alignmentKey(.listRowSeparatorLeading)
    case "listRowSeparatorTrailing": .alignmentKey(.listRowSeparatorTrailing)
    default: .alignmentKey(.horizontalCenter)
    }
  }

  static let verticalAlignment = TypeDefinition(
    "VerticalAlignment",
    "A guide along the vertical axis.",
    members: ["bottom", "center", "firstTextBaseline", "lastTextBaseline", "top"],
    role: .alignment(.vertical)
  ) { name in
    switch name {
    case "top": .alignmentKey(.top)
    case "bottom": .alignmentKey(.bottom)
    case "firstTextBaseline": .alignmentKey(.firstTextBaseline)
    case "lastTextBaseline": .alignmentKey(.lastTextBaseline)
    default: .alignmentKey(.verticalCenter)
    }
  }

  package static let edgeInsets = TypeDefinition(
    "EdgeInsets",
    "Distances from the four sides, in points.",
    initializers: [
      ValueFunction("init()") { _ in .insets(.zero) },
      ValueFunction("init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)") { arguments in
        .insets(
          Insets(
            top: arguments.number("top") ?? 0,
            leading: arguments.number("leading") ?? 0,
            bottom: arguments.number("bottom") ?? 0,
            trailing: arguments.number("trailing") ?? 0
          )
        )
      },
    ],
    properties: .read { value, name in
      guard case .insets(let insets) = value else { return nil }
      switch name {
      case "top": return .number(insets.top)
      case "leading": return .number(insets.leading)
      case "bottom": return .number(insets.bottom)
      case "trailing": return .number(insets.trailing)
      default: return nil
      }
    }.set { value, name, length in
      guard case .insets(var insets) = value, let length = length.number else { return nil }
      switch name {
      case "top": insets.top = length
      case "leading": insets.leading = length
      case "bottom": insets.bottom = length
      case "trailing": insets.trailing = length
      default: return nil
      }
      return .insets(insets)
    }
  )

  static let angle = TypeDefinition(
    "Angle",
    "An angle, in radians or degrees.",
    members: ["zero"],
    functions: [
      ValueFunction("static func degrees(_ degrees: Double) -> Angle", make: degrees),
      ValueFunction("static func radians(_ radians: Double) -> Angle", make: radians),
    ],
    initializers: [
      ValueFunction("init()") { _ in .angle(radians: 0) },
      ValueFunction("init(degrees: Double)", make: degrees),
      ValueFunction("init(radians: Double)", make: radians),
    ],
    properties: .read { value, name in
      guard case .angle(let radians) = value else { return nil }
      switch name {
      case "radians": return .number(radians)
      case "degrees": return .number(radians * 180 / .pi)
      default: return nil
      }
    }.set { _, name, amount in
      guard let amount = amount.number else { return nil }
      return name == "radians" ? .angle(radians: amount) : name == "degrees" ? .angle(radians: amount * .pi / 180) : nil
    }
  ) { _ in .angle(radians: 0) }

  private static func degrees(_ arguments: ArgumentValues) -> BuiltInValue? {
    .angle(radians: (arguments.number("degrees") ?? 0) * .pi / 180)
  }

  private static func radians(_ arguments: ArgumentValues) -> BuiltInValue? {
    .angle(radians: arguments.number("radians") ?? 0)
  }

  static let projectionTransform = TypeDefinition(
    "ProjectionTransform",
    "A map of the plane, also in perspective.",
    initializers: [
      ValueFunction("init()") { _ in .transform(.identity) },
      ValueFunction("init(_ transform: CGAffineTransform)") { $0.transform("transform").map(BuiltInValue.transform) },
    ]
  )

  static let unitPoint = TypeDefinition(
    "UnitPoint",
    "A point as fractions of a size.",
    members: [
      "bottom", "bottomLeading", "bottomTrailing", "center", "leading", "top", "topLeading", "topTrailing", "trailing",
      "zero",
    ],
    initializers: [
      ValueFunction("init()") { _ in .unitPoint(.topLeading) },
      ValueFunction("init(x: CGFloat, y: CGFloat)") { arguments in
        .unitPoint(UnitPoint(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0))
      },
    ],
    properties: .read { value, name in
      guard case .unitPoint(let point) = value else { return nil }
      switch name {
      case "x": return .number(point.x)
      case "y": return .number(point.y)
      default: return nil
      }
    }.set { value, name, part in
      guard case .unitPoint(let point) = value, let part = part.number else { return nil }
      return name == "x"
        ? .unitPoint(UnitPoint(x: part, y: point.y)) : name == "y" ? .unitPoint(UnitPoint(x: point.x, y: part)) : nil
    }
  ) { name in
    switch name {
    case "bottom": .unitPoint(.bottom)
    case "bottomLeading": .unitPoint(.bottomLeading)
    case "bottomTrailing": .unitPoint(.bottomTrailing)
    case "center": .unitPoint(.center)
    case "leading": .unitPoint(.leading)
    case "top": .unitPoint(.top)
    case "topTrailing": .unitPoint(.topTrailing)
    case "trailing": .unitPoint(.trailing)
    default: .unitPoint(.topLeading)
    }
  }
}
