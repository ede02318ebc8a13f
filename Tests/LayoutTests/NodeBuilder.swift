import Layout

/// Makes nodes from the words of a `TreeNotation` line.
struct NodeBuilder {
  let tree: LayoutTree

  mutating func node(
    _ words: [String],
    _ options: [String: String],
    _ children: [NodeID],
    _ direction: LayoutDirection
  ) -> NodeID? {
    guard let behavior = behavior(words, Options(options), children) else { return nil }
    return tree.append(behavior, children: children, direction: direction)
  }

  private func behavior(_ words: [String], _ options: Options, _ children: [NodeID]) -> LayoutBehavior? {
    switch words.first {
    case "fill": .fill
    case "circle": .circle
    case "box": .box(BoxContent(ideal: options.size, fills: options.axes("fills")))
    case "image": .image(ImageContent(size: options.size, isResizable: words.contains("resizable")))
    case "text": .text(text(options))
    case "spacer": .spacer(minimum: options["min"], axis: options.axis("axis"))
    case "divider": .divider(stackAxis: options.axis("axis"))
    case "hstack": .hStack(stack(words, options, .verticalCenter))
    case "vstack": .vStack(stack(words, options, .horizontalCenter))
    case "zstack": .zStack(PileParameters(alignment: options.alignment))
    case "lazyv": .lazyStack(lazy(.vertical, options, .horizontalCenter))
    case "lazyh": .lazyStack(lazy(.horizontal, options, .verticalCenter))
    case "lazygrid": .lazyGrid(lazyGrid(options))
    case "grid":
      .grid(
        GridParameters(alignment: options.alignment, horizontalSpacing: options["h"], verticalSpacing: options["v"])
      )
    case "row": .gridRow(alignment: options.key("align"))
    case "cell":
      .gridCell(GridCellTraits(columns: options["columns"].map { Int($0) }, columnAlignment: options.key("column")))
    case "reader": .geometryReader(FixedContent(children))
    case "custom": .custom(Cascade(step: options["step"] ?? 10))
    default: wrapper(words, options, children)
    }
  }

  private func wrapper(_ words: [String], _ options: Options, _ children: [NodeID]) -> LayoutBehavior? {
    switch words.first {
    case "neutral": .neutral
    case "frame": .frame(FixedFrame(width: options["w"], height: options["h"], alignment: options.alignment))
    case "flex":
      .flexibleFrame(
        FlexibleFrame(
          width: LengthBounds(minimum: options["minw"], ideal: options["idealw"], maximum: options["maxw"]),
          height: LengthBounds(minimum: options["minh"], ideal: options["idealh"], maximum: options["maxh"]),
          alignment: options.alignment
        )
      )
    case "padding": .padding(options.text("by").map(TreeNotation.insets) ?? Insets(padding: .all, nil))
    case "fixedsize": .fixedSize(options.text("axes") == nil ? .both : options.axes("axes"))
    case "ratio": .aspectRatio(options["of"], words.contains("cover") ? .fill : .fit)
    case "position": .position(Point(x: options["x"] ?? 0, y: options["y"] ?? 0))
    case "offset": .offset(x: options["x"] ?? 0, y: options["y"] ?? 0)
    case "scale": .effect(.scale(x: options["x"] ?? 1, y: options["y"] ?? 1, anchor: .center))
    case "priority": .layoutPriority(options["of"] ?? 0)
    case "guide":
      .alignmentGuide(options.key("of") ?? .leading, { $0.width * (options["w"] ?? 0) + (options["plus"] ?? 0) })
    case "decoration": .decoration(options.alignment)
    case "ignores": .ignoresSafeArea(.all)
    case "inset": .safeAreaInset(inset(options))
    case "safepadding": .safeAreaPadding(options.text("by").map(TreeNotation.insets) ?? Insets(.all, 16))
    case "scroll":
      .scroll(
        ScrollParameters(
          axes: options.text("axes") == nil ? .vertical : options.axes("axes"),
          contentMargins: options.text("margins").map(TreeNotation.insets) ?? .zero
        )
      )
    case "fits": .viewThatFits(options.text("axes") == nil ? .both : options.axes("axes"))
    case "relative": .containerRelativeFrame(ContainerRelativeFrame(axes: options.axes("axes"), length: share(options)))
    case "labeled": .labeledRow
    case "matched":
      .matchedGeometry(MatchedGeometry(id: "id", anchor: .topLeading, isSource: words.contains("source")))
    default: nil
    }
  }

  private func text(_ options: Options) -> TextContent {
    let font: FontDescriptor =
      options["size"].map { .system(size: $0) } ?? .style(.body, at: .large, platform: .iOS)
    let words = (options.text("of") ?? "").split(separator: "_").joined(separator: " ")
    return TextContent(
      runs: [TextRun(text: words, font: font)],
      minimumLines: options["reserve"].map { Int($0) } ?? 0,
      maximumLines: options["lines"].map { Int($0) },
      lineSpacing: options["spacing"] ?? 0,
      minimumScaleFactor: options["shrink"] ?? 1
    )
  }

