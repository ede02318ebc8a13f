import Layout

extension ModifierDefinition {
  package static let frame = ModifierDefinition(
    "frame",
    "Puts the view in a frame of a given size, or within given bounds.",
    [
      "func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View",
      "func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View",
    ],
    behavior: .composition { arguments in
      let alignment = arguments.alignment("alignment") ?? .center
      guard FrameLength.bounds.contains(where: arguments.has) else {
        let frame = FixedFrame(
          width: length(arguments, "width"),
          height: length(arguments, "height"),
          alignment: alignment
        )
        return receiver(in: .frame(frame))
      }
      let frame = FlexibleFrame(
        width: LengthBounds(
          minimum: arguments.number("minWidth"),
          ideal: arguments.number("idealWidth"),
          maximum: arguments.number("maxWidth")
        ),
        height: LengthBounds(
          minimum: arguments.number("minHeight"),
          ideal: arguments.number("idealHeight"),
          maximum: arguments.number("maxHeight")
        ),
        alignment: alignment
      )
      return receiver(in: .flexibleFrame(frame))
    }
  )

  static let padding = ModifierDefinition(
    "padding",
    "Adds room around the view.",
    [
      "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View",
      "func padding(_ length: CGFloat) -> some View",
      "func padding(_ insets: EdgeInsets) -> some View",
    ],
    behavior: .composition { arguments in
      if let insets = arguments.insets("insets") { return receiver(in: .padding(insets)) }
      return receiver(in: .padding(Insets(padding: arguments.edges("edges") ?? .all, arguments.number("length"))))
    }
  )

  static let fixedSize = ModifierDefinition(
    "fixedSize",
    "Keeps the view at its ideal size.",
    ["func fixedSize() -> some View", "func fixedSize(horizontal: Bool, vertical: Bool) -> some View"],
    behavior: .composition { arguments in
      var axes: AxisSet = []
      if arguments.bool("horizontal") ?? true { axes.insert(.horizontal) }
      if arguments.bool("vertical") ?? true { axes.insert(.vertical) }
      return receiver(in: .fixedSize(axes))
    }
  )

  static let aspectRatio = ModifierDefinition(
    "aspectRatio",
    "Keeps the ratio of the view's width to its height.",
    [
      "func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View",
      "func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View",
    ],
    behavior: .composition { arguments in
      var ratio = arguments.number("ratio")
      if let size = arguments.size("size") { ratio = size.height == 0 ? nil : size.width / size.height }
      return receiver(in: .aspectRatio(ratio, arguments.token("contentMode") == "fill" ? .fill : .fit))
    }
  )

  static let scaledToFill = ModifierDefinition(
    "scaledToFill",
    "Covers its room and keeps the ratio of its ideal size.",
    ["func scaledToFill() -> some View"],
    behavior: .composition { _ in receiver(in: .aspectRatio(nil, .fill)) }
  )

  static let scaledToFit = ModifierDefinition(
    "scaledToFit",
    "Fits into its room and keeps the ratio of its ideal size.",
    ["func scaledToFit() -> some View"],
    behavior: .composition { _ in receiver(in: .aspectRatio(nil, .fit)) }
  )

  static let position = ModifierDefinition(
    "position",
    "Takes the whole proposal and puts the view's center at a point in it.",
    [
      "func position(_ position: CGPoint) -> some View",
      "func position(x: CGFloat = 0, y: CGFloat = 0) -> some View",
    ],
    behavior: .composition { arguments in
      let point = Point(x: arguments.number("x") ?? 0, y: arguments.number("y") ?? 0)
      return receiver(in: .position(arguments.point("position") ?? point))
    }
  )

  static let layoutPriority = ModifierDefinition(
    "layoutPriority",
    "Gives the view room before its siblings of lower priority.",
    ["func layoutPriority(_ value: Double) -> some View"],
    behavior: .composition { receiver(in: .layoutPriority($0.number("value") ?? 0)) }
  )

  static let containerRelativeFrame = ModifierDefinition(
    "containerRelativeFrame",
    "Gives the view a size relative to the nearest scroll view, window or page.",
    [
      "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View",
      "func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View",
      "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View",
    ],
    .iOS17,
    behavior: .containerRelativeFrame
  )

  static let alignmentGuide = ModifierDefinition(
    "alignmentGuide",
    "Sets where a guide lies in the view.",
    [
      "func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View",
      "func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View",
    ],
    behavior: .alignmentGuide
  )

  static let layoutValue = ModifierDefinition(
    "layoutValue",
    "Hands a value to the program's own layout around the view.",
    ["func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View"],
    .iOS16,
    behavior: .layoutValue
  )

  static let matchedGeometryEffect = ModifierDefinition(
    "matchedGeometryEffect",
    "Takes over the geometry of the view with the same id.",
    [
      "func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View"
    ],
    .iOS14,
    behavior: .matchedGeometry
  )

  /// The receiver alone in a node.
  static func receiver(in behavior: LayoutBehavior) -> Composition {
    .around(behavior)
  }

  /// Negative and infinite lengths are dropped (Apple: "Invalid frame dimension").
  private static func length(_ arguments: ArgumentValues, _ name: String) -> Double? {
    guard let length = arguments.number(name), length.isFinite, length >= 0 else { return nil }
    return length
  }
}
