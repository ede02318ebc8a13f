import Layout

/// A tree as a value, so that it can be built again.
struct Plan: CustomStringConvertible {
  let name: String
  let behavior: LayoutBehavior
  let children: [Plan]

  func node(in tree: LayoutTree, _ direction: LayoutDirection) -> NodeID {
    tree.append(behavior, children: children.map { $0.node(in: tree, direction) }, direction: direction)
  }

  var description: String {
    children.isEmpty ? name : "\(name)(\(children.map(\.description).joined(separator: " ")))"
  }
}

/// Makes plans from a seed.
struct TreeGenerator {
  private var state: UInt64
  /// Whether lengths may be absurd.
  private let isWild: Bool

  init(seed: UInt64, isWild: Bool = false) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    self.isWild = isWild
  }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func length() -> Double {
    let wild = [Double.infinity, -.infinity, .nan, 1e308, -1e308, -5, 1e-300]
    return isWild && next(3) == 0 ? wild[next(wild.count)] : Double(next(8)) * 7.5
  }

  private mutating func optionalLength() -> Double? { next(2) == 0 ? nil : length() }

  mutating func plan(depth: Int) -> Plan {
    if depth == 0 || next(6) == 0 { return leaf() }
    return next(2) == 0 ? wrapper(depth) : container(depth)
  }

  private mutating func leaf() -> Plan {
    let size = Size(width: length(), height: length())
    let words = String(repeating: "word ", count: next(6))
    let leaves: [(String, LayoutBehavior)] = [
      ("fill", .fill), ("circle", .circle), ("box\(size)", .box(BoxContent(ideal: size))),
      ("text", .text(TextContent(words, font: .system(size: isWild ? length() : 10)))),
      ("spacer", .spacer(minimum: nil, axis: .horizontal)),
      ("divider", .divider(stackAxis: nil)), ("image", .image(ImageContent(size: size, isResizable: true))),
    ]
    let (name, behavior) = leaves[next(leaves.count)]
    return Plan(name: name, behavior: behavior, children: [])
  }

  private mutating func wrapper(_ depth: Int) -> Plan {
    let child = plan(depth: depth - 1)
    let bounds = LengthBounds(
      minimum: optionalLength(),
      ideal: optionalLength(),
      maximum: next(2) == 0 ? .infinity : nil
    )
    let insets = Insets(top: length() - 10, leading: length(), bottom: length(), trailing: length())
    let ratio = Double(next(4)) / 2
    let wrappers: [(String, LayoutBehavior)] = [
      ("frame", .frame(FixedFrame(width: optionalLength(), height: optionalLength(), alignment: .topLeading))),
      ("flex", .flexibleFrame(FlexibleFrame(width: bounds, height: bounds, alignment: .trailing))),
      ("padding", .padding(insets)), ("fixed", .fixedSize(.horizontal)),
      ("ratio", .aspectRatio(ratio, next(2) == 0 ? .fit : .fill)), ("offset", .offset(x: length(), y: length())),
      ("ignores", .ignoresSafeArea(.all)),
      ("relative", .containerRelativeFrame(ContainerRelativeFrame(axes: .horizontal))),
      ("priority", .layoutPriority(Double(next(3)))), ("guide", .alignmentGuide(.firstTextBaseline, { $0.height / 3 })),
      ("scale", .effect(.scale(x: isWild ? length() : 1, y: 1, anchor: .top))), ("inset", .safeAreaPadding(insets)),
      ("position", .position(Point(x: length(), y: length()))),
    ]
    let (name, behavior) = wrappers[next(wrappers.count)]
    return Plan(name: name, behavior: behavior, children: [child])
  }

  private mutating func container(_ depth: Int) -> Plan {
    let children = (0..<next(4)).map { _ in plan(depth: depth - 1) }
    let spacing = optionalLength()
    let lazy = LazyStackParameters(axis: .vertical, alignment: .leading, spacing: spacing)
    let columns = [GridTrack(), GridTrack(.fixed(length())), GridTrack(.adaptive(minimum: 20, maximum: 40))]
    let containers: [(String, LayoutBehavior)] = [
      ("hstack", .hStack(StackParameters(alignment: .firstTextBaseline, spacing: spacing))),
      ("vstack", .vStack(StackParameters(alignment: .leading, spacing: spacing))),
      ("zstack", .zStack(PileParameters(alignment: .bottomTrailing))), ("decoration", .decoration(.topTrailing)),
      ("scroll", .scroll(ScrollParameters())), ("lazy", .lazyStack(lazy)),
      ("lazygrid", .lazyGrid(LazyGridParameters(axis: .vertical, tracks: columns, alignment: .leading))),
      ("bar", .safeAreaInset(SafeAreaInset(edge: .leading, alignment: .verticalCenter, spacing: spacing))),
      ("list", .list(ListParameters(sections: [[.header, .row, .row, .footer]]))), ("empty", .empty),
      ("grid", .grid(GridParameters())), ("row", .gridRow(alignment: nil)),
      ("reader", .geometryReader(FixedContent([]))), ("fits", .viewThatFits(.both)),
      ("custom", .custom(Cascade(step: 3))),
    ]
    let (name, behavior) = containers[next(containers.count)]
    return Plan(name: name, behavior: behavior, children: children)
  }
}