  private func stack(_ words: [String], _ options: Options, _ center: AlignmentKey) -> StackParameters {
    StackParameters(
      alignment: options.key("align") ?? center,
      spacing: options["spacing"],
      isSingleStaticChild: words.contains("single")
    )
  }

  private func lazy(_ axis: Axis, _ options: Options, _ center: AlignmentKey) -> LazyStackParameters {
    LazyStackParameters(axis: axis, alignment: options.key("align") ?? center, spacing: options["spacing"])
  }

  private func lazyGrid(_ options: Options) -> LazyGridParameters {
    let tracks = (options.text("tracks") ?? "").split(separator: ",").map { word -> GridTrack in
      let numbers = word.dropFirst().split(separator: "-").compactMap { Double($0) }
      switch word.first {
      case "f": return GridTrack(.fixed(numbers.first ?? 0))
      case "a": return GridTrack(.adaptive(minimum: numbers.first ?? 10, maximum: numbers.last ?? .infinity))
      default:
        return GridTrack(.flexible(minimum: numbers.first ?? 10, maximum: numbers.count > 1 ? numbers[1] : .infinity))
      }
    }
    return LazyGridParameters(
      axis: .vertical,
      tracks: tracks,
      alignment: options.key("align") ?? .horizontalCenter,
      spacing: options["spacing"]
    )
  }

  private func inset(_ options: Options) -> SafeAreaInset {
    let edges: [String: Edge] = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
    let edge = edges[options.text("edge") ?? ""] ?? .bottom
    let center: AlignmentKey = edge.axis == .vertical ? .horizontalCenter : .verticalCenter
    return SafeAreaInset(edge: edge, alignment: center, spacing: options["spacing"])
  }

  private func share(_ options: Options) -> ContainerRelativeFrame.Length {
    options["count"].map { .fraction(count: Int($0), span: 1, spacing: options["spacing"] ?? 0) } ?? .full
  }
}

/// The `key=value` words of a line.
struct Options {
  private let values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  subscript(_ name: String) -> Double? { values[name].flatMap { $0 == "inf" ? .infinity : Double($0) } }

  func text(_ name: String) -> String? { values[name] }

  var size: Size { Size(width: self["w"] ?? 0, height: self["h"] ?? 0) }

  func axis(_ name: String) -> Axis? {
    switch values[name] {
    case "h": .horizontal
    case "v": .vertical
    default: nil
    }
  }

  func axes(_ name: String) -> AxisSet {
    var result: AxisSet = []
    if values[name]?.contains("h") == true { result.insert(.horizontal) }
    if values[name]?.contains("v") == true { result.insert(.vertical) }
    return result
  }

  func key(_ name: String) -> AlignmentKey? {
    let keys: [String: AlignmentKey] = [
      "leading": .leading, "center": .horizontalCenter, "trailing": .trailing, "top": .top, "middle": .verticalCenter,
      "bottom": .bottom, "first": .firstTextBaseline, "last": .lastTextBaseline, "mean": .custom(Self.mean),
    ]
    return values[name].flatMap { keys[$0] }
  }

  private static var mean: CustomAlignment {
    CustomAlignment(axis: .vertical, identity: "mean") { $0.height / 4 }
  }

  var alignment: Alignment {
    let keys = (values["align"] ?? "center-middle").split(separator: "-").map(String.init)
    let horizontal = keys.first.flatMap { Options(["key": $0]).key("key") } ?? .horizontalCenter
    let vertical = keys.last.flatMap { Options(["key": $0]).key("key") } ?? .verticalCenter
    return Alignment(
      horizontal: horizontal.axis == .horizontal ? horizontal : .horizontalCenter,
      vertical: vertical.axis == .vertical ? vertical : .verticalCenter
    )
  }
}

/// Deferred content that is there from the beginning.
final class FixedContent: DeferredContent {
  private let nodes: [NodeID]

  init(_ nodes: [NodeID]) { self.nodes = nodes }

  func makeContent(in context: PlacementContext) -> [NodeID] { nodes }
}

/// A custom layout: every child a step right of and below the one before it.
final class Cascade: CustomLayout {
  private let step: Double

  init(step: Double) { self.step = step }

  func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviews) -> Size {
    var size = Size.zero
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, step * Double(subview.index) + ideal.width)
      size.height = max(size.height, step * Double(subview.index) + ideal.height)
    }
    return size
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews) {
    for subview in subviews {
      let shift = step * Double(subview.index)
      subview.place(at: Point(x: bounds.minX + shift, y: bounds.minY + shift), proposal: .unspecified)
    }
  }
}
